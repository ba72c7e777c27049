import type { Threads } from './pattern.ts';
import { PATTERN_NAMES, type PatternName } from './patterns.ts';

export const SUBJECTS = [...PATTERN_NAMES, 'embroidery hoop', 'folded cloth', 'balls of wool'] as const;

export type Subject = (typeof SUBJECTS)[number];

export const LOOKS = {
  spread: 'spread out in soft folds',
  swatch: 'as a fringed swatch',
  hanging: 'hanging from a wooden rod',
} as const;

export type Scene = {
  readonly subject: Subject;
  readonly look: keyof typeof LOOKS;
  readonly threads: Threads;
  readonly others: readonly { readonly pattern: PatternName; readonly threads: Threads }[];
};
