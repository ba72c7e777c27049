import type { Sheet } from '../../art/sheet.ts';
import type { Pattern, Threads } from './pattern.ts';

/** Draws a cloth of a pattern in one of the ways to show it. */
export type ClothRenderer = (sheet: Sheet, pattern: Pattern, threads: Threads) => string;
