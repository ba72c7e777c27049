import type { Intent, Line, AttemptResult } from './ledger.ts';

/** The database's records of one effect. */
export type EffectRecords = {
  /** The ids of all that was ever made of it, what was taken away included. */
  readonly made: readonly string[];
  /** The number of live records. */
  readonly live: number;
};

/** The final state of the database. */
export type Found = {
  /** By the name of the effect; nothing was left of an effect that is not in it. */
  readonly effects: ReadonlyMap<string, EffectRecords>;
  /** Inconsistencies of the database, such as a count that differs from the number of its rows. */
  readonly disagreements: readonly string[];
};

/** A promise that was broken. */
export type Violation = {
  readonly promise:
    | 'nothing lost'
    | 'nothing twice'
    | 'nothing refused is done'
    | 'one answer'
    | 'counts agree';
  readonly text: string;
};

type Told = { readonly intent: Intent; readonly outcomes: AttemptResult[]; open: number };
type Range = { readonly least: number; readonly most: number };

const NO_TRACES: EffectRecords = { made: [], live: 0 };

/**
 * Compares what clients were told with what is there. What was acknowledged is there once; what was refused
 * left nothing; what no one knows is there once or not at all; every answer to an intent names the same
 * thing, and that thing was made.
 */
export function check(lines: readonly Line[], found: Found): readonly Violation[] {
  const told = readLines(lines);
  const byEffect = Map.groupBy(told, ({ intent }) => intent.effect);
  return [
    ...[...byEffect].flatMap(([effect, intents]) =>
      checkEffect(effect, intents, found.effects.get(effect) ?? NO_TRACES),
    ),
    ...told.flatMap(checkAnswers),
    ...found.disagreements.map((text): Violation => ({ promise: 'counts agree', text })),
  ];
}

/** Counts the intents by result. */
export function tally(lines: readonly Line[]): Readonly<Record<AttemptResult['kind'], number>> {
  const counts = { ok: 0, info: 0, fail: 0 };
  for (const told of readLines(lines)) counts[endOf(told)] += 1;
  return counts;
}

function readLines(lines: readonly Line[]): readonly Told[] {
  const told = new Map<string, Told>();
  for (const line of lines) {
    const of = told.get(line.id);
    if (line.line === 'invoke') {
      if (of) of.open += 1;
      else told.set(line.id, { intent: line, outcomes: [], open: 1 });
    } else {
      if (!of) throw new Error(`The ledger tells how '${line.id}' ended, which it never began.`);
      of.open -= 1;
      of.outcomes.push(line);
    }
  }
  return [...told.values()];
}

/** One acknowledgement is enough; a refusal counts only when no try may have come through. */
function endOf({ outcomes, open }: Told): AttemptResult['kind'] {
  if (outcomes.some(({ kind }) => kind === 'ok')) return 'ok';
  return open > 0 || outcomes.some(({ kind }) => kind === 'info') ? 'info' : 'fail';
}

/** Returns the minimum and maximum number of times that an effect's intents may have been applied. */
function rangeOf(intents: readonly Told[]): Range {
  const ends = intents.map(endOf);
  return {
    least: ends.includes('ok') ? 1 : 0,
    most: ends.some((end) => end !== 'fail') ? 1 : 0,
  };
}

function checkEffect(effect: string, intents: readonly Told[], traces: EffectRecords): readonly Violation[] {
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

function answersOf(intents: readonly Told[]): readonly string[] {
  const answers = intents.flatMap(({ outcomes }) =>
    outcomes.flatMap((outcome) =>
      outcome.kind === 'ok' && outcome.answer !== undefined ? [outcome.answer] : [],
    ),
  );
  return [...new Set(answers)];
}

function checkAnswers(told: Told): readonly Violation[] {
  const answers = answersOf([told]);
  if (answers.length < 2) return [];
  return [{ promise: 'one answer', text: `${told.intent.id} was answered ${answers.join(' and ')}` }];
}
