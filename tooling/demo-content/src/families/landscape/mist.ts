import type { Colour } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { rect } from '../../art/svg.ts';

/** Draws a band of mist. */
export function mist(sheet: Sheet, y: number, thickness: number, colour: Colour, opacity = 0.75): string {
  return rect(0, y - thickness / 2, sheet.width, thickness, {
    fill: sheet.linear([
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  });
}
