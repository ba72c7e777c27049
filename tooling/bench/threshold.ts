/** A mark: what is measured, how much it may be or has to be, and whether it is met. */
export type Threshold = {
  readonly text: string;
  readonly value: number;
  readonly limit: number;
  readonly bound: 'at most' | 'at least';
  readonly isMet: boolean;
};

/** A mark that a value meets when it is no more than its limit; one that could not be measured misses it. */
export function atMost(text: string, value: number, limit: number): Threshold {
  return { text, value, limit, bound: 'at most', isMet: value <= limit };
}

/** A mark that a value meets when it is no less than its limit; one that could not be measured misses it. */
export function atLeast(text: string, value: number, limit: number): Threshold {
  return { text, value, limit, bound: 'at least', isMet: value >= limit };
}

/** Prints every mark with its value and limit, and says whether all are met. */
export function printThresholds(marks: readonly Threshold[]): boolean {
  console.log('');
  for (const { text, value, limit, bound, isMet } of marks)
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${text}: ${value.toFixed(2)} (${bound} ${limit})`);
  return marks.every(({ isMet }) => isMet);
}
