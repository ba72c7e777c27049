import { shade, type Colour } from '../colour.ts';
import { leafShape, polar, times } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, path, stroked, type Point } from '../svg.ts';
import { stipple } from '../texture.ts';

/** Draws the head of a flower from the front. */
export type Head = (sheet: Sheet, centre: Point, radius: number, colour: Colour) => string;

/** Draws a ring of equal petals. */
export function petals(
  centre: Point,
  count: number,
  length: number,
  width: number,
  fill: Colour,
  start: number,
  belly = 0.62,
): string {
  const d = times(count, (index) =>
    leafShape(centre, start + (360 / count) * index, length, width, { belly }),
  );
  return path(d.join(''), { fill });
}

/** Draws lines that run outward from the middle of a flower. */
export function veins(
  centre: Point,
  count: number,
  from: number,
  to: number,
  colour: Colour,
  width: number,
  start = 0,
): string {
  const d = times(count, (index) => {
    const angle = start + (360 / count) * index;
    const [inner, outer] = [polar(centre, angle, from), polar(centre, angle, to)];
    return `M${num(inner[0])} ${num(inner[1])}L${num(outer[0])} ${num(outer[1])}`;
  });
  return path(d.join(''), stroked(colour, width));
}

/** Draws the dotted middle of a flower. */
export function eye(sheet: Sheet, centre: Point, radius: number, colour: Colour): string {
  const dots = stipple(
    sheet,
    { x: centre[0] - radius, y: centre[1] - radius, width: radius * 2, height: radius * 2 },
    {
      density: (x, y) =>
        Math.hypot(x - centre[0], y - centre[1]) < radius * 0.9
          ? 0.25 + (0.7 * (x - centre[0] + y - centre[1])) / radius
          : 0,
      colour: shade(colour, 0.18),
      dots: 90,
      size: 0.22,
    },
  );
  return circle(...centre, radius, { fill: colour }) + dots;
}
