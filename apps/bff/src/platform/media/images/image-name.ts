import { createHmac, hkdfSync } from 'node:crypto';
import type { ImageFile, ProcessedImage } from './process-image.ts';
import { imagePath } from './process-image.ts';
import type { images } from './tables.ts';

/** The account for which an image is stored; `site` for drawings of the site itself. */
export type ImageOwner = bigint | 'site';

/** An image with its name: its row without an id, and its files. */
export type NamedImage = {
  readonly row: Omit<typeof images.$inferInsert, 'id'>;
  readonly files: readonly ImageFile[];
};

const NAME_LETTERS = 32;

/**
 * Returns the name of an image, 128 bits in hexadecimal: the same for the same image of the same owner, and not
 * computable from the image without the secret of the site (docs/decisions/0032-keyed-image-names.md).
 */
export function imageName(secret: string, owner: ImageOwner, digest: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'pegboard image names 1', 32));
  return createHmac('sha256', key).update(`${owner}:${digest}`).digest('hex').slice(0, NAME_LETTERS);
}

/** Names a processed image for its owner. */
export function nameImage(secret: string, owner: ImageOwner, image: ProcessedImage): NamedImage {
  const { digest, files, copyHash, ...known } = image;
  const signature = imageName(secret, owner, digest);
  return {
    row: { ...known, copyHash: copyHash ?? '', signature, hasKeyedName: true },
    files: files.map(({ size, extension, bytes }) => ({
      path: imagePath(size, signature, extension),
      bytes,
    })),
  };
}
