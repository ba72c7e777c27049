import { mix, shade, tint, type Colour } from '../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../art/family.ts';
import { flower, type FlowerKind } from '../art/flowers.ts';
import { blob, leafShape, polar, polygon, scattered, smooth, times } from '../art/geometry.ts';
import { leaf } from '../art/leaves.ts';
import type { Palette } from '../art/palettes.ts';
import type { Random } from '../art/random.ts';
import type { Sheet } from '../art/sheet.ts';
import { stage } from '../art/stage.ts';
import { circle, ellipse, group, line, num, path, placed, rect, stroked } from '../art/svg.ts';
import { contactShadow, stipple } from '../art/texture.ts';

/** The colours of a cloth: its ground first, then the threads that show on it. */
type Threads = readonly [ground: Colour, first: Colour, second: Colour, third: Colour];

/** Fills a cloth of a width and a height from the origin; `step` is the measure of what repeats. */
type Pattern = (
  sheet: Sheet,
  size: readonly [width: number, height: number],
  threads: Threads,
  step: number,
) => string;

const stripes: Pattern = ({ random }, [width, height], [ground, ...threads], step) => {
  const bands = times(
    random.whole(4, 7),
    () => [random.between(0.12, 0.7), random.between(0.15, 0.6), random.pick(threads)] as const,
  );
  const repeat = bands.reduce((sum, [wide, gap]) => sum + wide + gap, 0) * step;
  let at = 0;
  const drawn = bands.map(([wide, gap, thread]) => {
    const from = at;
    at += (wide + gap) * step;
    return path(
      times(
        width / repeat + 1,
        (turn) => `M${num(from + turn * repeat)} 0h${num(wide * step)}v${height}h${num(-wide * step)}Z`,
      ).join(''),
      { fill: thread },
    );
  });
  return rect(0, 0, width, height, { fill: ground }) + group(drawn);
};

const gingham: Pattern = (_sheet, [width, height], [ground, first, second], step) => {
  const across = times(
    height / step / 2 + 1,
    (row) => `M0 ${num(row * step * 2)}h${width}v${num(step)}h${-width}Z`,
  ).join('');
  const down = times(
    width / step / 2 + 1,
    (column) => `M${num(column * step * 2)} 0h${num(step)}v${height}h${num(-step)}Z`,
  ).join('');
  const pins =
    times(width / step / 2 + 1, (column) => `M${num((column * 2 + 1.5) * step)} 0v${height}`).join('') +
    times(height / step / 2 + 1, (row) => `M0 ${num((row * 2 + 1.5) * step)}h${width}`).join('');
  return (
    rect(0, 0, width, height, { fill: ground }) +
    path(across, { fill: first, opacity: 0.5 }) +
    path(down, { fill: first, opacity: 0.5 }) +
    path(pins, stroked(second, step * 0.06, { opacity: 0.7 }))
  );
};

const BLOOMS: readonly FlowerKind[] = ['daisy', 'poppy', 'anemone', 'cosmos', 'ranunculus'];

const floral: Pattern = (sheet, [width, height], [ground, ...threads], step) => {
  const { random, palette } = sheet;
  const kinds = random.shuffle(BLOOMS).slice(0, 3);
  const heads = scattered(random, { x: 0, y: 0, width, height }, step * 1.45, height < step * 4 ? 16 : 46);
  const sprays = heads.map(([x, y]) =>
    times(5, (index) =>
      leaf(
        polar([x, y], index * 72 + random.between(0, 50), step * 0.35),
        index * 72 + random.between(0, 50),
        step * random.between(0.55, 0.85),
        step * 0.3,
        mix(palette.leaf, ground, index * 0.09),
        random.around(),
      ),
    ).join(''),
  );
  const blooms = heads.map(([x, y], index) =>
    flower(
      sheet,
      kinds[index % 3] ?? 'daisy',
      [x, y],
      step * random.between(0.5, 0.68),
      threads[index % 3] ?? ground,
      random.between(0, 70),
    ),
  );
  const seeds = scattered(random, { x: 0, y: 0, width, height }, step * 0.42, 340).filter(([x, y]) =>
    heads.every(([hx, hy]) => Math.hypot(hx - x, hy - y) > step * 0.95),
  );
  const small = seeds.map(([x, y], index) =>
    index % 3 === 0
      ? times(5, (petal) =>
          circle(...polar([x, y], petal * 72, step * 0.07), step * 0.06, { fill: threads[2] }),
        ).join('')
      : circle(x, y, step * 0.04, { fill: threads[index % 3] ?? threads[1] }),
  );
  return rect(0, 0, width, height, { fill: ground }) + group(small) + group(sprays) + group(blooms);
};

