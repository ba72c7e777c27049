import { mix, saturate, shade, tint } from '../../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../../art/family.ts';
import { below, heightAt, lerp, polygon, ridge, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, line, num, path, stroked, type Point } from '../../art/svg.ts';
import { ATMOSPHERES, type Atmosphere, type AtmosphereName } from './atmospheres.ts';
import { conifers, groundColour, hill, meadow, mist, range, roundTree, water } from './ground.ts';
import { cabin, lighthouse, saguaro, sailboat } from './scenery.ts';
import { drawSky, type SkyScene } from './sky.ts';

type Kind = {
  readonly noun: string;
  readonly shows: string;
  readonly airs: readonly AtmosphereName[];
  readonly tags: readonly string[];
};

const ANY_HOUR = ['dawn', 'morning', 'golden', 'sunset', 'dusk', 'night', 'rose'] as const;

const KINDS = {
  'mountain lake': {
    noun: 'mountain lake',
    shows: 'a still lake below snow-capped mountains, with dark firs along the shore',
    airs: [...ANY_HOUR, 'october', 'storm', 'mist'],
    tags: ['mountains', 'lake', 'nature'],
  },
  'snowy peaks': {
    noun: 'snowy peaks',
    shows: 'snowy peaks behind ranks of fir trees',
    airs: ['dawn', 'morning', 'dusk', 'rose', 'winter', 'night', 'sunset'],
    tags: ['mountains', 'snow', 'hiking'],
  },
  'rolling hills': {
    noun: 'rolling hills',
    shows: 'rolling hills with round trees and a winding path',
    airs: ['morning', 'noon', 'golden', 'october', 'rose', 'storm', 'dawn'],
    tags: ['hills', 'countryside', 'nature'],
  },
  dunes: {
    noun: 'desert dunes',
    shows: 'wind-drawn dunes with a few tall cacti',
    airs: ['golden', 'sunset', 'rose', 'dawn', 'night', 'dusk'],
    tags: ['desert', 'dunes', 'travel'],
  },
  'pine forest': {
    noun: 'pine forest',
    shows: 'rows of pines that fade into the distance',
    airs: ['mist', 'dawn', 'dusk', 'golden', 'night', 'storm', 'winter'],
    tags: ['forest', 'trees', 'nature'],
  },
  'sea cliffs': {
    noun: 'lighthouse on the cliffs',
    shows: 'a striped lighthouse on a cliff above the sea, with sailing boats far out',
    airs: ['morning', 'noon', 'sunset', 'dusk', 'rose', 'storm', 'golden'],
    tags: ['sea', 'lighthouse', 'coast'],
  },
  islands: {
    noun: 'quiet islands',
    shows: 'islands one behind the other in a calm sea, with small sailing boats',
    airs: [...ANY_HOUR, 'mist', 'noon'],
    tags: ['sea', 'islands', 'sailing'],
  },
  'lavender field': {
    noun: 'lavender field',
    shows: 'rows of lavender that run towards low hills and a farmhouse',
    airs: ['golden', 'morning', 'rose', 'sunset', 'noon'],
    tags: ['lavender', 'fields', 'countryside'],
  },
  'northern lights': {
    noun: 'northern lights',
    shows: 'green northern lights above mountains, mirrored in black water',
    airs: ['aurora'],
    tags: ['northern lights', 'night sky', 'winter'],
  },
  'cabin in the snow': {
    noun: 'cabin in the snow',
    shows: 'a lit cabin in deep snow among fir trees',
    airs: ['winter', 'dusk', 'night', 'rose', 'aurora'],
    tags: ['cabin', 'winter', 'snow'],
  },
  'wildflower meadow': {
    noun: 'wildflower meadow',
    shows: 'a meadow full of wildflowers with blue hills behind it',
    airs: ['morning', 'noon', 'golden', 'dawn', 'rose'],
    tags: ['wildflowers', 'meadow', 'spring'],
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** Hours at which the sun may stand behind the ground. */
const LOW_SUN: ReadonlySet<AtmosphereName> = new Set(['dawn', 'golden', 'sunset', 'rose', 'mist']);

type Subject = keyof typeof KINDS;
type Scene = {
  readonly subject: Subject;
  readonly air: Atmosphere;
  readonly sky: SkyScene;
  readonly horizon: number;
};

/** Landscapes: layers of ground below a sky, at an hour that gives all colours. */
export const landscape: Family = defineFamily<Subject, Scene>({
  name: 'landscape',
  subjects: Object.keys(KINDS) as Subject[],
  plan: ({ subject, random, width, height }: Brief<Subject>): Scene => {
    const name = random.pick<AtmosphereName>(KINDS[subject].airs);
    const isTall = height > width * 1.5;
    const wide = subject === 'wildflower meadow' || subject === 'lavender field' ? [0.4, 0.5] : [0.52, 0.64];
    return {
      subject,
      air: ATMOSPHERES[name],
      horizon: random.between(wide[0] ?? 0.5, wide[1] ?? 0.6) + (isTall ? 0.02 : 0),
      sky: {
        sun: [random.between(0.18, 0.82), random.between(0.14, LOW_SUN.has(name) ? 0.46 : 0.34)],
        sunSize: random.between(0.055, 0.09) + (random.chance(0.3) ? 0.07 : 0),
        isRinged: random.chance(0.45),
        clouds: name === 'aurora' ? 0 : random.whole(1, 5),
        birds: name === 'night' || name === 'aurora' ? 0 : random.whole(0, 6),
        hasAurora: name === 'aurora',
      },
    };
  },
  words: ({ subject, air }) => ({
    alt: `Illustrated landscape: ${KINDS[subject].shows}, ${air.words}.`,
    noun: `${KINDS[subject].noun} ${air.words}`,
    colours: air.colours,
    tags: [...KINDS[subject].tags, 'landscape', 'art print'],
  }),
  draw: (scene, sheet) => {
    const horizon = scene.horizon * sheet.height;
    return drawSky(sheet, scene.air, scene.sky, horizon) + DRAW[scene.subject](scene, sheet, horizon);
  },
});

/** Whether grass still looks green in this light. */
const isGreen = (air: Atmosphere): boolean =>
  [ATMOSPHERES.morning, ATMOSPHERES.noon, ATMOSPHERES.storm].some(({ words }) => words === air.words);

type Draw = (scene: Scene, sheet: Sheet, horizon: number) => string;

const lake: Draw = ({ air, sky }, sheet, horizon) => {
  const { random, height, width } = sheet;
  const shore = horizon + height * 0.05;
  const bank = ridge(random, {
    from: -10,
    to: width + 10,
    y: height * 0.97,
    rise: height * 0.05,
    roughness: 0.3,
    waves: 0.8,
  });
  const isLeft = random.chance(0.5);
  return [
    range(sheet, air, {
      y: horizon,
      rise: height * 0.2,
      count: random.whole(4, 6),
      depth: 0.12,
      snow: 0.34,
      bottom: shore + 4,
    }),
    mist(sheet, horizon, height * 0.1, air.sky[2], 0.5),
    range(sheet, air, {
      y: shore,
      rise: height * 0.27,
      count: random.whole(2, 4),
      depth: 0.42,
      snow: 0.28,
      bottom: shore + 4,
    }),
    ...[0.5, 0.66].map((depth, index) => {
      const wood = hill(sheet, air, {
        y: shore - height * 0.005,
        rise: height * (0.035 - index * 0.012),
        depth,
        bottom: shore + 2,
      });
      return (
        conifers(sheet, wood.top, {
          count: 46,
          height: height * (0.05 + index * 0.014),
          colour: wood.colour,
        }) + wood.markup
      );
    }),
    water(sheet, air, shore, height, sky.sun[0] * width),
    mist(sheet, shore, height * 0.045, air.sky[2], 0.6),
    conifers(sheet, bank, {
      count: 7,
      height: height * 0.27,
      colour: shade(air.near, 0.02),
      from: isLeft ? -0.02 : 0.72,
      to: isLeft ? 0.28 : 1.02,
    }),
    path(below(bank, height + 10, true), { fill: shade(air.near, 0.03) }),
    meadow(sheet, bank, { blade: tint(air.near, 0.06), flowers: [], height: height * 0.025, count: 120 }),
  ].join('');
};

const snowyPeaks: Draw = ({ air }, sheet, horizon) => {
  const { random, height } = sheet;
  return [
    range(sheet, air, {
      y: horizon,
      rise: height * 0.18,
      count: random.whole(5, 7),
      depth: 0.08,
      snow: 0.4,
      bottom: height,
    }),
    mist(sheet, horizon + height * 0.02, height * 0.12, air.sky[2], 0.55),
    range(sheet, air, {
      y: horizon + height * 0.1,
      rise: height * 0.34,
      count: random.whole(2, 3),
      depth: 0.36,
      snow: 0.42,
      bottom: height,
    }),
    mist(sheet, horizon + height * 0.12, height * 0.14, air.sky[2], 0.6),
    ...times(4, (index) => {
      const depth = 0.5 + index * 0.16;
      const wood = hill(sheet, air, {
        y: horizon + height * (0.14 + index * 0.085),
        rise: height * 0.03,
        depth,
        bottom: height,
      });
      return (
        conifers(sheet, wood.top, {
          count: 54 - index * 10,
          height: height * (0.06 + index * 0.03),
          colour: mix(wood.colour, air.near, 0.15),
        }) +
        wood.markup +
        mist(sheet, horizon + height * (0.2 + index * 0.085), height * 0.05, air.sky[2], 0.3 - index * 0.09)
      );
    }),
  ].join('');
};

const hills: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width, palette } = sheet;
  const greens = [0.15, 0.35, 0.55, 0.78].map((depth) =>
    saturate(mix(groundColour(air, depth), palette.leaf, isGreen(air) ? 0.3 : 0.06), 1.12),
  );
  const layers = greens.map((colour, index) => {
    const layer = hill(sheet, air, {
      y: horizon + height * (index * 0.1 - 0.02),
      rise: height * (0.045 + index * 0.012),
      depth: 0.15 + index * 0.2,
      roughness: 0.12,
      waves: random.between(0.7, 1.3),
      colour,
      bottom: height,
    });
    const trees = times(index === 3 ? 3 : 7 - index, () => {
      const x = random.between(0, 1) * width;
      return roundTree(
        sheet,
        x,
        heightAt(layer.top, x) + height * 0.012,
        height * (0.04 + index * 0.034) * random.between(0.8, 1.2),
        mix(colour, random.pick([air.near, air.spark, air.middle]), 0.4),
        mix(air.near, colour, 0.2),
      );
    });
    const rows = index % 2 === 1 ? furrows(sheet, layer.shape, layer.top, shade(colour, 0.06)) : '';
    const walked = index === 3 ? track(sheet, layer.top, layer.shape, mix(air.sky[2], air.far, 0.25)) : '';
    return layer.markup + rows + walked + group(trees);
  });
  return (
    layers.join('') +
    meadow(
      sheet,
      [
        [0, height],
        [width, height],
      ],
      {
        blade: tint(groundColour(air, 0.85), 0.05),
        flowers: [air.spark, palette.soft],
        height: height * 0.04,
        count: 200,
      },
    )
  );
};

