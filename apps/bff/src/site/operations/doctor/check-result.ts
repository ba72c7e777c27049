/** What a check of a site found: all is well, something to look at, or something wrong. */
export type CheckResult = {
  /** What was looked at, in a word or two. */
  readonly about: string;
  readonly state: 'good' | 'look' | 'wrong';
  readonly says: string;
  /** What whoever runs the site can do. */
  readonly advice?: string;
};

const MARKS: Readonly<Record<CheckResult['state'], string>> = {
  good: 'ok   ',
  look: 'look ',
  wrong: 'WRONG',
};

/** A finding as a line, and a second one with what to do. */
export function findingLines({ about, state, says, advice }: CheckResult): readonly string[] {
  const line = `${MARKS[state]}  ${about.padEnd(10)}  ${says}`;
  return advice === undefined ? [line] : [line, `${' '.repeat(19)}→ ${advice}`];
}
