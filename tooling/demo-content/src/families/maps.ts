import { lightness, mix, shade, tint, type Colour } from '../art/colour.ts';
import { defineFamily, type Family } from '../art/family.ts';
import { clamp, lerp, polar, polygon, scattered, smooth, star, times, type Box } from '../art/geometry.ts';
import type { Random } from '../art/random.ts';
import type { Sheet } from '../art/sheet.ts';
import { circle, group, line, num, path, placed, rect, stroked, type Point } from '../art/svg.ts';
import { stipple } from '../art/texture.ts';
import { heightToFit, lettered, type LetteredLine } from '../letters/lettering.ts';

type Chart = (sheet: Sheet, box: Box) => string;

type Kind = {
  /** The map with its article, as a sentence begins with it. */
  readonly shows: string;
  readonly detail: string;
  readonly names: readonly string[];
  readonly tags: readonly string[];
  readonly chart: Chart;
};

/** The colours of a map, all from the palette. */
const inks = ({ palette: { paper, soft, wash, calm, leaf, deep, main, second, spark, ink } }: Sheet) => ({
  land: mix(paper, soft, 0.35),
  house: mix(soft, main, 0.18),
  water: mix(mix(wash, '#79b9cc', 0.72), calm, 0.12),
  park: mix(leaf, paper, 0.42),
  road: paper,
  mark: mix(ink, deep, 0.4),
  avenue: second,
  signal: lightness(spark) > 0.8 ? main : spark,
});

const joined = (points: readonly Point[]): string =>
  points.map((point) => point.map(num).join(' ')).join('L');

/** A river from one edge to the other, as points and as the area on its left. */
function river(
  random: Random,
  { x, y, width, height }: Box,
): { readonly course: string; readonly bank: string; readonly points: readonly Point[] } {
  const isUpright = height > width * 0.8;
  const [length, breadth] = isUpright ? [height, width] : [width, height];
  const [middle, bend, shift] = [
    random.between(0.36, 0.64),
    random.between(0.08, 0.16),
    random.between(0, 6),
  ];
  const points = times(9, (index): Point => {
    const along = -0.06 + (index / 8) * 1.12;
    const aside = middle + Math.sin(along * 5.2 + shift) * bend;
    return isUpright ? [x + aside * breadth, y + along * length] : [x + along * length, y + aside * breadth];
  });
  const course = smooth(points);
  const corner: readonly Point[] = isUpright
    ? [
        [x - 9, y + height * 1.1],
        [x - 9, y - height * 0.1],
      ]
    : [
        [x + width * 1.1, y - 9],
        [x - width * 0.1, y - 9],
      ];
  return { course, points, bank: `${course}L${joined(corner)}Z` };
}

/** Trees as a mapmaker dots them. */
function trees(sheet: Sheet, shape: string, box: Box, colour: Colour): string {
  const { unit, random } = sheet;
  const dots = scattered(random, box, unit * 1.15, 160)
    .map(([x, y]) => `M${num(x)} ${num(y)}h0`)
    .join('');
  return (
    path(shape, { fill: colour }) +
    group(path(dots, stroked(shade(colour, 0.09), unit * 0.75)), { 'clip-path': sheet.clip(path(shape)) })
  );
}

/** A quarter with straight streets: blocks in rows and columns, some joined, some parted, some green. */
function quarter(sheet: Sheet, box: Box, turn: number): string {
  const { unit, random } = sheet;
  const { house, park } = inks(sheet);
  const reach = Math.hypot(box.width, box.height) / 2;
  const edges = (size: number): number[] => {
    const found = [-reach];
    while ((found.at(-1) ?? reach) < reach)
      found.push((found.at(-1) ?? 0) + unit * size * random.between(0.75, 1.25));
    return found;
  };
  const [columns, rows] = [edges(random.between(3.8, 5)), edges(random.between(2.8, 3.6))];
  const fills = ['', '', '', ''];
  const block = (u: number, v: number, wide: number, high: number): void => {
    const index = random.chance(0.05) ? 3 : random.whole(0, 2);
    fills[index] += `M${num(u)} ${num(v)}h${num(wide)}v${num(high)}h${num(-wide)}Z`;
  };
  rows.slice(1).forEach((foot, row) => {
    const top = (rows[row] ?? 0) + unit * (row % 5 === 0 ? 1.1 : 0.5);
    for (let column = 0; column < columns.length - 1; column += 1) {
      const left = (columns[column] ?? 0) + unit * (column % 6 === 0 ? 1.1 : 0.5);
      if (column % 6 < 4 && random.chance(0.14)) column += 1;
      const right = columns[column + 1] ?? reach;
      const cut = random.chance(0.3) ? lerp(left, right, random.between(0.35, 0.65)) : right;
      block(left, top, cut - left - (cut === right ? 0 : unit * 0.2), foot - top);
      if (cut < right) block(cut + unit * 0.2, top, right - cut - unit * 0.2, foot - top);
    }
  });
  const colours = [house, tint(house, 0.03), shade(house, 0.04), park];
  return group(
    fills.map((d, index) => path(d, { fill: colours[index] })),
    { transform: placed(box.x + box.width / 2, box.y + box.height / 2, turn) },
  );
}

