import type { Colour } from '../../art/colour.ts';
import type { Backdrop } from '../../art/stage.ts';
import type { Dish } from './dish.ts';

/** A dish of the menu: its sentence, its flavours and its drawing. */
export type Row = {
  readonly said: string;
  readonly flavours: readonly (readonly [word: string, colour: Colour])[];
  readonly dish: Dish;
  readonly isSide?: boolean;
  /** Its radius, and that of a part that is out below it, in shares of its plate. */
  readonly reach?: number;
  readonly handle?: number;
  readonly tags: readonly string[];
};

/** The tables that a dish is served on, as they end its sentence. */
export const TABLES = [
  'on a plain table',
  'on a wooden table',
  'on a checked cloth',
  'on a striped cloth',
  'on a tiled table',
] as const;

/** A dish in one flavour, with its table or wall and its china. */
export type Scene = {
  readonly row: Row;
  readonly flavour: readonly [string, Colour];
  readonly table: (typeof TABLES)[number];
  readonly backdrop: Backdrop;
  readonly isDark: boolean;
  readonly china: Colour;
};
