import { businessPath, compareCounts } from '@pegboard/business-dashboard/model';
import { pinPath } from '@pegboard/routes';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findMember } from '../../messaging/notifications/index.ts';
import { users } from '../../people/accounts/index.ts';
import { unsubscribeLink } from '../../people/email-choices/index.ts';
import { findChannels } from '../../people/notification-choices/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import {
  defineMail,
  htmlBody,
  htmlImageLink,
  htmlLink,
  htmlList,
  htmlParagraph,
  mailMessages,
  type Mail,
  type MailMessages,
} from '../../platform/mail/index.ts';
import { absoluteMediaUrl } from '../../platform/media/images/index.ts';
import type { Deps } from './deps.ts';
import { DIGEST_COUNTS, readDigest, type Digest } from './read-digest.ts';
import { getWeekUntil } from './rules.ts';

const IMAGE_SIZE = 68;

/** The mail with the numbers of a week of a business, to a member whose address is confirmed and who wants it (AC-12). */
export const businessDigestMail = defineMail({
  name: 'business-digest',
  data: z.strictObject({ userId: z.string(), businessId: z.string(), to: z.iso.date() }),
  async write({ userId, businessId, to }, deps: Deps) {
    const id = parseId(userId) ?? 0n;
    const [account] = await deps.db
      .select({ verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, id));
    const member = account?.verifiedAt ? await findMember(deps, id) : undefined;
    if (!member || (await findChannels(deps.db, id)).business_digest.mail !== 'immediate') return null;
    const digest = await readDigest(deps.db, member, parseId(businessId) ?? 0n, getWeekUntil(to));
    if (!digest) return null;
    return digestMail(digest, member, {
      unsubscribe: unsubscribeLink(deps, id, 'business_digest'),
      publicUrl: deps.env.publicUrl,
    });
  },
});

/** Builds the mail of a digest, in the language and direction of the member. Its text part has the same sentences and links. */
function digestMail(
  digest: Digest,
  member: SignedIn,
  links: { readonly unsubscribe: string; readonly publicUrl: string },
): Mail {
  const { business, week, counts, before } = digest;
  const { unsubscribe, publicUrl } = links;
  const messages = mailMessages(member.locale);
  const texts = messages.businessDigest;
  const formats = createDigestFormats(member.locale, texts);
  const hello = messages.hello(member.firstName);
  const intro = texts.week(business.name, formats.day(week.from), formats.day(week.to));
  const lines = DIGEST_COUNTS.map((name) =>
    texts.counts[name]({
      count: formats.count(counts[name]),
      change: formats.change(counts[name], before[name]),
    }),
  );
  const pins = digest.pins.map(({ id, title, image, impressions, saves }) => ({
    text: texts.pin(title ?? texts.untitled, formats.count(impressions), formats.count(saves)),
    link: publicUrl + pinPath({ id }),
    image:
      image === null
        ? undefined
        : {
            src: absoluteMediaUrl(image, publicUrl),
            alt: title ?? texts.untitled,
            width: IMAGE_SIZE,
            height: IMAGE_SIZE,
          },
  }));
  const paid = digest.paid.flatMap((results) => [
    texts.spend(
      formats.money(results.spentMicro, results.currency),
      formats.change(results.spentMicro, results.spentBeforeMicro),
    ),
    texts.results(
      formats.count(results.impressions),
      formats.count(results.clicks),
      formats.count(results.conversions),
    ),
  ]);
  const dashboard = `${publicUrl}${businessPath(business.kind, String(business.id), 'dashboard')}?${new URLSearchParams(week)}`;
  const html = [
    htmlParagraph(hello),
    htmlParagraph(intro),
    htmlList(lines),
    ...(pins.length > 0 ? [htmlParagraph(texts.topPins)] : []),
    ...pins.map(({ text, link, image }) => htmlImageLink(link, text, image)),
    ...(paid.length > 0 ? [htmlParagraph(texts.paid), htmlList(paid)] : []),
    htmlLink(dashboard, texts.open),
    htmlParagraph(texts.why),
    htmlLink(unsubscribe, texts.preferences),
  ];
  const text = [
    hello,
    intro,
    lines.join('\n'),
    ...(pins.length > 0 ? [texts.topPins, ...pins.map((pin) => `${pin.text}\n${pin.link}`)] : []),
    ...(paid.length > 0 ? [texts.paid, paid.join('\n')] : []),
    `${texts.open}:\n${dashboard}`,
    texts.why,
    `${texts.unsubscribe}:\n${unsubscribe}`,
  ];
  return {
    to: member.email,
    subject: texts.subject(business.name),
    text: `${text.join('\n\n')}\n`,
    html: htmlBody(member.locale, html),
    unsubscribe,
  };
}

/** Creates the formats of the numbers of a digest. */
function createDigestFormats(locale: string, texts: MailMessages['businessDigest']) {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    count: (value: number) => number.format(value),
    day: (date: string) => day.format(new Date(date)),
    money: (micro: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(micro / 1_000_000),
    change(now: number, before: number): string {
      const change = compareCounts(now, before);
      return 'ratio' in change
        ? texts.change[change.kind](percent.format(change.ratio))
        : texts.change[change.kind];
    },
  };
}
