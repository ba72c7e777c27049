import { mix, shade, tint, type Colour } from './colour.ts';
import { leafShape, lerp, polar, times } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import { circle, group, num, path, stroked, type Point } from './svg.ts';
import { ball, flower, type FlowerKind } from './flowers.ts';

/** A stalk that bends: its points from foot to tip and the direction (degrees) at each. */
export type Stalk = readonly { readonly at: Point; readonly heading: number }[];

/** A stalk from `from`, first in direction `angle` (-90 is up), turning by `bend` degrees on its way. */
export function stalk(from: Point, angle: number, length: number, bend: number, steps = 12): Stalk {
  const points: { at: Point; heading: number }[] = [{ at: from, heading: angle }];
  for (let step = 1; step <= steps; step += 1) {
    const last = points[step - 1];
    const heading = angle + bend * (step / steps);
    points.push({ at: polar(last?.at ?? from, heading, length / steps), heading });
  }
  return points;
}

/** The path of a stalk. */
export function stalkPath(points: Stalk): string {
  return `M${points.map(({ at }) => `${num(at[0])} ${num(at[1])}`).join('L')}`;
}

/** What can stand in a vase, beside flowers. */
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

/** How a sprig stands. */
export type SprigShape = {
  readonly from: Point;
  readonly angle: number;
  readonly length: number;
  readonly bend: number;
  readonly colour: Colour;
  /** Of berries, blossoms and plumes. */
  readonly accent: Colour;
};

/** A sprig of leaves, berries or plumes. */
export function sprig(sheet: Sheet, kind: SprigKind, shape: SprigShape): string {
  const points = stalk(shape.from, shape.angle, shape.length, shape.bend);
  const width = shape.length * 0.014;
  const wood = path(stalkPath(points), stroked(shade(shape.colour, 0.1), width));
  return wood + GROWTH[kind](sheet, points, shape);
}

/** A flower on a stalk with a pair of leaves. */
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

type Growth = (sheet: Sheet, points: Stalk, shape: SprigShape) => string;

function pairs(
  points: Stalk,
  from: number,
  make: (point: Point, heading: number, side: number, share: number) => string,
): string {
  return points
    .map(({ at, heading }, index) => {
      const share = index / (points.length - 1);
      return share < from ? '' : make(at, heading, -1, share) + make(at, heading, 1, share);
    })
    .join('');
}

const eucalyptus: Growth = (sheet, points, { colour, length }) =>
  pairs(points, 0.2, (at, heading, side, share) => {
    const size = length * lerp(0.085, 0.045, share);
    const middle = polar(at, heading + side * 62, size * 0.9);
    return (
      circle(...middle, size * 0.78, { fill: side < 0 ? tint(colour, 0.05) : colour }) +
      path(
        `M${num(at[0])} ${num(at[1])}L${num(middle[0])} ${num(middle[1])}`,
        stroked(shade(colour, 0.08), size * 0.1),
      )
    );
  });

const olive: Growth = (sheet, points, { colour, length, accent }) =>
  pairs(points, 0.15, (at, heading, side, share) => {
    const leaf = leafShape(at, heading + side * 42, length * lerp(0.2, 0.12, share), length * 0.042);
    const fruit = sheet.random.chance(0.22)
      ? circle(...polar(at, heading + side * 90, length * 0.045), length * 0.026, { fill: accent })
      : '';
    return path(leaf, { fill: side < 0 ? tint(colour, 0.06) : colour }) + fruit;
  });

const fern: Growth = (sheet, points, { colour, length }) => {
  const fine = points.flatMap((point, index) => {
    const next = points[index + 1];
    return next
      ? [
          point,
          {
            at: [(point.at[0] + next.at[0]) / 2, (point.at[1] + next.at[1]) / 2] as const,
            heading: point.heading,
          },
        ]
      : [point];
  });
  return pairs(fine, 0.08, (at, heading, side, share) =>
    path(
      leafShape(
        at,
        heading + side * 66,
        length * 0.24 * Math.sin((1 - share) * 2.5 + 0.35) ** 0.8,
        length * 0.04,
        { bend: -side * 0.3 },
      ),
      { fill: side < 0 ? tint(colour, 0.04) : colour },
    ),
  );
};

