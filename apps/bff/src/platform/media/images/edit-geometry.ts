import type { ImageEdit } from '@pegboard/types';

/** The size of an image, in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** A rectangle of an image, in pixels from its upper left corner. */
export type Box = Size & { readonly left: number; readonly top: number };

/**
 * An edit as steps, each applied to the result of the previous one; `box` is cut from the canvas of the straightened
 * image.
 */
export type EditSteps = {
  /** Clockwise. */
  readonly turnDegrees: 0 | 90 | 180 | 270;
  readonly isMirrored: boolean;
  readonly isUpsideDown: boolean;
  /** Clockwise; the canvas grows to `canvas`, and its corners are empty. */
  readonly straightenDegrees: number;
  readonly canvas: Size;
  readonly box: Box;
};

const TURNS = [0, 90, 180, 270] as const;
/** Pixels at the edge of a straightened image that interpolation mixes with the empty corners. */
const SOFT_EDGE = 1;

/**
 * Plans the edit of an image of this size: quarter turns, flips, straightening, crop (CR-05). Straightening keeps the largest
 * centred rectangle of the same shape that has no empty corner. It is not enlarged to the former size: that would add no detail.
 */
export function planEdit({ width, height }: Size, edit: ImageEdit): EditSteps {
  const turnDegrees = TURNS[edit.quarterTurns] ?? 0;
  const isOnSide = turnDegrees === 90 || turnDegrees === 270;
  const turned = isOnSide ? { width: height, height: width } : { width, height };
  const canvas = canvasOf(turned, edit.straightenDegrees);
  const full = edit.straightenDegrees === 0 ? { ...turned, left: 0, top: 0 } : fullBox(turned, canvas, edit);
  return {
    turnDegrees,
    isMirrored: edit.isFlippedHorizontally,
    isUpsideDown: edit.isFlippedVertically,
    straightenDegrees: edit.straightenDegrees,
    canvas,
    box: cropOf(full, edit.crop),
  };
}

/** Returns the factor by which a straightened image is enlarged until it covers its former frame. */
export function coveringScale({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return Math.cos(angle) + Math.max(width / height, height / width) * Math.sin(angle);
}

function canvasOf({ width, height }: Size, degrees: number): Size {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return {
    width: Math.round(width * Math.cos(angle) + height * Math.sin(angle)),
    height: Math.round(width * Math.sin(angle) + height * Math.cos(angle)),
  };
}

function fullBox(size: Size, canvas: Size, { straightenDegrees }: ImageEdit): Box {
  const scale = coveringScale(size, straightenDegrees);
  const sideOf = (side: number, limit: number): number =>
    Math.max(1, Math.min(limit, Math.floor(side / scale - 2 * SOFT_EDGE)));
  const width = sideOf(size.width, canvas.width);
  const height = sideOf(size.height, canvas.height);
  return {
    width,
    height,
    left: Math.floor((canvas.width - width) / 2),
    top: Math.floor((canvas.height - height) / 2),
  };
}

/** Returns the pixels of a crop given in fractions: at least one, and none outside of the box. */
function cropOf(full: Box, crop: ImageEdit['crop']): Box {
  const [left, width] = cutOf(full.width, crop.x, crop.width);
  const [top, height] = cutOf(full.height, crop.y, crop.height);
  return { left: full.left + left, top: full.top + top, width, height };
}

function cutOf(side: number, from: number, share: number): readonly [start: number, length: number] {
  const start = Math.min(side - 1, Math.round(from * side));
  const end = Math.min(side, Math.max(start + 1, Math.round((from + share) * side)));
  return [start, end - start];
}
