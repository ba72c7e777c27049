/** What fits on a line of a 236 px card at 14 px, in em. */
const LINE_EM = 15.2;
const NARROW = /[ijl.,:;!'’|()[\] -]/;
const WIDE = /[mwMW@%—]/;
const UPPER = /[\p{Lu}]/u;
const FULL_WIDTH =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

/**
 * On how many lines a title stands, 1 or 2, from the widths of its letters: heights are known before layout, and the
 * card keeps to what is told here (PG-02). An estimate that is short by a letter costs an ellipsis, never a jump.
 */
export function titleLines(title: string): 1 | 2 {
  let em = 0;
  for (const letter of title) {
    em += widthOf(letter);
    if (em > LINE_EM) return 2;
  }
  return 1;
}

function widthOf(letter: string): number {
  if (NARROW.test(letter)) return 0.3;
  if (FULL_WIDTH.test(letter)) return 1;
  if (WIDE.test(letter)) return 0.9;
  return UPPER.test(letter) ? 0.7 : 0.55;
}
