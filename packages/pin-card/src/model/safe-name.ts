import { bidiIsolate, toSingleLine, truncateGraphemes } from '@pegboard/types';

const NAME_MAX = 60;

/**
 * Returns the first valid name, sanitized for use in a sentence (chosen): without bidirectional control
 * characters, on one line, at most 60 characters, isolated if it is right-to-left. Empty if there is none.
 */
export function firstSafeName(...names: readonly (string | null | undefined)[]): string {
  for (const name of names) {
    const text = toSingleLine(name);
    if (text !== '') return bidiIsolate(truncateGraphemes(text, NAME_MAX));
  }
  return '';
}
