import { mix, shade, tint, type Colour } from '../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../art/family.ts';
import { FLOWER_KINDS, type FlowerKind } from '../art/flowers.ts';
import { archShape, lerp, times } from '../art/geometry.ts';
import type { Palette } from '../art/palettes.ts';
import type { Random } from '../art/random.ts';
import type { Sheet } from '../art/sheet.ts';
import { sprig, SPRIG_KINDS, stemmed, type SprigKind } from '../art/sprigs.ts';
import { circle, ellipse, group, line, num, path, rect, stroked, type Point } from '../art/svg.ts';
import { contactShadow, grainOn, stipple } from '../art/texture.ts';
import {
  GLAZES,
  mouthOf,
  VASE_KINDS,
  vessel,
  vesselWidth,
  type Glaze,
  type Vessel,
  type VesselKind,
} from '../art/vessels.ts';

const NOUNS = {
  'single vase': 'vase',
  'three vases': 'trio of vases',
  mugs: 'handmade mugs',
  bowls: 'stack of bowls',
  teapot: 'teapot and cups',
  shelf: 'pottery shelf',
  jug: 'jug of branches',
} as const;

type Subject = keyof typeof NOUNS;

type Piece = {
  readonly kind: VesselKind;
  readonly glaze: Glaze;
  readonly colour: Colour;
  readonly second: Colour;
  readonly handle: 'none' | 'cup' | 'jug' | 'two';
  readonly stems: readonly (FlowerKind | SprigKind)[];
};

type Scene = {
  readonly subject: Subject;
  readonly pieces: readonly Piece[];
  readonly backdrop: 'arch' | 'sun' | 'plain' | 'window';
  readonly rows: number;
  readonly columns: number;
};

/** Pottery: vases, mugs, bowls and teapots, thrown and glazed in the colours of the palette. */
export const ceramics: Family = defineFamily<Subject, Scene>({
  name: 'ceramics',
  subjects: Object.keys(NOUNS) as Subject[],
  plan: ({ subject, random, palette, width, height }: Brief<Subject>): Scene => {
    const rows = subject === 'shelf' ? Math.max(2, Math.min(5, Math.round((height / width) * 3))) : 1;
    const columns = subject === 'shelf' ? Math.max(3, Math.round(rows * (width / height) * 1.15)) : 1;
    return {
      subject,
      rows,
      columns,
      backdrop: random.pick(['arch', 'sun', 'plain', 'window'] as const),
      pieces: PIECES[subject](random, palette, rows * columns),
    };
  },
  words: ({ subject, pieces, backdrop }, { palette }) => {
    const [first] = pieces;
    const glaze = first && first.glaze !== 'plain' ? first.glaze : 'matt';
    const stems = [...new Set(pieces.flatMap((piece) => piece.stems))]
      .slice(0, 2)
      .map((stem) => stem.replace('cosmos', 'cosmos flowers'));
    const holding = stems.length > 0 ? ` holding ${stems.join(' and ')}` : '';
    const shown = {
      'single vase': `A ${glaze} ${first?.kind ?? ''} vase${holding}`,
      'three vases': `Three ${glaze} vases side by side${holding}`,
      mugs: `Handmade ${glaze} mugs in a row`,
      bowls: `A stack of ${glaze} bowls`,
      teapot: `A ${glaze} teapot with two cups`,
      shelf: `Shelves of handmade pottery: vases, bowls, cups and jugs${holding}`,
      jug: `A ${glaze} jug${holding}`,
    }[subject];
    const behind = {
      arch: ' in front of a painted arch',
      sun: ' in front of a round disc of colour',
      plain: ' against a plain wall',
      window: ' with window light on the wall',
    }[backdrop];
    return {
      alt: `${shown}${subject === 'shelf' ? '' : behind}, in ${palette.words}.`,
      noun: subject === 'single vase' ? `${glaze} vase` : NOUNS[subject],
      colours: palette.words,
      tags: [
        'ceramics',
        'pottery',
        subject === 'mugs' ? 'mugs' : subject === 'bowls' ? 'tableware' : 'vase',
        'handmade',
        'home decor',
      ],
    };
  },
  draw: (scene, sheet) => (scene.subject === 'shelf' ? drawShelf(scene, sheet) : drawTable(scene, sheet)),
});