/** Roads with an edge. */
function roads(sheet: Sheet, courses: readonly string[], breadth: number, colour: Colour): string {
  const { land } = inks(sheet);
  const d = courses.join('');
  return (
    path(d, stroked(shade(land, 0.12), sheet.unit * (breadth + 0.45))) +
    path(d, stroked(colour, sheet.unit * breadth))
  );
}

/** Water with a bank. */
function water(sheet: Sheet, course: string, breadth: number): string {
  const colour = inks(sheet).water;
  return (
    path(course, stroked(inks(sheet).road, breadth + sheet.unit * 1.5)) +
    path(course, stroked(colour, breadth)) +
    path(course, stroked(tint(colour, 0.035), breadth * 0.55))
  );
}

/** A city of straight streets on both sides of a river, with parks, avenues and a ring road. */
const city: Chart = (sheet, box) => {
  const { unit, random } = sheet;
  const { land, park, avenue, road } = inks(sheet);
  const { course, bank, points } = river(random, box);
  const turn = random.between(-24, 24);
  const heart = points[4] ?? [0, 0];
  const at = (angle: number, share: number): Point =>
    polar(heart, angle, Math.hypot(box.width, box.height) * share);
  const greens = times(3, (index) => {
    const middle = at(turn + 40 + index * 125, random.between(0.13, 0.3));
    const [rx, ry] = [unit * random.between(7, 12), unit * random.between(5, 8)];
    const d = smooth(
      times(7, (corner) => polar(middle, corner * 51 + turn, corner % 2 === 0 ? rx : ry)),
      true,
    );
    const around = { x: middle[0] - rx, y: middle[1] - rx, width: rx * 2, height: rx * 2 };
    return (
      path(d, stroked(road, unit * 1.4)) +
      trees(sheet, d, around, park) +
      path(
        smooth([polar(middle, turn, rx), polar(middle, turn + 70, ry * 0.3), polar(middle, turn + 200, rx)]),
        stroked(road, unit * 0.4),
      )
    );
  });
  const ring = smooth(
    times(12, (index) => at(index * 30 + turn, 0.27 + random.around() * 0.012)),
    true,
  );
  const avenues = times(4, (index) =>
    polygon(
      [at(turn + index * 45 + 12, 1), heart, at(turn + index * 45 + 192 + random.around() * 14, 1)],
      false,
    ),
  );
  return [
    rect(box.x, box.y, box.width, box.height, { fill: land }),
    quarter(sheet, box, turn),
    group(path(bank, { fill: land }) + quarter(sheet, box, turn + random.pick([-32, 28, 40])), {
      'clip-path': sheet.clip(path(bank)),
    }),
    ...greens,
    water(sheet, course, unit * random.between(5, 7.5)),
    roads(sheet, avenues, 0.9, road),
    roads(sheet, [ring], 1.3, avenue),
    circle(heart[0], heart[1], unit * 2.1, { fill: road, stroke: avenue, 'stroke-width': unit * 0.7 }),
  ].join('');
};

