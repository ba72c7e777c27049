/** A threshold: the measured value, its limit, and whether it is met. */
export type Threshold = {
  readonly text: string;
  readonly value: number;
  readonly limit: number;
  readonly bound: 'at most' | 'at least';
  readonly isMet: boolean;
};

/** Returns a threshold that is met by a value up to its limit; an unmeasurable value misses it. */
export function atMost(text: string, value: number, limit: number): Threshold {
  return { text, value, limit, bound: 'at most', isMet: value <= limit };
}

/** Returns a threshold that is met by a value of at least its limit; an unmeasurable value misses it. */
export function atLeast(text: string, value: number, limit: number): Threshold {
  return { text, value, limit, bound: 'at least', isMet: value >= limit };
}

/** Prints every threshold with its value and limit, and returns whether all are met. */
export function printThresholds(marks: readonly Threshold[]): boolean {
  console.log('');
  for (const { text, value, limit, bound, isMet } of marks)
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${text}: ${value.toFixed(2)} (${bound} ${limit})`);
  return marks.every(({ isMet }) => isMet);
}
