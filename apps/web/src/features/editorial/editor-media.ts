import type { ArticleImage } from '@pegboard/types';
import type { ArticlePin, EditedArticle } from './article-api.ts';

/** The Pins and images that the editor shows: those of the stored article, and those added since. */
export type EditorMedia = {
  readonly pins: ReadonlyMap<string, ArticlePin>;
  /** The addresses of images, by `source` and id. */
  readonly images: ReadonlyMap<string, string>;
};

const SMALL = '236x';

/** Returns the key of an image. */
export const imageKey = ({ source, id }: Pick<ArticleImage, 'source' | 'id'>): string => `${source} ${id}`;

/** Returns the address of the rendition that the editor shows. */
export function smallImage(images: ArticlePin['images']): string | undefined {
  return (images.find(({ size }) => size === SMALL) ?? images.at(-1))?.url;
}

/** Returns what the editor shows of a stored article. */
export function mediaOf(article: Pick<EditedArticle, 'pins' | 'images'> | undefined): EditorMedia {
  return {
    pins: new Map(article?.pins.map((pin) => [pin.id, pin])),
    images: new Map(
      Object.entries(article?.images ?? {}).map(([id, images]) => [
        imageKey({ source: 'stored', id }),
        smallImage(images) ?? '',
      ]),
    ),
  };
}
