/** `#rgb` or `#rrggbb`, the only allowed forms of a dominant color. */
export const DOMINANT_COLOR_PATTERN = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Returns whether a text is a plain hex color. Others are rejected because they could inject CSS into a page.
 */
export const isDominantColor = (text: string | null | undefined): text is string =>
  typeof text === 'string' && DOMINANT_COLOR_PATTERN.test(text);
