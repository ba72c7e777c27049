import { mix, shade, tint, type Colour } from './colour.ts';
import { blob, leafShape, lerp, polygon, smooth, times, turned } from './geometry.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, group, num, path, rect, stroked, type Point } from './svg.ts';
import { contactShadow, grainOn, stipple } from './texture.ts';

/** Half widths (shares of the height) at heights (0 the rim, 1 the foot). */
type Profile = readonly Point[];

const PROFILES = {
  bottle: [
    [0.085, 0],
    [0.075, 0.06],
    [0.07, 0.22],
    [0.1, 0.34],
    [0.22, 0.5],
    [0.26, 0.7],
    [0.22, 0.9],
    [0.15, 1],
  ],
  amphora: [
    [0.14, 0],
    [0.1, 0.05],
    [0.1, 0.16],
    [0.24, 0.3],
    [0.31, 0.46],
    [0.27, 0.68],
    [0.16, 0.88],
    [0.13, 1],
  ],
  'moon jar': [
    [0.2, 0],
    [0.19, 0.05],
    [0.36, 0.16],
    [0.49, 0.38],
    [0.5, 0.56],
    [0.42, 0.8],
    [0.24, 0.96],
    [0.22, 1],
  ],
  cylinder: [
    [0.24, 0],
    [0.235, 0.1],
    [0.24, 0.4],
    [0.245, 0.7],
    [0.24, 0.93],
    [0.21, 1],
  ],
  gourd: [
    [0.11, 0],
    [0.09, 0.05],
    [0.16, 0.16],
    [0.19, 0.27],
    [0.14, 0.4],
    [0.24, 0.54],
    [0.33, 0.7],
    [0.28, 0.9],
    [0.19, 1],
  ],
  bud: [
    [0.1, 0],
    [0.075, 0.06],
    [0.075, 0.26],
    [0.17, 0.44],
    [0.33, 0.62],
    [0.36, 0.78],
    [0.28, 0.94],
    [0.2, 1],
  ],
  cone: [
    [0.34, 0],
    [0.32, 0.08],
    [0.26, 0.4],
    [0.19, 0.75],
    [0.15, 0.94],
    [0.16, 1],
  ],
  urn: [
    [0.26, 0],
    [0.2, 0.05],
    [0.21, 0.13],
    [0.35, 0.3],
    [0.37, 0.46],
    [0.28, 0.72],
    [0.16, 0.88],
    [0.2, 1],
  ],
  pot: [
    [0.44, 0],
    [0.43, 0.12],
    [0.41, 0.4],
    [0.37, 0.75],
    [0.33, 0.97],
    [0.31, 1],
  ],
  bowl: [
    [0.98, 0],
    [0.95, 0.1],
    [0.84, 0.4],
    [0.6, 0.74],
    [0.36, 0.92],
    [0.34, 1],
  ],
  cup: [
    [0.44, 0],
    [0.435, 0.1],
    [0.43, 0.5],
    [0.39, 0.82],
    [0.28, 0.97],
    [0.26, 1],
  ],
} as const satisfies Readonly<Record<string, Profile>>;

/** A shape that a potter can throw. */
export type VesselKind = keyof typeof PROFILES;

/** The kinds that are vases. */
export const VASE_KINDS = [
  'bottle',
  'amphora',
  'moon jar',
  'cylinder',
  'gourd',
  'bud',
  'urn',
] as const satisfies readonly VesselKind[];

/** What is on a vessel, as in 'with a dipped glaze'. */
export const GLAZES = [
  'plain',
  'dipped',
  'speckled',
  'striped',
  'dotted',
  'leaf-painted',
  'chequered',
  'dripping',
  'waved',
  'banded',
  'blue-and-white',
] as const;

/** A decoration of a vessel. */
export type Glaze = (typeof GLAZES)[number];

/** A vessel on its foot. */
export type Vessel = {
  readonly kind: VesselKind;
  readonly glaze: Glaze;
  /** The middle of the foot. */
  readonly foot: Point;
  readonly height: number;
  readonly colour: Colour;
  readonly second: Colour;
  /** Half its width, where it is drawn wider or narrower than thrown; 1 as thrown. */
  readonly girth?: number;
  readonly handle?: 'none' | 'cup' | 'jug' | 'two';
  /** What fills it to the brim; a dark inside when missing. */
  readonly inside?: Colour;
};