/** An old town: rings of blocks about a square, walls with towers, a river through it. */
const oldTown: Chart = (sheet, box) => {
  const { unit, random } = sheet;
  const { land, house, park, road, signal } = inks(sheet);
  const heart: Point = [
    box.x + box.width * random.between(0.42, 0.58),
    box.y + box.height * random.between(0.42, 0.55),
  ];
  const shift = random.between(0, 6);
  const at = (angle: number, r: number): Point =>
    polar(
      heart,
      angle,
      r * (1 + Math.sin((angle * Math.PI) / 60 + shift) * 0.045 + Math.sin((angle * Math.PI) / 90) * 0.03),
    );
  const depth = unit * 4.4;
  const count = Math.ceil(Math.hypot(box.width, box.height) / 1.6 / depth);
  const wall = 5;
  const shades = ['', '', '', ''];
  for (let ring = 1; ring < count; ring += 1) {
    const parts = 6 * Math.max(1, Math.round(ring * 0.72));
    const inner = ring * depth + (ring === wall + 1 ? unit * 1.9 : unit * 0.35);
    for (let part = 0; part < parts; part += 1) {
      const gap = ((unit * (part % (parts / 6) === 0 ? 0.95 : 0.35)) / inner) * 57.3;
      const [from, to] = [(360 / parts) * part + gap, (360 / parts) * (part + 1) - gap * 0.5];
      const outer = (ring + 1) * depth - unit * 0.35;
      const edge = [
        ...times(4, (step) => at(lerp(from, to, step / 3), outer)),
        ...times(4, (step) => at(lerp(to, from, step / 3), inner)),
      ];
      if (
        edge.some(
          ([px, py]) =>
            px > box.x - depth &&
            py > box.y - depth &&
            px < box.x + box.width + depth &&
            py < box.y + box.height + depth,
        )
      )
        shades[random.chance(ring > wall ? 0.13 : 0.06) ? 3 : random.whole(0, 2)] += polygon(edge);
    }
  }
  const [first, second, third, green] = shades;
  const rampart = smooth(
    times(36, (index) => at(index * 10, (wall + 1) * depth + unit * 0.8)),
    true,
  );
  const towers = times(18, (index) =>
    circle(...at(index * 20, (wall + 1) * depth + unit * 0.8), unit * 0.85, {
      fill: signal,
      stroke: road,
      'stroke-width': unit * 0.3,
    }),
  );
  const { course } = river(random, box);
  return [
    rect(box.x, box.y, box.width, box.height, { fill: land }),
    path(first ?? '', { fill: house }) +
      path(second ?? '', { fill: tint(house, 0.03) }) +
      path(third ?? '', { fill: shade(house, 0.035) }) +
      path(green ?? '', { fill: park }),
    water(sheet, course, unit * 4.5),
    roads(
      sheet,
      times(6, (index) =>
        polygon(
          times(8, (step) => at(index * 60 + 1, depth * (0.9 + step * count * 0.16))),
          false,
        ),
      ),
      0.6,
      road,
    ),
    path(rampart, stroked(signal, unit * 0.6)) + group(towers),
    circle(heart[0], heart[1], depth * 0.95, { fill: road }) +
      path(star(heart, depth * 0.7, depth * 0.26, 8), { fill: signal }),
  ].join('');
};

/** A height at every place; places are shares of the longer side. */
type Field = (u: number, v: number) => number;

/** Hills at places, with smaller waves over them. */
function hills(
  random: Random,
  tops: readonly { readonly at: Point; readonly height: number; readonly girth: number }[],
  rough: number,
  size: number,
): Field {
  const waves = times(9, (index) => {
    const [turn, pace] = [random.between(0, Math.PI), (5 * 1.32 ** index) / size];
    return {
      a: Math.cos(turn) * pace,
      b: Math.sin(turn) * pace,
      shift: random.between(0, 6),
      share: rough / 1.3 ** index,
    };
  });
  return (u, v) =>
    tops.reduce(
      (sum, { at, height, girth }) =>
        sum + height * Math.exp(-((u - at[0]) ** 2 + (v - at[1]) ** 2) / girth ** 2),
      0,
    ) + waves.reduce((sum, { a, b, shift, share }) => sum + Math.sin(u * a + v * b + shift) * share, 0);
}

/** The heights on a grid over a box, with a rim far below so that every contour closes. */
function sampled(
  field: Field,
  { x, y, width, height }: Box,
): {
  readonly at: (column: number, row: number) => number;
  readonly columns: number;
  readonly rows: number;
  readonly place: (column: number, row: number) => Point;
} {
  const step = Math.sqrt(width * height) / 62;
  const [columns, rows] = [Math.ceil(width / step) + 3, Math.ceil(height / step) + 3];
  const long = Math.max(width, height);
  const place = (column: number, row: number): Point => [x + (column - 1) * step, y + (row - 1) * step];
  const values = times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    const [px, py] = place(column, row);
    return isRim ? -9 : field((px - x) / long, (py - y) / long);
  });
  return { columns, rows, place, at: (column, row) => values[row * columns + column] ?? -9 };
}

/** The closed lines around everything higher than `level`. */
function contour({ at, columns, rows, place }: ReturnType<typeof sampled>, level: number): string {
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  const cross = (c1: number, r1: number, c2: number, r2: number): number => {
    const key = (Math.min(r1, r2) * columns + Math.min(c1, c2)) * 2 + (r1 === r2 ? 0 : 1);
    const share = (level - at(c1, r1)) / (at(c2, r2) - at(c1, r1));
    points.set(key, place(lerp(c1, c2, share), lerp(r1, r2, share)));
    return key;
  };
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const up: number[] = [];
      const down: number[] = [];
      corners.forEach(([c1, r1], index) => {
        const [c2, r2] = corners[(index + 1) % 4] ?? [c1, r1];
        const [isFrom, isTo] = [at(c1, r1) > level, at(c2, r2) > level];
        if (isFrom !== isTo) (isTo ? up : down).push(cross(c1, r1, c2, r2));
      });
      up.forEach((key, index) => next.set(key, down[index] ?? key));
    }
  let d = '';
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let key: number | undefined = start; key !== undefined && next.has(key);) {
      const point = points.get(key);
      if (point) ring.push(point);
      const following = next.get(key);
      next.delete(key);
      key = following;
    }
    if (ring.length > 4) d += polygon(ring);
  }
  return d;
}

