import { lightness, mix, shade, tint, type Colour } from '../art/colour.ts';
import { defineFamily, type Family } from '../art/family.ts';
import {
  archShape,
  below,
  clamp,
  lerp,
  peaks,
  polar,
  polygon,
  ringSlice,
  smooth,
  times,
} from '../art/geometry.ts';
import type { Box } from '../art/geometry.ts';
import type { Sheet } from '../art/sheet.ts';
import { circle, group, line, num, path, rect, stroked, type Point } from '../art/svg.ts';
import { grainOn, stipple } from '../art/texture.ts';
import { heightToFit, lettered, type LetteredLine } from '../letters/lettering.ts';

/** A picture area of a poster with the ground it has and the colours that stand out from that. */
type Plate = Box & { readonly ground: Colour; readonly tone: (index: number) => Colour };

type Art = (sheet: Sheet, plate: Plate) => string;

type Kind = {
  /** What is to be seen, after 'A poster with'. */
  readonly shows: string;
  readonly titles: readonly string[];
  readonly tags: readonly string[];
  readonly art: Art;
};

const disc = ([x, y]: Point, r: number): string => {
  const half = (width: number): string => `a${num(r)} ${num(r)} 0 1 0 ${num(width)} 0`;
  return `M${num(x - r)} ${num(y)}${half(r * 2)}${half(-r * 2)}Z`;
};

const block = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A flat shape with a printer's grain on one side of it. */
function cut(sheet: Sheet, d: string, box: Box, fill: Colour, towards = 60, strength = 0.7): string {
  const grain = grainOn(sheet, d, box, {
    colour: shade(fill, 0.1),
    towards,
    strength,
    size: 0.2,
    reach: 0.8,
  });
  return path(d, { fill }) + grain;
}

const around = ([x, y]: Point, r: number): Box => ({ x: x - r, y: y - r, width: r * 2, height: r * 2 });

/** Concentric arches, in as many bays as the area has room for, with a sun in the innermost. */
const arches: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const columns = Math.max(1, Math.round(width / height / 0.95));
  const rows = Math.max(1, Math.round(height / width / 1.55));
  const [w, h] = [width / columns, height / rows];
  const rings = sheet.random.whole(5, 6);
  return times(columns * rows, (bay) => {
    const [left, top] = [x + (bay % columns) * w, y + Math.floor(bay / columns) * h + h * 0.06];
    const bands = times(rings, (index) => {
      const inset = (w / 2) * (0.08 + (index / rings) * 0.8);
      const box = {
        x: left + inset,
        y: top + inset - w * 0.04,
        width: w - inset * 2,
        height: h * 0.94 - inset + w * 0.04,
      };
      const d = archShape(box.x, box.y, box.width, box.height);
      return index % 2 === 0
        ? cut(sheet, d, box, tone(index + bay * 2), 90, 0.5)
        : path(d, { fill: index % 4 === 1 ? ground : tone(index + bay * 2) });
    });
    const sun: Point = [left + w * 0.5, top + h * 0.78];
    return group(bands) + circle(sun[0], sun[1], w * 0.085, { fill: tone(rings + bay + 1) });
  }).join('');
};

