/** The card widths in CSS pixels for which titles are set: the standard width and that of phones (PG-01). */
export const TITLE_WIDTHS = { standard: 236, narrow: 175 } as const;
/** Horizontal padding of a title line, and its em, in CSS pixels. */
const INSET = 23;
const EM = 14;
const NARROW = /[ijl.,:;!'’|()[\] -]/;
const WIDE = /[mwMW@%—]/;
const UPPER = /[\p{Lu}]/u;
const FULL_WIDTH =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** The widths of letters by their code: those of ASCII, and of others from their first use. */
const ASCII_WIDTHS = Array.from({ length: 128 }, (_, code) => measured(String.fromCharCode(code)));
const OTHER_WIDTHS = new Map<number, number>();

/** Number of lines of a title. */
export type TitleLines = 1 | 2 | 3;

/**
 * Returns the number of lines of a title on a card of a width, at most 2, or `max` (3 beside a price, PC-02),
 * estimated from letter widths: heights are known before layout, and the card uses exactly this number of
 * lines (PG-02). An estimate that is too short by a letter truncates the title with an ellipsis, but never
 * shifts the layout.
 */
export function titleLines(
  title: string,
  cardWidth: number = TITLE_WIDTHS.standard,
  max: 2 | 3 = 2,
): TitleLines {
  const room = (cardWidth - INSET) / EM;
  let em = 0;
  // An index is faster than an iterator here, which creates a text for each letter.
  for (let at = 0; at < title.length; at += 1) {
    const code = title.codePointAt(at) ?? 0;
    em += ASCII_WIDTHS[code] ?? widthOf(code);
    if (em > room * (max - 1)) return max;
    if (code > 0xffff) at += 1;
  }
  return em > room ? 2 : 1;
}

function widthOf(code: number): number {
  const known = OTHER_WIDTHS.get(code) ?? measured(String.fromCodePoint(code));
  OTHER_WIDTHS.set(code, known);
  return known;
}

function measured(letter: string): number {
  if (NARROW.test(letter)) return 0.3;
  if (FULL_WIDTH.test(letter)) return 1;
  if (WIDE.test(letter)) return 0.9;
  return UPPER.test(letter) ? 0.7 : 0.55;
}