/** A path that comes over the top of a hill and widens as it comes nearer. */
function track(sheet: Sheet, top: readonly Point[], shape: string, colour: string): string {
  const { random, width, height, unit } = sheet;
  const from = width * random.between(0.3, 0.7);
  const start = heightAt(top, from) - unit;
  const sway = random.pick([-1, 1]) * width * 0.13;
  const middle = times(7, (index): Point => [
    from + Math.sin(index * 1.15) * sway * (0.35 + index / 6),
    lerp(start, height * 1.04, (index / 6) ** 1.3),
  ]);
  const half = (index: number): number => unit * lerp(0.7, 7, (index / 6) ** 1.5);
  const left = middle.map(([x, y], index): Point => [x - half(index), y]);
  const right = middle.map(([x, y], index): Point => [x + half(index), y]).toReversed();
  return group(path(polygon([...denser(left), ...denser(right)]), { fill: colour, opacity: 0.9 }), {
    'clip-path': sheet.clip(path(shape)),
  });
}

function denser(points: readonly Point[]): Point[] {
  return times((points.length - 1) * 8 + 1, (index) => {
    const at = index / 8;
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(
      (step) => points[Math.min(points.length - 1, Math.max(0, Math.floor(at) + step))] ?? [0, 0],
    );
    const share = at - Math.floor(at);
    const along = (axis: 0 | 1): number => {
      const [a, b, c, d] = [p0?.[axis] ?? 0, p1?.[axis] ?? 0, p2?.[axis] ?? 0, p3?.[axis] ?? 0];
      return (
        0.5 *
        (2 * b +
          (c - a) * share +
          (2 * a - 5 * b + 4 * c - d) * share ** 2 +
          (3 * b - a - 3 * c + d) * share ** 3)
      );
    };
    return [along(0), along(1)];
  });
}

