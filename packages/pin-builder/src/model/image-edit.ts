import { INITIAL_IMAGE_EDIT, type ImageEdit } from '@pegboard/types';

/** A width and a height in the same unit. */
export type Size = { readonly width: number; readonly height: number };

/** A crop: fractions of the frame. */
export type Crop = ImageEdit['crop'];

/** The ratio of a crop: free, that of the original, or width to height. */
export type CropRatio = 'free' | 'original' | '1:1' | '2:3' | '3:4' | '4:5' | '9:16' | '16:9';

/** The ratios of crops in the order of the interface. Source: CR-05. */
export const CROP_RATIOS: readonly CropRatio[] = [
  'free',
  'original',
  '1:1',
  '2:3',
  '3:4',
  '4:5',
  '9:16',
  '16:9',
];

/** A handle of a crop: the sides that it moves, as compass points. */
export type CropHandle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

/** The handles of a crop, clockwise. */
export const CROP_HANDLES: readonly CropHandle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

/** The largest angle of straightening, in degrees. */
export const STRAIGHTEN_MAX = 45;

/** The smallest side of a crop, as a fraction of the frame. */
export const CROP_MIN = 0.05;

/** Returns the size of the frame: that of the image after its quarter turns. */
export function getFrameSize(image: Size, { quarterTurns }: Pick<ImageEdit, 'quarterTurns'>): Size {
  return quarterTurns % 2 === 0 ? image : { width: image.height, height: image.width };
}

/** Returns the size of the result of an edit, in pixels of the image. */
export function getEditedSize(image: Size, edit: ImageEdit): Size {
  const frame = getFrameSize(image, edit);
  return { width: frame.width * edit.crop.width, height: frame.height * edit.crop.height };
}

/** Returns how much a rotated image is enlarged so that it covers every corner of its frame. */
export function getCoverScale({ width, height }: Size, degrees: number): number {
  const radians = (Math.abs(degrees) * Math.PI) / 180;
  return Math.cos(radians) + Math.sin(radians) * Math.max(width / height, height / width);
}

/**
 * Returns the CSS transform of an image that is centred in its frame, at the scale of the frame. CSS applies the
 * functions from the last to the first: quarter turns, flips, straightening.
 */
export function toCssTransform(image: Size, edit: ImageEdit): string {
  const scale = getCoverScale(getFrameSize(image, edit), edit.straightenDegrees);
  const flipX = edit.isFlippedHorizontally ? -1 : 1;
  const flipY = edit.isFlippedVertically ? -1 : 1;
  return [
    'translate(-50%, -50%)',
    `rotate(${edit.straightenDegrees}deg)`,
    `scale(${round(scale * flipX)}, ${round(scale * flipY)})`,
    `rotate(${edit.quarterTurns * 90}deg)`,
  ].join(' ');
}

/** Returns the edit whose result is turned by a quarter clockwise; the crop shows the same part. */
export function turnClockwise(edit: ImageEdit): ImageEdit {
  const { x, y, width, height } = edit.crop;
  return {
    ...edit,
    quarterTurns: (edit.quarterTurns + 1) % 4,
    // A flip before a turn is the other flip after it.
    isFlippedHorizontally: edit.isFlippedVertically,
    isFlippedVertically: edit.isFlippedHorizontally,
    crop: { x: clampFraction(1 - y - height), y: x, width: height, height: width },
  };
}

/** Returns the edit whose result is turned by a quarter counterclockwise; the crop shows the same part. */
export function turnCounterclockwise(edit: ImageEdit): ImageEdit {
  return turnClockwise(turnClockwise(turnClockwise(edit)));
}

/** Returns the edit whose result is mirrored; the crop shows the same part. */
export function flip(edit: ImageEdit, direction: 'horizontally' | 'vertically'): ImageEdit {
  const { crop } = edit;
  const isHorizontal = direction === 'horizontally';
  return {
    ...edit,
    isFlippedHorizontally: edit.isFlippedHorizontally !== isHorizontal,
    isFlippedVertically: edit.isFlippedVertically === isHorizontal,
    straightenDegrees: edit.straightenDegrees === 0 ? 0 : -edit.straightenDegrees,
    crop: isHorizontal
      ? { ...crop, x: clampFraction(1 - crop.x - crop.width) }
      : { ...crop, y: clampFraction(1 - crop.y - crop.height) },
  };
}

/** Returns the edit with another angle, in degrees clockwise from -45 to 45. */
export function straighten(edit: ImageEdit, degrees: number): ImageEdit {
  return { ...edit, straightenDegrees: clamp(degrees, -STRAIGHTEN_MAX, STRAIGHTEN_MAX) };
}

