/** Returns the median of some numbers; the mean of the two middle ones of an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Returns the median of each field over several rounds. */
export function medians<T extends Readonly<Record<string, number>>>(rounds: readonly T[]): T {
  const [first] = rounds;
  if (!first) throw new RangeError('There is no median of no rounds. Measure one round at least.');
  return Object.fromEntries(
    Object.keys(first).map((field) => [field, median(rounds.map((round) => round[field] ?? Number.NaN))]),
  ) as T;
}
