import type { Immutable } from '@pegboard/types';
import { z } from 'zod';
import { mediaUrl } from './media-url.ts';
import { imagePath } from './process-image.ts';
import type { RenditionSizes } from './tables.ts';

/** The row from which an image's address and size are derived. */
export type PictureRow = {
  readonly signature: string;
  readonly sizes: RenditionSizes;
};

const pixelsSchema = z.int().positive();

/** A rendition as it is returned. */
export const imageSchema = z.strictObject({
  size: z.string(),
  url: z.string(),
  width: pixelsSchema,
  height: pixelsSchema,
});

/** A rendition as it is returned. */
export type ImageView = Immutable<z.infer<typeof imageSchema>>;

/** Returns the address of a file of an image. */
export function imageUrl(signature: string, size: string, extension = 'webp'): string {
  return mediaUrl(imagePath(size, signature, extension));
}

/**
 * Returns the renditions of an image, or those of the given sizes. The original is included only when it is named (§5).
 */
export function presentImages(picture: PictureRow, names?: readonly string[] | null): readonly ImageView[] {
  const wanted = names ?? Object.keys(picture.sizes).filter((name) => name !== 'orig');
  return wanted.flatMap((size) => {
    const known = picture.sizes[size];
    if (!known) return [];
    return [{ size, url: imageUrl(picture.signature, size), ...known }];
  });
}
