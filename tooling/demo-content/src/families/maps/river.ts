import { tint } from '../../art/colour.ts';
import { smooth, times, type Box } from '../../art/geometry.ts';
import type { Random } from '../../art/random.ts';
import type { Sheet } from '../../art/sheet.ts';
import { path, stroked, type Point } from '../../art/svg.ts';
import { inks, joined } from './chart.ts';

/** Returns a river from one edge to the other, as points and as the area on its left. */
export function river(
  random: Random,
  { x, y, width, height }: Box,
): { readonly course: string; readonly bank: string; readonly points: readonly Point[] } {
  const isUpright = height > width * 0.8;
  const [length, breadth] = isUpright ? [height, width] : [width, height];
  const [middle, bend, shift] = [
    random.between(0.36, 0.64),
    random.between(0.08, 0.16),
    random.between(0, 6),
  ];
  const points = times(9, (index): Point => {
    const along = -0.06 + (index / 8) * 1.12;
    const aside = middle + Math.sin(along * 5.2 + shift) * bend;
    return isUpright ? [x + aside * breadth, y + along * length] : [x + along * length, y + aside * breadth];
  });
  const course = smooth(points);
  const corner: readonly Point[] = isUpright
    ? [
        [x - 9, y + height * 1.1],
        [x - 9, y - height * 0.1],
      ]
    : [
        [x + width * 1.1, y - 9],
        [x - width * 0.1, y - 9],
      ];
  return { course, points, bank: `${course}L${joined(corner)}Z` };
}

/** Draws water with a bank. */
export function water(sheet: Sheet, course: string, breadth: number): string {
  const colour = inks(sheet).water;
  return (
    path(course, stroked(inks(sheet).road, breadth + sheet.unit * 1.5)) +
    path(course, stroked(colour, breadth)) +
    path(course, stroked(tint(colour, 0.035), breadth * 0.55))
  );
}