function clays(random: Random, palette: Palette): readonly [Colour, Colour][] {
  const { main, second, calm, soft, deep, wash, paper, spark } = palette;
  return random.shuffle<[Colour, Colour]>([
    [main, soft],
    [soft, main],
    [calm, paper],
    [paper, deep],
    [deep, second],
    [second, paper],
    [wash, main],
    [spark, paper],
    [mix(main, paper, 0.45), deep],
    [soft, deep],
  ]);
}

function piece(
  random: Random,
  [colour, second]: readonly [Colour, Colour],
  kinds: readonly VesselKind[],
  glazes: readonly Glaze[],
  more: Partial<Piece> = {},
): Piece {
  return {
    kind: random.pick(kinds),
    glaze: random.pick(glazes),
    colour,
    second,
    handle: 'none',
    stems: [],
    ...more,
  };
}

function someStems(random: Random, count: number): (FlowerKind | SprigKind)[] {
  const first: FlowerKind | SprigKind = random.chance(0.5)
    ? random.pick(SPRIG_KINDS)
    : random.pick(FLOWER_KINDS);
  const other = random.chance(0.5) ? random.pick(SPRIG_KINDS) : first;
  return times(count, (index) => (index % 2 === 0 ? first : other));
}

const PIECES: Readonly<Record<Subject, (random: Random, palette: Palette, count: number) => Piece[]>> = {
  'single vase': (random, palette) => {
    const kind = random.pick(VASE_KINDS);
    return [
      piece(random, clays(random, palette)[0] ?? [palette.main, palette.soft], [kind], GLAZES, {
        handle: kind === 'amphora' || kind === 'urn' ? 'two' : 'none',
        stems: random.chance(0.8) ? someStems(random, random.whole(3, 6)) : [],
      }),
    ];
  },
  'three vases': (random, palette) => {
    const kinds = random.shuffle(VASE_KINDS);
    return clays(random, palette)
      .slice(0, 3)
      .map((clay, index) =>
        piece(random, clay, [kinds[index] ?? 'bud'], GLAZES, {
          stems: index === 1 || random.chance(0.3) ? someStems(random, index === 1 ? 4 : 1) : [],
        }),
      );
  },
  mugs: (random, palette) => {
    const glaze = random.pick([
      'dipped',
      'speckled',
      'striped',
      'dotted',
      'leaf-painted',
      'chequered',
      'dripping',
      'waved',
      'banded',
    ] as const);
    return clays(random, palette)
      .slice(0, 4)
      .map((clay) => piece(random, clay, ['cup'], [glaze], { handle: 'cup' }));
  },
  bowls: (random, palette) => {
    const glaze = random.pick(['plain', 'speckled', 'dipped', 'striped', 'banded', 'dotted'] as const);
    return clays(random, palette)
      .slice(0, 5)
      .map((clay) => piece(random, clay, ['bowl'], [glaze]));
  },
  teapot: (random, palette) => {
    const clay = clays(random, palette)[0] ?? [palette.main, palette.soft];
    const glaze = random.pick([
      'plain',
      'speckled',
      'dipped',
      'leaf-painted',
      'banded',
      'dotted',
      'waved',
    ] as const);
    return [
      piece(random, clay, ['moon jar'], [glaze]),
      piece(random, clay, ['cup'], [glaze]),
      piece(random, clay, ['cup'], [glaze]),
    ];
  },
  jug: (random, palette) => [
    piece(random, clays(random, palette)[0] ?? [palette.main, palette.soft], ['urn', 'amphora'], GLAZES, {
      handle: 'jug',
      stems: someStems(random, 6),
    }),
  ],
  shelf: (random, palette, count) => {
    const colours = clays(random, palette);
    const kinds: readonly VesselKind[] = [...VASE_KINDS, 'cup', 'cup', 'bowl', 'bowl', 'cone', 'pot'];
    return times(count, (index) => {
      const made = piece(
        random,
        colours[(index * 3 + random.whole(0, 1)) % colours.length] ?? [palette.main, palette.soft],
        kinds,
        GLAZES,
      );
      return {
        ...made,
        handle:
          made.kind === 'cup' && random.chance(0.6)
            ? ('cup' as const)
            : made.kind === 'amphora'
              ? ('two' as const)
              : ('none' as const),
        stems:
          VASE_KINDS.some((kind) => kind === made.kind) && random.chance(0.3) ? someStems(random, 2) : [],
      };
    });
  },
};