/** A sun in bars going down behind waves that overlap like scales. */
const waves: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const level = y + height * (height > width * 1.4 ? 0.52 : 0.6);
  const centre: Point = [x + width * sheet.random.pick([0.5, 0.38, 0.62]), level - height * 0.06];
  const r = Math.min(width * 0.34, (level - y) * 0.72);
  const halo = circle(centre[0], centre[1], r * 1.26, { fill: mix(ground, tone(0), 0.22) });
  const bars = times(5, (index) =>
    rect(x, centre[1] - r * (0.1 - index * 0.22), width, r * (0.025 + index * 0.028), {
      fill: mix(ground, tone(0), 0.22),
    }),
  );
  const wide = width / Math.max(4, Math.round((width / Math.sqrt(width * height)) * 5));
  const scales = times(Math.ceil((y + height - level) / (wide * 0.3)) + 2, (row) =>
    times(Math.ceil(width / wide) + 2, (column) => {
      const at: Point = [x + (column - (row % 2) / 2) * wide, level + row * wide * 0.3];
      const body = mix(tone(1), tone(2), clamp(row / 10, 0, 1));
      return [0.5, 0.4, 0.3, 0.19, 0.09]
        .map((share, ring) => circle(at[0], at[1], wide * share, { fill: ring % 2 === 0 ? body : tone(3) }))
        .join('');
    }).join(''),
  );
  return halo + cut(sheet, disc(centre, r), around(centre, r), tone(0), 90, 1) + group(bars) + group(scales);
};

type Tile = (box: Box, turn: number) => string;

const corner = ({ x, y, width, height }: Box, turn: number): Point => [
  x + (turn % 2) * width,
  y + Math.floor(turn / 2) * height,
];
const START = [0, 90, 270, 180];

const TILES: readonly Tile[] = [
  (box, turn) => ringSlice(corner(box, turn), 0, box.width, START[turn] ?? 0, (START[turn] ?? 0) + 90),
  (box, turn) =>
    [0.33, 1]
      .map((share) =>
        ringSlice(
          corner(box, turn),
          box.width * (share - 0.33),
          box.width * share,
          START[turn] ?? 0,
          (START[turn] ?? 0) + 90,
        ),
      )
      .join(''),
  ({ x, y, width }) => disc([x + width / 2, y + width / 2], width / 2),
  ({ x, y, width }, turn) =>
    ringSlice(
      [x + width / 2, y + (turn % 2) * width],
      0,
      width / 2,
      (turn % 2) * 180,
      (turn % 2) * 180 + 180,
    ) + ringSlice([x + width / 2, y + width / 2], 0, width / 2, (turn % 2) * 180, (turn % 2) * 180 + 180),
  ({ x, y, width }, turn) =>
    polygon([
      [x, y],
      [x + width, y],
      [x + (turn % 2) * width, y + width],
    ]),
  ({ x, y, width }) => times(4, (index) => block(x, y + (width / 4) * index, width, width / 8)).join(''),
  ({ x, y, width }, turn) => {
    const [low, high] = turn % 2 === 0 ? [y, y + width] : [y + width, y];
    const arc = `A${num(width)} ${num(width)} 0 0 ${1 - (turn % 2)} `;
    return `M${num(x)} ${num(low)}${arc}${num(x + width)} ${num(high)}${arc}${num(x)} ${num(low)}Z`;
  },
  ({ x, y, width }) =>
    times(16, (dot) =>
      disc(
        [x + width * (0.125 + (dot % 4) * 0.25), y + width * (0.125 + Math.floor(dot / 4) * 0.25)],
        width * 0.06,
      ),
    ).join(''),
];

/** A grid of tiles: quarters of circles, rings, leaves, bars, triangles. */
const tiles: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const { random } = sheet;
  const columns = Math.max(3, Math.round((width / Math.sqrt(width * height)) * random.pick([3.6, 4.4])));
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const top = y - (rows * size - height) / 2;
  return times(columns * rows, (index) => {
    const box = {
      x: x + (index % columns) * size,
      y: top + Math.floor(index / columns) * size,
      width: size,
      height: size,
    };
    const under = random.whole(0, 6);
    const back = random.chance(0.35) ? ground : tone(under);
    const d = random.pick(TILES)(box, random.whole(0, 3));
    const heart = random.chance(0.22)
      ? circle(box.x + size / 2, box.y + size / 2, size * 0.14, { fill: back })
      : '';
    return (
      rect(box.x, box.y, size + 0.5, size + 0.5, { fill: back }) +
      cut(sheet, d, box, tone(under + random.whole(1, 3)), random.whole(0, 3) * 90, 0.4) +
      heart
    );
  }).join('');
};

