import { collapseWhitespace, graphemes } from '@pegboard/types';

/** The number of grounds an avatar without a picture can have; see `--pb-color-person-0` and its sisters. */
export const AVATAR_COLOR_COUNT = 8;

/** The first letters of the first and the last word of a name, in capitals; empty for an empty name. */
export function initials(name: string): string {
  const words = collapseWhitespace(name).split(' ').filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => graphemes(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

/** The ground of a name's avatar, from 0 to 7: always the same for the same name. */
export function getAvatarColorIndex(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % AVATAR_COLOR_COUNT;
}
