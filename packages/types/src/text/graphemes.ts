/** Printable ASCII, tabs and line feeds, where every code unit is a character (`\r\n` would be one). */
const ONE_UNIT_EACH = /^[\t\n -~]*$/;

let segmenter: Intl.Segmenter | undefined;

const segments = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
};

/** Splits a text into grapheme clusters: a family emoji is one, a letter with its accents is one. */
export const graphemes = (text: string): string[] =>
  ONE_UNIT_EACH.test(text) ? text.split('') : Array.from(segments(text), ({ segment }) => segment);

/**
 * Returns the offset of the character after the first `count` characters; undefined if the text is not
 * longer. Reads no further than needed.
 */
export const graphemeOffset = (text: string, count: number): number | undefined => {
  if (text.length <= count) return undefined;
  if (ONE_UNIT_EACH.test(text)) return Math.max(0, count);
  let seen = 0;
  for (const { index } of segments(text)) {
    if (seen >= count) return index;
    seen += 1;
  }
  return undefined;
};

/** Returns the number of visible characters of a text. */
export const graphemeCount = (text: string): number =>
  ONE_UNIT_EACH.test(text) ? text.length : Array.from(segments(text)).length;

/** Returns whether a text is longer than `max` characters. */
export const isLongerThan = (text: string, max: number): boolean => graphemeOffset(text, max) !== undefined;

/** Returns the first `count` grapheme clusters of a text. */
export const truncateGraphemes = (text: string, count: number): string =>
  text.slice(0, graphemeOffset(text, count));
