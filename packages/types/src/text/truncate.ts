import { isLongerThan, truncateGraphemes } from './graphemes.ts';

const DOTS = '...';

/**
 * A text of at most `max` characters: itself, or when it is longer its first `max` − 3 and '...'.
 * Counts characters as a reader sees them and never splits one. Source: §5, TY-21.
 */
export const truncate = (text: string, max: number): string => {
  if (!isLongerThan(text, max)) return text;
  return max < DOTS.length
    ? DOTS.slice(0, Math.max(0, max))
    : `${truncateGraphemes(text, max - DOTS.length)}${DOTS}`;
};
