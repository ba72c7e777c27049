import { bidiIsolate, toSingleLine, truncateGraphemes } from '@pegboard/types';

const NAME_MAX = 60;

/**
 * The first of these names that is one, as it may stand in a sentence (chosen): without signs that turn the direction,
 * on one line, at most 60 characters, isolated when it runs from right to left. Empty when there is none.
 */
export function firstSafeName(...names: readonly (string | null | undefined)[]): string {
  for (const name of names) {
    const text = toSingleLine(name);
    if (text !== '') return bidiIsolate(truncateGraphemes(text, NAME_MAX));
  }
  return '';
}
