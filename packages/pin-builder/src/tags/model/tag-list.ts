import { PRODUCT_TAGS_PER_IMAGE } from '@pegboard/types';

/** A place on an image: fractions of its width and height, from the left and the top of the screen. */
export type TagPlace = { readonly x: number; readonly y: number };

/** A product that is tagged on an image. Without a place it is listed only. */
export type ImageTag = { readonly pinId: string; readonly place: TagPlace | null };

/** The rectangle of an image on the screen, in pixels. */
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The distance by which an arrow key moves a place, as a fraction of the image; with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.1;
const DECIMALS = 10_000;

/** The middle of an image, where the keyboard begins. */
export const MIDDLE: TagPlace = { x: 0.5, y: 0.5 };

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the place inside of the image that is nearest to fractions, with four decimals. */
export function clampPlace({ x, y }: TagPlace): TagPlace {
  return { x: clampFraction(x), y: clampFraction(y) };
}

const clampFraction = (fraction: number): number =>
  Math.round(Math.min(Math.max(fraction, 0), 1) * DECIMALS) / DECIMALS;

/**
 * Returns the place of a pointer on an image. Fractions are from the left of the screen in every text direction, because an
 * image is not mirrored. Source: CR-09.
 */
export function getPointedPlace(pointer: { readonly x: number; readonly y: number }, box: Box): TagPlace {
  return clampPlace({
    x: (pointer.x - box.left) / Math.max(1, box.width),
    y: (pointer.y - box.top) / Math.max(1, box.height),
  });
}

/** Returns the place after an arrow key, ten times as far with Shift; undefined for other keys. Source: CR-09. */
export function movePlaceByKey(place: TagPlace, key: string, isLarge: boolean): TagPlace | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const distance = isLarge ? LARGE_STEP : STEP;
  return clampPlace({ x: place.x + step[0] * distance, y: place.y + step[1] * distance });
}

/** Returns whether an image has as many tags as it may have. */
export function isFull(tags: readonly ImageTag[]): boolean {
  return tags.length >= PRODUCT_TAGS_PER_IMAGE;
}

/** Adds a product at the end; an image that has it, or that is full, stays as it is. */
export function addTag(tags: readonly ImageTag[], tag: ImageTag): readonly ImageTag[] {
  const isKnown = tags.some(({ pinId }) => pinId === tag.pinId);
  return isKnown || isFull(tags) ? tags : [...tags, tag];
}

/** Moves a product to the place inside of the image that is nearest. */
export function moveTag(tags: readonly ImageTag[], pinId: string, place: TagPlace): readonly ImageTag[] {
  return tags.map((tag) => (tag.pinId === pinId ? { ...tag, place: clampPlace(place) } : tag));
}

/** Removes a product. */
export function removeTag(tags: readonly ImageTag[], pinId: string): readonly ImageTag[] {
  return tags.filter((tag) => tag.pinId !== pinId);
}
