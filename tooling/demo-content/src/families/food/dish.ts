import type { Colour } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';

/** A dish is drawn about the origin with a radius of 100; one that is seen from the side is on it. */
export type Dish = (sheet: Sheet, flavour: Colour, china: Colour) => string;
