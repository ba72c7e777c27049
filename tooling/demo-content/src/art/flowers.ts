import { mix, shade, tint, type Colour } from './colour.ts';
import { blob, leafShape, polar, times } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, group, num, path, stroked, type Point } from './svg.ts';
import { stipple } from './texture.ts';

/** The flowers that can be drawn as seen from the front. */
export const FLOWER_KINDS = [
  'daisy',
  'poppy',
  'peony',
  'anemone',
  'dahlia',
  'cosmos',
  'rose',
  'tulip',
  'ranunculus',
] as const;

/** A kind of flower. */
export type FlowerKind = (typeof FLOWER_KINDS)[number];

/** The head of a flower, `turn` degrees about its stalk. */
export function flower(
  sheet: Sheet,
  kind: FlowerKind,
  centre: Point,
  radius: number,
  colour: Colour,
  turn = 0,
): string {
  const head = HEADS[kind](sheet, centre, radius, colour);
  return turn === 0
    ? head
    : group(head, { transform: `rotate(${num(turn)} ${num(centre[0])} ${num(centre[1])})` });
}

type Head = (sheet: Sheet, centre: Point, radius: number, colour: Colour) => string;

function petals(
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

function veins(
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

function eye(sheet: Sheet, centre: Point, radius: number, colour: Colour): string {
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

const daisy: Head = (sheet, centre, radius, colour) => {
  const count = sheet.random.whole(11, 15);
  const start = sheet.random.between(0, 40);
  return (
    petals(centre, count, radius, radius * 0.36, shade(colour, 0.06), start + 180 / count, 0.68) +
    petals(centre, count, radius * 0.97, radius * 0.36, colour, start, 0.68) +
    veins(centre, count, radius * 0.3, radius * 0.65, shade(colour, 0.1), radius * 0.025, start) +
    eye(sheet, centre, radius * 0.29, mix('#e9b13a', sheet.palette.spark, 0.2))
  );
};

const poppy: Head = (sheet, centre, radius, colour) => {
  const { random } = sheet;
  const start = random.between(0, 90);
  const cups = [shade(colour, 0.07), shade(colour, 0.03), colour, tint(colour, 0.04)].map((fill, index) =>
    path(
      blob(random, polar(centre, start + index * 137, radius * 0.36), radius * 0.68, radius * 0.6, {
        points: 8,
        wobble: 0.07,
      }),
      { fill },
    ),
  );
  return (
    group(cups) +
    veins(centre, 22, radius * 0.24, radius * 0.52, shade(colour, 0.16), radius * 0.022) +
    veins(centre, 16, radius * 0.15, radius * 0.33, sheet.palette.ink, radius * 0.03, 8) +
    circle(...centre, radius * 0.15, { fill: shade(sheet.palette.leaf, 0.12) })
  );
};

const peony: Head = (sheet, centre, radius, colour) => {
  const { random } = sheet;
  const rows = [1, 0.84, 0.66, 0.48, 0.3].map((reach, index) => {
    const count = 9 - index;
    const tone = index % 2 === 0 ? shade(colour, 0.08 - index * 0.018) : tint(colour, 0.03 + index * 0.02);
    const start = random.between(0, 60);
    return times(count, (petal) => {
      const middle = polar(centre, start + (360 / count) * petal, radius * reach * 0.62);
      return path(
        blob(random, middle, radius * reach * 0.4, radius * reach * 0.38, { points: 7, wobble: 0.06 }),
        { fill: petal % 2 === 0 ? tone : mix(tone, colour, 0.5) },
      );
    }).join('');
  });
  return (
    circle(...centre, radius * 0.7, { fill: shade(colour, 0.08) }) +
    rows.join('') +
    circle(...centre, radius * 0.13, { fill: tint(colour, 0.12) })
  );
};

const anemone: Head = (sheet, centre, radius, colour) => {
  const { random, palette } = sheet;
  const start = random.between(0, 50);
  const round = times(7, (index) =>
    path(
      blob(random, polar(centre, start + index * 154, radius * 0.55), radius * 0.46, radius * 0.42, {
        points: 7,
        wobble: 0.05,
      }),
      { fill: index % 2 === 0 ? colour : tint(colour, 0.04) },
    ),
  );
  return (
    group(round) +
    circle(...centre, radius * 0.34, { fill: mix(colour, '#ffffff', 0.55) }) +
    veins(centre, 22, radius * 0.16, radius * 0.31, palette.ink, radius * 0.02) +
    times(22, (index) =>
      circle(...polar(centre, index * 16.4, radius * 0.32), radius * 0.026, { fill: palette.ink }),
    ).join('') +
    circle(...centre, radius * 0.15, { fill: palette.ink })
  );
};

const dahlia: Head = (sheet, centre, radius, colour) => {
  const rows = times(5, (row) => {
    const reach = radius * (1 - row * 0.18);
    const fill = row % 2 === 0 ? shade(colour, 0.09 - row * 0.015) : tint(colour, row * 0.02);
    return petals(centre, 16 - row * 2, reach, reach * 0.34, fill, row * 11, 0.62);
  });
  return rows.join('') + circle(...centre, radius * 0.14, { fill: shade(colour, 0.1) });
};

const cosmos: Head = (sheet, centre, radius, colour) => {
  const start = sheet.random.between(0, 45);
  return (
    petals(centre, 8, radius, radius * 0.62, colour, start, 0.74) +
    petals(centre, 8, radius * 0.72, radius * 0.3, tint(colour, 0.05), start, 0.7) +
    veins(centre, 24, radius * 0.24, radius * 0.6, shade(colour, 0.08), radius * 0.018, start) +
    eye(sheet, centre, radius * 0.2, mix('#e9b13a', sheet.palette.spark, 0.3))
  );
};

const rose: Head = (sheet, centre, radius, colour) => {
  const { random } = sheet;
  const outer = times(5, (index) =>
    path(
      blob(random, polar(centre, index * 72 + 20, radius * 0.42), radius * 0.56, radius * 0.52, {
        points: 7,
        wobble: 0.05,
      }),
      { fill: index % 2 === 0 ? shade(colour, 0.07) : shade(colour, 0.03) },
    ),
  );
  const folds = times(7, (index) => {
    const reach = radius * (0.72 - index * 0.095);
    const turn = index * 105;
    const [from, to] = [polar(centre, turn, reach), polar(centre, turn + 165, reach)];
    return path(
      `M${num(from[0])} ${num(from[1])}A${num(reach)} ${num(reach)} 0 0 1 ${num(to[0])} ${num(to[1])}Q${num(centre[0])} ${num(centre[1])} ${num(from[0])} ${num(from[1])}Z`,
      { fill: index % 2 === 0 ? tint(colour, 0.05) : shade(colour, 0.05) },
    );
  });
  return group(outer) + circle(...centre, radius * 0.74, { fill: colour }) + group(folds);
};

const ranunculus: Head = (sheet, centre, radius, colour) => {
  const { random } = sheet;
  const rings = times(8, (index) => {
    const reach = radius * (1 - index * 0.115);
    const fill =
      index === 7
        ? mix(sheet.palette.leaf, colour, 0.3)
        : index % 2 === 0
          ? shade(colour, 0.02 + index * 0.008)
          : tint(colour, 0.05);
    return path(
      blob(random, polar(centre, index * 80, radius * 0.04), reach, reach * 0.96, {
        points: 9,
        wobble: 0.035,
      }),
      { fill },
    );
  });
  return group(rings);
};

const tulip: Head = (sheet, [x, y], radius, colour) => {
  const cup = (half: number, top: number, lean: number): string =>
    `M${num(x)} ${num(y + radius)}C${num(x - half * 1.35)} ${num(y + radius)} ${num(x - half * 1.25)} ${num(y - radius * 0.2)} ${num(x - half * 0.55 + lean)} ${num(y - top)}C${num(x + half * 0.2)} ${num(y - radius * 0.5)} ${num(x + half * 0.8)} ${num(y + radius * 0.5)} ${num(x)} ${num(y + radius)}Z`;
  const mirrored = (d: string): string =>
    path(d, { fill: shade(colour, 0.05), transform: `translate(${num(2 * x)} 0) scale(-1 1)` });
  return (
    path(leafShape([x, y + radius * 0.9], -90, radius * 2, radius * 1.1, { belly: 0.45 }), {
      fill: shade(colour, 0.1),
    }) +
    mirrored(cup(radius * 0.72, radius, -radius * 0.15)) +
    path(cup(radius * 0.72, radius, -radius * 0.15), { fill: colour }) +
    path(leafShape([x, y + radius], -90, radius * 1.72, radius * 0.95, { belly: 0.42 }), {
      fill: tint(colour, 0.05),
    })
  );
};

const HEADS: Readonly<Record<FlowerKind, Head>> = {
  daisy,
  poppy,
  peony,
  anemone,
  dahlia,
  cosmos,
  rose,
  tulip,
  ranunculus,
};

/** A round seed head or craspedia, with its dots. */
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