/** A pointed mark on its foot: a summit, a fir. */
const wedge = ([x, y]: Point, half: number, height: number): string =>
  polygon([
    [x - half, y],
    [x, y - height],
    [x + half, y],
  ]);

/** Heights in tints with contour lines, lakes, summits and a path. */
const topographic: Chart = (sheet, box) => {
  const { unit, random, palette } = sheet;
  const { mark, signal, water: blue } = inks(sheet);
  const long = Math.max(box.width, box.height);
  const size = Math.sqrt(box.width * box.height) / long;
  const peaks = scattered(
    random,
    { x: 0.06, y: 0.06, width: (box.width / long) * 0.9 - 0.06, height: (box.height / long) * 0.9 - 0.06 },
    size * 0.27,
    10,
  );
  const field = hills(
    random,
    peaks.map((at, index) => ({
      at,
      height: index % 3 === 2 ? -0.4 : random.between(0.5, 0.95),
      girth: size * random.between(0.13, 0.22),
    })),
    0.11,
    size,
  );
  const grid = sampled(field, box);
  const low = mix(palette.leaf, palette.paper, 0.3);
  const high = random.pick([
    mix(palette.second, palette.paper, 0.2),
    palette.paper,
    mix(palette.main, palette.paper, 0.3),
  ]);
  const levels = times(15, (index) => -0.28 + index * 0.085);
  const drawn = levels.map((level, index) => {
    const fill = mix(low, high, index / 14);
    return path(contour(grid, level), {
      fill,
      stroke: shade(fill, index % 4 === 0 ? 0.24 : 0.13),
      'stroke-width': unit * (index % 4 === 0 ? 0.34 : 0.16),
      'stroke-linejoin': 'round',
      'fill-rule': 'evenodd',
    });
  });
  const onBox = ([u, v]: Point): Point => [box.x + u * long, box.y + v * long];
  const summits = peaks
    .filter((_, index) => index % 3 !== 2)
    .map((peak) => {
      const [x, y] = onBox(peak);
      const label = lettered(
        String(Math.round(900 + field(...peak) * 1900)),
        x + unit * 1.6,
        y - unit * 0.9,
        { height: unit * 1.7, weight: 0.16, tracking: 0.2 },
      );
      return (
        path(wedge([x, y + unit * 0.8], unit, unit * 1.8), { fill: mark }) +
        path(label.d, stroked(mark, label.strokeWidth))
      );
    });
  const isTall = box.height > box.width;
  const along = isTall ? 1 : 0;
  const waypoints = peaks
    .map((peak): Point => onBox([peak[0] + size * 0.07, peak[1] + size * 0.08]))
    .toSorted((one, other) => one[along] - other[along])
    .filter((_, index) => index % 2 === 0);
  const aside = random.between(0.3, 0.7);
  const end = (share: number): Point =>
    onBox(isTall ? [(aside * box.width) / long, share] : [share, (aside * box.height) / long]);
  const trail = smooth([end(0), ...waypoints, end(1)], false, 0.9);
  return (
    rect(box.x, box.y, box.width, box.height, { fill: blue }) +
    group(drawn) +
    path(
      trail,
      stroked(signal, unit * 0.6, { 'stroke-dasharray': `${num(unit * 1.5)} ${num(unit * 1.2)}` }),
    ) +
    group(summits)
  );
};

/** A wind rose. */
function windRose({ palette }: Sheet, centre: Point, r: number, colour: Colour): string {
  const north = lettered('N', centre[0], centre[1] - r * 1.62, { height: r * 0.42, weight: 0.16 }, 'middle');
  const points = times(8, (index) => {
    const [tip, left, right] = [
      polar(centre, index * 45 - 90, index % 2 === 0 ? r : r * 0.6),
      polar(centre, index * 45 - 112, r * 0.2),
      polar(centre, index * 45 - 68, r * 0.2),
    ];
    return (
      path(polygon([tip, left, centre]), { fill: colour }) +
      path(polygon([tip, right, centre]), { fill: palette.paper })
    );
  });
  return (
    circle(centre[0], centre[1], r * 0.78, stroked(colour, r * 0.04)) +
    [1, 3, 5, 7, 0, 2, 4, 6].map((index) => points[index]).join('') +
    path(north.d, stroked(colour, north.strokeWidth))
  );
}