function furrows(sheet: Sheet, shape: string, top: readonly Point[], colour: string): string {
  const { width, height, unit, random } = sheet;
  const lean = random.between(-0.5, 0.5) * width;
  const d = times(26, (index) => {
    const x = (index / 25) * width * 1.6 - width * 0.3;
    return `M${num(x)} ${num(heightAt(top, x) - 2)}Q${num(x + lean * 0.4)} ${num(heightAt(top, x) + height * 0.08)} ${num(x + lean)} ${num(heightAt(top, x) + height * 0.25)}`;
  });
  return group(path(d.join(''), stroked(colour, unit * 0.34, { opacity: 0.5 })), {
    'clip-path': sheet.clip(path(shape)),
  });
}

const dunes: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width } = sheet;
  const mesas = range(sheet, air, {
    y: horizon,
    rise: height * 0.08,
    count: random.whole(3, 5),
    depth: 0.1,
    snow: 0,
    bottom: height,
  });
  const layers = times(5, (index) => {
    const depth = 0.12 + index * 0.15;
    const y = horizon + height * (0.02 + index * 0.085);
    const crest = ridge(random, {
      from: -10,
      to: width + 10,
      y,
      rise: height * (0.03 + index * 0.012),
      roughness: 0.08,
      waves: random.between(0.6, 1),
    });
    const colour = mix(groundColour(air, depth), air.spark, 0.22);
    const shape = below(crest, height, true);
    const lee = crest.map(([x, py], at): Point => [
      x + width * 0.04 * Math.sin(at * 0.3),
      py + height * (0.05 + 0.03 * Math.sin(at * 0.17 + index)),
    ]);
    const cast = below(crest, height, true);
    const dark = group(
      path(below(lee, height, true), {
        fill: sheet.linear([
          [0, shade(colour, 0.07), 0.9],
          [0.5, shade(colour, 0.04), 0.2],
          [1, colour, 0],
        ]),
      }),
      { 'clip-path': sheet.clip(path(cast)) },
    );
    const waves = times(5, (step) =>
      path(
        polygon(
          lee.map(([x, py]): Point => [x, py + height * 0.014 * (step + 1)]),
          false,
        ),
        stroked(shade(colour, 0.05), sheet.unit * 0.16, { opacity: 0.35 - step * 0.05 }),
      ),
    );
    const plants =
      index < 2
        ? ''
        : times(random.whole(0, 2), () => {
            const x = random.between(0.08, 0.92) * width;
            return saguaro(
              air,
              x,
              heightAt(crest, x) + height * 0.015,
              height * (0.05 + index * 0.03) * random.between(0.8, 1.2),
              mix(air.near, '#3f6b4f', 0.35),
            );
          }).join('');
    return (
      path(shape, {
        fill: sheet.linear([
          [0, tint(colour, 0.06)],
          [0.4, colour],
          [1, shade(colour, 0.03)],
        ]),
      }) +
      dark +
      group(waves, { 'clip-path': sheet.clip(path(shape)) }) +
      plants
    );
  });
  return mesas + layers.join('');
};

