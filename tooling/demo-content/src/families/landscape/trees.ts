import { shade, tint, type Colour } from '../../art/colour.ts';
import { blob, clamp, heightAt, polygon, times } from '../../art/geometry.ts';
import type { Random } from '../../art/random.ts';
import type { Sheet } from '../../art/sheet.ts';
import { line, path, stroked, type Point } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';

/** Returns a conifer as a path, its foot at `x`, `y`. */
export function conifer(random: Random, x: number, y: number, height: number): string {
  const tiers = clamp(Math.round(height / 14), 3, 7);
  const half = height * random.between(0.17, 0.23);
  const boughs = times(tiers, (tier): Point[] => {
    const low = (tier + 1) / tiers;
    const reach = half * low ** 0.85;
    const level = y - height * (0.06 + (1 - low) * 0.94);
    return [
      [reach, level],
      [reach * (tier === tiers - 1 ? 0.1 : 0.46), level - height * 0.03],
    ];
  }).flat();
  const right: Point[] = [[0, y - height], ...boughs, [half * 0.1, y]];
  const left = right.toReversed().map(([aside, level]): Point => [-aside, level]);
  return polygon([...right, ...left].map(([aside, level]): Point => [x + aside, level]));
}

/** Draws conifers along a line, denser where `random` wants a wood. */
export function conifers(
  sheet: Sheet,
  top: readonly Point[],
  {
    count,
    height,
    colour,
    from = 0,
    to = 1,
    sink = 0.05,
  }: {
    readonly count: number;
    readonly height: number;
    readonly colour: Colour;
    readonly from?: number;
    readonly to?: number;
    readonly sink?: number;
  },
): string {
  const { random, width } = sheet;
  const places = times(count, () => width * (from + (to - from) * random.next())).toSorted(
    (one, other) => one - other,
  );
  const d = places.map((x) =>
    conifer(random, x, heightAt(top, x) + height * sink, height * random.between(0.55, 1.15)),
  );
  return path(d.join(''), { fill: colour });
}

/** Draws a round tree: trunk, crown and the shade on it. */
export function roundTree(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  crown: Colour,
  trunk: Colour,
): string {
  const { random } = sheet;
  const radius = height * random.between(0.3, 0.38);
  const centre: Point = [x, y - height + radius];
  const shape = blob(random, centre, radius * random.between(0.85, 1.05), radius * random.between(1, 1.25), {
    points: 10,
    wobble: 0.07,
  });
  const box = { x: x - radius * 1.2, y: centre[1] - radius * 1.3, width: radius * 2.4, height: radius * 2.6 };
  const boughs = [-0.4, 0.35].map((lean) =>
    line([x, y - height * 0.3], [x + radius * lean, centre[1] + radius * 0.2], stroked(trunk, height * 0.02)),
  );
  return (
    line([x, y], [x, centre[1]], stroked(trunk, height * 0.04)) +
    path(shape, { fill: crown }) +
    boughs.join('') +
    grainOn(sheet, shape, box, {
      colour: shade(crown, 0.12),
      towards: 40,
      strength: 5,
      reach: 0.7,
      size: 0.2,
    }) +
    grainOn(sheet, shape, box, {
      colour: tint(crown, 0.09),
      towards: 215,
      strength: 2.4,
      reach: 0.45,
      size: 0.2,
    })
  );
}
