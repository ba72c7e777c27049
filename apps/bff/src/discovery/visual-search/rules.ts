/** Minimum side of a crop in percent. */
export const CROP_MIN = 5;

/** A part of an image, in percent of its sides. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Returns whether a crop is large enough to search with and inside the image. */
export function isCrop({ x, y, width, height }: Crop): boolean {
  const fits = (start: number, size: number): boolean =>
    start >= 0 && size >= CROP_MIN && start + size <= 100;
  return fits(x, width) && fits(y, height);
}

/** Returns the crop in pixels of an image of this size: at least one pixel, and completely inside. */
export function cropPixels(
  crop: Crop,
  picture: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const across = pixels(crop.x, crop.width, picture.width);
  const down = pixels(crop.y, crop.height, picture.height);
  return { left: across.start, top: down.start, width: across.size, height: down.size };
}

function pixels(start: number, size: number, whole: number): { start: number; size: number } {
  const first = Math.min(whole - 1, Math.round((start * whole) / 100));
  return { start: first, size: Math.max(1, Math.min(whole - first, Math.round((size * whole) / 100))) };
}