/** How far along a finger of a weed its outline is, and how far aside, from root to tip and back. */
const FINGER = [
  [0.02, 0.12],
  [0.34, 0.9],
  [0.86, 0.96],
  [0.84, 0.14],
] as const;

/** A weed with round fingers, as cut from paper with scissors. */
function frond(from: Point, angle: number, length: number, girth: number, fingers: number): string {
  const side = (which: number): Point[] =>
    times(fingers, (finger) => {
      const reach = girth * (0.6 + 0.4 * Math.sin(((finger + 0.7) / fingers) * 2.6));
      return FINGER.map(([along, aside]) =>
        polar(
          polar(from, angle, length * (0.06 + ((finger + along) / fingers) * 0.9)),
          angle + 90 * which,
          reach * aside,
        ),
      );
    }).flat();
  return smooth([from, ...side(1), polar(from, angle, length * 1.02), ...side(-1).toReversed()], true, 0.95);
}

/** The next colour that is clearly lighter or darker than the one at `index`. */
function clearOf(tone: Plate['tone'], index: number): Colour {
  const contrast = (step: number): number => Math.abs(lightness(tone(index)) - lightness(tone(index + step)));
  const steps = [2, 1, 3, 4];
  return tone(index + (steps.find((step) => contrast(step) > 0.16) ?? 2));
}

/** Coloured sheets, each with a cut-out weed on it. */
const cutouts: Art = (sheet, { x, y, width, height, tone }) => {
  const { random } = sheet;
  const columns = Math.max(2, Math.round((width / Math.sqrt(width * height)) * 2.4));
  const rows = Math.max(1, Math.round(((height / width) * columns) / 1.25));
  return times(columns * rows, (index) => {
    const [w, h] = [width / columns, height / rows];
    const box = { x: x + (index % columns) * w, y: y + Math.floor(index / columns) * h, width: w, height: h };
    const shift = index + Math.floor(index / columns) * (columns % 2 === 0 ? 1 : 2);
    const lean = random.around() * 16;
    const foot = polar([box.x + w / 2, box.y + h / 2], 90 + lean, h * 0.4);
    const leaf = random.chance(0.78)
      ? frond(foot, -90 + lean, h * 0.8, w * random.between(0.36, 0.42), random.whole(3, 5))
      : smooth(
          times(14, (point) =>
            polar(
              [box.x + w / 2, box.y + h / 2],
              point * (360 / 14) + lean,
              Math.min(w, h) * (point % 2 === 0 ? 0.43 : 0.2),
            ),
          ),
          true,
          1.2,
        );
    return (
      rect(box.x, box.y, w + 0.5, h + 0.5, { fill: tone(shift) }) +
      cut(sheet, leaf, box, clearOf(tone, shift), 40, 0.5)
    );
  }).join('');
};

/** A field of dots that swell around two places, as sound does in a room. */
const dots: Art = (sheet, { x, y, width, height, tone }) => {
  const { random } = sheet;
  const columns = Math.round(clamp((width / Math.sqrt(width * height)) * random.pick([9, 12]), 5, 22));
  const step = width / columns;
  const sources = times(2, (index): Point => [
    x + width * random.between(0.1, 0.9),
    y + height * (0.2 + index * 0.55),
  ]);
  const strength = ([px, py]: Point): number =>
    Math.max(
      ...sources.map(([sx, sy]) => Math.cos((Math.hypot(px - sx, py - sy) / step) * 0.62) * 0.5 + 0.5),
    );
  const big = disc([x + width * random.pick([0.3, 0.7]), y + height * 0.42], Math.min(width, height) * 0.34);
  const all = times(columns * Math.floor(height / step), (index) => {
    const at: Point = [
      x + ((index % columns) + 0.5) * step,
      y + (height % step) / 2 + (Math.floor(index / columns) + 0.5) * step,
    ];
    return circle(at[0], at[1], step * lerp(0.07, 0.47, strength(at)), {
      fill: tone(strength(at) > 0.72 ? 1 : 2),
    });
  });
  return cut(sheet, big, { x, y, width, height }, tone(0), 120, 0.6) + group(all);
};