/** How wide a vessel is at its widest. */
export function vesselWidth({ kind, height, girth = 1 }: Pick<Vessel, 'kind' | 'height' | 'girth'>): number {
  return Math.max(...PROFILES[kind].map(([half]) => half)) * 2 * height * girth;
}

/** The middle of the mouth and half its width: where stems go in. */
export function mouthOf({ kind, foot, height, girth = 1 }: Vessel): {
  readonly at: Point;
  readonly half: number;
} {
  return { at: [foot[0], foot[1] - height], half: (PROFILES[kind][0]?.[0] ?? 0.2) * height * girth };
}

/** Draws a vessel with its shadow; `stems` stand behind its front rim. */
export function vessel(sheet: Sheet, shape: Vessel, stems = ''): string {
  const { kind, foot, height, colour, girth = 1 } = shape;
  const [x, base] = foot;
  const profile = PROFILES[kind].map(([half, share]): Point => [
    half * height * girth,
    base - height * (1 - share),
  ]);
  const outline = turned(x, profile);
  const half = vesselWidth(shape) / 2;
  const lip = (profile[0]?.[0] ?? 0) + 0;
  const foothold = profile.at(-1)?.[0] ?? 0;
  const box = { x: x - half, y: base - height, width: half * 2, height };
  const flat = kind === 'bowl' ? 0.16 : 0.2;
  const clip = sheet.clip(path(outline) + ellipse(x, base, foothold, foothold * 0.14));
  const light = sheet.linear(
    [
      [0, '#ffffff', 0.04],
      [0.22, '#ffffff', 0.2],
      [0.45, '#ffffff', 0],
      [0.72, '#1a1030', 0.08],
      [1, '#1a1030', 0.34],
    ],
    [0, 0],
    [1, 0],
  );
  const hollow = ellipse(x, base - height, lip, lip * flat, { fill: shape.inside ?? shade(colour, 0.24) });
  const rim = path(
    `M${num(x - lip)} ${num(base - height)}A${num(lip)} ${num(lip * flat)} 0 0 0 ${num(x + lip)} ${num(base - height)}`,
    stroked(tint(colour, 0.1), Math.max(1, height * 0.012)),
  );
  const backRim = path(
    `M${num(x - lip)} ${num(base - height)}A${num(lip)} ${num(lip * flat)} 0 0 1 ${num(x + lip)} ${num(base - height)}`,
    stroked(tint(colour, 0.03), Math.max(1, height * 0.014)),
  );
  return [
    contactShadow(
      sheet,
      [x + half * 0.25, base + height * 0.005],
      half * 1.45,
      Math.max(half * 0.16, height * 0.03),
      { opacity: 0.5 },
    ),
    handles(shape, half),
    group(
      [
        ellipse(x, base, foothold, foothold * 0.14, { fill: colour }),
        path(outline, { fill: colour }),
        decoration(sheet, shape, box),
        rect(box.x, box.y, box.width, box.height * 1.03, { fill: light }),
        grainOn(sheet, outline, box, {
          colour: shade(colour, 0.2),
          towards: 12,
          strength: 5,
          reach: 0.62,
          size: 0.2,
          opacity: 0.75,
        }),
        grainOn(sheet, outline, box, {
          colour: tint(colour, 0.14),
          towards: 200,
          strength: 1.4,
          reach: 0.4,
          size: 0.2,
          opacity: 0.7,
        }),
      ],
      { 'clip-path': clip },
    ),
    hollow,
    backRim,
    stems === ''
      ? ''
      : stems +
        group(
          path(outline, { fill: colour }) +
            decoration(sheet, shape, box, 7) +
            rect(box.x, box.y, box.width, box.height, { fill: light }),
          { 'clip-path': sheet.clip(frontOf(x, base - height, lip, flat, height)) },
        ),
    rim,
  ].join('');
}

/** The strip below the front edge of the mouth: it hides the feet of the stems. */
function frontOf(x: number, y: number, lip: number, flat: number, height: number): string {
  return path(
    `M${num(x - lip)} ${num(y)}A${num(lip)} ${num(lip * flat)} 0 0 0 ${num(x + lip)} ${num(y)}V${num(y + height * 0.14)}H${num(x - lip)}Z`,
  );
}

