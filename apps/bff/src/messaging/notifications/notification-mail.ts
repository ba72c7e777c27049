import { z } from 'zod';
import { unsubscribeLink } from '../../people/email-choices/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { findMember } from './find-member.ts';
import { findNotifications } from './list-notifications.ts';
import { notificationListMail } from './notification-list-mail.ts';
import { notificationSentence } from './notification-sentence.ts';

/** The mail of notifications that a member gets at once; those that were read meanwhile are left out (AC-12). */
export const notificationMail = defineMail({
  name: 'notifications',
  data: z.strictObject({ userId: z.string(), news: z.array(z.string()) }),
  async write({ userId, news }, deps: Deps) {
    const member = await findMember(deps, parseId(userId) ?? 0n);
    if (!member) return null;
    const items = await findNotifications(deps, member, 'mail', news.map(BigInt));
    const [first] = items;
    if (!first) return null;
    const texts = mailMessages(member.locale).notifications;
    const subject = items.length === 1 ? notificationSentence(first, texts) : texts.several(items.length);
    return notificationListMail({
      member,
      items,
      subject,
      why: texts.why,
      unsubscribe: unsubscribeLink(deps, member.id, 'notifications'),
      publicUrl: deps.env.publicUrl,
    });
  },
});