/** Folded peaks with a lit and a dark side before a great sun, over stripes of water. */
const summits: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const { random } = sheet;
  const shore = y + height * 0.74;
  const sun: Point = [x + width * random.between(0.3, 0.7), shore - Math.min(height * 0.46, width * 0.62)];
  const r = Math.min(width, height) * 0.2;
  const halos = times(3, (index) =>
    circle(sun[0], sun[1], r * (2.1 - index * 0.36), { fill: mix(ground, tone(0), 0.1 + index * 0.1) }),
  );
  const ranges = [1, 0].map((back) => {
    const points = peaks(random, {
      from: x - width * 0.2,
      to: x + width * 1.2,
      y: shore,
      rise: Math.min(height * 0.5, width * 0.75) * (back ? 1 : 0.6),
      count: Math.max(2, Math.round((width / height) * 2.4)) + 1 - back,
    });
    const body = back ? tone(1) : tone(2);
    const lit = points.flatMap(([px, py], index) => {
      const [foot] = index % 2 === 1 ? [points[index - 1]] : [];
      return foot
        ? [
            polygon([
              [px, py],
              [px + width * 0.03, lerp(py, shore, 0.3)],
              [px - width * 0.02, lerp(py, shore, 0.55)],
              [px + width * 0.05, shore + 2],
              [foot[0], shore + 2],
              foot,
            ]),
          ]
        : [];
    });
    return (
      cut(sheet, below(points, shore + 2), { x, y, width, height: shore - y }, shade(body, 0.04), 90, 0.5) +
      path(lit.join(''), { fill: tint(body, 0.1) })
    );
  });
  const water = times(9, (index) =>
    rect(x, lerp(shore, y + height, (index / 9) ** 1.3), width, height * (0.008 + index * 0.0026), {
      fill: index % 2 === 0 ? tone(0) : tone(1),
      opacity: 0.75,
    }),
  );
  return (
    group(halos) +
    cut(sheet, disc(sun, r), around(sun, r), tone(0), 90, 1) +
    group(ranges) +
    rect(x, shore, width, y + height - shore, { fill: mix(tone(2), ground, 0.25) }) +
    group(water)
  );
};

/** Sails like paper kites before the sun, on stripes of sea. */
const sails: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const sea = y + height * 0.8;
  const count = Math.max(1, Math.round((width / height) * 1.7));
  const r = Math.min(width * 0.36, height * 0.33);
  const sun: Point = [x + width * sheet.random.pick([0.36, 0.64]), y + height * 0.36];
  const boats = times(count, (index) => {
    const size = Math.min(height * 0.62, (width / count) * 1.05) * (1 - (index % 2) * 0.28);
    const [bx, by] = [x + (width / count) * (index + 0.52), sea + size * (0.03 + (index % 2) * 0.02)];
    const box = { x: bx - size / 2, y: by - size * 1.1, width: size, height: size * 1.2 };
    const at = (u: number, v: number): string => `${num(bx + size * u)} ${num(by + size * v)}`;
    const sail = `M${at(0, -1.08)}Q${at(0.5, -0.5)} ${at(0.42, -0.16)}L${at(0, -0.16)}Z`;
    const jib = `M${at(-0.035, -0.94)}Q${at(-0.2, -0.4)} ${at(-0.42, -0.16)}L${at(-0.035, -0.16)}Z`;
    const stern = `Q${at(0.38, 0.04)} ${at(0.24, 0.05)}L${at(-0.3, 0.05)}`;
    const hull = `M${at(-0.46, -0.11)}L${at(0.46, -0.11)}${stern}Q${at(-0.42, 0.02)} ${at(-0.46, -0.11)}Z`;
    return (
      cut(sheet, sail, box, tone(1 + index), 20) +
      cut(sheet, jib, box, tone(2 + index), 160) +
      cut(sheet, hull, box, tone(3 + index), 90)
    );
  });
  const rows = times(7, (index) => {
    const top = lerp(sea, y + height, index / 7);
    const swell = times(13, (at): Point => [
      x + (width / 12) * at,
      top + Math.sin(at * 1.9 + index * 2) * height * 0.008,
    ]);
    return path(below(swell, y + height + 4, true), {
      fill: mix(tone(2), index % 2 === 0 ? ground : tone(3), 0.12 + index * 0.07),
    });
  });
  return (
    cut(sheet, disc(sun, r), around(sun, r), tone(0), 90, 1) +
    (rows[0] ?? '') +
    group(boats) +
    group(rows.slice(1))
  );
};

