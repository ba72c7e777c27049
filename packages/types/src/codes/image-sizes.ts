/** The sizes of an image's renditions: a box, a width (`236x`) or the original. Source: §9, TY-03. */
export const IMAGE_SIZES = [
  '60x60',
  '136x136',
  '170x',
  '236x',
  '474x',
  '564x',
  '600x315',
  '736x',
  'orig',
] as const;

/** One of `IMAGE_SIZES`. */
export type ImageSize = (typeof IMAGE_SIZES)[number];