const forest: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width } = sheet;
  const far = range(sheet, air, {
    y: horizon - height * 0.05,
    rise: height * 0.12,
    count: random.whole(3, 5),
    depth: 0.06,
    snow: 0,
    bottom: height,
  });
  const ranks = times(6, (index) => {
    const depth = 0.14 + index * 0.165;
    const rank = hill(sheet, air, {
      y: horizon + height * (index * 0.075 - 0.02),
      rise: height * 0.035,
      depth,
      bottom: height,
      roughness: 0.3,
    });
    const size = height * (0.08 + index * 0.052);
    return (
      conifers(sheet, rank.top, {
        count: Math.round((width / size) * 5.5),
        height: size,
        colour: rank.colour,
      }) +
      rank.markup +
      mist(sheet, horizon + height * (index * 0.075 + 0.05), height * 0.07, air.sky[2], 0.42 - index * 0.06)
    );
  });
  return far + ranks.join('');
};

const cliffs: Draw = ({ air, sky }, sheet, horizon) => {
  const { random, height, width, unit } = sheet;
  const sea = horizon;
  const isLeft = random.chance(0.5);
  const place = (share: number): number => (isLeft ? width * share : width * (1 - share));
  const boats = times(random.whole(1, 3), (index) =>
    sailboat(
      sheet,
      air,
      place(0.62 + index * 0.14),
      sea + height * (0.04 + index * 0.05),
      unit * (7 + index * 4),
    ),
  );
  const colour = groundColour(air, 0.62);
  const level = sea - height * 0.06;
  const edge: Point[] = [
    [place(-0.05), level - height * 0.03],
    [place(0.16), level - height * 0.035],
    [place(0.34), level],
    [place(0.42), level + height * 0.05],
    [place(0.44), level + height * 0.16],
    [place(0.52), level + height * 0.22],
    [place(0.5), level + height * 0.32],
    [place(0.62), level + height * 0.42],
    [place(0.72), height * 1.02],
    [place(-0.05), height * 1.02],
  ];
  const rock = polygon(edge);
  const cracks = times(22, () => {
    const x = place(random.between(0, 0.6));
    const y = random.between(level + height * 0.04, height);
    return `M${num(x)} ${num(y)}l${num(random.around() * unit * 2)} ${num(unit * random.between(2, 7))}`;
  });
  const turfEdge: Point[] = [
    [place(-0.05), level - height * 0.03],
    [place(0.16), level - height * 0.035],
    [place(0.34), level],
    [place(0.42), level + height * 0.05],
    [place(0.43), level + height * 0.085],
    [place(0.33), level + height * 0.05],
    [place(0.2), level + height * 0.045],
    [place(0.1), level + height * 0.06],
    [place(-0.05), level + height * 0.04],
  ];
  const foam = times(14, () => {
    const x = place(random.between(0.45, 0.85));
    const y = random.between(level + height * 0.3, height);
    return `M${num(x)} ${num(y)}q${num(unit * 2)} ${num(-unit * 0.8)} ${num(unit * 4)} 0`;
  });
  return [
    range(sheet, air, { y: sea, rise: height * 0.045, count: 5, depth: 0.05, snow: 0, bottom: sea + 2 }),
    water(sheet, air, sea, height, sky.sun[0] * width),
    ...boats,
    path(foam.join(''), stroked(mix(air.cloud, '#ffffff', 0.6), unit * 0.4, { opacity: 0.7 })),
    lighthouse(sheet, air, place(0.2), level - height * 0.02, height * 0.3),
    path(rock, {
      fill: sheet.linear([
        [0, tint(colour, 0.06)],
        [1, shade(air.near, 0.02)],
      ]),
    }),
    group(path(cracks.join(''), stroked(shade(colour, 0.12), unit * 0.4, { opacity: 0.5 })), {
      'clip-path': sheet.clip(path(rock)),
    }),
    path(polygon(turfEdge), { fill: saturate(mix(sheet.palette.leaf, air.middle, 0.35), 1.05) }),
  ].join('');
};