/** Halved fruits, larger than the sheet. */
const fruits: Art = (sheet, { x, y, width, height, tone }) => {
  const { random, palette } = sheet;
  const rinds = random.shuffle([
    mix(palette.spark, '#f2a33a', 0.65),
    mix(palette.second, '#e8603c', 0.6),
    mix(palette.leaf, '#a9c04a', 0.65),
    mix(palette.main, '#e05a5a', 0.6),
  ]);
  const columns = Math.max(1, Math.round((width / Math.sqrt(width * height)) * 1.9));
  const size = width / columns;
  const rows = Math.ceil(height / (size * 0.88));
  return times((columns + 1) * rows, (index) => {
    const row = Math.floor(index / (columns + 1));
    const at: Point = [
      x + ((index % (columns + 1)) + (row % 2 === 0 ? 0.5 : 0)) * size,
      y + size * 0.5 + row * size * 0.88,
    ];
    const [r, rind] = [size * 0.43, rinds[(index + row) % rinds.length] ?? tone(0)];
    const turn = random.between(0, 40);
    const flesh = times(9, (slice) => {
      const [from, to] = [turn + slice * 40 + 3, turn + slice * 40 + 37];
      const heart = polar(at, (from + to) / 2, r * 0.12);
      return `M${heart.map(num).join(' ')}L${polar(at, from, r * 0.76)
        .map(num)
        .join(' ')}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${polar(at, to, r * 0.76)
        .map(num)
        .join(' ')}Z`;
    }).join('');
    const leaf = random.chance(0.4)
      ? path(ringSlice(polar(at, turn, r * 1.02), 0, r * 0.4, turn - 60, turn + 30), { fill: palette.leaf })
      : '';
    return (
      leaf +
      cut(sheet, disc(at, r), around(at, r), rind, 45, 0.5) +
      circle(at[0], at[1], r * 0.88, { fill: mix(rind, '#fff6e2', 0.78) }) +
      path(flesh, { ...stroked(tint(rind, 0.06), r * 0.07), fill: tint(rind, 0.06) })
    );
  }).join('');
};

