import type { Threads } from './pattern.ts';
import { PATTERN_NAMES, type PatternName } from './patterns.ts';

/** The subjects: each pattern as a cloth, and three studies of more than one. */
export const SUBJECTS = [...PATTERN_NAMES, 'embroidery hoop', 'folded cloth', 'balls of wool'] as const;

/** The name of a subject. */
export type Subject = (typeof SUBJECTS)[number];

/** The ways to show a cloth, as they end its sentence. */
export const ARRANGEMENT_NAMES = {
  spread: 'spread out in soft folds',
  swatch: 'as a fringed swatch',
  hanging: 'hanging from a wooden rod',
} as const;

/** A subject with the threads and patterns that it is drawn in. */
export type Scene = {
  readonly subject: Subject;
  readonly arrangement: keyof typeof ARRANGEMENT_NAMES;
  readonly threads: Threads;
  readonly others: readonly { readonly pattern: PatternName; readonly threads: Threads }[];
};