const islands: Draw = ({ air, sky }, sheet, horizon) => {
  const { random, height, width, unit } = sheet;
  const isles = times(6, (index) => {
    const depth = 0.1 + index * 0.13;
    const y = horizon + height * (index ** 1.45 * 0.022);
    const reach = width * random.between(0.3, 0.55) * (1 + index * 0.08);
    const middle = width * (index % 2 === 0 ? random.between(0, 0.4) : random.between(0.6, 1));
    const top = times(25, (step): Point => {
      const along = step / 24;
      const rise =
        Math.sin(along * Math.PI) ** 0.9 *
        height *
        (0.05 + index * 0.014) *
        (1 + 0.25 * Math.sin(along * 11 + index * 2) + 0.1 * Math.sin(along * 27));
      return [middle + (along - 0.5) * reach, y - rise];
    });
    const colour = groundColour(air, depth);
    const firs = conifers(sheet, top, {
      count: 12,
      height: height * (0.018 + index * 0.008),
      colour: shade(colour, 0.03),
      from: (middle - reach * 0.36) / width,
      to: (middle + reach * 0.36) / width,
    });
    const mirror = path(
      below(
        top.map(([x, py]): Point => [x, y + (y - py) * 0.5]),
        y,
        true,
      ),
      { fill: colour, opacity: 0.22 },
    );
    return (
      mirror +
      firs +
      path(below(top, y, true), {
        fill: sheet.linear([
          [0, tint(colour, 0.04)],
          [1, mix(colour, air.sky[2], 0.25)],
        ]),
      }) +
      path(
        `M${num(middle - reach * 0.52)} ${num(y)}h${num(reach * 1.04)}`,
        stroked(mix(air.sky[2], '#ffffff', 0.4), unit * 0.25, { opacity: 0.6 }),
      )
    );
  });
  const boats = times(random.whole(1, 3), (index) =>
    sailboat(
      sheet,
      air,
      width * random.between(0.15, 0.85),
      height * (0.8 + index * 0.06),
      unit * random.between(9, 14),
    ),
  );
  return (
    range(sheet, air, {
      y: horizon,
      rise: height * 0.05,
      count: 6,
      depth: 0.02,
      snow: 0,
      bottom: horizon + 2,
    }) +
    water(sheet, air, horizon, height, sky.sun[0] * width) +
    isles.join('') +
    boats.join('')
  );
};