function stems(sheet: Sheet, { stems: kinds }: Piece, shape: Vessel, reach: number): string {
  const { random, palette } = sheet;
  const mouth = mouthOf(shape);
  const grown = kinds.map((kind, index) => {
    const share = kinds.length === 1 ? 0.5 : index / (kinds.length - 1);
    const lean = lerp(-1, 1, share) + random.around() * 0.15;
    const form = {
      from: [mouth.at[0] + lean * mouth.half * 0.55, mouth.at[1] + shape.height * 0.08] as Point,
      angle: -90 + lean * 24,
      length: reach * random.between(0.72, 1.05) * (1 - Math.abs(lean) * 0.16),
      bend: lean * random.between(6, 26),
      colour: mix(palette.leaf, palette.calm, random.between(0, 0.35)),
      accent: random.pick([
        palette.main,
        palette.second,
        palette.spark,
        tint(palette.soft, 0.02),
        mix(palette.second, palette.paper, 0.4),
      ]),
    };
    const found = FLOWER_KINDS.find((flower) => flower === kind);
    return found
      ? stemmed(sheet, found, { ...form, head: reach * random.between(0.13, 0.19) })
      : sprig(sheet, SPRIG_KINDS.find((other) => other === kind) ?? 'olive', form);
  });
  return group(grown);
}

/** The wall and the table; gives where things stand. */
function setting(scene: Scene, sheet: Sheet): { readonly markup: string; readonly level: number } {
  const { width, height, palette, random, unit } = sheet;
  const level = height * random.between(0.74, 0.8);
  const isDark = random.chance(0.2);
  const wall = isDark
    ? mix(palette.deep, palette.ink, 0.25)
    : random.pick([
        palette.wash,
        palette.soft,
        mix(palette.calm, palette.paper, 0.55),
        mix(palette.second, palette.paper, 0.62),
      ]);
  const table = isDark
    ? shade(palette.main, 0.06)
    : random.pick([
        palette.paper,
        mix(palette.main, palette.paper, 0.55),
        mix(palette.deep, palette.wash, 0.5),
        palette.second,
      ]);
  const disc = random.pick([palette.second, palette.main, palette.calm, tint(wall, 0.06)]);
  const side = Math.min(width, height);
  const tone = mix(disc, wall, 0.45);
  const shapeOf = {
    arch: (): string =>
      path(archShape(width / 2 - side * 0.32, level - side * 0.78, side * 0.64, side * 0.8), { fill: tone }),
    sun: (): string =>
      circle(width / 2 + side * 0.1, level - side * 0.46, side * 0.33, {
        fill: sheet.linear([
          [0, tone],
          [1, mix(tone, wall, 0.5)],
        ]),
      }),
    plain: (): string => '',
    window: (): string => {
      const lean = width * 0.18;
      const panes = times(2, (column) =>
        times(2, (row) => {
          const [x, y, w, h] = [
            width * (0.18 + column * 0.2),
            level * (0.1 + row * 0.36),
            width * 0.18,
            level * 0.33,
          ];
          return `M${num(x)} ${num(y)}l${num(w)} ${num(lean * 0.2)}v${num(h)}l${num(-w)} ${num(-lean * 0.2)}Z`;
        }),
      ).flat();
      return path(panes.join(''), { fill: tint(wall, 0.09), opacity: 0.75 });
    },
  };
  const markup = [
    rect(0, 0, width, height, {
      fill: sheet.linear(
        [
          [0, tint(wall, 0.025)],
          [1, shade(wall, 0.03)],
        ],
        [0, 0],
        [0.3, 1],
      ),
    }),
    stipple(
      sheet,
      { x: 0, y: 0, width, height: level },
      {
        density: (x, y) => (x / width) * 0.35 + (y / level) * 0.25,
        colour: shade(wall, 0.07),
        dots: 3200,
        size: 0.16,
        opacity: 0.6,
      },
    ),
    shapeOf[scene.backdrop](),
    rect(0, level, width, height - level, {
      fill: sheet.linear([
        [0, tint(table, 0.03)],
        [0.12, table],
        [1, shade(table, 0.05)],
      ]),
    }),
    stipple(
      sheet,
      { x: 0, y: level, width, height: height - level },
      {
        density: (_, y) => ((y - level) / (height - level)) * 0.7,
        colour: shade(table, 0.09),
        dots: 1500,
        size: 0.18,
        opacity: 0.6,
      },
    ),
    line([0, level], [width, level], stroked(shade(table, 0.07), unit * 0.18)),
  ].join('');
  return { markup, level };
}