/** The triangles of a quilt's blocks, in quarters: each turned four times about the middle. */
const BLOCKS = [
  [
    ['M0 0L-1 -1H0Z', 1],
    ['M0 0L-1 -1V0Z', 0],
    ['M-1 -1L-0.5 -0.5V-1Z', 2],
  ],
  [
    ['M-1 -1H0V0H-1Z', 0],
    ['M0 -1L-1 0H0Z', 1],
    ['M0 -0.5L-0.5 0H0Z', 2],
  ],
  [
    ['M-1 -1H-0.5V-0.5H-1Z', 2],
    ['M-0.5 -1H0L-0.5 -0.5Z', 1],
    ['M-1 -0.5L-0.5 -0.5L-1 0Z', 1],
    ['M-0.5 -0.5H0V0H-0.5Z', 0],
  ],
  [
    ['M-1 0A1 1 0 0 1 0 -1V0Z', 1],
    ['M-0.5 0A0.5 0.5 0 0 1 0 -0.5V0Z', 2],
  ],
] as const;

const quilt: Pattern = ({ random }, [width, height], [ground, ...threads], step) => {
  const block = step * 2.1;
  const [columns, rows] = [Math.max(2, Math.round(width / block)), Math.max(2, Math.round(height / block))];
  const [w, h] = [width / columns / 2, height / rows / 2];
  const kinds = random.shuffle(BLOCKS);
  const pieces = times(rows * columns, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const kind = kinds[(column + row) % 2] ?? BLOCKS[0];
    const colours = (row + column) % 2 === 0 ? threads : random.shuffle(threads);
    const quarters = times(4, (turn) =>
      group(
        kind.map(([d, thread]) => path(d, { fill: colours[thread] ?? ground })),
        { transform: `rotate(${turn * 90})` },
      ),
    );
    return group(
      quarters.join('') +
        path(
          'M-0.94 -0.94H0.94V0.94H-0.94ZM-0.94 -0.94L0.94 0.94M0.94 -0.94L-0.94 0.94',
          stroked(tint(ground, 0.1), 0.022, { 'stroke-dasharray': '0.07 0.05', opacity: 0.8 }),
        ),
      { transform: placed((column * 2 + 1) * w, (row * 2 + 1) * h, 0, w, h) },
    );
  });
  return (
    rect(0, 0, width, height, { fill: ground }) +
    group(pieces) +
    path(
      times(columns - 1, (at) => `M${num((at + 1) * w * 2)} 0v${height}`).join('') +
        times(rows - 1, (at) => `M0 ${num((at + 1) * h * 2)}h${width}`).join(''),
      stroked(shade(ground, 0.16), step * 0.03, { opacity: 0.5 }),
    )
  );
};

const ikat: Pattern = ({ random }, [width, height], [ground, ...threads], step) => {
  const tall = step * 3.1;
  const columns = Math.max(2, Math.round(width / step / 1.6));
  const wide = width / columns;
  const slices = Math.round(tall / (step * 0.075));
  const diamond = (share: number, x: number, y: number): string =>
    times(slices, (index) => {
      const from = Math.abs((index / slices) * 2 - 1);
      const half = (share - from) * wide * 0.56 + random.around() * wide * 0.045;
      return half <= 0
        ? ''
        : `M${num(x - half)} ${num(y + (index / slices) * tall)}h${num(half * 2)}v${num(tall / slices + 0.4)}h${num(half * -2)}Z`;
    }).join('');
  const rings = [0.98, 0.72, 0.44, 0.2].map((share, ring) => {
    const d = times(columns + 1, (column) =>
      times(height / tall + 2, (row) =>
        diamond(share, column * wide, (row - (column % 2 === 0 ? 0.5 : 1)) * tall),
      ).join(''),
    ).join('');
    return path(d, { fill: ring === 3 ? ground : (threads[ring] ?? ground) });
  });
  return rect(0, 0, width, height, { fill: ground }) + group(rings);
};

const terrazzo: Pattern = ({ random }, [width, height], [ground, ...threads], step) => {
  const stones = (distance: number, size: number): string => {
    const byThread = ['', '', ''];
    scattered(
      random,
      { x: -step, y: -step, width: width + step * 2, height: height + step * 2 },
      distance,
      300,
    ).forEach(([x, y], index) => {
      const turn = random.between(0, 360);
      byThread[index % 3] += polygon(
        times(random.whole(4, 6), (corner) =>
          polar([x, y], turn + corner * 68 + random.around() * 16, size * random.between(0.55, 1.1)),
        ),
      );
    });
    return byThread
      .map((d, index) =>
        path(d, {
          fill: threads[index] ?? ground,
          stroke: threads[index] ?? ground,
          'stroke-width': size * 0.14,
          'stroke-linejoin': 'round',
        }),
      )
      .join('');
  };
  return (
    rect(0, 0, width, height, { fill: ground }) +
    stones(step * 0.36, step * 0.1) +
    stones(step * 0.95, step * 0.46)
  );
};

