import type { Image, ImageSize, Images } from '@pegboard/types';
import { isUsable } from './card-picture.ts';

/**
 * The `srcset` of a picture: those of the sizes that it has, each true width once; undefined when there is no choice.
 * White space would end an address there, so it is escaped.
 */
export function srcSet(images: Images | null | undefined, sizes: readonly ImageSize[]): string | undefined {
  const byWidth = new Map<number, Image>();
  for (const size of sizes) {
    const image = images?.[size];
    if (isUsable(image)) byWidth.set(image.width, image);
  }
  if (byWidth.size < 2) return undefined;
  return [...byWidth].map(([width, { url }]) => `${url.trim().replace(/\s/g, '%20')} ${width}w`).join(', ');
}
