import type { ReadItem } from '../import-item.ts';
import type { FolderTarget } from './folders.ts';
import { derivedId, sourceLink, sourceText, sourceTime } from './source-text.ts';

/** A bookmark of a bookmark manager. */
export type LinkPin = {
  readonly url: unknown;
  readonly title: unknown;
  readonly description: unknown;
  readonly savedAt: unknown;
  /** The address of the image that the other site shows for it. */
  readonly image?: unknown;
};

/** Returns the Pin of a bookmark, whose image is that of the other site, or else of the page. */
export function toLinkPin(
  { url, title, description, savedAt, image }: LinkPin,
  target: FolderTarget,
): ReadItem {
  const link = sourceLink(url);
  const name = sourceText(title);
  if (link === null)
    return { ok: false, kind: 'pin', title: name ?? sourceText(url) ?? '', reason: 'text_invalid' };
  const shown = sourceLink(image);
  return {
    ok: true,
    item: {
      kind: 'pin',
      id: derivedId(target.board ?? '', target.section ?? '', link),
      ...target,
      image: shown === null ? { kind: 'page', url: link } : { kind: 'web', urls: [shown], page: link },
      title: name,
      description: sourceText(description),
      altText: null,
      link,
      savedAt: sourceTime(savedAt),
    },
  };
}