const lavender: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width, unit } = sheet;
  const vanish: Point = [width * random.between(0.3, 0.7), horizon - height * 0.03];
  const purple = mix('#7a5fa8', air.middle, 0.28);
  const earth = mix('#b98a5e', air.far, 0.3);
  const rows = times(15, (index) => {
    const at = (index - 7) / 7;
    const foot = (share: number): number => vanish[0] + at * width * 1.5 * share;
    const half = width * 0.075;
    const points: Point[] = [
      [lerp(vanish[0], foot(1), 0.04), horizon],
      [foot(1) - half * 1.15, height + 10],
      [foot(1) + half * 1.15, height + 10],
    ];
    const tufts = times(90, () => {
      const share = random.next() ** 0.75;
      const x = lerp(vanish[0], foot(1) + random.between(-half, half), lerp(0.04, 1, share));
      const y = lerp(horizon, height, share);
      return `M${num(x)} ${num(y)}l${num(random.around() * unit * share)} ${num(-unit * 2.6 * share - 0.6)}`;
    });
    return (
      path(polygon(points), {
        fill: sheet.linear([
          [0, tint(purple, 0.1)],
          [1, shade(purple, 0.1)],
        ]),
      }) +
      path(
        tufts.join(''),
        stroked(index % 2 === 0 ? tint(purple, 0.12) : mix(tint(purple, 0.08), air.spark, 0.18), unit * 0.4, {
          opacity: 0.9,
        }),
      )
    );
  });
  const far = [0.1, 0.3].map(
    (depth, index) =>
      hill(sheet, air, {
        y: horizon - height * (0.035 - index * 0.025),
        rise: height * 0.035,
        depth,
        bottom: horizon + height * 0.03,
      }).markup,
  );
  const houseX = width * (vanish[0] > width / 2 ? 0.24 : 0.74);
  const trees = times(6, (index) =>
    roundTree(
      sheet,
      houseX + (index - 2.5) * unit * 4.2 + unit * 3,
      horizon + unit * 0.4,
      unit * random.between(6, 11),
      mix(sheet.palette.leaf, air.near, 0.4),
      air.near,
    ),
  );
  return [
    ...far,
    path(
      polygon([
        [0, horizon],
        [width, horizon],
        [width, height],
        [0, height],
      ]),
      {
        fill: sheet.linear([
          [0, tint(earth, 0.05)],
          [1, shade(earth, 0.1)],
        ]),
      },
    ),
    ...rows,
    ...trees.slice(0, 3),
    cabin(sheet, air, houseX, horizon + unit * 0.6, unit * 9, false),
    ...trees.slice(4),
  ].join('');
};

