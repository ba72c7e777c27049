import { escapeHtml } from '@pegboard/types';
import { languageAttributes } from './texts/index.ts';

/** Returns a paragraph of a mail; the text is escaped. */
export const htmlParagraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Returns a link in a paragraph of its own; address and label are escaped. */
export const htmlLink = (link: string, label: string): string =>
  `<p><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`;

/** Returns a list of a mail; the items are escaped. */
export const htmlList = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;

/** An image of a mail, in CSS pixels. */
export type MailImage = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** Returns a link with an image above its text, in a paragraph of its own; all texts are escaped. */
export function htmlImageLink(link: string, text: string, image: MailImage | undefined): string {
  const picture = image
    ? `<img src="${escapeHtml(image.src)}" alt="${escapeHtml(image.alt)}" width="${image.width}" height="${image.height}"><br>`
    : '';
  return `<p><a href="${escapeHtml(link)}">${picture}${escapeHtml(text)}</a></p>`;
}

/** Returns the body of a mail with these parts, in the language and direction of an account. */
export const htmlBody = (locale: string, parts: readonly string[]): string =>
  `<div ${languageAttributes(locale)}>\n${parts.join('\n')}\n</div>`;
