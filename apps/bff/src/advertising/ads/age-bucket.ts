/** The ages that an ad can be meant for, each with its first year; no one below 18 is in one. */
const BUCKETS = [
  ['18-24', 18],
  ['25-34', 25],
  ['35-44', 35],
  ['45-49', 45],
  ['50-54', 50],
  ['55-64', 55],
  ['65+', 65],
] as const;

/** A group of ages. */
export type AgeBucket = (typeof BUCKETS)[number][0];

/** The names of the groups of ages, the youngest first. */
export const AGE_BUCKETS: readonly AgeBucket[] = BUCKETS.map(([name]) => name);

/**
 * The group that someone born in a year is in. The year alone leaves two ages open: where they fall into two
 * groups it is not known, and undefined.
 */
export function getAgeBucket(birthYear: number, now: Date): AgeBucket | undefined {
  const age = now.getUTCFullYear() - birthYear;
  const bucket = bucketAt(age);
  return bucket === bucketAt(age - 1) ? bucket : undefined;
}

function bucketAt(age: number): AgeBucket | undefined {
  return BUCKETS.findLast(([, first]) => age >= first)?.[0];
}