/** Islands with beaches and hills in a sea of several depths. */
const islands: Chart = (sheet, box) => {
  const { unit, random, palette } = sheet;
  const { water: blue, mark, signal } = inks(sheet);
  const [w, h] = box.width > box.height ? [1, box.height / box.width] : [box.width / box.height, 1];
  const size = Math.min(w, h);
  const count = clamp(Math.round(1 / size), 1, 3);
  const tops = times(count, (index) => {
    const along = (index + 0.5) / count;
    const middle: Point =
      w > h ? [along * w, h * random.between(0.42, 0.58)] : [w * random.between(0.42, 0.58), along * h];
    return [
      { at: middle, height: 1.1, girth: size * random.between(0.24, 0.28) },
      { at: polar(middle, random.between(0, 360), size * 0.2), height: 0.65, girth: size * 0.15 },
      { at: polar(middle, random.between(0, 360), size * 0.42), height: 0.5, girth: size * 0.08 },
    ];
  }).flat();
  const field = hills(random, tops, 0.085, size);
  const grid = sampled(field, box);
  const levels: readonly (readonly [number, Colour])[] = [
    [0.06, tint(blue, 0.03)],
    [0.16, tint(blue, 0.06)],
    [0.27, tint(blue, 0.1)],
    [0.36, mix(palette.paper, palette.soft, 0.7)],
    [0.42, mix(palette.leaf, palette.paper, 0.4)],
    [0.6, mix(palette.leaf, palette.paper, 0.2)],
    [0.8, palette.leaf],
    [1, mix(palette.leaf, palette.deep, 0.35)],
  ];
  const long = Math.max(box.width, box.height);
  const wooded = scattered(
    random,
    { x: 0.02, y: 0.02, width: w - 0.04, height: h - 0.04 },
    0.03 * Math.sqrt(w * h),
    620,
  ).filter((at) => field(...at) > 0.48 && field(...at) < 1.02);
  const crowns = wooded
    .toSorted((one, other) => one[1] - other[1])
    .map(([u, v]) => {
      const [x, y] = [box.x + u * long, box.y + v * long];
      return wedge([x, y], unit * 0.55, unit * 1.7);
    });
  const onSea = scattered(random, { x: 0.05, y: 0.05, width: w - 0.1, height: h - 0.1 }, 0.07, 60).filter(
    (at) => field(...at) < -0.02,
  );
  const ripple = [`q${num(unit * 0.7)}`, num(-unit * 0.7), num(unit * 1.4), `0t${num(unit * 1.4)}`, '0'].join(
    ' ',
  );
  const swell = onSea.map(([u, v]) => `M${num(box.x + u * long)} ${num(box.y + v * long)}${ripple}`).join('');
  const trail = smooth(
    times(count * 4, (index): Point => {
      const top = tops[Math.floor(index / 4) * 3];
      const [u, v] = polar(top?.at ?? [0, 0], index * 75 + 20, size * (0.06 + (index % 4) * 0.035));
      return [box.x + u * long, box.y + v * long];
    }).slice(0, 4),
  );
  const rose: Point = [box.x + box.width - unit * 10, box.y + unit * 12];
  return [
    rect(box.x, box.y, box.width, box.height, { fill: blue }),
    stipple(sheet, box, {
      density: (_, y) => ((y - box.y) / box.height) * 0.5,
      colour: shade(blue, 0.08),
      dots: 1800,
      size: 0.2,
    }),
    ...levels.map(([level, fill], index) =>
      path(contour(grid, level), {
        fill,
        stroke: index === 3 ? shade(fill, 0.16) : 'none',
        'stroke-width': unit * 0.35,
        'fill-rule': 'evenodd',
      }),
    ),
    path(swell, stroked(shade(blue, 0.13), unit * 0.3)),
    path(crowns.join(''), { fill: mix(palette.leaf, palette.ink, 0.45) }),
    path(trail, stroked(signal, unit * 0.6, { 'stroke-dasharray': `${num(unit * 1.3)} ${num(unit * 1.2)}` })),
    windRose(sheet, rose, unit * 5, mark),
  ].join('');
};

