import { shade } from './colour.ts';
import { flower, type FlowerKind } from './flowers.ts';
import { leafShape, times } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import type { Growth, SprigShape } from './sprigs/growth.ts';
import { eucalyptus, fern, grass, olive } from './sprigs/leaves-and-grass.ts';
import { berries, craspedia, lavender, pampas, willow } from './sprigs/plumes-and-berries.ts';
import { stalk, stalkPath } from './sprigs/stalk.ts';
import { group, path, stroked } from './svg.ts';

/** The sprigs that can stand in a vase, beside flowers. */
export const SPRIG_KINDS = [
  'eucalyptus',
  'olive',
  'fern',
  'pampas',
  'berries',
  'craspedia',
  'willow',
  'grass',
  'lavender',
] as const;

/** A kind of sprig. */
export type SprigKind = (typeof SPRIG_KINDS)[number];

/** Draws a sprig of leaves, berries or plumes. */
export function sprig(sheet: Sheet, kind: SprigKind, shape: SprigShape): string {
  const points = stalk(shape.from, shape.angle, shape.length, shape.bend);
  const width = shape.length * 0.014;
  const wood = path(stalkPath(points), stroked(shade(shape.colour, 0.1), width));
  return wood + GROWTH[kind](sheet, points, shape);
}

/** Draws a flower on a stalk with a pair of leaves. */
export function stemmed(
  sheet: Sheet,
  kind: FlowerKind,
  shape: SprigShape & { readonly head: number },
): string {
  const { random } = sheet;
  const points = stalk(shape.from, shape.angle, shape.length, shape.bend);
  const tip = points.at(-1);
  if (!tip) return '';
  const leaves = times(2, (index) => {
    const point = points[4 + index * 3];
    if (!point) return '';
    const side = index % 2 === 0 ? -1 : 1;
    return path(
      leafShape(
        point.at,
        point.heading + side * random.between(28, 48),
        shape.length * 0.24,
        shape.length * 0.085,
        { bend: side * 0.4 },
      ),
      { fill: index === 0 ? shape.colour : shade(shape.colour, 0.05) },
    );
  });
  return (
    path(stalkPath(points), stroked(shade(shape.colour, 0.06), shape.length * 0.02)) +
    group(leaves) +
    flower(
      sheet,
      kind,
      tip.at,
      shape.head,
      shape.accent,
      kind === 'tulip' ? tip.heading + 90 : random.between(-20, 20),
    )
  );
}

const GROWTH: Readonly<Record<SprigKind, Growth>> = {
  eucalyptus,
  olive,
  fern,
  pampas,
  berries,
  craspedia,
  willow,
  grass,
  lavender,
};