function handles({ handle = 'none', foot: [x, base], height, colour }: Vessel, half: number): string {
  const thick = height * 0.075;
  const ear = (side: number, top: number, low: number, reach: number): string => {
    const d = `M${num(x + side * half * 0.9)} ${num(base - height * top)}C${num(x + side * (half + reach))} ${num(base - height * (top + 0.06))} ${num(x + side * (half + reach))} ${num(base - height * (low - 0.04))} ${num(x + side * half * 0.86)} ${num(base - height * low)}`;
    return (
      path(d, stroked(shade(colour, 0.1), thick * 1.25)) +
      path(d, stroked(side < 0 ? tint(colour, 0.03) : shade(colour, 0.04), thick * 0.8))
    );
  };
  if (handle === 'cup') return ear(1, 0.8, 0.28, height * 0.42);
  if (handle === 'jug') return ear(1, 0.9, 0.42, height * 0.24);
  if (handle === 'two') return ear(-1, 0.86, 0.52, height * 0.14) + ear(1, 0.86, 0.52, height * 0.14);
  return '';
}

/** The glaze of a vessel; `seed` gives the same strokes twice. */
function decoration(
  sheet: Sheet,
  shape: Vessel,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  _again?: number,
): string {
  const random = sheet.random.fork(
    `glaze ${shape.glaze} ${num(shape.foot[0])} ${num(shape.foot[1])} ${num(shape.height)}`,
  );
  return GLAZE[shape.glaze]({ ...sheet, random }, random, shape, box);
}

type Decorate = (
  sheet: Sheet,
  random: Random,
  shape: Vessel,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) => string;

/** A line around the belly, sagging as a turned line does. */
function around(box: { readonly x: number; readonly width: number }, y: number, sag: number): string {
  return `M${num(box.x)} ${num(y)}Q${num(box.x + box.width / 2)} ${num(y + sag)} ${num(box.x + box.width)} ${num(y)}`;
}

