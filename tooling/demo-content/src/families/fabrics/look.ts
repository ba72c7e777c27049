import type { Sheet } from '../../art/sheet.ts';
import type { Pattern, Threads } from './pattern.ts';

export type Look = (sheet: Sheet, pattern: Pattern, threads: Threads) => string;