const batik: Pattern = ({ random }, [width, height], [ground, first, second, third], step) => {
  const wheel = (x: number, y: number, size: number): string => {
    const petals = times(12, (index) =>
      leafShape(polar([x, y], index * 30, size * 0.22), index * 30, size * 0.5, size * 0.2),
    ).join('');
    const dots = (count: number, radius: number): string =>
      times(
        count,
        (index) =>
          `M${polar([x, y], (index * 360) / count, radius)
            .map(num)
            .join(' ')}h0`,
      ).join('');
    return (
      circle(x, y, size * 0.98, { fill: mix(ground, second, 0.35) }) +
      path(petals, { fill: first }) +
      circle(x, y, size * 0.16, { fill: third }) +
      path(dots(36, size * 0.98) + dots(24, size * 0.82), stroked(first, size * 0.075)) +
      path(dots(8, size * 0.1), stroked(first, size * 0.05))
    );
  };
  const wide = width / Math.max(2, Math.round(width / step / 2.3));
  const wheels = times(width / wide + 1, (column) =>
    times(height / wide + 2, (row) => wheel(column * wide, (row + (column % 2) / 2) * wide, wide * 0.36)),
  ).flat();
  const ferns = times(width / wide + 1, (column) =>
    times(height / wide + 2, (row) =>
      times(6, (index) =>
        leafShape(
          [column * wide, (row + (column % 2 === 0 ? 0.5 : 0)) * wide],
          index * 60 + 30,
          wide * 0.15,
          wide * 0.07,
        ),
      ).join(''),
    ).join(''),
  ).join('');
  const cracks = times(70, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    return smooth(
      times(
        5,
        (index) =>
          [x + random.around() * step * 0.25 + index * step * 0.3, y + random.around() * step * 0.4] as const,
      ),
    );
  });
  return (
    rect(0, 0, width, height, { fill: ground }) +
    group(wheels) +
    path(ferns, { fill: third }) +
    path(cracks.join(''), stroked(first, step * 0.012, { opacity: 0.55 }))
  );
};

const STAMPS = [
  [
    ['M0 -0.9C0.5 -0.5 0.52 0.2 0 0.5C-0.52 0.2 -0.5 -0.5 0 -0.9Z', 1],
    ['M0 -0.55C0.24 -0.3 0.26 0.1 0 0.26C-0.26 0.1 -0.24 -0.3 0 -0.55Z', 0],
    [
      'M0 0.95C-0.05 0.6 -0.5 0.62 -0.62 0.3C-0.2 0.3 0 0.5 0 0.95ZM0 0.95C0.05 0.6 0.5 0.62 0.62 0.3C0.2 0.3 0 0.5 0 0.95Z',
      2,
    ],
  ],
  [
    ['M0 -0.95C0.3 -0.7 0.3 -0.4 0 -0.2C-0.3 -0.4 -0.3 -0.7 0 -0.95ZM-0.04 -0.2H0.04V0.95H-0.04Z', 1],
    [
      'M0.06 0.2C0.1 -0.2 0.4 -0.4 0.72 -0.36C0.7 0 0.4 0.22 0.06 0.2ZM-0.06 0.2C-0.1 -0.2 -0.4 -0.4 -0.72 -0.36C-0.7 0 -0.4 0.22 -0.06 0.2Z',
      2,
    ],
    [
      'M0.06 0.75C0.1 0.4 0.36 0.24 0.62 0.26C0.6 0.6 0.36 0.78 0.06 0.75ZM-0.06 0.75C-0.1 0.4 -0.36 0.24 -0.62 0.26C-0.6 0.6 -0.36 0.78 -0.06 0.75Z',
      1,
    ],
  ],
  [
    ['M0 -0.85L0.2 -0.2L0.85 0L0.2 0.2L0 0.85L-0.2 0.2L-0.85 0L-0.2 -0.2Z', 1],
    ['M0 -0.3L0.3 0L0 0.3L-0.3 0Z', 0],
    [
      'M0.5 -0.5m-0.14 0a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0M-0.5 0.5m-0.14 0a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0M0.5 0.5m-0.14 0a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0M-0.5 -0.5m-0.14 0a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0',
      2,
    ],
  ],
] as const;

const blockPrint: Pattern = (sheet, [width, height], threads, step) => {
  const { random } = sheet;
  const stamp = random.pick(STAMPS);
  const wide = width / Math.max(3, Math.round(width / step / 1.35));
  const tall = wide * 1.15;
  const prints = times(width / wide + 1, (column) =>
    times(height / tall + 2, (row) => {
      const [x, y] = [(column + 0.5) * wide, (row + (column % 2) / 2) * tall];
      return group(
        stamp.map(([d, thread]) => path(d, { fill: threads[thread] })),
        { transform: placed(x + random.around() * wide * 0.015, y, random.around() * 2.5, wide * 0.48) },
      );
    }),
  ).flat();
  const dots = times(width / wide + 2, (column) =>
    times(
      height / tall + 2,
      (row) => `M${num(column * wide)} ${num((row + 0.25 + (column % 2) / 2) * tall)}h0`,
    ).join(''),
  ).join('');
  return (
    rect(0, 0, width, height, { fill: threads[0] }) +
    group(prints) +
    path(dots, stroked(threads[3], wide * 0.09)) +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      { density: () => 1, colour: threads[0], dots: 1800, size: 0.16, opacity: 0.8 },
    )
  );
};