function drawTable(scene: Scene, sheet: Sheet): string {
  const { width, height, random } = sheet;
  const { markup, level } = setting(scene, sheet);
  const side = Math.min(width, height);
  const foot = level + (height - level) * 0.3;
  const [first] = scene.pieces;
  if (!first) return markup;
  const stand = (made: Piece, x: number, y: number, tall: number, reach: number): string => {
    const shape: Vessel = { ...made, foot: [x, y], height: tall };
    return vessel(sheet, shape, made.stems.length > 0 ? stems(sheet, made, shape, reach) : '');
  };
  if (scene.subject === 'single vase' || scene.subject === 'jug') {
    const room = foot - height * 0.08;
    const tall = Math.min(
      room * (first.stems.length > 0 ? 0.5 : 0.78),
      (width * 0.5) / (vesselWidth({ kind: first.kind, height: 1 }) || 1),
    );
    const crumbs = random.chance(0.6)
      ? lemons(sheet, width / 2 + side * 0.3, foot + side * 0.03, side * 0.055)
      : '';
    return markup + stand(first, width / 2, foot, tall, Math.min(room - tall, height * 0.5) * 0.98) + crumbs;
  }
  if (scene.subject === 'three vases') {
    const room = foot - height * 0.07;
    const tops = random.shuffle([0.42, 0.56, 0.34]);
    const most =
      (width * 0.84) /
      scene.pieces.reduce(
        (sum, made, index) => sum + vesselWidth({ kind: made.kind, height: tops[index] ?? 0.4 }),
        0,
      );
    const scale = Math.min(room, most);
    let x =
      (width -
        scale *
          scene.pieces.reduce(
            (sum, made, index) => sum + vesselWidth({ kind: made.kind, height: tops[index] ?? 0.4 }),
            0,
          )) /
      2;
    const stood = scene.pieces.map((made, index) => {
      const tall = (tops[index] ?? 0.4) * scale;
      const wide = vesselWidth({ kind: made.kind, height: tall });
      const placed = stand(
        made,
        x + wide / 2,
        foot + (index === 1 ? -1 : 1) * side * 0.012,
        tall,
        Math.min(room - tall, tall * 1.1) * 0.9,
      );
      x += wide;
      return placed;
    });
    return markup + group([stood[1] ?? '', stood[0] ?? '', stood[2] ?? '']);
  }
  if (scene.subject === 'mugs') return markup + mugs(scene, sheet, foot, stand);
  if (scene.subject === 'bowls') return markup + bowls(scene, sheet, foot);
  return markup + teapot(scene, sheet, foot, stand);
}

type Stand = (made: Piece, x: number, y: number, tall: number, reach: number) => string;

