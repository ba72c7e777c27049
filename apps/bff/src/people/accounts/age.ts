import { z } from 'zod';

/** How old somebody has to be to have an account, in years. Source: chosen. */
export const MIN_AGE = 13;

const OLDEST = 120;

/** A day of birth, as `2001-02-28`: one that there was. */
export const birthDateSchema = z.iso.date('Use a date, as in 2001-02-28.');

/** The whole years between a day of birth and now; who is born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const years = now.getUTCFullYear() - year;
  const hasHadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return hasHadBirthday ? years : years - 1;
}

/** What is wrong with a day of birth; undefined when nobody can say that it is. */
export function validateBirthDate(birthDate: string, now: Date): string | undefined {
  const age = ageOn(birthDate, now);
  if (age < 0) return 'This day is still to come.';
  return age > OLDEST ? 'Check the year.' : undefined;
}
