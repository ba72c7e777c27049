/** Minimum and maximum width of an embedded pin, in CSS pixels. */
export const EMBED_WIDTHS = { min: 150, default: 345, max: 600 } as const;
/** The height below the image in CSS pixels: title, creator and source. */
export const FOOT_HEIGHT = 92;
const HEIGHT_MAX = 1000;
const PLAIN_RATIO = 1.25;

/**
 * Returns the size of an embedded pin: the requested width within bounds, and the height of its image and the texts
 * below.
 */
export function embedSize(
  picture: { readonly width: number; readonly height: number } | undefined,
  options: { readonly maxWidth?: number | undefined; readonly maxHeight?: number | undefined },
): { readonly width: number; readonly height: number } {
  const { min, max } = EMBED_WIDTHS;
  const width = Math.min(max, Math.max(min, Math.floor(options.maxWidth ?? EMBED_WIDTHS.default)));
  const ratio = picture && picture.width > 0 ? picture.height / picture.width : PLAIN_RATIO;
  const whole = Math.min(HEIGHT_MAX, Math.round(width * ratio) + FOOT_HEIGHT);
  return { width, height: Math.max(FOOT_HEIGHT, Math.min(whole, Math.floor(options.maxHeight ?? whole))) };
}

/** Minimum and maximum size of an embedded board or profile, in CSS pixels. Its frame scrolls until it is resized. */
export const GRID_WIDTHS = { min: 200, default: 600, max: 1200 } as const;
const GRID_HEIGHT = 600;
const GRID_HEIGHT_MIN = 200;

/** Returns the size of an embedded board or profile: the requested one within bounds. */
export function gridSize(options: {
  readonly maxWidth?: number | undefined;
  readonly maxHeight?: number | undefined;
}): { readonly width: number; readonly height: number } {
  const { min, max } = GRID_WIDTHS;
  const width = Math.min(max, Math.max(min, Math.floor(options.maxWidth ?? GRID_WIDTHS.default)));
  return {
    width,
    height: Math.max(GRID_HEIGHT_MIN, Math.min(GRID_HEIGHT, Math.floor(options.maxHeight ?? GRID_HEIGHT))),
  };
}
