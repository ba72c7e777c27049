import type { Colour } from '../../art/colour.ts';
import type { Box } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';

/** A picture area of a poster with the ground it has and the colors that stand out from that. */
export type Plate = Box & { readonly ground: Colour; readonly tone: (index: number) => Colour };

/** Draws the picture of a poster into its plate. */
export type Art = (sheet: Sheet, plate: Plate) => string;
