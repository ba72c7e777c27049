import type { SignedIn } from '../../platform/http/viewer.ts';
import {
  htmlBody,
  htmlImageLink,
  htmlLink,
  htmlParagraph,
  mailMessages,
  type Mail,
  type MailImage,
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
    ...rows.map(({ sentence, link, image }) =>
      htmlImageLink(link, sentence, image && { ...image, alt: image.alt ?? texts.image }),
    ),
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
    html: htmlBody(member.locale, html),
    unsubscribe,
  };
}

/** The image of a notification, which may have no description. */
type NotificationImage = Omit<MailImage, 'alt'> & { readonly alt: string | undefined };

/** Returns the image of the first Pin of a notification, with its description or title. */
function imageOf(
  { pins }: NotificationView,
  member: SignedIn,
  publicUrl: string,
): NotificationImage | undefined {
  const [pin] = pins;
  if (!pin) return undefined;
  const { images, alt_text: altText, title } = presentPin(pin, member);
  const image = images[IMAGE_SIZE];
  if (!image) return undefined;
  return {
    src: absoluteMediaUrl(image.url, publicUrl),
    alt: altText ?? title ?? undefined,
    width: IMAGE_WIDTH,
    height: Math.round((image.height / image.width) * IMAGE_WIDTH),
  };
}