/** Returns a ratio as width to height, or null when it is free. */
export function getAspectRatio(ratio: CropRatio, frame: Size): number | null {
  if (ratio === 'free') return null;
  if (ratio === 'original') return frame.width / frame.height;
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** Returns the largest crop of a ratio that fits into the frame, as near to the centre of the crop as possible. */
export function fitCropToRatio(crop: Crop, ratio: CropRatio, frame: Size): Crop {
  const aspect = getAspectRatio(ratio, frame);
  if (aspect === null) return crop;
  const fractionRatio = (aspect * frame.height) / frame.width;
  const width = Math.min(1, fractionRatio);
  const height = width / fractionRatio;
  return {
    x: clamp(crop.x + (crop.width - width) / 2, 0, 1 - width),
    y: clamp(crop.y + (crop.height - height) / 2, 0, 1 - height),
    width,
    height,
  };
}

/** Returns the crop moved by fractions of the frame and clamped to the image. */
export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  return {
    ...crop,
    x: clamp(crop.x + dx, 0, 1 - crop.width),
    y: clamp(crop.y + dy, 0, 1 - crop.height),
  };
}

/**
 * Returns the crop after a handle was moved by fractions of the frame. The opposite side or corner stays. With a ratio
 * the crop keeps it: a side handle grows both directions of the other side. The crop stays inside of the frame.
 */
export function resizeCrop(
  crop: Crop,
  handle: CropHandle,
  dx: number,
  dy: number,
  options: { readonly ratio: CropRatio; readonly frame: Size },
): Crop {
  const horizontal = handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0;
  const vertical = handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0;
  const aspect = getAspectRatio(options.ratio, options.frame);
  const width = crop.width + horizontal * dx;
  const height = crop.height + vertical * dy;
  if (aspect === null) {
    const x = resizeSpan(crop.x, crop.width, width, horizontal);
    const y = resizeSpan(crop.y, crop.height, height, vertical);
    return { x: x.start, y: y.start, width: x.length, height: y.length };
  }
  const fractionRatio = (aspect * options.frame.height) / options.frame.width;
  const wanted =
    horizontal === 0
      ? height * fractionRatio
      : vertical === 0
        ? width
        : Math.max(width, height * fractionRatio);
  const max = Math.min(
    getRoom(crop.x, crop.width, horizontal),
    getRoom(crop.y, crop.height, vertical) * fractionRatio,
  );
  const min = Math.max(CROP_MIN, CROP_MIN * fractionRatio);
  const length = Math.min(Math.max(wanted, min), max);
  const x = placeSpan(crop.x, crop.width, length, horizontal);
  const y = placeSpan(crop.y, crop.height, length / fractionRatio, vertical);
  return { x, y, width: length, height: Math.min(length / fractionRatio, 1 - y) };
}

/** Returns whether an edit changes nothing. */
export function isInitialEdit(edit: ImageEdit): boolean {
  return isSameEdit(edit, INITIAL_IMAGE_EDIT);
}

/** Returns whether two edits have the same result. */
export function isSameEdit(one: ImageEdit, other: ImageEdit): boolean {
  return (
    one.quarterTurns === other.quarterTurns &&
    one.isFlippedHorizontally === other.isFlippedHorizontally &&
    one.isFlippedVertically === other.isFlippedVertically &&
    one.straightenDegrees === other.straightenDegrees &&
    (['x', 'y', 'width', 'height'] as const).every(
      (side) => Math.abs(one.crop[side] - other.crop[side]) < 1e-6,
    )
  );
}

/** Returns how long a span may become: to the frame on the side that moves, on both sides if neither does. */
function getRoom(start: number, length: number, direction: number): number {
  if (direction > 0) return 1 - start;
  if (direction < 0) return start + length;
  return 2 * Math.min(start + length / 2, 1 - start - length / 2);
}

function resizeSpan(
  start: number,
  length: number,
  wanted: number,
  direction: number,
): { readonly start: number; readonly length: number } {
  if (direction === 0) return { start, length };
  const next = clamp(wanted, Math.min(CROP_MIN, length), getRoom(start, length, direction));
  return { start: placeSpan(start, length, next, direction), length: next };
}

function placeSpan(start: number, length: number, next: number, direction: number): number {
  if (direction > 0) return start;
  const moved = direction < 0 ? start + length - next : start + (length - next) / 2;
  return clamp(moved, 0, Math.max(0, 1 - next));
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));

/** Removes the error of subtractions at the edges. */
const clampFraction = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : clamp(value, 0, 1));

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
