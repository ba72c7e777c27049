import { escapeHtml } from '@pegboard/types';
import type { SignedIn } from '../../platform/http/viewer.ts';
import {
  htmlLink,
  htmlParagraph,
  languageAttributes,
  mailMessages,
  type Mail,
} from '../../platform/mail/index.ts';
import { absoluteMediaUrl } from '../../platform/media/images/index.ts';
import { presentPin } from '../../pins/pins/index.ts';
import type { NotificationView } from './list-notifications.ts';
import { notificationPath } from './notification-path.ts';
import { notificationSentence } from './notification-sentence.ts';

/** The size of the images of a mail. */
const IMAGE_SIZE = '236x';
const IMAGE_WIDTH = 118;

/** The contents of a mail that lists notifications. */
export type NotificationListMail = {
  readonly member: SignedIn;
  readonly items: readonly NotificationView[];
  readonly subject: string;
  /** The reason for which the member gets it. */
  readonly why: string;
  readonly unsubscribe: string;
  readonly publicUrl: string;
};

/**
 * Builds a mail that lists notifications, with an image of each and its description, in the language and direction of the
 * member. Its text part has the same sentences and links.
 */
export function notificationListMail(from: NotificationListMail): Mail {
  const { member, items, subject, why, unsubscribe, publicUrl } = from;
  const messages = mailMessages(member.locale);
  const texts = messages.notifications;
  const all = `${publicUrl}/notifications/`;
  const rows = items.map((item) => ({
    sentence: notificationSentence(item, texts),
    link: publicUrl + notificationPath(item),
    image: imageOf(item, member, publicUrl),
  }));
  const html = [
    htmlParagraph(messages.hello(member.firstName)),
    htmlParagraph(texts.news),
    ...rows.map(({ sentence, link, image }) => {
      const alt = image?.alt ?? texts.image;
      const picture = image
        ? `<img src="${escapeHtml(image.src)}" alt="${escapeHtml(alt)}" width="${IMAGE_WIDTH}" height="${image.height}"><br>`
        : '';
      return `<p><a href="${escapeHtml(link)}">${picture}${escapeHtml(sentence)}</a></p>`;
    }),
    htmlLink(all, texts.all),
    htmlParagraph(why),
    htmlLink(unsubscribe, texts.preferences),
  ];
  const text = [
    messages.hello(member.firstName),
    texts.news,
    ...rows.map(({ sentence, link, image }) =>
      [sentence, ...(image?.alt ? [`[${image.alt}]`] : []), link].join('\n'),
    ),
    `${texts.all}:\n${all}`,
    why,
    `${texts.unsubscribe}:\n${unsubscribe}`,
  ];
  return {
    to: member.email,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<div ${languageAttributes(member.locale)}>\n${html.join('\n')}\n</div>`,
    unsubscribe,
  };
}

type MailImage = { readonly src: string; readonly alt: string | undefined; readonly height: number };

/** Returns the image of the first Pin of a notification, with its description or title. */
function imageOf({ pins }: NotificationView, member: SignedIn, publicUrl: string): MailImage | undefined {
  const [pin] = pins;
  if (!pin) return undefined;
  const { images, alt_text: altText, title } = presentPin(pin, member);
  const image = images[IMAGE_SIZE];
  if (!image) return undefined;
  return {
    src: absoluteMediaUrl(image.url, publicUrl),
    alt: altText ?? title ?? undefined,
    height: Math.round((image.height / image.width) * IMAGE_WIDTH),
  };
}
