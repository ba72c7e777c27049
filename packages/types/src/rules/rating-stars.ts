import { RATING_MAX } from '../limits/amounts.ts';

/** The fill of one star of a rating. */
export type Star = 'full' | 'half' | 'empty';

const star = (fraction: number): Star => {
  if (fraction >= 0.75) return 'full';
  return fraction >= 0.25 ? 'half' : 'empty';
};

/**
 * Returns the `max` stars of a rating. The value is clamped to 0 … `max`; a remainder of at least 0.75 is a
 * full star, one of at least 0.25 a half star. Source: §5, TY-22.
 */
export const ratingStars = (value: number, max: number = RATING_MAX): readonly Star[] => {
  const clamped = Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), max);
  return Array.from({ length: Math.max(0, Math.floor(max)) }, (_, index) => star(clamped - index));
};