const waves: Pattern = (_sheet, [width, height], threads, step) => {
  const radius = width / Math.max(3, Math.round(width / step / 1.5)) / 2;
  const rows = times(height / radius / 0.5 + 3, (row) =>
    [1, 0.76, 0.52, 0.28]
      .map((share, ring) =>
        path(
          times(width / radius / 2 + 2, (column) => {
            const [x, y] = [(column * 2 + (row % 2)) * radius, row * radius * 0.5];
            return `M${num(x - radius * share)} ${num(y)}a${num(radius * share)} ${num(radius * share)} 0 0 1 ${num(radius * share * 2)} 0Z`;
          }).join(''),
          {
            fill: threads[ring === 0 ? 1 : ring === 1 ? 0 : ring] ?? threads[0],
            stroke: threads[0],
            'stroke-width': radius * 0.03,
          },
        ),
      )
      .join(''),
  );
  return group(rows);
};

/** One repeat of a knitted band, as rows of stitches: a digit is a thread. */
const BANDS = [
  '0000000000',
  '0001000100',
  '0011101110',
  '0001000100',
  '0000000000',
  '2222222222',
  '0303030303',
  '2222222222',
  '0000000000',
  '1000110001',
  '1100110011',
  '0110000110',
  '0011001100',
  '0110000110',
  '1100110011',
  '1000110001',
  '0000000000',
  '3333333333',
  '0202020202',
  '3333333333',
] as const;

const knit: Pattern = (_sheet, [width, height], threads, step) => {
  const wide = width / Math.round(width / step / 0.36);
  const tall = wide * 0.82;
  const byThread = threads.map(() => '');
  times(height / tall + 2, (row) =>
    times(width / wide + 1, (column) => {
      const thread = Number(BANDS[row % BANDS.length]?.[column % 10] ?? 0);
      const [x, y] = [(column + 0.5) * wide, row * tall];
      byThread[thread] +=
        leafShape([x, y + tall * 0.62], -123, wide * 0.98, wide * 0.62) +
        leafShape([x, y + tall * 0.62], -57, wide * 0.98, wide * 0.62);
    }),
  );
  return (
    rect(0, 0, width, height, { fill: shade(threads[0], 0.2) }) +
    byThread
      .map((d, index) =>
        path(d, {
          fill: threads[index] ?? threads[0],
          stroke: shade(threads[index] ?? threads[0], 0.1),
          'stroke-width': wide * 0.035,
        }),
      )
      .join('')
  );
};

const PATTERNS = {
  stripes,
  gingham,
  floral,
  quilt,
  ikat,
  terrazzo,
  batik,
  'block print': blockPrint,
  waves,
  knit,
} as const satisfies Readonly<Record<string, Pattern>>;

type PatternName = keyof typeof PATTERNS;

const PATTERN_WORDS: Readonly<Record<PatternName, readonly [said: string, noun: string]>> = {
  stripes: ['A woven cloth with stripes of many widths', 'striped cloth'],
  gingham: ['A gingham cloth', 'gingham'],
  floral: ['A cloth printed with tossed flowers and leaves', 'floral fabric'],
  quilt: ['A patchwork quilt of triangles and squares', 'patchwork quilt'],
  ikat: ['An ikat cloth of feathered diamonds', 'ikat cloth'],
  terrazzo: ['A fabric printed with scattered terrazzo stones', 'terrazzo print'],
  batik: ['A batik cloth with wheels of petals and dots', 'batik cloth'],
  'block print': ['A cloth printed by hand from a carved block', 'block print'],
  waves: ['A cloth with rows of overlapping waves', 'wave pattern'],
  knit: ['A knitted piece with bands of coloured stitches', 'colourwork knitting'],
};

const PATTERN_NAMES = Object.keys(PATTERNS) as PatternName[];

const SUBJECTS = [...PATTERN_NAMES, 'embroidery hoop', 'folded cloth', 'balls of wool'] as const;

type Subject = (typeof SUBJECTS)[number];

const LOOKS = {
  spread: 'spread out in soft folds',
  swatch: 'as a fringed swatch',
  hanging: 'hanging from a wooden rod',
} as const;

type Scene = {
  readonly subject: Subject;
  readonly look: keyof typeof LOOKS;
  readonly threads: Threads;
  readonly others: readonly { readonly pattern: PatternName; readonly threads: Threads }[];
};

