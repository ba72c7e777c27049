import { mix, saturate, shade, tint, type Colour } from '../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../art/family.ts';
import { blob, leafShape, lerp, polar, smooth, times } from '../art/geometry.ts';
import { flower } from '../art/flowers.ts';
import { frond, leaf, monsteraLeaf } from '../art/leaves.ts';
import type { Palette } from '../art/palettes.ts';
import type { Sheet } from '../art/sheet.ts';
import { sprig, SPRIG_KINDS, stalk, stalkPath } from '../art/sprigs.ts';
import { BACKDROP_WORDS, BACKDROPS, stage, type Backdrop } from '../art/stage.ts';
import { circle, ellipse, group, line, num, path, rect, stroked, type Point } from '../art/svg.ts';
import { contactShadow, stipple } from '../art/texture.ts';
import { GLAZES, mouthOf, vessel, vesselWidth, type Glaze, type Vessel } from '../art/vessels.ts';

const POTTED = [
  'monstera',
  'snake plant',
  'cactus',
  'rubber plant',
  'pilea',
  'fern',
  'aloe',
  'palm',
  'pothos',
  'olive tree',
] as const;

type Potted = (typeof POTTED)[number];

const SUBJECTS = [...POTTED, 'plant shelf', 'hanging plants', 'leaf study'] as const;

type Subject = (typeof SUBJECTS)[number];

type Scene = {
  readonly subject: Subject;
  readonly plants: readonly {
    readonly kind: Potted;
    readonly glaze: Glaze;
    readonly pot: Colour;
    readonly second: Colour;
  }[];
  readonly backdrop: Backdrop;
  readonly isDark: boolean;
  readonly rows: number;
  readonly columns: number;
};

/** House plants in pots, on shelves and hanging; and studies of leaves. */
export const plants: Family = defineFamily<Subject, Scene>({
  name: 'plants',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette, width, height }: Brief<Subject>): Scene => {
    const rows = subject === 'plant shelf' ? Math.max(1, Math.min(4, Math.round((height / width) * 2.2))) : 1;
    const columns =
      subject === 'plant shelf'
        ? Math.max(2, Math.min(5, Math.round(rows * (width / height) * 1.4)))
        : subject === 'hanging plants'
          ? Math.max(2, Math.round((width / height) * 3))
          : 1;
    const colours = random.shuffle(potColours(palette));
    const kinds = random.shuffle(POTTED);
    return {
      subject,
      rows,
      columns,
      backdrop: random.pick(BACKDROPS),
      isDark: random.chance(0.16),
      plants: times(rows * columns, (index) => {
        const kind = POTTED.find((potted) => potted === subject) ?? kinds[index % kinds.length] ?? 'monstera';
        const [pot, second] = colours[index % colours.length] ?? [palette.main, palette.soft];
        return { kind, glaze: random.pick(GLAZES), pot, second };
      }),
    };
  },
  words: ({ subject, plants: grown, backdrop }, { palette }) => {
    const [first] = grown;
    const names = [...new Set(grown.map(({ kind }) => kind))].slice(0, 3).join(', ');
    const glaze = first && first.glaze !== 'plain' ? `${first.glaze} ` : '';
    const single = `${/^[aeio]/.test(subject) ? 'An' : 'A'} ${subject} in a ${glaze === '' ? 'plain ' : glaze}pot ${BACKDROP_WORDS[backdrop]}, in ${palette.words}.`;
    const shown: Partial<Record<Subject, string>> = {
      'plant shelf': `Shelves of house plants in glazed pots, among them ${names}, in ${palette.words}.`,
      'hanging plants': `Plants trailing from hanging pots before a wall in ${palette.words}.`,
      'leaf study': `A study of pressed leaves and stems, painted in ${palette.words}.`,
    };
    return {
      alt: shown[subject] ?? single,
      noun: subject,
      colours: palette.words,
      tags: ['plants', 'house plants', 'greenery', 'home decor'],
    };
  },
  draw: (scene, sheet) => {
    if (scene.subject === 'leaf study') return leafStudy(sheet);
    if (scene.subject === 'plant shelf') return plantShelf(scene, sheet);
    if (scene.subject === 'hanging plants') return hanging(scene, sheet);
    return onePlant(scene, sheet);
  },
});

