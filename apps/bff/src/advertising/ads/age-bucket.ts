/** The age groups for targeting, each with its first year; minors are in none. */
const BUCKETS = [
  ['18-24', 18],
  ['25-34', 25],
  ['35-44', 35],
  ['45-49', 45],
  ['50-54', 50],
  ['55-64', 55],
  ['65+', 65],
] as const;

/** An age group. */
export type AgeBucket = (typeof BUCKETS)[number][0];

/** The names of the age groups, youngest first. */
export const AGE_BUCKETS: readonly AgeBucket[] = BUCKETS.map(([name]) => name);

/**
 * Returns the age group of a birth year. The year alone leaves two possible ages: if they are in different
 * groups, the result is undefined.
 */
export function getAgeBucket(birthYear: number, now: Date): AgeBucket | undefined {
  const age = now.getUTCFullYear() - birthYear;
  const bucket = bucketAt(age);
  return bucket === bucketAt(age - 1) ? bucket : undefined;
}

function bucketAt(age: number): AgeBucket | undefined {
  return BUCKETS.findLast(([, first]) => age >= first)?.[0];
}