/** Studies of cloth: patterns woven, printed, quilted and knitted, a hoop of embroidery, folded stacks and wool. */
export const fabrics: Family = defineFamily<Subject, Scene>({
  name: 'fabrics',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette }: Brief<Subject>): Scene => ({
    subject,
    look: random.pick(['spread', 'spread', 'swatch', 'hanging'] as const),
    threads: threadsOf(random, palette),
    others: random
      .shuffle(PATTERN_NAMES)
      .map((pattern) => ({ pattern, threads: threadsOf(random, palette) })),
  }),
  words: ({ subject, look }, { palette }) => {
    const known = PATTERN_NAMES.find((name) => name === subject);
    const things: Partial<Record<Subject, string>> = {
      'embroidery hoop': 'Flowers and leaves embroidered on linen in a wooden hoop',
      'folded cloth': 'A neat stack of folded cloths, each of another pattern',
      'balls of wool': 'Balls of wool with knitting needles',
    };
    const said = known ? `${PATTERN_WORDS[known][0]}, ${LOOKS[look]}` : things[subject];
    return {
      alt: `${said ?? subject}, in ${palette.words}.`,
      noun: known ? PATTERN_WORDS[known][1] : subject,
      colours: palette.words,
      tags: [known ? 'pattern' : 'handmade', 'textiles', 'fabric', 'craft'],
    };
  },
  draw: (scene, sheet) => {
    if (scene.subject === 'embroidery hoop') return hoop(scene, sheet);
    if (scene.subject === 'folded cloth') return folded(scene, sheet);
    if (scene.subject === 'balls of wool') return wool(scene, sheet);
    return LOOK[scene.look](sheet, PATTERNS[scene.subject], scene.threads);
  },
});

function threadsOf(
  random: Random,
  { paper, wash, main, second, spark, calm, soft, deep, ink }: Palette,
): Threads {
  const [first, ...rest] = random.shuffle([main, second, spark, calm, deep]);
  const light: Threads = [
    random.pick([paper, soft, wash]),
    first ?? main,
    rest[0] ?? second,
    rest[1] ?? spark,
  ];
  const dark: Threads = [
    random.pick([deep, mix(deep, ink, 0.4), main]),
    paper,
    second,
    random.pick([spark, soft]),
  ];
  return random.chance(0.6) ? light : dark;
}

const clipped = (sheet: Sheet, d: string, markup: string): string =>
  group(markup, { 'clip-path': sheet.clip(path(d)) });

const measure = ([width, height]: readonly [number, number]): number =>
  Math.min(Math.sqrt(width * height) / 7.5, width / 4.6);

/** Threads that cross, finer than the pattern. */
const weave = (sheet: Sheet, width: number, height: number): string => {
  const pitch = Math.max(3, Math.round(sheet.unit * 0.5));
  const cells =
    rect(0, 0, pitch, pitch, { fill: '#1c1424', opacity: 0.09 }) +
    rect(pitch, pitch, pitch, pitch, { fill: '#ffffff', opacity: 0.13 });
  return rect(0, 0, width, height, { fill: sheet.tile(pitch * 2, pitch * 2, cells) });
};

const folds = (sheet: Sheet, width: number, height: number, depth = 1): string => {
  const stops = times(
    9,
    (index) =>
      [index / 8, index % 2 === 0 ? '#20142c' : '#fffaf0', sheet.random.between(0.06, 0.2) * depth] as const,
  );
  return rect(0, 0, width, height, {
    fill: sheet.linear(stops, [0, 0], [1, sheet.random.between(0.15, 0.6)]),
  });
};

type Look = (sheet: Sheet, pattern: Pattern, threads: Threads) => string;

