import type { Colour } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';

/** The ground that letters stand on, and the colors that stand out from it. */
type Ink = { readonly ground: Colour; readonly tone: (index: number) => Colour };

/** Draws a text over the whole sheet. */
export type Print = (sheet: Sheet, text: string, ink: Ink) => string;