function potColours({
  main,
  second,
  soft,
  deep,
  paper,
  wash,
  spark,
  calm,
}: Palette): readonly (readonly [Colour, Colour])[] {
  return [
    [main, soft],
    [second, paper],
    [paper, main],
    [deep, second],
    [soft, deep],
    [spark, paper],
    [wash, main],
    [mix(main, paper, 0.4), deep],
    [calm, paper],
  ];
}

function green(sheet: Sheet, shift = 0): Colour {
  const { palette, random } = sheet;
  return shade(
    saturate(mix(palette.leaf, '#3f7d4a', random.between(0.1, 0.45)), 1.1),
    shift + random.around() * 0.02,
  );
}

function onePlant(scene: Scene, sheet: Sheet): string {
  const { width, height, random } = sheet;
  const ground = stage(sheet, {
    backdrop: scene.backdrop,
    level: random.between(0.78, 0.83),
    isDark: scene.isDark,
  });
  const [grown] = scene.plants;
  if (!grown) return ground.markup;
  const room = ground.foot - height * 0.06;
  const potHeight = Math.min(room * 0.3, width * 0.32);
  const stool = random.chance(0.3) && height > width ? potHeight * 0.62 : 0;
  const foot: Point = [width / 2, ground.foot - stool];
  const furniture = stool === 0 ? '' : standOf(sheet, [width / 2, ground.foot], stool, potHeight);
  return (
    ground.markup +
    furniture +
    potted(sheet, grown, foot, potHeight, Math.min(room - potHeight - stool, width * 0.85))
  );
}

/** A low plant stand of wood. */
function standOf(sheet: Sheet, [x, y]: Point, height: number, width: number): string {
  const wood = mix(sheet.palette.deep, '#b07a4a', 0.55);
  const legs = [-0.42, 0.42].map((aside) =>
    line(
      [x + aside * width * 0.85, y - height],
      [x + aside * width * 1.05, y],
      stroked(shade(wood, aside > 0 ? 0.06 : 0), width * 0.055),
    ),
  );
  return (
    contactShadow(sheet, [x, y], width * 0.7, width * 0.07) +
    group(legs) +
    rect(x - width * 0.56, y - height, width * 1.12, width * 0.07, {
      rx: width * 0.03,
      fill: tint(wood, 0.04),
    }) +
    line(
      [x - width * 0.38, y - height * 0.4],
      [x + width * 0.38, y - height * 0.4],
      stroked(shade(wood, 0.05), width * 0.035),
    )
  );
}

/** A plant of a kind in its pot; `reach` is how high it may grow. */
function potted(
  sheet: Sheet,
  { kind, glaze, pot, second }: Scene['plants'][number],
  foot: Point,
  potHeight: number,
  reach: number,
): string {
  const shape: Vessel = {
    kind:
      kind === 'cactus' || kind === 'aloe' || kind === 'pilea'
        ? 'pot'
        : sheet.random.pick(['pot', 'cone', 'cylinder'] as const),
    glaze,
    foot,
    height: potHeight,
    colour: pot,
    second,
    inside: '#4a352b',
    girth: 1.05,
  };
  const wide =
    shape.kind === 'cylinder'
      ? { ...shape, girth: 1.7 }
      : shape.kind === 'cone'
        ? { ...shape, girth: 1.25 }
        : shape;
  const mouth = mouthOf(wide);
  return vessel(
    sheet,
    wide,
    GROW[kind](sheet, [mouth.at[0], mouth.at[1] + potHeight * 0.04], mouth.half, reach),
  );
}

type Grow = (sheet: Sheet, soil: Point, half: number, reach: number) => string;