const LOOK: Readonly<Record<Scene['look'], Look>> = {
  spread: (sheet, pattern, threads) => {
    const { width, height } = sheet;
    return (
      pattern(sheet, [width, height], threads, measure([width, height])) +
      weave(sheet, width, height) +
      folds(sheet, width, height)
    );
  },
  swatch: (sheet, pattern, threads) => {
    const { width, height, palette, unit, random } = sheet;
    const ground = mix(
      random.pick([palette.calm, palette.wash, palette.second, palette.soft]),
      threads[0],
      0.25,
    );
    const [w, h] = [width - Math.min(width, height) * 0.2, height - Math.min(width, height) * 0.26];
    const fringe = times(
      w / unit / 0.9,
      (index) =>
        `M${num(index * unit * 0.9 + unit * 0.4)} ${num(unit * -2.6)}q${num(random.around() * unit * 0.5)} ${num(unit)} 0 ${num(unit * 2.6)}V${num(h)}q${num(random.around() * unit * 0.5)} ${num(unit)} 0 ${num(unit * 2.6)}`,
    ).join('');
    const cloth =
      rect(unit, unit * 1.4, w, h, { fill: palette.ink, opacity: 0.22 }) +
      path(fringe, stroked(tint(threads[0], 0.02), unit * 0.3)) +
      clipped(
        sheet,
        `M0 0H${num(w)}V${num(h)}H0Z`,
        pattern(sheet, [w, h], threads, measure([w, h])) + weave(sheet, w, h) + folds(sheet, w, h, 0.55),
      );
    return (
      rect(0, 0, width, height, {
        fill: sheet.linear(
          [
            [0, tint(ground, 0.03)],
            [1, shade(ground, 0.06)],
          ],
          [0, 0],
          [1, 1],
        ),
      }) +
      stipple(
        sheet,
        { x: 0, y: 0, width, height },
        {
          density: (x) => 0.2 + (x / width) * 0.5,
          colour: shade(ground, 0.1),
          dots: 2200,
          size: 0.18,
          opacity: 0.6,
        },
      ) +
      group(cloth, {
        transform: placed(Math.round((width - w) / 2), Math.round((height - h) / 2)),
      })
    );
  },
  hanging: (sheet, pattern, threads) => {
    const { width, height, palette, unit } = sheet;
    const ground = stage(sheet, { backdrop: 'plain', level: 0.9 });
    const w = Math.min(width * 0.72, height * 0.9);
    const [x, y, h] = [(width - w) / 2, height * 0.13, height * 0.64];
    const tassels = times(w / unit / 2.4, (index) => {
      const at = x + (index + 0.5) * (w / Math.round(w / unit / 2.4));
      return `M${num(at)} ${num(y + h)}v${num(unit * 3)}m${num(unit * -0.4)} 0l${num(unit * -0.2)} ${num(unit * 2)}m${num(unit * 0.6)} ${num(unit * -2)}v${num(unit * 2.2)}m${num(unit * 0.4)} ${num(unit * -2.2)}l${num(unit * 0.2)} ${num(unit * 2)}`;
    }).join('');
    const cloth = clipped(
      sheet,
      `M0 0H${num(w)}V${num(h)}H0Z`,
      pattern(sheet, [w, h], threads, measure([w, h])) +
        weave(sheet, w, h) +
        rect(0, 0, w, h, {
          fill: sheet.linear(
            times(9, (index) => [index / 8, index % 2 === 0 ? '#20142c' : '#fffaf0', 0.12] as const),
            [0, 0],
            [1, 0],
          ),
        }),
    );
    const rod =
      path(
        `M${num(width / 2 - w * 0.3)} ${num(y)}L${num(width / 2)} ${num(y - height * 0.07)}L${num(width / 2 + w * 0.3)} ${num(y)}`,
        stroked(palette.ink, unit * 0.2),
      ) +
      circle(width / 2, y - height * 0.07, unit * 0.6, { fill: palette.ink }) +
      rect(x - unit * 3, y - unit * 0.9, w + unit * 6, unit * 1.9, {
        rx: unit,
        fill: sheet.linear([
          [0, '#d3a46a'],
          [1, '#8f6238'],
        ]),
      });
    return (
      ground.markup +
      rect(x + unit * 1.3, y + unit, w, h + unit * 3, { fill: palette.ink, opacity: 0.16 }) +
      path(
        tassels,
        stroked(threads[0] === palette.paper ? shade(threads[0], 0.06) : threads[0], unit * 0.42),
      ) +
      group(cloth, { transform: placed(Math.round(x), Math.round(y)) }) +
      rod
    );
  },
};

