import { imagePath } from './process-image.ts';
import type { RenditionSizes } from './tables.ts';

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