const pampas: Growth = (sheet, points, { accent, length }) => {
  const { random } = sheet;
  const plume = points.slice(5).flatMap(({ at, heading }, index) =>
    times(12, () => {
      const share = index / 7;
      const reach = length * 0.16 * Math.sin(Math.PI * (0.18 + share * 0.78));
      const tip = polar(at, heading + random.around() * 46, reach * random.between(0.7, 1.4));
      return {
        d: `M${num(at[0])} ${num(at[1])}Q${num((at[0] + tip[0]) / 2)} ${num((at[1] + tip[1]) / 2 - reach * 0.2)} ${num(tip[0])} ${num(tip[1])}`,
        light: random.chance(0.5),
      };
    }),
  );
  const of = (light: boolean): string =>
    plume
      .filter((hair) => hair.light === light)
      .map(({ d }) => d)
      .join('');
  return (
    path(of(false), stroked(shade(accent, 0.07), length * 0.011)) +
    path(of(true), stroked(tint(accent, 0.05), length * 0.01))
  );
};

const berries: Growth = (sheet, points, { colour, accent, length }) =>
  pairs(points, 0.3, (at, heading, side, share) => {
    const { random } = sheet;
    const tip = polar(
      at,
      heading + side * random.between(30, 65),
      length * random.between(0.06, 0.14) * (1.2 - share * 0.5),
    );
    const size = length * random.between(0.022, 0.034);
    return (
      path(
        `M${num(at[0])} ${num(at[1])}L${num(tip[0])} ${num(tip[1])}`,
        stroked(shade(colour, 0.1), length * 0.009),
      ) +
      circle(...tip, size, { fill: accent }) +
      circle(tip[0] - size * 0.3, tip[1] - size * 0.35, size * 0.25, { fill: tint(accent, 0.18) })
    );
  });

const craspedia: Growth = (sheet, points, { accent, length }) => {
  const tip = points.at(-1);
  return tip ? ball(sheet, tip.at, length * 0.075, accent) : '';
};

const willow: Growth = (sheet, points, { accent, length }) =>
  points
    .slice(3)
    .map(({ at, heading }, index) => {
      const side = index % 2 === 0 ? -1 : 1;
      return path(leafShape(at, heading + side * 22, length * 0.075, length * 0.045, { belly: 0.6 }), {
        fill: side < 0 ? tint(accent, 0.06) : accent,
      });
    })
    .join('');

const grass: Growth = (sheet, points, { colour, accent, length }) => {
  const tip = points.at(-1);
  const blades = times(3, (index) =>
    path(
      leafShape(
        points[0]?.at ?? [0, 0],
        (points[0]?.heading ?? -90) + (index - 1) * 13,
        length * (0.6 + index * 0.1),
        length * 0.03,
        { bend: (index - 1) * 0.5 },
      ),
      { fill: colour },
    ),
  );
  const ears = points.slice(8).map(({ at, heading }, index) =>
    path(leafShape(at, heading + (index % 2 === 0 ? -26 : 26), length * 0.08, length * 0.03), {
      fill: mix(accent, colour, 0.2),
    }),
  );
  return (
    group(blades) +
    group(ears) +
    (tip ? path(leafShape(tip.at, tip.heading, length * 0.09, length * 0.03), { fill: accent }) : '')
  );
};

const lavender: Growth = (sheet, points, { accent, length }) =>
  points
    .slice(6)
    .flatMap(({ at, heading }) =>
      [-1, 0, 1].map((side) =>
        path(leafShape(at, heading + side * 48, length * 0.052, length * 0.034), {
          fill: side === 0 ? tint(accent, 0.07) : accent,
        }),
      ),
    )
    .join('');

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
