import fc from 'fast-check';

/** One thing that a person does, in numbers: which of what is there each means is known when it is done. */
export type Command = {
  readonly kind: (typeof KINDS)[number];
  /** Two are Ada's, the third is Noor's. */
  readonly session: number;
  /** Picks boards, pins or contents by index. */
  readonly picks: readonly number[];
  readonly board: number;
  /** A section of the board; none when undefined. */
  readonly section: number | undefined;
  readonly isFlagged: boolean;
};

const KINDS = [
  'save',
  'save again',
  'quick save',
  'remove',
  'restore',
  'move',
  'bulk move',
  'bulk copy',
  'bulk delete',
  'delete all',
  'undo',
  'delete section',
  'restore section',
  'delete board',
  'restore board',
  'merge',
  'hide',
  'unhide',
  'repeat',
] as const;

/** The frequency of each command; saves are most frequent. */
const WEIGHTS: Partial<Record<Command['kind'], number>> = {
  save: 8,
  'quick save': 3,
  remove: 3,
  move: 3,
  'bulk move': 3,
  'bulk delete': 2,
  undo: 2,
  'delete section': 3,
  'restore section': 3,
  'restore board': 3,
  merge: 2,
  repeat: 3,
};

const COMMANDS_MAX = 24;

/** Sequences of commands of three sessions. */
export const sequences: fc.Arbitrary<readonly Command[]> = fc.array(
  fc.record({
    kind: fc.oneof(...KINDS.map((kind) => ({ weight: WEIGHTS[kind] ?? 1, arbitrary: fc.constant(kind) }))),
    session: fc.nat(2),
    picks: fc.array(fc.nat(1000), { minLength: 1, maxLength: 5 }),
    board: fc.nat(4),
    section: fc.option(fc.nat(1), { nil: undefined }),
    isFlagged: fc.boolean(),
  }),
  { minLength: 6, maxLength: COMMANDS_MAX, size: 'max' },
);
