import { imagePath } from './process-image.ts';
import type { RenditionSizes } from './tables.ts';

/** The sizes that an animation moves in. */
const MOVING = ['orig', '236x'] as const;

/** The paths of all files that a picture has in the store. */
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
