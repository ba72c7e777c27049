import type { Image, Images } from '../entities/image.ts';
import type { ImageSize } from '../codes/image-sizes.ts';

/**
 * Returns the `srcset` of an image: its safe renditions, each actual width once; undefined if there is only
 * one. White space would end an address in a `srcset`, so it is escaped.
 */
export const srcSet = (
  images: Images | null | undefined,
  sizes: readonly ImageSize[],
  isUsable: (image: Image) => boolean = () => true,
): string | undefined => {
  const byWidth = new Map<number, Image>();
  for (const size of sizes) {
    const image = images?.[size];
    if (image && isUsable(image)) byWidth.set(image.width, image);
  }
  if (byWidth.size < 2) return undefined;
  return [...byWidth].map(([width, { url }]) => `${url.trim().replace(/\s/g, '%20')} ${width}w`).join(', ');
};
