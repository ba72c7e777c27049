/** Returns the encoded path of these segments; `/` if one of them is not a valid segment. */
export const segmentsPath = (segments: readonly string[]): string =>
  segments.length === 0 || segments.some((segment) => /^\.{0,2}$/.test(segment))
    ? '/'
    : `/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}/`;