function mugs(scene: Scene, sheet: Sheet, foot: number, stand: Stand): string {
  const { width, height } = sheet;
  const isWide = width > height * 1.3;
  const size = Math.min(width * (isWide ? 0.17 : 0.26), height * 0.3);
  if (isWide)
    return group(
      scene.pieces.map((made, index) => stand(made, width * (0.17 + index * 0.215), foot, size, 0)),
    );
  const [a, b, c, d] = scene.pieces;
  const lift = size * 1.06;
  return group([
    a ? stand(a, width * 0.26, foot, size, 0) : '',
    b ? stand(b, width * 0.64, foot + size * 0.06, size, 0) : '',
    c ? stand(c, width * 0.3, foot - lift, size * 0.98, 0) : '',
    d && height > width * 1.25 ? stand(d, width * 0.32, foot - lift * 2, size * 0.96, 0) : '',
  ]);
}

function bowls(scene: Scene, sheet: Sheet, foot: number): string {
  const { width, height, random } = sheet;
  const size = Math.min(width * 0.15, (foot - height * 0.1) * 0.16);
  const count = Math.max(3, Math.min(5, Math.floor((foot - height * 0.12) / (size * 1.0))));
  const bottomUp = scene.pieces.slice(0, count).map((made, index) => {
    const tall = size * (1.25 - index * 0.08);
    const shape: Vessel = {
      ...made,
      foot: [width / 2 + random.around() * size * 0.12, foot - index * size * 0.82],
      height: tall,
      girth: 1.2 - index * 0.03,
    };
    return vessel(sheet, shape);
  });
  return group(bottomUp) + lemons(sheet, width * 0.78, foot + size * 0.35, size * 0.36);
}

function teapot(scene: Scene, sheet: Sheet, foot: number, stand: Stand): string {
  const { width, height } = sheet;
  const [pot, ...cups] = scene.pieces;
  if (!pot) return '';
  const tall = Math.min(width * 0.36, height * 0.42);
  const x = width * 0.46;
  const colour = pot.colour;
  const spout = `M${num(x - tall * 0.42)} ${num(foot - tall * 0.36)}C${num(x - tall * 0.62)} ${num(foot - tall * 0.42)} ${num(x - tall * 0.62)} ${num(foot - tall * 0.78)} ${num(x - tall * 0.82)} ${num(foot - tall * 0.86)}L${num(x - tall * 0.7)} ${num(foot - tall * 0.92)}C${num(x - tall * 0.52)} ${num(foot - tall * 0.88)} ${num(x - tall * 0.5)} ${num(foot - tall * 0.66)} ${num(x - tall * 0.36)} ${num(foot - tall * 0.68)}Z`;
  const handle = `M${num(x - tall * 0.28)} ${num(foot - tall * 0.86)}C${num(x - tall * 0.36)} ${num(foot - tall * 1.52)} ${num(x + tall * 0.36)} ${num(foot - tall * 1.52)} ${num(x + tall * 0.28)} ${num(foot - tall * 0.86)}`;
  const lid =
    ellipse(x, foot - tall * 1.0, tall * 0.24, tall * 0.07, { fill: shade(colour, 0.05) }) +
    ellipse(x, foot - tall * 1.02, tall * 0.22, tall * 0.055, { fill: tint(colour, 0.06) }) +
    circle(x, foot - tall * 1.1, tall * 0.055, { fill: shade(colour, 0.08) }) +
    circle(x - tall * 0.015, foot - tall * 1.115, tall * 0.03, { fill: tint(colour, 0.1) });
  const [left, right] = cups;
  return group([
    path(handle, stroked(shade(sheet.palette.deep, 0.05), tall * 0.07)),
    path(handle, stroked(sheet.palette.deep, tall * 0.04)),
    path(spout, {
      fill: sheet.linear([
        [0, tint(colour, 0.05)],
        [1, shade(colour, 0.05)],
      ]),
    }),
    stand({ ...pot, stems: [] }, x, foot, tall, 0),
    lid,
    left ? stand(left, x + tall * 0.78, foot + tall * 0.05, tall * 0.4, 0) : '',
    right ? stand(right, x - tall * 0.66, foot + tall * 0.16, tall * 0.4, 0) : '',
  ]);
}

