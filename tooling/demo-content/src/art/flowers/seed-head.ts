import { shade, type Colour } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { ellipse, type Point } from '../svg.ts';
import { stipple } from '../texture.ts';

/** Draws a round seed head or craspedia, with its dots. */
export function ball(sheet: Sheet, centre: Point, radius: number, colour: Colour): string {
  return (
    ellipse(...centre, radius, radius, { fill: colour }) +
    stipple(
      sheet,
      { x: centre[0] - radius, y: centre[1] - radius, width: radius * 2, height: radius * 2 },
      {
        density: (x, y) =>
          Math.hypot(x - centre[0], y - centre[1]) < radius * 0.95
            ? 0.3 + (0.6 * (x - centre[0] + y - centre[1])) / radius
            : 0,
        colour: shade(colour, 0.14),
        dots: 60,
        size: 0.22,
      },
    )
  );
}
