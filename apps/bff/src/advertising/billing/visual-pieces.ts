import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns whether a text contains letters of a right-to-left script. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** The base direction of a text, decided by its first letter. */
export type Direction = 'ltr' | 'rtl';

/** Returns the base direction of a text. */
export function getTextDirection(text: string): Direction {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

/**
 * Splits a line into the pieces that are drawn from left to right: words and spaces, in the order of the
 * Unicode bidirectional algorithm. A right-to-left piece keeps its logical order, since the font reverses and
 * joins its letters; its brackets are mirrored.
 */
export function visualPieces(line: string, direction: Direction = getTextDirection(line)): readonly string[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const pieces: string[] = [];
  const pieceOf = Array.from(line, (_, at) => at).map((at) => {
    const isNew =
      at === 0 || levels.levels[at] !== levels.levels[at - 1] || isSpace(line, at) || isSpace(line, at - 1);
    if (isNew) pieces.push('');
    const last = pieces.length - 1;
    pieces[last] += mirrored.get(at) ?? line.charAt(at);
    return last;
  });
  const order = new Set(bidi.getReorderedIndices(line, levels).map((at) => pieceOf[at] ?? 0));
  return [...order].map((at) => pieces[at] ?? '');
}

const isSpace = (line: string, at: number): boolean => line.charAt(at) === ' ';
