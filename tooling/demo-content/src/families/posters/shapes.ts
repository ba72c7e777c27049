import { shade, type Colour } from '../../art/colour.ts';
import { polygon, type Box } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { num, path, type Point } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';

/** Returns the path of a circle. */
export const disc = ([x, y]: Point, r: number): string => {
  const half = (width: number): string => `a${num(r)} ${num(r)} 0 1 0 ${num(width)} 0`;
  return `M${num(x - r)} ${num(y)}${half(r * 2)}${half(-r * 2)}Z`;
};

/** Returns the path of a rectangle. */
export const block = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** Draws a flat shape with a printer's grain on one side of it. */
export function cut(sheet: Sheet, d: string, box: Box, fill: Colour, towards = 60, strength = 0.7): string {
  const grain = grainOn(sheet, d, box, {
    colour: shade(fill, 0.1),
    towards,
    strength,
    size: 0.2,
    reach: 0.8,
  });
  return path(d, { fill }) + grain;
}

/** Returns the box around a circle. */
export const around = ([x, y]: Point, r: number): Box => ({
  x: x - r,
  y: y - r,
  width: r * 2,
  height: r * 2,
});