function hoop({ threads, others }: Scene, sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const radius = Math.min(width, height) * 0.38;
  const ground = mix(palette.calm, palette.wash, 0.5);
  const linen = tint(mix(palette.paper, palette.soft, 0.4), 0.01);
  const stitches = (d: string, colour: Colour, wide: number, dash?: string): string =>
    path(d, stroked(colour, wide, { 'stroke-dasharray': dash }));
  const satin = (x: number, y: number, angle: number, length: number, colour: Colour): string =>
    path(leafShape([x, y], angle, length, length * 0.5), { fill: colour }) +
    path(
      times(7, (index) => {
        const [from, side] = [
          polar([x, y], angle, length * (0.12 + index * 0.12)),
          length * 0.2 * Math.sin(((index + 1) / 8) * Math.PI),
        ];
        const [a, b] = [polar(from, angle + 55, side), polar(from, angle - 55, side)];
        return `M${num(a[0])} ${num(a[1])}L${num(from[0])} ${num(from[1])}L${num(b[0])} ${num(b[1])}`;
      }).join(''),
      stroked(shade(colour, 0.07), length * 0.025),
    );
  const bloom = (x: number, y: number, size: number, colour: Colour): string =>
    times(8, (index) =>
      satin(
        ...polar([x, y], index * 45, size * 0.24),
        index * 45,
        size * 0.8,
        index % 2 === 0 ? colour : tint(colour, 0.05),
      ),
    ).join('') +
    times(13, (index) =>
      circle(...polar([x, y], index * 137, size * 0.07 * Math.sqrt(index)), size * 0.055, {
        fill: index % 3 === 0 ? shade('#e5b13f', 0.06) : '#e5b13f',
      }),
    ).join('');
  const colours = random.shuffle([palette.main, palette.second, palette.spark, palette.deep]);
  const stems = times(7, (index) => {
    const angle = -90 + (index - 3) * 25;
    const tip = polar(
      [0, radius * 0.72],
      angle,
      radius * (1.16 - Math.abs(index - 3) * 0.15) + (index % 2) * radius * 0.08,
    );
    const d = `M0 ${num(radius * 0.72)}Q${num(tip[0] * 0.25)} ${num(radius * 0.1)} ${num(tip[0])} ${num(tip[1])}`;
    const leaves = times(4, (at) => {
      const share = 0.32 + at * 0.16;
      return satin(
        tip[0] * share * share,
        radius * 0.72 + (tip[1] - radius * 0.72) * share,
        angle + (at % 2 === 0 ? -50 : 50),
        radius * 0.19,
        mix(palette.leaf, palette.deep, at * 0.12),
      );
    }).join('');
    return (
      stitches(d, shade(palette.leaf, 0.08), radius * 0.016, `${num(radius * 0.05)} ${num(radius * 0.02)}`) +
      leaves +
      bloom(tip[0], tip[1], radius * (index % 2 === 0 ? 0.24 : 0.17), colours[index % 4] ?? palette.main)
    );
  });
  const knots = scattered(
    random,
    { x: -radius * 0.75, y: -radius * 0.75, width: radius * 1.5, height: radius * 1.5 },
    radius * 0.15,
    50,
  )
    .filter(([x, y]) => Math.hypot(x, y) < radius * 0.84)
    .map(([x, y]) => circle(x, y, radius * 0.016, { fill: colours[1] ?? palette.second }));
  const bow = path(
    `M${num(radius * -0.16)} ${num(radius * 0.8)}q${num(radius * 0.16)} ${num(radius * -0.14)} ${num(radius * 0.32)} 0M0 ${num(radius * 0.74)}l${num(radius * -0.09)} ${num(radius * 0.16)}M0 ${num(radius * 0.74)}l${num(radius * 0.09)} ${num(radius * 0.16)}`,
    stroked(colours[0] ?? palette.main, radius * 0.022),
  );
  const rim =
    circle(0, 0, radius * 1.02, stroked('#8d6238', radius * 0.095)) +
    circle(0, 0, radius * 1.02, stroked('#d0a068', radius * 0.075)) +
    circle(0, 0, radius * 1.02, stroked('#a97743', radius * 0.006)) +
    rect(radius * -0.07, radius * -1.19, radius * 0.14, radius * 0.17, {
      rx: radius * 0.02,
      fill: '#d9b866',
    }) +
    rect(radius * -0.13, radius * -1.13, radius * 0.26, radius * 0.05, {
      rx: radius * 0.02,
      fill: '#b8923f',
    });
  const under = others[0]
    ? group(
        PATTERNS.stripes(
          sheet,
          [radius * 2.4, radius * 2.8],
          [mix(threads[0], ground, 0.5), palette.soft, ground, palette.wash],
          radius * 0.3,
        ),
        {
          transform: `${placed(width / 2, height / 2, -16)} translate(${num(radius * -1.2)} ${num(radius * -1.4)})`,
        },
      )
    : '';
  const thread = radius * 0.022;
  const warp = times(88, (index) => {
    const at = (index - 43.5) * thread;
    const half = Math.sqrt(Math.max(0, radius * radius - at * at));
    return `M${num(-half)} ${num(at)}h${num(half * 2)}M${num(at)} ${num(-half)}v${num(half * 2)}`;
  }).join('');
  const face =
    circle(0, 0, radius, { fill: linen }) +
    path(warp, stroked(shade(linen, 0.06), thread * 0.3, { opacity: 0.6 }));
  return (
    rect(0, 0, width, height, { fill: ground }) +
    under +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      { density: () => 0.4, colour: shade(ground, 0.09), dots: 2400, size: 0.18, opacity: 0.6 },
    ) +
    group(
      circle(radius * 0.04, radius * 0.08, radius * 1.08, { fill: palette.ink, opacity: 0.28 }) +
        face +
        group(knots) +
        group(stems) +
        bow +
        rim,
      { transform: placed(width / 2, height / 2 + radius * 0.05) },
    ) +
    line(
      [width / 2 + radius * 0.5, height / 2 + radius * 1.16],
      [width / 2 + radius * 0.98, height / 2 + radius * 0.94],
      stroked('#e7e2d8', unit * 0.32),
    )
  );
}