/** Discs, half discs and beams in balance on each other. */
const totem: Art = (sheet, { x, y, width, height, tone }) => {
  const { random } = sheet;
  const stacks = Math.max(1, Math.round((width / height) * 1.9));
  return (
    times(stacks, (stack) => {
      const [middle, count] = [
        x + (width / stacks) * (stack + 0.5),
        Math.round(clamp((height * stacks) / width / 0.28, 4, 8)),
      ];
      const shares = times(count, () => random.between(0.7, 1.3));
      const room = (height * 0.86) / shares.reduce((sum, share) => sum + share, 0);
      let foot = y + height * 0.93;
      return shares
        .map((share, index) => {
          const h = room * share;
          const half = Math.min((width / stacks) * 0.42, h * 1.5) * (1 - index * 0.035);
          foot -= h;
          const box = { x: middle - half, y: foot, width: half * 2, height: h };
          const lean = middle + random.around() * half * 0.14;
          const [left, right] = [num(middle - half), num(middle + half)];
          const bow = `A${num(half)} ${num(h)} 0 0 1 `;
          const forms = [
            disc([lean, foot + h / 2], h / 2),
            `M${right} ${num(foot)}${bow}${left} ${num(foot)}Z`,
            `M${left} ${num(foot + h)}${bow}${right} ${num(foot + h)}Z`,
            block(middle - half, foot + h * 0.25, half * 2, h * 0.75) +
              disc([lean, foot + h * 0.12], h * 0.12),
            polygon([
              [lean - half * 0.7, foot + h],
              [lean, foot],
              [lean + half * 0.7, foot + h],
            ]),
          ];
          return cut(
            sheet,
            forms[(index * 2 + stack + (share > 1 ? 1 : 0)) % forms.length] ?? '',
            box,
            tone(index + stack),
            20,
            0.8,
          );
        })
        .join('');
    }).join('') + rect(x, y + height * 0.93, width, height * 0.07 + 1, { fill: tone(5) })
  );
};

/** The lit part of a moon of age -1 (new) over 0 (full) to 1. */
function litMoon(at: Point, r: number, age: number): string {
  if (age === 0) return disc(at, r);
  const [top, foot] = [`${num(at[0])} ${num(at[1] - r)}`, `${num(at[0])} ${num(at[1] + r)}`];
  const inner = Math.max(0.1, r * Math.abs(2 * Math.abs(age) - 1));
  const back = Math.abs(age) > 0.5 === age < 0 ? 0 : 1;
  const edge = `A${num(r)} ${num(r)} 0 0 ${age < 0 ? 1 : 0} ${foot}`;
  return `M${top}${edge}A${num(inner)} ${num(r)} 0 0 ${back} ${top}Z`;
}

/** The phases of the moon, one below or beside the other, among stars. */
const moons: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const upright = height > width * 1.1;
  const half = Math.max(width, height) > Math.min(width, height) * 1.5 ? 3 : 2;
  const step = (upright ? height : width) / (half * 2 + 1.2);
  const bend = (upright ? width : height) * (half === 2 ? 0.42 : 0.26);
  const stars = stipple(
    sheet,
    { x, y, width, height },
    { density: () => 1, colour: tone(0), dots: 220, size: 0.3, opacity: 0.8 },
  );
  const rings = times(5, (index) => {
    const r = Math.hypot(width, height) * (0.1 + index * 0.1);
    return circle(x + width / 2, y + height / 2, r, stroked(mix(ground, tone(1), 0.4), sheet.unit * 0.24));
  });
  const phases = times(half * 2 + 1, (index) => {
    const age = (index - half) / (half + 0.4);
    const swing = Math.cos((age * Math.PI) / 2) * bend - bend * 0.6;
    const along = step * (index + 0.6);
    const at: Point = upright ? [x + width / 2 + swing, y + along] : [x + along, y + height / 2 - swing];
    const r = step * lerp(0.54, 0.38, Math.abs(age));
    const shadow = circle(at[0], at[1], r, { fill: mix(ground, tone(0), 0.18) });
    return shadow + cut(sheet, litMoon(at, r, age), around(at, r), tone(0), 60, 1.4);
  });
  return group(rings) + stars + group(phases);
};

