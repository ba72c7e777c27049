import { batik } from './batik.ts';
import { blockPrint } from './block-print.ts';
import { floral } from './floral.ts';
import { gingham } from './gingham.ts';
import { ikat } from './ikat.ts';
import { knit } from './knit.ts';
import type { Pattern } from './pattern.ts';
import { quilt } from './quilt.ts';
import { stripes } from './stripes.ts';
import { terrazzo } from './terrazzo.ts';
import { waves } from './waves.ts';

/** The patterns by name. */
export const PATTERNS = {
  stripes,
  gingham,
  floral,
  quilt,
  ikat,
  terrazzo,
  batik,
  'block print': blockPrint,
  waves,
  knit,
} as const satisfies Readonly<Record<string, Pattern>>;

/** The name of a pattern. */
export type PatternName = keyof typeof PATTERNS;

/** The start of a sentence about each pattern, and its noun. */
export const PATTERN_WORDS: Readonly<Record<PatternName, readonly [said: string, noun: string]>> = {
  stripes: ['A woven cloth with stripes of many widths', 'striped cloth'],
  gingham: ['A gingham cloth', 'gingham'],
  floral: ['A cloth printed with tossed flowers and leaves', 'floral fabric'],
  quilt: ['A patchwork quilt of triangles and squares', 'patchwork quilt'],
  ikat: ['An ikat cloth of feathered diamonds', 'ikat cloth'],
  terrazzo: ['A fabric printed with scattered terrazzo stones', 'terrazzo print'],
  batik: ['A batik cloth with wheels of petals and dots', 'batik cloth'],
  'block print': ['A cloth printed by hand from a carved block', 'block print'],
  waves: ['A cloth with rows of overlapping waves', 'wave pattern'],
  knit: ['A knitted piece with bands of coloured stitches', 'colourwork knitting'],
};

/** The names of all patterns. */
export const PATTERN_NAMES = Object.keys(PATTERNS) as PatternName[];
