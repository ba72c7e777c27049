import { imagePath } from './process-image.ts';
import type { RenditionSizes } from './tables.ts';

/** Where pictures are served. */
export const IMAGES_PREFIX = '/i';

/** What a picture's address and size are told from. */
export type PictureRow = {
  readonly signature: string;
  readonly sizes: RenditionSizes;
};

/** One rendition as callers see it. */
export type ImageView = {
  readonly size: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** The address of a file of a picture, on this site. */
export function imageUrl(signature: string, size: string, extension = 'webp'): string {
  return `${IMAGES_PREFIX}/${imagePath(size, signature, extension)}`;
}

/** The renditions of a picture, or those of the sizes named. The original is left out unless it is named (§5). */
export function presentImages(picture: PictureRow, names?: readonly string[] | null): readonly ImageView[] {
  const wanted = names ?? Object.keys(picture.sizes).filter((name) => name !== 'orig');
  return wanted.flatMap((size) => {
    const known = picture.sizes[size];
    if (!known) return [];
    return [{ size, url: imageUrl(picture.signature, size), ...known }];
  });
}