const KINDS = {
  'arch poster': {
    shows: 'arches within arches',
    titles: ['Open House', 'Courtyard', 'Archways', 'Portico', 'Casa Blanca'],
    tags: ['arches', 'geometric'],
    art: arches,
  },
  'wave poster': {
    shows: 'a striped sun above waves like scales',
    titles: ['High Tide', 'Pacific', 'The Sea', 'Summer Swim', 'Golden Coast'],
    tags: ['waves', 'sunset'],
    art: waves,
  },
  'Bauhaus poster': {
    shows: 'circles, quarters and bars in a grid',
    titles: ['Form & Colour', 'Modern Craft', 'Design 1962', 'Atelier', 'New Shapes'],
    tags: ['Bauhaus', 'geometric'],
    art: tiles,
  },
  'cut-out poster': {
    shows: 'paper cut-outs of leaves and weeds',
    titles: ['Paper Garden', 'Papiers', 'Cut & Paste', 'Botanica', 'Scissors'],
    tags: ['cut-outs', 'leaves'],
    art: cutouts,
  },
  'concert poster': {
    shows: 'dots that swell like sound',
    titles: ['Jazz Night', 'Concerto', 'Late Set', 'Rhythm', 'Piano & Bass'],
    tags: ['music', 'dots'],
    art: dots,
  },
  'mountain travel poster': {
    shows: 'folded peaks before a great sun',
    titles: ['Alpine Lakes', 'High Country', 'Summit', 'North Ridge', 'Blue Mountain'],
    tags: ['mountains', 'travel'],
    art: summits,
  },
  'sailing poster': {
    shows: 'sailing boats before the sun',
    titles: ['Regatta', 'Fair Winds', 'Harbour Days', 'Set Sail', 'Island Week'],
    tags: ['sailing', 'travel'],
    art: sails,
  },
  'fruit market poster': {
    shows: 'halved citrus fruits',
    titles: ['Fruit Market', 'Citrus', 'Fresh Daily', 'Squeeze', 'Orange & Lime'],
    tags: ['citrus', 'kitchen art'],
    art: fruits,
  },
  'exhibition poster': {
    shows: 'discs and beams in balance',
    titles: ['In Balance', 'Sculpture', 'Play', 'Equilibrium', 'Stack & Lean'],
    tags: ['abstract', 'exhibition'],
    art: totem,
  },
  'moon poster': {
    shows: 'the phases of the moon among stars',
    titles: ['Moonlight', 'Night Sky', 'Lunar', 'Phases', 'Full Moon'],
    tags: ['moon', 'celestial'],
    art: moons,
  },
} as const satisfies Readonly<Record<string, Kind>>;

type Subject = keyof typeof KINDS;

const SUBJECTS = Object.keys(KINDS) as Subject[];

const SMALL = [
  ['12 May - 30 June', 'Free entry'],
  ['Every Sunday', 'From 10 to 4'],
  ['Spring season', 'No. 7'],
  ['Summer 1964', 'Hall 3'],
  ['1 - 24 October', 'All welcome'],
  ['Edition 28', 'The old mill'],
] as const;

type Scene = {
  readonly subject: Subject;
  readonly title: string;
  readonly small: readonly [string, string];
  readonly isFramed: boolean;
  readonly isTitleFirst: boolean;
  readonly sheetColour: Colour;
  readonly ground: Colour;
  readonly tones: readonly Colour[];
  readonly weight: number;
};

