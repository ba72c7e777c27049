import { shade, type Colour } from '../../art/colour.ts';
import { scattered, type Box } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, num, path, stroked } from '../../art/svg.ts';

/** Draws trees as a mapmaker dots them. */
export function trees(sheet: Sheet, shape: string, box: Box, colour: Colour): string {
  const { unit, random } = sheet;
  const dots = scattered(random, box, unit * 1.15, 160)
    .map(([x, y]) => `M${num(x)} ${num(y)}h0`)
    .join('');
  return (
    path(shape, { fill: colour }) +
    group(path(dots, stroked(shade(colour, 0.09), unit * 0.75)), { 'clip-path': sheet.clip(path(shape)) })
  );
}
