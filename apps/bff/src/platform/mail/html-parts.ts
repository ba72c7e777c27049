import { escapeHtml } from '@pegboard/types';

/** Returns a paragraph of a mail; the text is escaped. */
export const htmlParagraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Returns a link in a paragraph of its own; address and label are escaped. */
export const htmlLink = (link: string, label: string): string =>
  `<p><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`;

/** Returns a list of a mail; the items are escaped. */
export const htmlList = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
