import type { Colour } from '../../art/colour.ts';
import { ringSlice, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { path, type Point } from '../../art/svg.ts';

/** Draws rays from a point over the whole sheet. */
export function rays(
  { width, height }: Sheet,
  centre: Point,
  count: number,
  fill: Colour,
  inner = 0,
): string {
  const reach = Math.hypot(width, height);
  return path(
    times(count, (index) =>
      ringSlice(centre, inner, reach, (360 / count) * index, (360 / count) * (index + 0.5)),
    ).join(''),
    { fill },
  );
}
