import type { ArticleLink } from '../entities/article.ts';

/** A part of a paragraph: plain text, or the text of a link. */
export type TextPart = { readonly text: string; readonly url: string | null };

/**
 * Splits a paragraph at the first occurrence of the text of each link. A link whose text is missing, or overlaps with
 * a link before it in the text, is left out. Source: SR-15.
 */
export function splitByLinks(text: string, links: readonly ArticleLink[]): readonly TextPart[] {
  const found = links
    .map((link) => ({ ...link, at: link.text === '' ? -1 : text.indexOf(link.text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const parts: TextPart[] = [];
  let end = 0;
  for (const link of found) {
    if (link.at < end) continue;
    if (link.at > end) parts.push({ text: text.slice(end, link.at), url: null });
    parts.push({ text: link.text, url: link.url });
    end = link.at + link.text.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), url: null });
  return parts;
}