/** Lines of trains in straights and diagonals, with their stops, a loop and a river. */
const transit: Chart = (sheet, box) => {
  const { unit, random, palette } = sheet;
  const { water: blue, mark } = inks(sheet);
  const { x, y, width, height } = {
    x: box.x + unit * 6,
    y: box.y + unit * 6,
    width: box.width - unit * 12,
    height: box.height - unit * 12,
  };
  const hues = random.shuffle([
    palette.main,
    palette.second,
    palette.spark,
    palette.deep,
    palette.leaf,
    palette.calm,
  ]);
  const [across, down] = width > height * 1.3 ? [3, 3] : height > width * 1.5 ? [4, 2] : [3, 2];
  const course = (from: Point, to: Point, isDown: boolean): Point[] => {
    const flip = ([px, py]: Point): Point => (isDown ? [py, px] : [px, py]);
    const [[ax, ay], [bx, by]] = [flip(from), flip(to)];
    const slope = Math.abs(by - ay);
    const start = ax + (bx - ax - slope) * random.between(0.3, 0.7);
    return [[ax, ay] as Point, [start, ay] as Point, [start + slope, by] as Point, [bx, by] as Point].map(
      flip,
    );
  };
  const slot = (index: number, count: number, length: number): number =>
    ((index + 0.5 + random.around() * 0.12) / count) * length;
  const lean = (length: number, count: number): number =>
    random.pick([-1, 1]) * random.between(0.2, 0.34) * (length / count);
  const lines = [
    ...times(across, (index) => {
      const at = y + slot(index, across, height);
      return course([x, at], [x + width, clamp(at + lean(height, across), y, y + height)], false);
    }),
    ...times(down, (index) => {
      const at = x + slot(index, down, width);
      return course([at, y], [clamp(at + lean(width, down), x, x + width), y + height], true);
    }),
  ];
  const r = Math.min(width, height) * 0.3;
  const [cx, cy, bevel] = [x + width / 2, y + height / 2, r * 0.42];
  const loop: Point[] = [
    [cx - r + bevel, cy - r],
    [cx + r - bevel, cy - r],
    [cx + r, cy - r + bevel],
    [cx + r, cy + r - bevel],
    [cx + r - bevel, cy + r],
    [cx - r + bevel, cy + r],
    [cx - r, cy + r - bevel],
    [cx - r, cy - r + bevel],
    [cx - r + bevel, cy - r],
  ];
  const all = [...lines, loop];
  const tracks = all.map((points, index) =>
    path(polygon(points, false), stroked(hues[index] ?? mark, unit * 1.5)),
  );
  const changes = all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => crossings(one, other)));
  const stops = all
    .flatMap((points) => stations(points, unit * 6.5))
    .filter(([px, py]) => changes.every(([qx, qy]) => Math.hypot(px - qx, py - qy) > unit * 3.2));
  const ends = lines.flatMap((points, index) =>
    [points[0], points.at(-1)].map((at) => {
      const label = at
        ? lettered(
            String(index + 1),
            at[0],
            at[1] - unit * 1.05,
            { height: unit * 2.1, weight: 0.2 },
            'middle',
          )
        : undefined;
      const hue = hues[index % hues.length] ?? mark;
      return at && label
        ? circle(at[0], at[1], unit * 2.2, { fill: hue }) +
            path(label.d, stroked(lightness(hue) > 0.72 ? palette.ink : palette.paper, label.strokeWidth))
        : '';
    }),
  );
  const bank = polygon(
    course(
      [box.x - unit * 9, cy + height * 0.12],
      [box.x + box.width + unit * 9, cy - height * 0.16],
      false,
    ).map(([px, py]): Point => [px, py]),
    false,
  );
  return [
    rect(box.x, box.y, box.width, box.height, { fill: mix(palette.paper, palette.soft, 0.25) }),
    path(bank, stroked(tint(blue, 0.03), unit * 7)),
    ...tracks,
    ...stops.map(([px, py]) => circle(px, py, unit * 0.46, { fill: palette.paper })),
    ...changes.map(([px, py]) =>
      circle(px, py, unit * 1.25, { fill: palette.paper, stroke: palette.ink, 'stroke-width': unit * 0.5 }),
    ),
    ...ends,
  ].join('');
};

/** Stops along straights, `gap` apart. */
const stations = (points: readonly Point[], gap: number): Point[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const count = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / gap);
    return times(count, (stop): Point => [
      lerp(from[0], to[0], (stop + 0.5) / count),
      lerp(from[1], to[1], (stop + 0.5) / count),
    ]);
  });

/** Where two lines cross. */
const crossings = (one: readonly Point[], other: readonly Point[]): Point[] =>
  one.slice(1).flatMap((b, first) =>
    other.slice(1).flatMap((d, second): Point[] => {
      const [a, c] = [one[first] ?? b, other[second] ?? d];
      const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
      const s = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
      return Math.abs(cross) > 1e-6 && t > 0 && t < 1 && s > 0 && s < 1
        ? [[lerp(a[0], b[0], t), lerp(a[1], b[1], t)]]
        : [];
    }),
  );