/** From the back to the front: the outermost leaves first. */
const fan = (count: number, make: (lean: number, index: number) => string): string =>
  times(count, (index) => ({ index, lean: count === 1 ? 0 : (index / (count - 1)) * 2 - 1 }))
    .toSorted((one, other) => Math.abs(other.lean) - Math.abs(one.lean))
    .map(({ lean, index }) => make(lean, index))
    .join('');

const GROW: Readonly<Record<Potted, Grow>> = {
  monstera: (sheet, soil, half, reach) => {
    const { random } = sheet;
    return fan(random.whole(6, 8), (lean, index) => {
      const points = stalk(
        [soil[0] + lean * half * 0.3, soil[1]],
        -90 + lean * 26,
        reach * (index % 2 === 0 ? 0.62 : 0.42) * random.between(0.85, 1.1) * (1 - Math.abs(lean) * 0.25),
        lean * 34,
      );
      const tip = points.at(-1);
      const colour = green(sheet, Math.abs(lean) * 0.05);
      return tip
        ? path(stalkPath(points), stroked(shade(colour, 0.05), reach * 0.014)) +
            monsteraLeaf(
              tip.at,
              tip.heading + lean * 22 + random.around() * 10,
              reach * random.between(0.27, 0.36),
              colour,
            )
        : '';
    });
  },
  'snake plant': (sheet, soil, half, reach) => {
    const { random } = sheet;
    return fan(random.whole(8, 11), (lean, index) => {
      const from: Point = [soil[0] + lean * half * 0.72, soil[1]];
      const length = reach * random.between(0.55, 0.98) * (1 - Math.abs(lean) * 0.3);
      const angle = -90 + lean * 15 + random.around() * 4;
      const colour = green(sheet, 0.06 + (index % 3) * 0.015);
      const shape = leafShape(from, angle, length, half * 0.42, { belly: 0.4, bend: lean * 0.15 });
      const inner = leafShape(from, angle, length * 0.97, half * 0.3, { belly: 0.4, bend: lean * 0.15 });
      const bars = times(9, (bar) => {
        const at = polar(from, angle, length * (0.12 + bar * 0.09));
        return `M${num(at[0] - half * 0.15)} ${num(at[1])}q${num(half * 0.08)} ${num(half * 0.05)} ${num(half * 0.15)} 0t${num(half * 0.15)} 0`;
      });
      return (
        path(shape, { fill: mix('#e6d98a', sheet.palette.soft, 0.3) }) +
        path(inner, { fill: colour }) +
        group(path(bars.join(''), stroked(tint(colour, 0.1), half * 0.045, { opacity: 0.8 })), {
          'clip-path': sheet.clip(path(inner)),
        })
      );
    });
  },
  cactus: (sheet, soil, half, reach) => {
    const { random, palette } = sheet;
    const colour = green(sheet, 0.02);
    const column = (x: number, foot: number, height: number, width: number): string => {
      const d = `M${num(x - width)} ${num(foot)}V${num(foot - height + width)}A${num(width)} ${num(width)} 0 0 1 ${num(x + width)} ${num(foot - height + width)}V${num(foot)}Z`;
      const ribs = times(
        5,
        (index) =>
          `M${num(x + (index - 2) * width * 0.4)} ${num(foot)}V${num(foot - height + width * (0.35 + Math.abs(index - 2) * 0.14))}`,
      ).join('');
      const thorns = times(26, () => {
        const [tx, ty] = [x + random.whole(-2, 2) * width * 0.4, foot - random.between(0.06, 0.92) * height];
        return `M${num(tx - width * 0.06)} ${num(ty - width * 0.08)}l${num(width * 0.12)} ${num(width * 0.16)}m0 ${num(-width * 0.16)}l${num(-width * 0.12)} ${num(width * 0.16)}`;
      }).join('');
      return (
        path(d, {
          fill: sheet.linear(
            [
              [0, tint(colour, 0.06)],
              [0.5, colour],
              [1, shade(colour, 0.09)],
            ],
            [0, 0],
            [1, 0],
          ),
        }) +
        path(ribs, stroked(shade(colour, 0.08), width * 0.07)) +
        path(thorns, stroked(tint(palette.paper, 0.02), Math.max(0.7, width * 0.035)))
      );
    };
    const size = half * 0.48;
    const height = reach * random.between(0.6, 0.8);
    const arm = (side: number, level: number, rise: number): string => {
      const x = soil[0] + side * size * 2.05;
      const y = soil[1] - height * level;
      return (
        path(
          `M${num(soil[0])} ${num(y)}H${num(x - side * size * 0.6)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - size)}`,
          stroked(colour, size * 1.15, { 'stroke-linecap': 'butt' }),
        ) + column(x, y - size * 0.7, height * rise, size * 0.58)
      );
    };
    const bloom = (x: number, y: number): string =>
      flower(sheet, 'dahlia', [x, y], size * 0.55, palette.spark);
    return (
      arm(-1, 0.32, 0.3) +
      arm(1, 0.48, 0.3) +
      column(soil[0], soil[1], height, size) +
      bloom(soil[0] + size * 0.3, soil[1] - height + size * 0.1) +
      (random.chance(0.6) ? bloom(soil[0] - size * 2.05, soil[1] - height * 0.63 - size * 0.6) : '')
    );
  },
  'rubber plant': (sheet, soil, half, reach) => {
    const { random } = sheet;
    const trunk = stalk(soil, -90 + random.around() * 4, reach * 0.82, random.around() * 8, 14);
    const wood = path(stalkPath(trunk), stroked('#7a5a44', half * 0.12));
    const leaves = trunk.slice(3).map(({ at, heading }, index) => {
      const side = index % 2 === 0 ? -1 : 1;
      const length = reach * lerp(0.34, 0.2, index / 11) * random.between(0.9, 1.1);
      return leaf(
        at,
        heading + side * random.between(38, 66),
        length,
        length * 0.44,
        green(sheet, index % 2 === 0 ? 0.05 : 0.01),
        side * 0.5,
      );
    });
    const tip = trunk.at(-1);
    return (
      wood +
      group(leaves) +
      (tip ? leaf(tip.at, -86, reach * 0.17, reach * 0.06, mix(green(sheet), sheet.palette.spark, 0.35)) : '')
    );
  },
  pilea: (sheet, soil, _half, reach) => {
    const { random } = sheet;
    return fan(random.whole(15, 19), (lean, index) => {
      const level = (index % 4) / 4;
      const angle = -90 + lean * lerp(70, 40, level);
      const length = reach * lerp(0.42, 0.7, level) * random.between(0.8, 1.05);
      const points = stalk(soil, angle, length, lean * 30);
      const tip = points.at(-1);
      if (!tip) return '';
      const colour = green(sheet, 0.05 - level * 0.06);
      const size = reach * random.between(0.09, 0.13);
      return (
        path(stalkPath(points), stroked(tint(colour, 0.05), reach * 0.009)) +
        ellipse(...tip.at, size, size * 0.9, { fill: colour }) +
        ellipse(tip.at[0] - size * 0.18, tip.at[1] - size * 0.2, size * 0.72, size * 0.62, {
          fill: tint(colour, 0.04),
        }) +
        circle(...tip.at, size * 0.1, { fill: tint(colour, 0.2) })
      );
    });
  },
  fern: (sheet, soil, half, reach) =>
    fan(sheet.random.whole(11, 14), (lean, index) =>
      sprig(sheet, 'fern', {
        from: [soil[0] + lean * half * 0.4, soil[1]],
        angle: -90 + lean * 42,
        length: reach * (index % 3 === 0 ? 0.9 : 0.72) * (1 - Math.abs(lean) * 0.12),
        bend: lean * 85,
        colour: green(sheet, Math.abs(lean) * 0.07),
        accent: sheet.palette.spark,
      }),
    ),
  aloe: (sheet, soil, half, reach) =>
    fan(13, (lean, index) => {
      const colour = green(sheet, 0.02 + (index % 2) * 0.04);
      const from: Point = [soil[0] + lean * half * 0.45, soil[1]];
      const angle = -90 + lean * 58;
      const length = reach * 0.62 * (1 - Math.abs(lean) * 0.22);
      const spots = times(9, (dot) => {
        const at = polar(from, angle + lean * 3, length * (0.15 + dot * 0.075));
        return `M${num(at[0])} ${num(at[1])}h0`;
      });
      return (
        path(leafShape(from, angle, length, half * 0.44, { belly: 0.22, bend: lean * -0.35 }), {
          fill: sheet.linear([
            [0, tint(colour, 0.09)],
            [1, shade(colour, 0.04)],
          ]),
        }) + path(spots.join(''), stroked(tint(colour, 0.18), half * 0.035))
      );
    }),
  palm: (sheet, soil, half, reach) =>
    fan(9, (lean, index) => {
      const from: Point = [soil[0] + lean * half * 0.25, soil[1]];
      return frond(
        from,
        -90 + lean * 30,
        reach * (0.95 - Math.abs(lean) * 0.18),
        lean * 75,
        green(sheet, Math.abs(lean) * 0.04 + (index % 2) * 0.02),
        0.3,
      );
    }),
  pothos: (sheet, soil, half, reach) => {
    const { random } = sheet;
    const trails = times(7, (index) => {
      const lean = index / 3 - 1;
      const side = lean === 0 ? 1 : Math.sign(lean);
      const top: Point = [
        soil[0] + lean * half * 0.9,
        soil[1] - reach * random.between(0.1, 0.3) * (1.1 - Math.abs(lean)),
      ];
      const drop = reach * random.between(0.25, 0.75) * (Math.abs(lean) > 0.3 ? 1 : 0.2);
      const run = smoothRun(soil, top, [
        soil[0] + side * (half * 1.25 + random.between(0, half * 0.3)),
        soil[1] + drop,
      ]);
      const leaves = run.map(([x, y], at) =>
        heartLeaf(
          [x, y],
          90 + (at % 2 === 0 ? -44 : 44) + random.around() * 14,
          half * random.between(0.3, 0.44),
          green(sheet, random.between(0, 0.05)),
        ),
      );
      return path(smooth(run), stroked(green(sheet, 0.06), half * 0.03)) + group(leaves);
    });
    const crown = times(14, () =>
      heartLeaf(
        [soil[0] + random.around() * half * 0.8, soil[1] - random.between(0, 0.5) * half],
        -90 + random.around() * 70,
        half * random.between(0.36, 0.52),
        green(sheet),
      ),
    );
    return group(trails) + group(crown);
  },
  'olive tree': (sheet, soil, half, reach) => {
    const { random } = sheet;
    const trunkTop: Point = [soil[0] + half * 0.08, soil[1] - reach * 0.45];
    const trunk = path(
      `M${num(soil[0])} ${num(soil[1])}Q${num(soil[0] - half * 0.16)} ${num(soil[1] - reach * 0.24)} ${num(trunkTop[0])} ${num(trunkTop[1])}`,
      stroked('#84684f', half * 0.13),
    );
    const crown = times(26, (index) => {
      const angle = -90 + random.around() * 105;
      const from = polar(trunkTop, angle, reach * random.between(0, 0.16));
      return sprig(sheet, 'olive', {
        from,
        angle: angle + random.around() * 20,
        length: reach * random.between(0.24, 0.4),
        bend: random.around() * 40,
        colour: mix(green(sheet, (index % 3) * 0.025), '#a9b39a', 0.35),
        accent: shade(sheet.palette.deep, 0),
      });
    });
    return trunk + group(crown);
  },
};

