/** Minimum and maximum width of an embedded pin, in CSS pixels. */
export const EMBED_WIDTHS = { min: 150, default: 345, max: 600 } as const;
/** The height below the image: title, creator and source. */
const FOOT_HEIGHT = 92;
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
