import fc from 'fast-check';

/** A command of a member, in numbers: the objects that they select are determined when it runs. */
export type Command = {
  readonly kind: (typeof KINDS)[number];
  /** Sessions 0 and 1 are Ada's, the third is Noor's. */
  readonly session: number;
  /** Picks boards, pins or contents by index. */
  readonly picks: readonly number[];
  readonly board: number;
  /** The index of a section of the board; none when undefined. */
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
