import type { Colour } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';

/** A room in centimetres: its middle is at the origin, and up is less than zero. */
export type Room = {
  readonly sheet: Sheet;
  /** The visible distance to each side, and upward. */
  readonly half: number;
  readonly high: number;
  readonly wall: Colour;
  readonly wood: Colour;
  readonly cloth: readonly [Colour, Colour, Colour];
};

/** Draws what is in a room. */
export type Draw = (room: Room) => string;
