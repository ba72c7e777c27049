import { lerp, polygon, times, type Box } from '../../art/geometry.ts';
import type { Random } from '../../art/random.ts';
import type { Point } from '../../art/svg.ts';

/** A height at every place; places are shares of the longer side. */
type Field = (u: number, v: number) => number;

/** Returns a height field of hills with smaller waves on them. */
export function hills(
  random: Random,
  tops: readonly { readonly at: Point; readonly height: number; readonly girth: number }[],
  rough: number,
  size: number,
): Field {
  const waves = times(9, (index) => {
    const [turn, pace] = [random.between(0, Math.PI), (5 * 1.32 ** index) / size];
    return {
      a: Math.cos(turn) * pace,
      b: Math.sin(turn) * pace,
      shift: random.between(0, 6),
      share: rough / 1.3 ** index,
    };
  });
  return (u, v) =>
    tops.reduce(
      (sum, { at, height, girth }) =>
        sum + height * Math.exp(-((u - at[0]) ** 2 + (v - at[1]) ** 2) / girth ** 2),
      0,
    ) + waves.reduce((sum, { a, b, shift, share }) => sum + Math.sin(u * a + v * b + shift) * share, 0);
}

/** Returns the heights on a grid over a box, with a rim far below so that every contour closes. */
export function sampled(
  field: Field,
  { x, y, width, height }: Box,
): {
  readonly at: (column: number, row: number) => number;
  readonly columns: number;
  readonly rows: number;
  readonly place: (column: number, row: number) => Point;
} {
  const step = Math.sqrt(width * height) / 62;
  const [columns, rows] = [Math.ceil(width / step) + 3, Math.ceil(height / step) + 3];
  const long = Math.max(width, height);
  const place = (column: number, row: number): Point => [x + (column - 1) * step, y + (row - 1) * step];
  const values = times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    const [px, py] = place(column, row);
    return isRim ? -9 : field((px - x) / long, (py - y) / long);
  });
  return { columns, rows, place, at: (column, row) => values[row * columns + column] ?? -9 };
}

/** Returns the closed lines around everything higher than `level`. */
export function contour({ at, columns, rows, place }: ReturnType<typeof sampled>, level: number): string {
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  const cross = (c1: number, r1: number, c2: number, r2: number): number => {
    const key = (Math.min(r1, r2) * columns + Math.min(c1, c2)) * 2 + (r1 === r2 ? 0 : 1);
    const share = (level - at(c1, r1)) / (at(c2, r2) - at(c1, r1));
    points.set(key, place(lerp(c1, c2, share), lerp(r1, r2, share)));
    return key;
  };
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const up: number[] = [];
      const down: number[] = [];
      corners.forEach(([c1, r1], index) => {
        const [c2, r2] = corners[(index + 1) % 4] ?? [c1, r1];
        const [isFrom, isTo] = [at(c1, r1) > level, at(c2, r2) > level];
        if (isFrom !== isTo) (isTo ? up : down).push(cross(c1, r1, c2, r2));
      });
      up.forEach((key, index) => next.set(key, down[index] ?? key));
    }
  let d = '';
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let key: number | undefined = start; key !== undefined && next.has(key);) {
      const point = points.get(key);
      if (point) ring.push(point);
      const following = next.get(key);
      next.delete(key);
      key = following;
    }
    if (ring.length > 4) d += polygon(ring);
  }
  return d;
}

/** Draws a pointed mark on its foot: a summit, a fir. */
export const wedge = ([x, y]: Point, half: number, height: number): string =>
  polygon([
    [x - half, y],
    [x, y - height],
    [x + half, y],
  ]);
