/** An image as rows of pixels, three bytes (red, green, blue) each. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Maximum difference of a pixel's channel, of 255, before the pixel counts as different. */
export const CHANNEL_TOLERANCE = 48;
/** Maximum share of different pixels. */
export const PIXEL_RATIO = 0.001;
/**
 * Maximum number of pixels by which content may be displaced, or an image be wider or higher, due to
 * rounding.
 */
export const PLACE_TOLERANCE = 1;

/** The result of a comparison; `ratio` is the share of different pixels. */
export type Comparison =
  | { readonly is: 'same' }
  | { readonly is: 'another-size'; readonly was: string; readonly now: string }
  | { readonly is: 'different'; readonly ratio: number };

/**
 * Compares a screenshot with its baseline. They are equal if their sizes differ by at most a pixel and at
 * least 999 of 1000 pixels of each have a similar pixel in the other one, at the same or an adjacent
 * position. So edges that another machine renders slightly displaced are equal, and a missing badge is not.
 */
export function comparePictures(was: Pixels, now: Pixels): Comparison {
  const isAnother =
    Math.abs(was.width - now.width) > PLACE_TOLERANCE || Math.abs(was.height - now.height) > PLACE_TOLERANCE;
  if (isAnother) return { is: 'another-size', was: sizeOf(was), now: sizeOf(now) };
  const ratio = Math.max(strangersIn(was, now), strangersIn(now, was));
  return ratio > PIXEL_RATIO ? { is: 'different', ratio } : { is: 'same' };
}

/** Returns the share of pixels of one image without a similar one near their position in the other. */
function strangersIn(one: Pixels, other: Pixels): number {
  let strangers = 0;
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1) if (!isKnown(one, other, x, y)) strangers += 1;
  return strangers / Math.max(1, one.width * one.height);
}

function isKnown(one: Pixels, other: Pixels, x: number, y: number): boolean {
  if (isLike(one, x, y, other, x, y)) return true;
  for (let down = -PLACE_TOLERANCE; down <= PLACE_TOLERANCE; down += 1)
    for (let along = -PLACE_TOLERANCE; along <= PLACE_TOLERANCE; along += 1)
      if (isLike(one, x, y, other, x + along, y + down)) return true;
  return false;
}

function isLike(one: Pixels, x: number, y: number, other: Pixels, there: number, below: number): boolean {
  if (there < 0 || below < 0 || there >= other.width || below >= other.height) return false;
  const at = (y * one.width + x) * 3;
  const to = (below * other.width + there) * 3;
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((one.data[at + channel] ?? 0) - (other.data[to + channel] ?? 0)) > CHANNEL_TOLERANCE)
      return false;
  return true;
}

function sizeOf({ width, height }: Pixels): string {
  return `${width} × ${height}`;
}