const GLAZE: Readonly<Record<Glaze, Decorate>> = {
  plain: () => '',
  dipped: (_sheet, random, { second }, box) => {
    const level = box.y + box.height * random.between(0.42, 0.62);
    const slope = random.around() * box.height * 0.08;
    return path(
      `M${num(box.x)} ${num(level + slope)}Q${num(box.x + box.width / 2)} ${num(level + box.height * 0.06)} ${num(box.x + box.width)} ${num(level - slope)}V${num(box.y + box.height * 1.1)}H${num(box.x)}Z`,
      { fill: second },
    );
  },
  speckled: (sheet, _random, { colour, second }, box) =>
    stipple(sheet, box, {
      density: () => 1,
      colour: mix(shade(colour, 0.3), second, 0.3),
      dots: Math.min(420, (box.width * box.height) / 90),
      size: 0.3,
      opacity: 0.75,
    }),
  striped: (_sheet, random, { second }, box) => {
    const count = random.whole(4, 7);
    const d = times(count, (index) =>
      around(box, box.y + box.height * (0.16 + (0.76 * index) / count), box.width * 0.12),
    ).join('');
    return path(
      d,
      stroked(second, (box.height / count) * random.between(0.26, 0.45), { 'stroke-linecap': 'butt' }),
    );
  },
  dotted: (_sheet, random, { second }, box) => {
    const rows = random.whole(5, 7);
    const step = box.height / rows;
    const dots = times(rows + 1, (row) =>
      times(Math.ceil(box.width / step) + 1, (column) =>
        circle(
          box.x + (column + (row % 2) / 2) * step,
          box.y + step * (row + 0.4) + Math.sin((column / (box.width / step)) * Math.PI) * step * 0.3,
          step * 0.2,
          { fill: second },
        ),
      ),
    );
    return dots.flat().join('');
  },
  'leaf-painted': (_sheet, random, { second, foot, height }, box) => {
    const branch = times(7, (index): Point => [
      foot[0] + Math.sin(index * 0.9) * box.width * 0.12,
      box.y + height * (0.92 - index * 0.11),
    ]);
    const leaves = branch
      .slice(1)
      .map(([x, y], index) =>
        path(
          leafShape(
            [x, y],
            -90 + (index % 2 === 0 ? -52 : 52) + random.around() * 12,
            height * 0.17,
            height * 0.075,
          ),
          { fill: second },
        ),
      );
    return path(smooth(branch), stroked(second, height * 0.014)) + leaves.join('');
  },
  chequered: (_sheet, random, { second }, box) => {
    const step = box.width / random.whole(5, 7);
    const squares = times(Math.ceil(box.height / step) + 1, (row) =>
      times(Math.ceil(box.width / step / 2) + 1, (column) => {
        const x = box.x + (column * 2 + (row % 2)) * step;
        return `M${num(x)} ${num(box.y + row * step)}h${num(step)}v${num(step)}h${num(-step)}Z`;
      }),
    ).flat();
    return path(squares.join(''), { fill: second });
  },
  dripping: (_sheet, random, { second }, box) => {
    const count = random.whole(5, 8);
    const step = box.width / count;
    const runs = times(count, (index) => {
      const drop = box.height * random.between(0.12, 0.42);
      const x = box.x + index * step;
      return `V${num(box.y + box.height * 0.2 + drop)}a${num(step * 0.3)} ${num(step * 0.3)} 0 0 0 ${num(step * 0.6)} 0V${num(box.y + box.height * random.between(0.24, 0.3))}a${num(step * 0.2)} ${num(step * 0.2)} 0 0 1 ${num(step * 0.4)} 0`.replace(
        /^V/,
        index === 0 ? `M${num(x)} ${num(box.y - 5)}V` : 'V',
      );
    });
    return path(`${runs.join('')}V${num(box.y - 5)}Z`, { fill: second });
  },
  waved: (_sheet, random, { second }, box) => {
    const rows = random.whole(4, 6);
    const lines = times(rows, (row) =>
      smooth(
        times(13, (index): Point => [
          box.x + (box.width * index) / 12,
          box.y +
            box.height * (0.2 + (0.7 * row) / rows) +
            (index % 2 === 0 ? -1 : 1) * box.height * 0.025 +
            Math.sin((index / 12) * Math.PI) * box.width * 0.06,
        ]),
      ),
    );
    return path(lines.join(''), stroked(second, box.height * 0.024));
  },
  banded: (_sheet, random, { second, colour }, box) => {
    const [from, to] = [random.between(0.3, 0.42), random.between(0.58, 0.72)];
    const band = `${around(box, box.y + box.height * from, box.width * 0.1)}L${num(box.x + box.width)} ${num(box.y + box.height * to)}Q${num(box.x + box.width / 2)} ${num(box.y + box.height * to + box.width * 0.1)} ${num(box.x)} ${num(box.y + box.height * to)}Z`;
    const count = random.whole(5, 8);
    const teeth = times(count, (index) => {
      const x = box.x + (box.width * (index + 0.5)) / count;
      const y =
        box.y +
        box.height * ((from + to) / 2) +
        Math.sin(((index + 0.5) / count) * Math.PI) * box.width * 0.05;
      const size = Math.min(box.width / count, box.height * (to - from)) * 0.42;
      return polygon([
        [x, y - size],
        [x + size * 0.8, y],
        [x, y + size],
        [x - size * 0.8, y],
      ]);
    });
    return path(band, { fill: second }) + path(teeth.join(''), { fill: colour });
  },
  'blue-and-white': (_sheet, random, { second, height, foot }, box) => {
    const rims = [0.1, 0.13, 0.93]
      .map((share) => around(box, box.y + box.height * share, box.width * 0.08))
      .join('');
    const flowers = times(5, (index): Point => [
      foot[0] + random.around() * box.width * 0.32,
      box.y + height * (0.3 + index * 0.13),
    ]);
    const heads = flowers.map(([x, y]) =>
      times(6, (petal) =>
        path(leafShape([x, y], petal * 60 + 15, height * 0.06, height * 0.038, { belly: 0.65 }), {
          fill: second,
        }),
      ).join(''),
    );
    const vine = smooth(flowers.map(([x, y]): Point => [lerp(x, foot[0], 0.3), y]));
    const leaves = flowers.map(([x, y]) =>
      path(
        blob(random, [x + height * 0.07, y + height * 0.05], height * 0.028, height * 0.016, { points: 6 }),
        { fill: second },
      ),
    );
    return path(rims + vine, stroked(second, height * 0.012)) + heads.join('') + leaves.join('');
  },
};