function smoothRun(from: Point, over: Point, to: Point): Point[] {
  return times(11, (index): Point => {
    const share = index / 10;
    const [a, b, c] = [(1 - share) ** 2, 2 * (1 - share) * share, share ** 2];
    return [
      from[0] * a + (over[0] * 0.3 + to[0] * 0.7) * b + to[0] * c,
      from[1] * a + (over[1] - Math.abs(from[1] - over[1]) * 0.8) * b + to[1] * c,
    ];
  });
}

function heartLeaf(from: Point, angle: number, size: number, colour: Colour): string {
  const turn = `translate(${num(from[0])} ${num(from[1])}) rotate(${num(angle)}) scale(${num(size)})`;
  return group(
    path('M0 0C-.3 -.5 .3 -.75 1.05 0C.3 .75 -.3 .5 0 0Z', { fill: shade(colour, 0.03) }) +
      path('M0 0C-.3 -.5 .3 -.75 1.05 0Z', { fill: tint(colour, 0.045) }),
    { transform: turn },
  );
}

function plantShelf(scene: Scene, sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const wall = scene.isDark
    ? mix(palette.deep, palette.ink, 0.2)
    : random.pick([
        palette.wash,
        palette.soft,
        mix(palette.calm, palette.paper, 0.6),
        mix(palette.second, palette.paper, 0.65),
      ]);
  const wood = mix('#b98556', palette.deep, random.between(0.1, 0.4));
  const step = height / (scene.rows + 0.12);
  const shelves = times(scene.rows, (row) => {
    const y = step * (row + 1) - unit * 2;
    const cell = width / scene.columns;
    const pots = times(scene.columns, (column) => {
      const grown = scene.plants[row * scene.columns + column];
      const tall = Math.min(step * random.between(0.22, 0.3), cell * 0.4);
      return grown
        ? potted(sheet, grown, [cell * (column + 0.5), y], tall, Math.min(step * 0.62, cell * 0.85))
        : '';
    });
    return (
      rect(0, y + unit * 1.3, width, step * 0.14, {
        fill: sheet.linear([
          [0, palette.ink, 0.22],
          [1, palette.ink, 0],
        ]),
      }) +
      rect(0, y, width, unit * 1.6, {
        fill: sheet.linear([
          [0, tint(wood, 0.07)],
          [1, shade(wood, 0.06)],
        ]),
      }) +
      group(pots)
    );
  });
  return (
    rect(0, 0, width, height, {
      fill: sheet.linear([
        [0, tint(wall, 0.02)],
        [1, shade(wall, 0.03)],
      ]),
    }) +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      { density: (x) => (x / width) * 0.4, colour: shade(wall, 0.07), dots: 2600, size: 0.16, opacity: 0.6 },
    ) +
    group(shelves)
  );
}

