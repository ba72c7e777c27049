import type { Intent, Line, AttemptResult } from './ledger.ts';

/** The database's records of one effect. */
export type EffectRecords = {
  /** The ids of all records ever created, including deleted ones. */
  readonly made: readonly string[];
  /** The number of live records. */
  readonly live: number;
};

/** The final state of the database. */
export type Found = {
  /** Records by effect name; a missing effect has no records. */
  readonly effects: ReadonlyMap<string, EffectRecords>;
  /** Inconsistencies of the database, such as a count that differs from the number of its rows. */
  readonly disagreements: readonly string[];
};

/** A violated guarantee. */
export type Violation = {
  readonly promise:
    | 'nothing lost'
    | 'nothing twice'
    | 'nothing refused is done'
    | 'one answer'
    | 'counts agree';
  readonly text: string;
};

type RecordedIntent = { readonly intent: Intent; readonly results: AttemptResult[]; open: number };
type Range = { readonly least: number; readonly most: number };

const NO_TRACES: EffectRecords = { made: [], live: 0 };

/**
 * Compares the recorded responses with the database. An acknowledged intent has exactly one effect; a
 * rejected one has none; an unknown one has at most one; all responses to an intent refer to the same record,
 * which was created.
 */
export function check(lines: readonly Line[], found: Found): readonly Violation[] {
  const recorded = readLines(lines);
  const byEffect = Map.groupBy(recorded, ({ intent }) => intent.effect);
  return [
    ...[...byEffect].flatMap(([effect, intents]) =>
      checkEffect(effect, intents, found.effects.get(effect) ?? NO_TRACES),
    ),
    ...recorded.flatMap(checkAnswers),
    ...found.disagreements.map((text): Violation => ({ promise: 'counts agree', text })),
  ];
}

/** Counts the intents by result. */
export function tally(lines: readonly Line[]): Readonly<Record<AttemptResult['kind'], number>> {
  const counts = { ok: 0, info: 0, fail: 0 };
  for (const recorded of readLines(lines)) counts[endOf(recorded)] += 1;
  return counts;
}

function readLines(lines: readonly Line[]): readonly RecordedIntent[] {
  const byId = new Map<string, RecordedIntent>();
  for (const line of lines) {
    const of = byId.get(line.id);
    if (line.line === 'invoke') {
      if (of) of.open += 1;
      else byId.set(line.id, { intent: line, results: [], open: 1 });
    } else {
      if (!of) throw new Error(`The ledger tells how '${line.id}' ended, which it never began.`);
      of.open -= 1;
      of.results.push(line);
    }
  }
  return [...byId.values()];
}

/**
 * Returns the final result: one acknowledgement suffices; a rejection counts only if no attempt may have
 * succeeded.
 */
function endOf({ results, open }: RecordedIntent): AttemptResult['kind'] {
  if (results.some(({ kind }) => kind === 'ok')) return 'ok';
  return open > 0 || results.some(({ kind }) => kind === 'info') ? 'info' : 'fail';
}

/** Returns the minimum and maximum number of times that an effect's intents may have been applied. */
function rangeOf(intents: readonly RecordedIntent[]): Range {
  const ends = intents.map(endOf);
  return {
    least: ends.includes('ok') ? 1 : 0,
    most: ends.some((end) => end !== 'fail') ? 1 : 0,
  };
}

function checkEffect(
  effect: string,
  intents: readonly RecordedIntent[],
  traces: EffectRecords,
): readonly Violation[] {
  const makes = rangeOf(intents.filter(({ intent }) => intent.does === 'make'));
  const unmakes = rangeOf(intents.filter(({ intent }) => intent.does === 'unmake'));
  const live: Range = {
    least: unmakes.most === 1 ? 0 : makes.least,
    most: Math.max(0, makes.most - unmakes.least),
  };
  const made = traces.made.length;
  const violations: Violation[] = [];
  const broken = (promise: Violation['promise'], text: string): void =>
    void violations.push({ promise, text: `${effect}: ${text}` });
  if (made > 1) broken('nothing twice', `made ${made} times`);
  if (traces.live > live.most && made <= 1)
    broken('nothing refused is done', `${traces.live} there, ${live.most} at most`);
  if (made < makes.least || traces.live < live.least)
    broken('nothing lost', `${traces.live} there of ${made} made, ${live.least} at least`);
  if (traces.live > 1 && made <= 1) broken('nothing twice', `there ${traces.live} times`);
  const strange = answersOf(intents).filter((id) => !traces.made.includes(id));
  if (strange.length > 0) broken('nothing lost', `answered ${strange.join(', ')}, which was never made`);
  return violations;
}

function answersOf(intents: readonly RecordedIntent[]): readonly string[] {
  const answers = intents.flatMap(({ results }) =>
    results.flatMap((result) => (result.kind === 'ok' && result.answer !== undefined ? [result.answer] : [])),
  );
  return [...new Set(answers)];
}

function checkAnswers(recorded: RecordedIntent): readonly Violation[] {
  const answers = answersOf([recorded]);
  if (answers.length < 2) return [];
  return [{ promise: 'one answer', text: `${recorded.intent.id} was answered ${answers.join(' and ')}` }];
}