function folded({ others }: Scene, sheet: Sheet): string {
  const { width, height, random, unit } = sheet;
  const ground = stage(sheet, {
    backdrop: random.pick(['arch', 'plain', 'window', 'half'] as const),
    level: 0.8,
  });
  const wide = Math.min(width * 0.64, height * 0.8);
  const thick = Math.min(wide * 0.17, (ground.foot * 0.8) / 7);
  const count = Math.max(4, Math.min(8, Math.floor((ground.foot * 0.78) / thick)));
  const layers = times(count, (index) => {
    const { pattern, threads } = others[index % others.length] ?? {
      pattern: 'stripes' as const,
      threads: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'] as const,
    };
    const [w, h] = [wide * random.between(0.9, 1.03), thick * 0.97];
    const y = ground.foot - (index + 1) * thick;
    const d = `M${num(h * 0.5)} 0H${num(w - 2)}Q${num(w + 2)} ${num(h / 2)} ${num(w - 2)} ${num(h)}H${num(h * 0.5)}A${num(h * 0.5)} ${num(h * 0.5)} 0 0 1 ${num(h * 0.5)} 0Z`;
    const light = rect(0, 0, w + 4, h, {
      fill: sheet.linear([
        [0, '#ffffff', 0.2],
        [0.3, '#ffffff', 0],
        [1, '#1a1030', 0.36],
      ]),
    });
    const edges = path(
      `M${num(h * 0.42)} ${num(h * 0.36)}H${num(w)}M${num(h * 0.42)} ${num(h * 0.66)}H${num(w)}`,
      stroked(shade(threads[0], 0.25), unit * 0.2, { opacity: 0.55 }),
    );
    return group(
      clipped(sheet, d, PATTERNS[pattern](sheet, [w + 6, h], threads, thick * 0.62) + light + edges),
      { transform: placed((width - w) / 2 + random.around() * wide * 0.015, y) },
    );
  });
  const top = ground.foot - count * thick;
  const sprig = times(7, (index) =>
    leaf(
      [width / 2 - wide * 0.2 + index * wide * 0.06, top - thick * 0.1 - index * 0.6],
      index % 2 === 0 ? -40 : 22,
      wide * 0.13,
      wide * 0.05,
      mix(sheet.palette.leaf, '#4d7a45', 0.3),
    ),
  ).join('');
  return (
    ground.markup +
    contactShadow(sheet, [width / 2, ground.foot], wide * 0.62, thick * 0.4) +
    group(layers) +
    line(
      [width / 2 - wide * 0.24, top - thick * 0.06],
      [width / 2 + wide * 0.2, top - thick * 0.14],
      stroked(shade(sheet.palette.leaf, 0.08), unit * 0.3),
    ) +
    sprig
  );
}

function wool({ threads, others }: Scene, sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const ground = stage(sheet, {
    backdrop: random.pick(['arch', 'sun', 'plain', 'window'] as const),
    level: 0.74,
  });
  const size = Math.min(width * 0.145, height * 0.103);
  const ball = (x: number, y: number, r: number, colour: Colour): string => {
    const turns = times(4, (bundle) =>
      times(7, (thread) =>
        ellipse(0, 0, r * 1.02, r * (0.1 + thread * 0.14), {
          ...stroked(thread % 2 === 0 ? shade(colour, 0.09) : tint(colour, 0.07), r * 0.035),
          transform: `rotate(${bundle * 52 + 20})`,
          'stroke-dasharray': `${num(r * random.between(0.8, 1.8))} ${num(r * 2.2)}`,
          'stroke-dashoffset': random.between(0, r * 4),
        }),
      ),
    ).flat();
    const shadeOf = sheet.linear(
      [
        [0, '#ffffff', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#1a1030', 0.4],
      ],
      [0.2, 0],
      [0.8, 1],
    );
    return (
      contactShadow(sheet, [x, y + r * 0.96], r * 1.1, r * 0.16) +
      group(
        circle(0, 0, r, { fill: colour }) +
          group(turns, { 'clip-path': sheet.clip(circle(0, 0, r)) }) +
          circle(0, 0, r, { fill: shadeOf }),
        { transform: placed(x, y) },
      )
    );
  };
  const colours = [palette.main, palette.second, palette.spark, palette.calm, palette.deep, threads[1]];
  const [x, foot] = [width / 2, ground.foot + size * 0.3];
  const row = Math.max(3, Math.min(5, Math.floor(width / size / 2.1)));
  const rows = times(3, (level) =>
    times(row - level, (index) =>
      ball(
        x + (index - (row - level - 1) / 2) * size * 2.02,
        foot - size * (1 + level * 1.72),
        size,
        colours[(index + level * 2) % 6] ?? palette.main,
      ),
    ).join(''),
  );
  const needle = (side: number): string =>
    line(
      [x + side * size * 0.5, foot - size * 4],
      [x + side * size * 1.9, foot - size * 6.6],
      stroked('#d9ad72', size * 0.13),
    ) + circle(x + side * size * 1.9, foot - size * 6.6, size * 0.17, { fill: palette.spark });
  const loose = path(
    `M${num(x + size * 0.4)} ${num(foot)}C${num(x + size * 2)} ${num(foot + size * 0.9)} ${num(x - size * 1.5)} ${num(foot + size * 0.9)} ${num(x - size * 0.4)} ${num(foot + size * 0.5)}S${num(x + size * 2.4)} ${num(foot + size * 0.5)} ${num(x + size * 2)} ${num(foot + size * 0.75)}`,
    stroked(colours[others.length % 6] ?? palette.main, unit * 0.5),
  );
  return (
    ground.markup +
    needle(-1) +
    needle(1) +
    group(rows) +
    path(blob(random, [x + size * 2, foot + size * 0.75], 1, 1), { fill: palette.ink, opacity: 0 }) +
    loose
  );
}