function hanging(scene: Scene, sheet: Sheet): string {
  const { width, height, palette, random } = sheet;
  const ground = stage(sheet, {
    backdrop: scene.backdrop === 'arch' ? 'sun' : scene.backdrop,
    level: 0.94,
    isDark: scene.isDark,
  });
  const cell = width / scene.columns;
  const pots = scene.plants.map((grown, index) => {
    const x = cell * (index + 0.5);
    const tall = Math.min(cell * 0.32, height * 0.15);
    const y = height * (index % 2 === 0 ? random.between(0.36, 0.44) : random.between(0.54, 0.62));
    const shape: Vessel = {
      kind: 'pot',
      glaze: grown.glaze,
      foot: [x, y],
      height: tall,
      colour: grown.pot,
      second: grown.second,
      inside: '#4a352b',
    };
    const half = vesselWidth(shape) / 2;
    const cords = path(
      `M${num(x)} 0V${num(y - tall * 2.4)}M${num(x - half * 0.95)} ${num(y - tall * 0.9)}L${num(x)} ${num(y - tall * 2.4)}L${num(x + half * 0.95)} ${num(y - tall * 0.9)}M${num(x - half * 0.95)} ${num(y - tall * 0.9)}L${num(x)} ${num(y + tall * 0.2)}L${num(x + half * 0.95)} ${num(y - tall * 0.9)}M${num(x)} ${num(y + tall * 0.2)}v${num(tall * 0.6)}`,
      stroked(tint(palette.soft, 0.03), tall * 0.035),
    );
    const kind = index % 2 === 0 ? 'pothos' : random.pick(['fern', 'pothos'] as const);
    return (
      cords +
      vessel(
        sheet,
        shape,
        GROW[kind](sheet, [x, y - tall * 0.95], half * 0.9, Math.min(height * 0.5, cell * 1.1)),
      )
    );
  });
  return ground.markup + group(pots);
}

