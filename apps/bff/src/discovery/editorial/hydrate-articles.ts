import { inArray } from 'drizzle-orm';
import type { PinView } from '../../pins/pins/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { images, presentImages, type ImageView } from '../../platform/media/images/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { contentImages, toContent } from './article-content.ts';
import { readArticlePins } from './article-pins.ts';
import type { ArticleRow } from './find-article.ts';
import { articlePinFields } from './rules.ts';

/** An image of an article. */
export type ArticleImageView = {
  readonly images: readonly ImageView[];
  readonly altText: string;
  readonly dominantColor: string;
  /** The Pin whose image it is. */
  readonly pin: PinView | null;
};

/** The visible Pins and the images of some articles, by id. */
export type ArticleMedia = {
  readonly pins: ReadonlyMap<bigint, PinView>;
  readonly image: (id: string, altText: string) => ArticleImageView | null;
};

/**
 * Reads what articles show to the viewer: their covers, or with `all` the Pins and images of their blocks, too. Two statements, or
 * three with Pins.
 */
export async function readMedia(
  db: Db,
  viewer: Viewer,
  rows: readonly ArticleRow[],
  shows: 'covers' | 'all',
): Promise<ArticleMedia> {
  const contents = rows
    .map(toContent)
    .map((content) => (shows === 'all' ? content : { ...content, blocks: [] }));
  const pinIds = new Set(contents.flatMap(articlePinFields).map(([, id]) => BigInt(id)));
  const imageIds = new Set(contents.flatMap(contentImages).map(([, { id }]) => BigInt(id)));
  const [pins, stored] = await Promise.all([
    readArticlePins(db, viewer, [...pinIds]),
    imageIds.size === 0
      ? []
      : db
          .select()
          .from(images)
          .where(inArray(images.id, [...imageIds])),
  ]);
  const byId = new Map(stored.map((image) => [String(image.id), image]));
  return {
    pins,
    image(id, altText) {
      const image = byId.get(id);
      return image
        ? { images: presentImages(image), altText, dominantColor: image.dominantColor, pin: null }
        : null;
    },
  };
}

/** Returns the cover of an article; null without one, or for a Pin that the viewer does not see. */
export function coverOf(row: ArticleRow, { pins, image }: ArticleMedia): ArticleImageView | null {
  if (row.coverImageId !== null) return image(String(row.coverImageId), row.coverAltText);
  const pin = row.coverPinId === null ? undefined : pins.get(row.coverPinId);
  if (!pin) return null;
  const { altText, autoAltText, title, dominantColor } = pin;
  return { images: presentImages(pin), altText: altText ?? autoAltText ?? title ?? '', dominantColor, pin };
}