/** One sky, or two where the sheet is long: stars, figures between them, circles and hours. */
const stars: Chart = (sheet, box) => {
  const { unit, random, palette } = sheet;
  const night = mix(palette.deep, palette.ink, 0.45);
  const light = mix(palette.paper, palette.second, 0.2);
  const isLong = Math.max(box.width, box.height) > Math.min(box.width, box.height) * 1.5;
  const isWide = box.width > box.height;
  const r = Math.min(
    Math.min(box.width, box.height) * 0.45,
    (isLong ? Math.max(box.width, box.height) : Infinity) * 0.235,
  );
  const skies = times(isLong ? 2 : 1, (index) => {
    const share = isLong ? 0.265 + index * 0.47 : 0.5;
    const centre: Point = isWide
      ? [box.x + box.width * share, box.y + box.height / 2]
      : [box.x + box.width / 2, box.y + box.height * share];
    const around = { x: centre[0] - r, y: centre[1] - r, width: r * 2, height: r * 2 };
    const lean = random.between(-0.9, 0.9);
    const milky = stipple(sheet, around, {
      density: (px, py) => Math.exp(-((((px - centre[0]) * lean + py - centre[1]) / (r * 0.2)) ** 2)) * 0.9,
      colour: tint(night, 0.34),
      dots: 4200,
      size: 0.3,
    });
    const figures = scattered(
      random,
      { x: centre[0] - r, y: centre[1] - r, width: r * 2, height: r * 2 },
      r * 0.37,
      16,
    )
      .filter(([px, py]) => Math.hypot(px - centre[0], py - centre[1]) < r * 0.8)
      .map((from) => {
        let [at, heading] = [from, random.between(0, 360)];
        const points = [
          at,
          ...times(random.whole(3, 5), () => {
            heading += random.pick([-1, 1]) * random.between(25, 75);
            at = polar(at, heading, r * random.between(0.1, 0.17));
            return at;
          }),
        ];
        return (
          path(polygon(points, false), stroked(mix(night, light, 0.7), unit * 0.26)) +
          points.map(([px, py]) => circle(px, py, unit * random.between(0.5, 0.95), { fill: light })).join('')
        );
      });
    const fine = mix(night, light, 0.28);
    const net =
      times(3, (ring) => circle(centre[0], centre[1], (r * (ring + 1)) / 4, stroked(fine, unit * 0.14))).join(
        '',
      ) +
      times(12, (hour) =>
        line(polar(centre, hour * 30, r * 0.04), polar(centre, hour * 30, r), stroked(fine, unit * 0.14)),
      ).join('');
    const ticks = path(
      times(72, (tick) =>
        polygon(
          [polar(centre, tick * 5, r * 1.015), polar(centre, tick * 5, r * (tick % 6 === 0 ? 1.06 : 1.035))],
          false,
        ),
      ).join(''),
      stroked(light, unit * 0.22),
    );
    const dust = stipple(sheet, around, {
      density: () => 1,
      colour: light,
      dots: 520,
      size: 0.24,
      opacity: 0.85,
    });
    const sky = group(
      [
        milky,
        net,
        dust,
        circle(
          centre[0] + r * 0.12,
          centre[1] + r * 0.1,
          r * 0.7,
          stroked(palette.second, unit * 0.22, { 'stroke-dasharray': `${num(unit)} ${num(unit)}` }),
        ),
        ...figures,
      ],
      { 'clip-path': sheet.clip(circle(centre[0], centre[1], r)) },
    );
    return (
      circle(centre[0], centre[1], r, { fill: night }) +
      sky +
      circle(centre[0], centre[1], r, stroked(light, unit * 0.4)) +
      ticks
    );
  });
  return (
    rect(box.x, box.y, box.width, box.height, { fill: shade(night, 0.05) }) +
    stipple(sheet, box, { density: () => 1, colour: light, dots: 160, size: 0.22, opacity: 0.5 }) +
    group(skies)
  );
};

const TOWNS = [
  'Port Alder',
  'Elmsworth',
  'San Velo',
  'Norhaven',
  'Monteluna',
  'Ardenfall',
  'Larkhaven',
  'Brightwater',
  'Castelmar',
  'Lindmoor',
] as const;

