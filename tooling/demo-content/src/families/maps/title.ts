import type { Colour } from '../../art/colour.ts';
import type { Box } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { path, stroked } from '../../art/svg.ts';
import { heightToFit, lettered, type LetteredLine } from '../../letters/lettering.ts';

/** Draws a name with a small line below it. */
export function title(
  { unit }: Sheet,
  name: string,
  small: string,
  { x, y, width, height }: Box,
  colour: Colour,
): string {
  const face = { weight: 0.15, tracking: 0.26 };
  const size = heightToFit(name, width * 0.86, face, height * 0.36);
  const below = heightToFit(small, width * 0.86, face, Math.min(unit * 2.1, size * 0.45));
  const top = y + (height - size - below * 2.1) / 2;
  const ink = ({ d, strokeWidth }: LetteredLine): string => path(d, stroked(colour, strokeWidth));
  return (
    ink(lettered(name, x + width / 2, top, { ...face, height: size }, 'middle')) +
    ink(lettered(small, x + width / 2, top + size + below * 1.1, { ...face, height: below }, 'middle'))
  );
}