function leafStudy(sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const paper = random.pick([palette.paper, tint(palette.wash, 0.04), palette.soft]);
  const rows = Math.max(2, Math.round(height / 330));
  const columns = Math.max(2, Math.round(width / 270));
  const [cw, ch] = [(width * 0.9) / columns, (height * 0.9) / rows];
  const kinds = random.shuffle(times(rows * columns, (index) => index % 13));
  const cells = kinds.map((kind, index) => {
    const x = width * 0.05 + cw * ((index % columns) + 0.5);
    const y = height * 0.05 + ch * (Math.floor(index / columns) + 0.94);
    const reach = Math.min(ch * 0.82, cw * 1.5);
    const colour = mix(
      green(sheet, random.around() * 0.06),
      random.pick([palette.main, palette.deep, palette.leaf, palette.leaf]),
      0.18,
    );
    const shape = {
      from: [x, y] as Point,
      angle: -90 + random.around() * 7,
      length: reach,
      bend: random.around() * 16,
      colour,
      accent: random.pick([palette.main, palette.second, palette.spark]),
    };
    const found = SPRIG_KINDS[kind];
    if (found) return sprig(sheet, found, shape);
    if (kind === 9)
      return (
        path(stalkPath(stalk(shape.from, -90, reach * 0.45, 4)), stroked(colour, unit * 0.5)) +
        monsteraLeaf([x, y - reach * 0.42], -90, Math.min(reach * 0.56, cw * 0.78), colour)
      );
    if (kind === 10) return frond(shape.from, -90, reach, 14, colour);
    if (kind === 11)
      return (
        path(stalkPath(stalk(shape.from, -90, reach * 0.3, 0)), stroked(shade(colour, 0.06), unit * 0.5)) +
        leaf([x, y - reach * 0.25], -90, reach * 0.72, Math.min(cw * 0.5, reach * 0.34), colour)
      );
    return (
      path(stalkPath(stalk(shape.from, -90, reach * 0.5, 0)), stroked(shade(colour, 0.06), unit * 0.4)) +
      ginkgo([x, y - reach * 0.45], Math.min(reach * 0.5, cw * 0.5), mix('#d9a83a', palette.second, 0.4))
    );
  });
  const frame = random.chance(0.5)
    ? rect(unit * 2.2, unit * 2.2, width - unit * 4.4, height - unit * 4.4, {
        fill: 'none',
        stroke: shade(paper, 0.12),
        'stroke-width': unit * 0.25,
      })
    : '';
  return (
    rect(0, 0, width, height, { fill: paper }) +
    path(blob(random, [width * 0.5, height * 0.5], width * 0.55, height * 0.5, { wobble: 0.1 }), {
      fill: mix(paper, palette.calm, 0.16),
      opacity: 0.7,
    }) +
    frame +
    group(cells)
  );
}

function ginkgo([x, y]: Point, size: number, colour: Colour): string {
  const rays = times(17, (index) => {
    const tip = polar([x, y], -158 + index * 8.5, size * 0.92);
    return `M${num(x)} ${num(y)}L${num(tip[0])} ${num(tip[1])}`;
  });
  const edge = times(13, (index) =>
    polar([x, y], -165 + index * 12.5, size * (index === 6 ? 0.72 : index % 2 === 0 ? 1 : 0.95)),
  );
  return (
    path(`${smooth(edge)}L${num(x)} ${num(y)}Z`, { fill: colour }) +
    path(rays.join(''), stroked(shade(colour, 0.08), size * 0.012))
  );
}
