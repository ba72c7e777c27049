import { z } from 'zod';
import type { Deps } from './deps.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import { accountMail } from './account-mail.ts';
import { findRecipient } from './find-recipient.ts';
import { panicPageLink } from './end-sessions.ts';

/** The email about a log-in from a device that is new, with a link that ends all sessions (AC-05). */
export const newDeviceMail = defineMail({
  name: 'new-device',
  data: z.strictObject({
    userId: z.string(),
    device: z.string(),
    country: z.string().nullable(),
    at: z.iso.datetime(),
  }),
  async write({ userId, device, country, at }, deps: Deps) {
    const user = await findRecipient(deps.db, userId);
    if (!user) return null;
    const texts = mailMessages(user.locale).newDevice;
    const time = new Intl.DateTimeFormat(user.locale, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(at));
    const place =
      country === null ? undefined : new Intl.DisplayNames([user.locale], { type: 'region' }).of(country);
    return accountMail(user, texts.subject, [
      texts.loggedIn,
      texts.device(device === '' ? texts.unknownDevice : device),
      texts.time(time),
      ...(place === undefined ? [] : [texts.place(place)]),
      texts.notYou,
      { link: panicPageLink(deps, user.id), label: texts.logOut },
    ]);
  },
});
