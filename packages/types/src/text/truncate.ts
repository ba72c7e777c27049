import { isLongerThan, truncateGraphemes } from './graphemes.ts';

const DOTS = '...';

/**
 * Truncates a text to at most `max` characters: a longer one to its first `max` − 3 and '...'. Counts
 * grapheme clusters and never splits one. Source: §5, TY-21.
 */
export const truncate = (text: string, max: number): string => {
  if (!isLongerThan(text, max)) return text;
  return max < DOTS.length
    ? DOTS.slice(0, Math.max(0, max))
    : `${truncateGraphemes(text, max - DOTS.length)}${DOTS}`;
};