/** Posters as printed for exhibitions, concerts, markets and journeys in the middle of the last century. */
export const posters: Family = defineFamily<Subject, Scene>({
  name: 'posters',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette }) => {
    const { paper, soft, wash, main, second, spark, calm, deep, ink, leaf } = palette;
    const isNight = subject === 'moon poster' || random.chance(0.3);
    const ground = isNight
      ? mix(deep, ink, 0.35)
      : random.pick([soft, wash, mix(paper, soft, 0.5), mix(calm, paper, 0.55)]);
    const apart = (colour: Colour): boolean => Math.abs(lightness(colour) - lightness(ground)) > 0.09;
    const strong = random.shuffle(
      [main, second, spark, calm, isNight ? paper : deep, isNight ? wash : mix(leaf, deep, 0.3)].filter(
        apart,
      ),
    );
    const sheetColour = random.pick(isNight ? [paper, ground, ground] : [paper, paper, ground, deep, main]);
    return {
      subject,
      ground,
      sheetColour,
      title: random.pick(KINDS[subject].titles),
      small: random.pick(SMALL),
      isFramed: sheetColour !== ground && random.chance(0.7),
      isTitleFirst: random.chance(0.3),
      tones: subject === 'moon poster' ? [paper, second] : strong,
      weight: random.pick([0.13, 0.17, 0.22]),
    };
  },
  words: ({ subject, title }, { palette }) => ({
    alt: `A poster with ${KINDS[subject].shows} and the words '${title}', in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: [...KINDS[subject].tags, 'poster', 'wall art', 'mid-century'],
  }),
  draw: (scene, sheet) => {
    const { width, height, unit } = sheet;
    const margin = unit * 4.2;
    const isWide = width > height * 1.25;
    const band = isWide ? width * 0.3 : clamp(width * 0.25, height * 0.11, height * 0.24);
    const edge = scene.isFramed ? margin : 0;
    const art = isWide
      ? {
          x: scene.isTitleFirst ? edge : margin * 2 + band,
          y: edge,
          width: width - band - margin * 2 - edge,
          height: height - edge * 2,
        }
      : {
          x: edge,
          y: scene.isTitleFirst ? band + margin : edge,
          width: width - edge * 2,
          height: height - band - margin - edge,
        };
    const words = isWide
      ? {
          x: scene.isTitleFirst ? width - band - margin : margin,
          y: margin,
          width: band,
          height: height - margin * 2,
        }
      : {
          x: margin,
          y: scene.isTitleFirst ? margin : height - band,
          width: width - margin * 2,
          height: band - margin,
        };
    const tone = (index: number): Colour => scene.tones[index % scene.tones.length] ?? sheet.palette.main;
    const { x, y } = art;
    const picture =
      rect(x, y, art.width, art.height, { fill: scene.ground }) +
      KINDS[scene.subject].art(sheet, { ...art, ground: scene.ground, tone });
    return (
      rect(0, 0, width, height, { fill: scene.sheetColour }) +
      group(picture, { 'clip-path': sheet.clip(rect(x, y, art.width, art.height)) }) +
      caption(scene, sheet, words, isWide)
    );
  },
});

/** The title as wide as its room, and two short lines with a rule. */
function caption(scene: Scene, sheet: Sheet, { x, y, width, height }: Box, isStacked: boolean): string {
  const { palette, unit } = sheet;
  const isDark = lightness(scene.sheetColour) < 0.68;
  const colour = isDark ? palette.paper : mix(palette.ink, palette.deep, 0.4);
  const ink = ({ d, strokeWidth }: LetteredLine): string =>
    path(d, {
      ...stroked(colour, strokeWidth),
      'stroke-linecap': 'square',
      'stroke-linejoin': 'miter',
      'stroke-miterlimit': 2,
    });
  const face = { weight: scene.weight, tracking: 0.14 };
  const small = {
    height: clamp(
      heightToFit(scene.small.join('     '), width, { weight: 0.13, tracking: 0.22 }),
      unit * 1.2,
      unit * 2.3,
    ),
    weight: 0.13,
    tracking: 0.22,
  };
  const foot = y + height - small.height;
  const lines = isStacked ? scene.title.split(' ') : [scene.title];
  let top = y;
  const most = isStacked ? height * 0.2 : height - small.height * 3.2;
  const size = Math.min(...lines.map((word) => heightToFit(word, width, face, most)));
  const title = lines.map((word) => {
    top += size * 1.22;
    return ink(lettered(word, x, top - size * 1.22, { ...face, height: size }));
  });
  const rule = line(
    [x, foot - small.height * 1.1],
    [x + width, foot - small.height * 1.1],
    stroked(colour, unit * 0.25),
  );
  const [first, last] = scene.small;
  return (
    group(title) +
    (isStacked
      ? ink(lettered(first, x, foot - small.height * 3.1, small)) + ink(lettered(last, x, foot, small))
      : ink(lettered(first, x, foot, small)) + ink(lettered(last, x + width, foot, small, 'end'))) +
    rule
  );
}