function lemons(sheet: Sheet, x: number, y: number, radius: number): string {
  const { random, palette } = sheet;
  const colour = random.pick([palette.spark, palette.second, tint(palette.soft, 0.02)]);
  const fruit = (fx: number, fy: number): string => {
    const shape = `M${num(fx - radius * 1.15)} ${num(fy)}Q${num(fx - radius * 0.7)} ${num(fy - radius)} ${num(fx)} ${num(fy - radius)}T${num(fx + radius * 1.15)} ${num(fy - radius * 0.1)}Q${num(fx + radius * 0.8)} ${num(fy + radius * 0.95)} ${num(fx)} ${num(fy + radius * 0.92)}T${num(fx - radius * 1.15)} ${num(fy)}Z`;
    return (
      contactShadow(sheet, [fx + radius * 0.3, fy + radius * 0.9], radius * 1.4, radius * 0.3) +
      path(shape, {
        fill: sheet.linear([
          [0, tint(colour, 0.07)],
          [1, shade(colour, 0.08)],
        ]),
      }) +
      grainOn(
        sheet,
        shape,
        { x: fx - radius * 1.2, y: fy - radius, width: radius * 2.4, height: radius * 2 },
        { colour: shade(colour, 0.18), towards: 40, strength: 7, size: 0.2 },
      )
    );
  };
  return fruit(x - radius * 1.3, y - radius * 0.5) + fruit(x + radius * 0.9, y);
}

function drawShelf(scene: Scene, sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const wall = random.pick([
    palette.wash,
    palette.soft,
    mix(palette.calm, palette.paper, 0.5),
    palette.paper,
  ]);
  const wood = random.pick([
    mix(palette.deep, palette.second, 0.35),
    mix(palette.main, palette.wash, 0.3),
    palette.paper,
  ]);
  const step = height / (scene.rows + 0.25);
  const thick = unit * 1.5;
  const shelves = times(scene.rows, (row) => {
    const y = step * (row + 1);
    const cells = times(scene.columns, (column) => {
      const made = scene.pieces[row * scene.columns + column];
      if (!made) return '';
      const cell = (width * 0.94) / scene.columns;
      const widest = vesselWidth({ kind: made.kind, height: 1 });
      const cup = made.kind === 'cup' || made.kind === 'bowl' ? 0.42 : 0.7;
      const tall = Math.min(
        step * cup * random.between(0.85, 1.08),
        (cell * 0.84) / (widest + (made.handle === 'cup' ? 0.25 : 0)),
      );
      const shape: Vessel = {
        ...made,
        foot: [
          width * 0.03 + cell * (column + 0.5) - (made.handle === 'cup' ? tall * 0.12 : 0),
          y - unit * 0.2,
        ],
        height: tall,
      };
      const reach = Math.min(step * 0.86 - tall, tall * 0.9);
      return vessel(
        sheet,
        shape,
        made.stems.length > 0 && reach > step * 0.12 ? stems(sheet, made, shape, reach) : '',
      );
    });
    const plank = rect(0, y, width, thick, {
      fill: sheet.linear([
        [0, tint(wood, 0.06)],
        [1, shade(wood, 0.06)],
      ]),
    });
    const under = rect(0, y + thick, width, step * 0.16, {
      fill: sheet.linear([
        [0, palette.ink, 0.22],
        [1, palette.ink, 0],
      ]),
    });
    return under + plank + group(cells);
  });
  return (
    rect(0, 0, width, height, {
      fill: sheet.linear([
        [0, tint(wall, 0.02)],
        [1, shade(wall, 0.025)],
      ]),
    }) +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      { density: (x) => (x / width) * 0.4, colour: shade(wall, 0.07), dots: 3000, size: 0.16, opacity: 0.6 },
    ) +
    group(shelves)
  );
}
