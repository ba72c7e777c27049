import { z } from 'zod';

/** Minimum age of an account's owner in years. Not specified; our choice. */
export const MIN_AGE = 13;

const OLDEST = 120;

/** A date of birth, such as `2001-02-28`: a valid date. */
export const birthDateSchema = z.iso.date('Use a date, as in 2001-02-28.');

/**
 * Returns the completed years since a date of birth; those born on 29 February turn a year older on 1 March.
 */
export function ageOn(birthDate: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const years = now.getUTCFullYear() - year;
  const hasHadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return hasHadBirthday ? years : years - 1;
}

/** Returns the error of a date of birth; undefined for a plausible one. */
export function validateBirthDate(birthDate: string, now: Date): string | undefined {
  const age = ageOn(birthDate, now);
  if (age < 0) return 'This day is still to come.';
  return age > OLDEST ? 'Check the year.' : undefined;
}
