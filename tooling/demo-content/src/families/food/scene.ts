import type { Colour } from '../../art/colour.ts';
import type { Backdrop } from '../../art/stage.ts';
import type { Dish } from './dish.ts';

export type Row = {
  readonly said: string;
  readonly flavours: readonly (readonly [word: string, colour: Colour])[];
  readonly dish: Dish;
  readonly isSide?: boolean;
  /** How far it spreads, and what hangs out below it, in shares of its plate. */
  readonly reach?: number;
  readonly handle?: number;
  readonly tags: readonly string[];
};

export const TABLES = [
  'on a plain table',
  'on a wooden table',
  'on a checked cloth',
  'on a striped cloth',
  'on a tiled table',
] as const;

export type Scene = {
  readonly row: Row;
  readonly flavour: readonly [string, Colour];
  readonly table: (typeof TABLES)[number];
  readonly backdrop: Backdrop;
  readonly isDark: boolean;
  readonly china: Colour;
};
