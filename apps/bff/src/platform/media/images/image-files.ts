import { imagePath } from './process-image.ts';
import { RENDITION_NAMES } from './renditions.ts';
import type { RenditionSizes } from './tables.ts';
import { videoPaths } from './video-files.ts';

const EXTENSIONS = ['webp', 'jpg', 'avif', 'gif'] as const;

/** The sizes of the animated renditions. */
const MOVING = ['orig', '236x'] as const;

/** Returns the paths of all files that an image can have in the store. */
export function imageFiles(picture: {
  readonly signature: string;
  readonly sizes: RenditionSizes;
  readonly isAnimated: boolean;
  readonly avifReady: boolean;
}): readonly string[] {
  const { signature, sizes, isAnimated, avifReady } = picture;
  const types = ['jpg', 'webp', ...(avifReady ? ['avif'] : [])];
  const still = Object.keys(sizes).flatMap((size) => types.map((type) => imagePath(size, signature, type)));
  return isAnimated ? [...still, ...MOVING.map((size) => imagePath(size, signature, 'gif'))] : still;
}

/** Returns the paths of all files that any image of a name can have in the store, at every size, with those of its video. */
export function storedFiles(signature: string): readonly string[] {
  const still = [...RENDITION_NAMES].flatMap((size) =>
    EXTENSIONS.map((extension) => imagePath(size, signature, extension)),
  );
  return [...still, ...videoPaths(signature)];
}