const KINDS = {
  'city map': {
    shows: 'A city map',
    detail: 'a river, parks and a ring road',
    names: TOWNS,
    tags: ['city map', 'streets'],
    chart: city,
  },
  'old town map': {
    shows: 'A map of the old town',
    detail: 'rings of houses within a wall',
    names: TOWNS,
    tags: ['old town', 'streets'],
    chart: oldTown,
  },
  'topographic map': {
    shows: 'A topographic map',
    detail: 'contour lines, lakes and summits',
    names: ['Mount Sorrel', 'Heron Ridge', 'Larch Pass', 'Falcon Peaks', 'Silver Tarn', 'Birch Valley'],
    tags: ['topographic', 'hiking'],
    chart: topographic,
  },
  'island map': {
    shows: 'An island map',
    detail: 'beaches, woods and a wind rose',
    names: ['Isla Coral', 'Heron Isle', 'Pine Island', 'Lantern Cay', 'Isle of Wren', 'Palm Key'],
    tags: ['islands', 'sea'],
    chart: islands,
  },
  'transit map': {
    shows: 'A transit map',
    detail: 'coloured lines, stops and a loop',
    names: TOWNS,
    tags: ['metro', 'infographic'],
    chart: transit,
  },
  'star map': {
    shows: 'A star map',
    detail: 'constellations and the Milky Way',
    names: ['Winter Sky', 'Summer Sky', 'Spring Stars', 'Autumn Stars', 'Clear Skies', 'Northern Sky'],
    tags: ['stars', 'astronomy'],
    chart: stars,
  },
} as const satisfies Readonly<Record<string, Kind>>;

type Subject = keyof typeof KINDS;

const SUBJECTS = Object.keys(KINDS) as Subject[];

type Scene = {
  readonly subject: Subject;
  readonly name: string;
  readonly place: string;
  readonly isPanel: boolean;
};

/** Maps of places that do not exist, and of skies. */
export const maps: Family = defineFamily<Subject, Scene>({
  name: 'maps',
  subjects: SUBJECTS,
  plan: ({ subject, random, width, height }) => ({
    subject,
    name: random.pick<string>(KINDS[subject].names),
    place: [
      random.between(31, 64).toFixed(2),
      'N /',
      random.between(2, 95).toFixed(2),
      random.pick(['E', 'W']),
    ].join(' '),
    isPanel:
      subject !== 'star map' && subject !== 'transit map' && (width > height * 1.2 || random.chance(0.35)),
  }),
  words: ({ subject, name }, { palette }) => ({
    alt: `${KINDS[subject].shows} ${subject === 'star map' ? `titled '${name}'` : `of ${name}`} with ${
      KINDS[subject].detail
    }, in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: [...KINDS[subject].tags, 'map', 'wall art', 'travel'],
  }),
  draw: ({ subject, name, place, isPanel }, sheet) => {
    const { width, height, unit, palette } = sheet;
    const isNight = subject === 'star map';
    const paper = isNight ? shade(mix(palette.deep, palette.ink, 0.45), 0.05) : palette.paper;
    const margin = isNight ? 0 : unit * 3.4;
    const band = isPanel ? 0 : Math.min(unit * 17, height * 0.2);
    const box = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 - band };
    const chart = group(KINDS[subject].chart(sheet, box), {
      'clip-path': sheet.clip(rect(box.x, box.y, box.width, box.height)),
    });
    const label = isPanel
      ? {
          x: margin + unit * 3,
          y: height - margin - unit * 15,
          width: Math.min(unit * 42, width - margin * 2 - unit * 6),
          height: unit * 12,
        }
      : {
          x: width * 0.12,
          y: height - band - (isNight ? unit * 3 : margin),
          width: width * 0.76,
          height: band,
        };
    const panel = isPanel ? rect(label.x, label.y, label.width, label.height, { fill: paper }) : '';
    const frame = isNight
      ? ''
      : rect(box.x, box.y, box.width, box.height, stroked(inks(sheet).mark, unit * 0.3));
    return (
      rect(0, 0, width, height, { fill: paper }) +
      chart +
      frame +
      panel +
      title(
        sheet,
        name,
        isNight ? 'All the stars of the hemisphere' : place,
        label,
        isNight ? palette.paper : inks(sheet).mark,
      )
    );
  },
});

/** A name with a small line below it. */
function title(
  { unit }: Sheet,
  name: string,
  small: string,
  { x, y, width, height }: Box,
  colour: Colour,
): string {
  const face = { weight: 0.15, tracking: 0.26 };
  const size = heightToFit(name, width * 0.86, face, height * 0.36);
  const below = heightToFit(small, width * 0.86, face, Math.min(unit * 2.1, size * 0.45));
  const top = y + (height - size - below * 2.1) / 2;
  const ink = ({ d, strokeWidth }: LetteredLine): string => path(d, stroked(colour, strokeWidth));
  return (
    ink(lettered(name, x + width / 2, top, { ...face, height: size }, 'middle')) +
    ink(lettered(small, x + width / 2, top + size + below * 1.1, { ...face, height: below }, 'middle'))
  );
}