const northern: Draw = ({ air, sky }, sheet, horizon) => {
  const { random, height, width } = sheet;
  const shore = horizon + height * 0.1;
  return [
    range(sheet, air, {
      y: shore,
      rise: height * 0.2,
      count: random.whole(3, 5),
      depth: 0.35,
      snow: 0.35,
      bottom: shore + 2,
    }),
    mist(sheet, shore, height * 0.06, '#4fae9a', 0.35),
    conifers(
      sheet,
      [
        [0, shore],
        [width, shore],
      ],
      { count: 70, height: height * 0.06, colour: air.near },
    ),
    water(sheet, { ...air, light: '#8ff0c0' }, shore, height, sky.sun[0] * width),
    conifers(
      sheet,
      [
        [0, height * 1.02],
        [width, height * 1.02],
      ],
      { count: 12, height: height * 0.24, colour: shade(air.near, 0.02), from: -0.03, to: 0.36 },
    ),
    random.chance(0.6) ? cabin(sheet, air, width * 0.76, shore + height * 0.01, height * 0.05, true) : '',
  ].join('');
};

const snowCabin: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width, unit } = sheet;
  const white = mix(air.cloud, '#ffffff', air.isNight ? 0.25 : 0.7);
  const layers = [0.08, 0.2].map((depth, index) => {
    const wood = hill(sheet, air, {
      y: horizon + height * index * 0.05,
      rise: height * 0.05,
      depth,
      bottom: height,
    });
    return (
      conifers(sheet, wood.top, {
        count: 60,
        height: height * (0.07 + index * 0.05),
        colour: mix(groundColour(air, depth + 0.2), white, 0.1),
      }) + wood.markup
    );
  });
  const snowHill = hill(sheet, air, {
    y: horizon + height * 0.13,
    rise: height * 0.03,
    depth: 0.4,
    roughness: 0.1,
    colour: mix(white, air.far, 0.3),
    bottom: height,
  });
  const near = hill(sheet, air, {
    y: horizon + height * 0.28,
    rise: height * 0.035,
    depth: 0.6,
    roughness: 0.1,
    colour: mix(white, air.far, 0.1),
    bottom: height,
  });
  const x = width * random.between(0.38, 0.62);
  const y = heightAt(snowHill.top, x) + height * 0.04;
  const firs = (from: number, to: number, line: readonly Point[], size: number): string =>
    conifers(sheet, line, {
      count: 6,
      height: height * size,
      colour: mix(air.near, air.middle, 0.15),
      from,
      to,
    });
  const flakes = times(
    130,
    () => `M${num(random.between(0, width))} ${num(random.between(0, height))}h0`,
  ).join('');
  return [
    range(sheet, air, { y: horizon, rise: height * 0.2, count: 4, depth: 0.1, snow: 0.5, bottom: height }),
    ...layers,
    snowHill.markup,
    firs(0, 0.28, snowHill.top, 0.2),
    firs(0.74, 1, snowHill.top, 0.22),
    cabin(sheet, air, x, y, Math.min(width, height) * 0.24, true),
    near.markup,
    firs(-0.03, 0.16, near.top, 0.36),
    firs(0.86, 1.04, near.top, 0.32),
    path(flakes, stroked('#ffffff', unit * 0.5, { opacity: 0.75 })),
  ].join('');
};

