import { collapseWhitespace, graphemes } from '@pegboard/types';

/** Number of background colors of avatars without an image; see `--pb-color-person-0` to `-7`. */
export const AVATAR_COLOR_COUNT = 8;

/** Returns the capitalized initials of the first and last word of a name; empty for an empty name. */
export function initials(name: string): string {
  const words = collapseWhitespace(name).split(' ').filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => graphemes(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

/** Returns the color index of a name's avatar, from 0 to 7, which is stable per name. */
export function getAvatarColorIndex(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % AVATAR_COLOR_COUNT;
}
