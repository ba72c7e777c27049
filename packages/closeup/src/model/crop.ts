/** A part of an image, in percent of its sides, from its left and top. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A corner of the crop, relative to the image and independent of the text direction. */
export type CropCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** An operation on a crop; distances are in percent of the image. */
export type CropEvent =
  | { readonly type: 'moved'; readonly x: number; readonly y: number }
  | { readonly type: 'pulled'; readonly corner: CropCorner; readonly x: number; readonly y: number };

/** Minimum side of a crop in percent (CU-06). */
export const CROP_MIN = 5;

/** The initial crop: the image without a margin. */
export const INITIAL_CROP: Crop = { x: 10, y: 10, width: 80, height: 80 };

/** All corners, in tab order. */
export const CROP_CORNERS: readonly CropCorner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/**
 * Returns the crop after an event (CU-06): a move preserves its size, a resize preserves the opposite corner.
 * It stays inside the image, and is at least 5 percent of a side. All values are integers.
 */
export function transitionCrop(crop: Crop, event: CropEvent): Crop {
  if (event.type === 'moved')
    return {
      ...crop,
      x: within(crop.x + event.x, 0, 100 - crop.width),
      y: within(crop.y + event.y, 0, 100 - crop.height),
    };
  const across = pulled(crop.x, crop.width, event.x, event.corner.endsWith('left'));
  const down = pulled(crop.y, crop.height, event.y, event.corner.startsWith('top'));
  return { x: across.start, y: down.start, width: across.size, height: down.size };
}

/** Returns the position of a crop's corner in percent of the image. */
export function getCornerPosition(
  crop: Crop,
  corner: CropCorner,
): { readonly x: number; readonly y: number } {
  return {
    x: corner.endsWith('left') ? crop.x : crop.x + crop.width,
    y: corner.startsWith('top') ? crop.y : crop.y + crop.height,
  };
}

/** Formats a crop for an address: `10,20,50,60` for x, y, width and height. */
export function formatCrop({ x, y, width, height }: Crop): string {
  return [x, y, width, height].join(',');
}

/** Parses such a text; undefined for any other text and for an invalid crop. */
export function parseCrop(text: string | null | undefined): Crop | undefined {
  if (!/^\d{1,3}(,\d{1,3}){3}$/.test(text ?? '')) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = (text ?? '').split(',').map(Number);
  const fits = (start: number, size: number): boolean => size >= CROP_MIN && start + size <= 100;
  return fits(x, width) && fits(y, height) ? { x, y, width, height } : undefined;
}

function pulled(start: number, size: number, by: number, isStart: boolean): { start: number; size: number } {
  const end = start + size;
  if (!isStart) return { start, size: within(size + by, CROP_MIN, 100 - start) };
  const moved = within(start + by, 0, end - CROP_MIN);
  return { start: moved, size: end - moved };
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, Number.isFinite(value) ? value : least)));
}