const wildflowers: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width, unit, palette } = sheet;
  const back = [0.08, 0.24, 0.4].map((depth, index) => {
    const layer = hill(sheet, air, {
      y: horizon - height * (0.06 - index * 0.04),
      rise: height * 0.04,
      depth,
      bottom: height,
    });
    return (
      (index === 2
        ? conifers(sheet, layer.top, {
            count: 24,
            height: height * 0.05,
            colour: mix(layer.colour, air.near, 0.2),
          })
        : '') + layer.markup
    );
  });
  const green = saturate(mix(palette.leaf, air.middle, isGreen(air) ? 0.3 : 0.12), 1.1);
  const field = hill(sheet, air, {
    y: horizon + height * 0.08,
    rise: height * 0.02,
    depth: 0.5,
    roughness: 0.1,
    colour: green,
    bottom: height,
  });
  const colours = [
    palette.main,
    palette.second,
    palette.spark,
    tint(palette.soft, 0.02),
    mix(palette.calm, '#ffffff', 0.2),
  ];
  const rows = times(13, (row) => {
    const share = (row + 1) / 13;
    const y = lerp(horizon + height * 0.1, height * 1.03, share ** 1.25);
    const size = unit * lerp(0.5, 3.4, share ** 1.5);
    const stalks = times(lerp(60, 22, share), () => {
      const x = random.between(-0.02, 1.02) * width;
      const top = y - size * random.between(1.6, 3.8);
      const colour = random.pick(colours);
      return {
        stalk: `M${num(x)} ${num(y + size)}Q${num(x + random.around() * size)} ${num((y + top) / 2)} ${num(x)} ${num(top)}`,
        head: bloom(sheet, [x, top], size, colour, random.whole(0, 2)),
      };
    });
    const tone = shade(green, lerp(0.02, 0.16, share));
    const blades = times(70, () => {
      const x = random.between(0, 1) * width;
      return `M${num(x)} ${num(y + size)}q${num(random.around() * size * 0.4)} ${num(-size * 1.4)} ${num(random.around() * size)} ${num(-size * random.between(2, 3.4))}`;
    });
    return (
      path(blades.join(''), stroked(tone, size * 0.16)) +
      path(stalks.map(({ stalk }) => stalk).join(''), stroked(shade(green, 0.12), size * 0.12)) +
      stalks.map(({ head }) => head).join('')
    );
  });
  return back.join('') + field.markup + rows.join('');
};

function bloom(sheet: Sheet, [x, y]: Point, size: number, colour: string, kind: number): string {
  const { random } = sheet;
  if (kind === 0) {
    const petals = times(6, (index) => {
      const turn = (index * Math.PI) / 3 + 0.2;
      return `M${num(x)} ${num(y)}L${num(x + Math.cos(turn) * size * 0.72)} ${num(y + Math.sin(turn) * size * 0.5)}`;
    });
    return (
      path(petals.join(''), stroked(colour, size * 0.46)) +
      path(`M${num(x)} ${num(y)}h0`, stroked('#f6d06a', size * 0.44))
    );
  }
  if (kind === 1) {
    const cup = `M${num(x - size * 0.7)} ${num(y - size * 0.4)}Q${num(x - size * 0.7)} ${num(y + size * 0.6)} ${num(x)} ${num(y + size * 0.6)}Q${num(x + size * 0.7)} ${num(y + size * 0.6)} ${num(x + size * 0.7)} ${num(y - size * 0.4)}Q${num(x + size * 0.35)} ${num(y - size * 0.1)} ${num(x)} ${num(y - size * 0.55)}Q${num(x - size * 0.35)} ${num(y - size * 0.1)} ${num(x - size * 0.7)} ${num(y - size * 0.4)}Z`;
    return (
      path(cup, { fill: colour }) +
      line([x, y + size * 0.5], [x, y - size * 0.1], stroked(shade(colour, 0.1), size * 0.12))
    );
  }
  const spike = times(
    6,
    (index) => `M${num(x + random.around() * size * 0.22)} ${num(y - index * size * 0.34 + size)}h0`,
  );
  return path(spike.join(''), stroked(colour, size * 0.52));
}

const DRAW: Readonly<Record<Subject, Draw>> = {
  'mountain lake': lake,
  'snowy peaks': snowyPeaks,
  'rolling hills': hills,
  dunes,
  'pine forest': forest,
  'sea cliffs': cliffs,
  islands,
  'lavender field': lavender,
  'northern lights': northern,
  'cabin in the snow': snowCabin,
  'wildflower meadow': wildflowers,
};
