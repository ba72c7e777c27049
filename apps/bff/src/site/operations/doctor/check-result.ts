/** The result of a check: fine, a warning, or an error. */
export type CheckResult = {
  /** The subject of the check, in one or two words. */
  readonly about: string;
  readonly state: 'good' | 'look' | 'wrong';
  readonly says: string;
  /** Advice for the operator. */
  readonly advice?: string;
};

const MARKS: Readonly<Record<CheckResult['state'], string>> = {
  good: 'ok   ',
  look: 'look ',
  wrong: 'WRONG',
};

/** Formats a result as a line, and a second one with advice. */
export function findingLines({ about, state, says, advice }: CheckResult): readonly string[] {
  const line = `${MARKS[state]}  ${about.padEnd(10)}  ${says}`;
  return advice === undefined ? [line] : [line, `${' '.repeat(19)}→ ${advice}`];
}
