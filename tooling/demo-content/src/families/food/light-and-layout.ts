import { shade, tint, type Colour } from '../../art/colour.ts';
import { polar, scattered, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { ellipse, type Point } from '../../art/svg.ts';

/** Draws `count` copies evenly around a circle about the origin, from the angle `turn`. */
export const about = (
  count: number,
  radius: number,
  make: (x: number, y: number, angle: number) => string,
  turn = 0,
): string =>
  times(count, (index) => {
    const angle = turn + (360 / count) * index;
    const [x, y] = polar([0, 0], angle, radius);
    return make(x, y, angle);
  }).join('');

/** Returns scattered points less than `radius` from the origin and at least `distance` apart. */
export const within = ({ random }: Sheet, radius: number, distance: number, most = 60): Point[] =>
  scattered(random, { x: -radius, y: -radius, width: radius * 2, height: radius * 2 }, distance, most).filter(
    ([x, y]) => Math.hypot(x, y) < radius,
  );

/** Returns a fill that is lighter at the upper left and darker at the rim. */
export const lit = (sheet: Sheet, colour: Colour, depth = 0.08): string =>
  sheet.radial(
    [
      [0, tint(colour, depth)],
      [0.6, colour],
      [1, shade(colour, depth)],
    ],
    [0.38, 0.34],
    0.72,
  );

/** Returns a fill that runs through the colors in equal steps. */
export const fade = (sheet: Sheet, colours: readonly Colour[], to: Point = [0, 1]): string =>
  sheet.linear(
    colours.map((colour, index) => [index / (colours.length - 1), colour] as const),
    [0, 0],
    to,
  );

/** Draws a soft shadow in three steps: cheaper than a gradient where it is as large as a plate. */
export const shadow = (sheet: Sheet, rx: number, ry = rx, x = 0, y = 0): string =>
  [1.07, 1.045, 1.02]
    .map((size) => ellipse(x + 3, y + 5, rx * size, ry * size, { fill: sheet.palette.ink, opacity: 0.1 }))
    .join('');

/** Returns a sheet whose unit fits things that are drawn with a radius of 100 and shown with another. */
export const small = (sheet: Sheet, radius: number): Sheet => ({
  ...sheet,
  unit: (sheet.unit * 100) / radius,
});
