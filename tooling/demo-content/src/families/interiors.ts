import { mix, shade, tint, type Colour } from '../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../art/family.ts';
import { archShape, clamp, leafShape, polar, ringSlice, times } from '../art/geometry.ts';
import { frond, leaf, monsteraLeaf } from '../art/leaves.ts';
import type { Sheet } from '../art/sheet.ts';
import { sprig } from '../art/sprigs.ts';
import { BACKDROP_WORDS, stage } from '../art/stage.ts';
import { circle, ellipse, group, line, num, path, placed, rect, stroked } from '../art/svg.ts';
import { contactShadow, glow, grainOn } from '../art/texture.ts';
import { GLAZES, vessel, type Vessel, type VesselKind } from '../art/vessels.ts';

/** A room in centimetres: its middle stands at the origin, and up is less than zero. */
type Room = {
  readonly sheet: Sheet;
  /** How far it is seen to each side, and up. */
  readonly half: number;
  readonly high: number;
  readonly wall: Colour;
  readonly wood: Colour;
  readonly cloth: readonly [Colour, Colour, Colour];
};

type Draw = (room: Room) => string;

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${num(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${num(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${num(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

const lit = (sheet: Sheet, colour: Colour, depth = 0.05): string =>
  sheet.linear([
    [0, tint(colour, depth)],
    [1, shade(colour, depth * 1.4)],
  ]);

/** A body of wood, with or without rounded edges. */
const board = (
  { sheet, wood }: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour = wood,
  r = 1,
): string => rect(x, y, w, h, { rx: r, fill: lit(sheet, colour, 0.03) });

/** A body that is upholstered: round, with grain in its shade. */
const soft = (
  { sheet }: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: Colour,
): string => {
  const d = rounded(x, y, w, h, r);
  return (
    path(d, { fill: lit(sheet, colour) }) +
    grainOn(
      sheet,
      d,
      { x, y, width: w, height: h },
      { colour: shade(colour, 0.16), towards: 60, strength: 1.8, size: 0.2, reach: 0.8 },
    )
  );
};

const cushion = (room: Room, x: number, y: number, size: number, colour: Colour, turn = 0): string => {
  const stripes = room.sheet.random.pick([
    '',
    'M-30 -40V40M-15 -40V40M0 -40V40M15 -40V40M30 -40V40',
    'M-40 -20H40M-40 0H40M-40 20H40M-20 -40V40M0 -40V40M20 -40V40',
  ]);
  const d = 'M-44 -44Q0 -34 44 -44Q34 0 44 44Q0 36 -44 44Q-34 0 -44 -44Z';
  return group(
    path(d, { fill: lit(room.sheet, colour, 0.07) }) +
      group(path(stripes, stroked(shade(colour, 0.12), 3.4, { opacity: 0.6 })), {
        'clip-path': room.sheet.clip(path(d)),
      }),
    { transform: placed(x, y - size / 2, turn, size / 92) },
  );
};

const MOTIFS: readonly ((colours: readonly Colour[]) => string)[] = [
  ([a, b, c]) =>
    circle(0.62, 0.34, 0.17, { fill: a }) +
    path('M0 0.7C0.25 0.5 0.45 0.55 0.6 0.68S0.9 0.74 1 0.62V1H0Z', { fill: b }) +
    path('M0 0.86C0.3 0.7 0.5 0.94 1 0.78V1H0Z', { fill: c }),
  ([a, b, c]) =>
    [0.42, 0.31, 0.2, 0.09]
      .map((r, index) => path(archShape(0.5 - r, 0.6 - r, r * 2, 0.4 + r), { fill: [a, b, c, a][index] }))
      .join(''),
  ([a, b]) =>
    times(7, (index) =>
      path(leafShape([0.5, 0.86 - index * 0.09], index % 2 === 0 ? -140 : -40, 0.34 - index * 0.02, 0.13), {
        fill: a,
      }),
    ).join('') + path('M0.5 0.94V0.16', stroked(b ?? '#000000', 0.018)),
  ([a, b, c]) =>
    path('M0.2 0.3C0.3 0.1 0.6 0.14 0.56 0.36S0.24 0.56 0.2 0.3Z', { fill: a }) +
    path('M0.5 0.5C0.7 0.4 0.9 0.56 0.8 0.74S0.4 0.72 0.5 0.5Z', { fill: b }) +
    path('M0.16 0.66C0.26 0.56 0.44 0.66 0.38 0.8S0.1 0.82 0.16 0.66Z', { fill: c }),
  ([a, b, c]) =>
    times(4, (index) =>
      path(ringSlice([index % 2 === 0 ? 0.12 : 0.5, index < 2 ? 0.12 : 0.5], 0, 0.37, 0, 90), {
        fill: [a, b, c, a][index],
      }),
    ).join(''),
];

const picture = (room: Room, x: number, bottom: number, w: number, h: number): string => {
  const { sheet, wood, cloth, wall } = room;
  const { random, palette } = sheet;
  const rim = random.pick([wood, palette.ink, tint(palette.paper, 0.02), palette.deep]);
  const ground = random.pick([palette.paper, palette.soft, palette.wash]);
  const motif = random.pick(MOTIFS)(random.shuffle([...cloth, palette.spark, palette.deep]));
  const [mx, my] = [x - w / 2 + w * 0.14, bottom - h + h * 0.12];
  return (
    rect(x - w / 2 + 2, bottom - h + 3, w, h, { fill: shade(wall, 0.2), opacity: 0.5 }) +
    rect(x - w / 2, bottom - h, w, h, { fill: rim }) +
    rect(x - w / 2 + 2, bottom - h + 2, w - 4, h - 4, { fill: tint(palette.paper, 0.02) }) +
    rect(mx, my, w * 0.72, h * 0.76, { fill: ground }) +
    group(motif, { transform: placed(mx, my, 0, w * 0.72, h * 0.76) })
  );
};

/** Framed pictures in rows between two heights. */
const gallery = (room: Room, x: number, bottom: number, width: number, top: number): string => {
  const { random } = room.sheet;
  const tall = -bottom > 0 ? clamp(top + bottom, 40, 300) : 100;
  const rows = clamp(Math.round(tall / 95), 1, 3);
  const each = Math.min(tall / rows - 6, 92);
  return times(rows, (row) => {
    const shapes = random.shuffle(random.pick([[0.8, 0.8], [1.3], [0.72, 0.72, 0.72], [0.72, 1.1]]));
    const fit = Math.min(each, (width - 8 * shapes.length) / shapes.reduce((sum, share) => sum + share, 0));
    const total = shapes.reduce((sum, share) => sum + share * fit + 8, -8);
    let at = x - total / 2;
    return shapes
      .map((share) => {
        const w = share * fit;
        at += w + 8;
        return picture(room, at - 8 - w / 2, bottom - row * (each + 8) - (each - fit) / 2, w, fit);
      })
      .join('');
  }).join('');
};

const plant = ({ sheet, cloth }: Room, x: number, high: number, foot = 0): string => {
  const { random, palette } = sheet;
  const green = (index: number): Colour => shade(mix(palette.leaf, '#3f7d4a', 0.3), (index % 3) * 0.03);
  const pot: Vessel = {
    kind: random.pick(['pot', 'cone', 'urn'] as const),
    glaze: random.pick(GLAZES),
    foot: [x, foot],
    height: high * 0.27,
    colour: random.pick([palette.paper, cloth[1], cloth[2]]),
    second: palette.main,
    inside: '#4a352b',
  };
  const soil = [x, foot - high * 0.26] as const;
  const kinds = [
    () =>
      times(9, (index) =>
        frond(soil, -90 + (index - 4) * 17, high * 0.72, (index - 4) * 20, green(index), 0.28),
      ),
    () =>
      times(8, (index) => {
        const tip = polar(soil, -90 + (index - 3.5) * 17, high * (index % 2 === 0 ? 0.52 : 0.34));
        return (
          path(
            `M${num(soil[0])} ${num(soil[1])}L${num(tip[0])} ${num(tip[1])}`,
            stroked(green(2), high * 0.012),
          ) + monsteraLeaf(tip, -90 + (index - 3.5) * 30, high * 0.27, green(index))
        );
      }),
    () =>
      times(13, (index) =>
        leaf(
          soil,
          -90 + (index - 6) * 9,
          high * (0.72 - Math.abs(index - 6) * 0.05),
          high * 0.1,
          green(index),
          (index - 6) * 0.08,
        ),
      ),
  ];
  return (
    contactShadow(sheet, [x, foot + 1], high * 0.22, high * 0.025) +
    vessel(sheet, pot, random.pick(kinds)().join(''))
  );
};

const lampshade = ({ sheet, cloth }: Room, x: number, y: number, size: number): string =>
  glow(sheet, [x, y + size * 0.2], size * 2, '#fff0bd', 0.5) +
  path(
    `M${num(x - size * 0.32)} ${num(y - size * 0.5)}H${num(x + size * 0.32)}L${num(x + size * 0.55)} ${num(y + size * 0.3)}H${num(x - size * 0.55)}Z`,
    {
      fill: sheet.linear([
        [0, mix(cloth[2], '#fff3cf', 0.45)],
        [1, mix(cloth[2], '#fff3cf', 0.68)],
      ]),
    },
  );

const floorLamp: (room: Room, x: number, high?: number) => string = (room, x, high = 150) =>
  contactShadow(room.sheet, [x, 1], 22, 3) +
  ellipse(x, -1, 15, 3, { fill: room.sheet.palette.ink }) +
  line([x, -2], [x, -high + 10], stroked(room.sheet.palette.ink, 2.2)) +
  lampshade(room, x, -high + 6, 44);

const pendant = (room: Room, x: number, y: number, size: number): string => {
  const { sheet, cloth, high } = room;
  return (
    glow(sheet, [x, y + size * 0.1], size * 1.7, '#fff0bd', 0.42) +
    line([x, -high - 20], [x, y - size * 0.4], stroked(sheet.palette.ink, 1.3)) +
    path(`M${num(x - size / 2)} ${num(y)}a${num(size / 2)} ${num(size * 0.46)} 0 0 1 ${num(size)} 0Z`, {
      fill: sheet.linear(
        [
          [0, tint(cloth[0], 0.06)],
          [1, shade(cloth[0], 0.1)],
        ],
        [0, 0],
        [1, 0],
      ),
    }) +
    ellipse(x, y, size / 2, size * 0.05, { fill: '#fff3cf' })
  );
};

const pot = (
  { sheet, cloth }: Room,
  x: number,
  y: number,
  height: number,
  kind: VesselKind,
  stems = '',
): string =>
  vessel(
    sheet,
    {
      kind,
      glaze: sheet.random.pick(GLAZES),
      foot: [x, y],
      height,
      colour: sheet.random.pick([sheet.palette.paper, ...cloth, sheet.palette.soft]),
      second: sheet.palette.deep,
    },
    stems,
  );

/** A vase with sprigs. */
const bouquet = (room: Room, x: number, y: number, height: number): string => {
  const { sheet } = room;
  const kind = sheet.random.pick(['eucalyptus', 'pampas', 'berries', 'olive', 'craspedia'] as const);
  const stems = times(5, (index) =>
    sprig(sheet, kind, {
      from: [x, y - height * 0.9],
      angle: -90 + (index - 2) * 15,
      length: height * (1.25 - Math.abs(index - 2) * 0.14),
      bend: (index - 2) * 12,
      colour: sheet.palette.leaf,
      accent: sheet.palette.spark,
    }),
  );
  return pot(
    room,
    x,
    y,
    height,
    sheet.random.pick(['amphora', 'bud', 'gourd', 'moon jar'] as const),
    stems.join(''),
  );
};

const books = ({ sheet, cloth }: Room, x: number, y: number, width: number, height: number): string => {
  const { random, palette } = sheet;
  const tones = [...cloth, palette.deep, palette.soft, palette.spark, palette.calm, palette.paper];
  let at = x;
  const spines: string[] = [];
  let bands = '';
  while (at < x + width - 7) {
    const [w, h] = [random.between(3.2, 7), height * random.between(0.68, 0.97)];
    spines.push(rect(at, y - h, w, h, { fill: random.pick(tones) }));
    bands += `M${num(at)} ${num(y - h * 0.8)}h${num(w)}M${num(at)} ${num(y - h * 0.2)}h${num(w)}`;
    at += w + 0.3;
  }
  return (
    spines.join('') + path(bands, stroked(palette.ink, 0.8, { 'stroke-linecap': 'butt', opacity: 0.28 }))
  );
};

/** A shelf from side to side with books, pots and plants on it. */
const shelf = (room: Room, x: number, y: number, width: number, kinds: 'books' | 'pots'): string => {
  const { random } = room.sheet;
  const count = Math.max(1, Math.round(width / 40));
  const things = times(count, (index) => {
    const at = x - width / 2 + ((index + 0.5) * width) / count;
    if (kinds === 'pots')
      return pot(
        room,
        at,
        y,
        random.between(13, 22),
        random.pick(['cup', 'bowl', 'cylinder', 'bottle', 'bud', 'pot'] as const),
      );
    return index % 3 === 2
      ? plant(room, at, 36, y)
      : books(room, at - width / count / 2 + 2, y, width / count - 3, 30);
  });
  return (
    rect(x - width / 2, y + 3, width, 5, { fill: shade(room.wall, 0.16), opacity: 0.5 }) +
    group(things) +
    board(room, x - width / 2, y, width, 4)
  );
};

const rug = ({ sheet, cloth }: Room, width: number): string => {
  const { random, palette } = sheet;
  const d = `M${num(width * -0.44)} 6H${num(width * 0.44)}L${num(width / 2)} 44H${num(width / -2)}Z`;
  const bars = times(
    11,
    (index) => `M${num(width * (index - 5) * 0.082)} 6L${num(width * (index - 5) * 0.094)} 44`,
  ).join('');
  const lines = [12, 17, 34, 39].map((y) => `M${num(width / -2)} ${y}H${num(width / 2)}`).join('');
  return (
    path(d, { fill: mix(cloth[1], palette.paper, 0.3) }) +
    group(path(random.chance(0.5) ? bars : lines, stroked(cloth[2], 3, { opacity: 0.7 })), {
      'clip-path': sheet.clip(path(d)),
    }) +
    path(
      times(30, (index) => `M${num(width * (-0.5 + index / 29))} 44v3.4`).join(''),
      stroked(mix(cloth[1], palette.paper, 0.5), 1),
    )
  );
};

const windowAt = (
  room: Room,
  x: number,
  bottom: number,
  w: number,
  h: number,
  hasCurtains = true,
): string => {
  const { sheet, cloth } = room;
  const { palette } = sheet;
  const white = tint(palette.paper, 0.02);
  const [left, top] = [x - w / 2, bottom - h];
  const sky = rect(left, top, w, h, {
    fill: sheet.linear([
      [0, mix(palette.calm, '#9cc4da', 0.5)],
      [0.75, mix(palette.wash, '#fff1d6', 0.5)],
    ]),
  });
  const hills =
    path(
      `M${num(left)} ${num(bottom - h * 0.3)}q${num(w * 0.25)} ${num(h * -0.16)} ${num(w * 0.5)} 0t${num(w * 0.5)} ${num(h * -0.04)}V${num(bottom)}H${num(left)}Z`,
      { fill: mix(palette.leaf, palette.calm, 0.55) },
    ) +
    path(
      `M${num(left)} ${num(bottom - h * 0.12)}q${num(w * 0.3)} ${num(h * -0.12)} ${num(w * 0.6)} 0t${num(w * 0.4)} ${num(h * -0.06)}V${num(bottom)}H${num(left)}Z`,
      { fill: palette.leaf },
    );
  const bars =
    path(
      `M${num(x)} ${num(top)}v${num(h)}M${num(left)} ${num(top + h * 0.34)}h${num(w)}`,
      stroked(white, 3.4),
    ) + path(`M${num(left)} ${num(top)}h${num(w)}v${num(h)}h${num(-w)}Z`, stroked(white, 5.4));
  const curtain = (side: number): string => {
    const out = x + side * (w / 2 + 16);
    const inn = x + side * w * 0.36;
    return path(
      `M${num(out)} ${num(top - 12)}H${num(inn)}C${num(inn)} ${num(top + h * 0.5)} ${num(out - side * 14)} ${num(top + h * 0.6)} ${num(out - side * 10)} ${num(bottom + 16)}H${num(out)}Z`,
      {
        fill: sheet.linear(
          [
            [0, tint(cloth[2], 0.08)],
            [0.3, shade(cloth[2], 0.04)],
            [0.55, tint(cloth[2], 0.06)],
            [0.8, shade(cloth[2], 0.05)],
            [1, cloth[2]],
          ],
          [0, 0],
          [1, 0],
        ),
        opacity: 0.95,
      },
    );
  };
  const rod = line([x - w / 2 - 24, top - 13], [x + w / 2 + 24, top - 13], stroked(palette.ink, 2));
  return (
    sky +
    circle(x + w * 0.22, top + h * 0.24, w * 0.1, { fill: '#fff3c9' }) +
    hills +
    bars +
    board(room, left - 8, bottom, w + 16, 5, white) +
    (hasCurtains ? curtain(-1) + curtain(1) + rod : '')
  );
};

const legs = ({ wood }: Room, places: readonly number[], high: number, wide = 4): string =>
  places
    .map((x) =>
      path(`M${num(x - wide / 2)} ${-high}h${wide}l${num(wide * -0.2)} ${high}h${num(wide * -0.6)}Z`, {
        fill: shade(wood, 0.05),
      }),
    )
    .join('');

const livingRoom: Draw = (room) => {
  const { sheet, cloth, half, high, wood } = room;
  const w = 196;
  const sofa =
    contactShadow(sheet, [0, 1], w * 0.56, 6) +
    legs(room, [-w / 2 + 18, w / 2 - 18], 14) +
    soft(room, -w / 2 + 10, -88, w - 20, 60, 14, shade(cloth[0], 0.03)) +
    soft(room, -w / 2 + 20, -52, w / 2 - 21, 22, 7, tint(cloth[0], 0.04)) +
    soft(room, 1, -52, w / 2 - 21, 22, 7, tint(cloth[0], 0.04)) +
    soft(room, -w / 2 + 12, -32, w - 24, 20, 5, cloth[0]) +
    soft(room, -w / 2, -64, 25, 52, 11, cloth[0]) +
    soft(room, w / 2 - 25, -64, 25, 52, 11, cloth[0]);
  const pillows =
    cushion(room, -58, -50, 42, cloth[1], -9) +
    cushion(room, -26, -50, 36, cloth[2], 7) +
    cushion(room, 60, -50, 42, sheet.palette.soft, 8);
  const throwOver =
    path(`M${w / 2 - 27} -65h30q3 20 0 44h-30q4 -24 0 -44Z`, { fill: lit(sheet, cloth[2], 0.05) }) +
    path(times(9, (index) => `M${w / 2 - 26 + index * 3.5} -21v6`).join(''), stroked(cloth[2], 1.3));
  const table =
    ellipse(-8, 26, 50, 5, { fill: sheet.palette.ink, opacity: 0.2 }) +
    group(legs(room, [-38, 38], 24, 4), { transform: 'translate(0 26)' }) +
    board(room, -54, -1, 108, 6, tint(wood, 0.05), 3) +
    pot(room, 26, -1, 12, 'cup') +
    rect(-40, -5, 34, 4, { rx: 1, fill: cloth[2] }) +
    rect(-37, -9, 29, 4, { rx: 1, fill: sheet.palette.deep }) +
    bouquet(room, -22, -9, 19);
  return (
    gallery(room, 0, -112, Math.min(180, half * 1.5), high - 24) +
    plant(room, -w / 2 - 34, 128) +
    floorLamp(room, w / 2 + 30, 154) +
    (half > 230
      ? windowAt(room, -half + 60, -80, 92, Math.min(150, high - 110)) + plant(room, half - 46, 110)
      : '') +
    rug(room, 240) +
    sofa +
    throwOver +
    pillows +
    table
  );
};

const readingCorner: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const chair =
    contactShadow(sheet, [0, 1], 56, 5) +
    legs(room, [-34, 34], 16) +
    soft(room, -43, -108, 86, 92, 24, shade(cloth[0], 0.02)) +
    path('M-20 -96v44M0 -100v48M20 -96v44', stroked(shade(cloth[0], 0.09), 1.2)) +
    soft(room, -36, -48, 72, 20, 8, tint(cloth[0], 0.05)) +
    soft(room, -38, -31, 76, 17, 4, cloth[0]) +
    soft(room, -53, -66, 21, 52, 10, cloth[0]) +
    soft(room, 32, -66, 21, 52, 10, cloth[0]) +
    cushion(room, 4, -46, 40, cloth[2], 6);
  const stool =
    contactShadow(sheet, [-70, 21], 26, 4) +
    group(legs(room, [-84, -56], 14), { transform: 'translate(0 20)' }) +
    soft(room, -92, -6, 44, 15, 7, cloth[2]) +
    group(
      rect(-14, -4, 28, 4, { rx: 1, fill: sheet.palette.deep }) +
        path('M-13 -4Q-6 -8 0 -4Q6 -8 13 -4Z', { fill: sheet.palette.paper }),
      { transform: 'translate(-70 -6)' },
    );
  const side =
    legs(room, [78, 102], 52, 3) +
    board(room, 70, -55, 40, 4) +
    pot(room, 90, -55, 12, 'cup') +
    contactShadow(sheet, [90, 1], 26, 3);
  const shelves = times(clamp(Math.floor((high - 178) / 48), 1, 5), (row) =>
    shelf(room, -6, -172 - row * 48, Math.min(150, half * 1.3), 'books'),
  ).join('');
  return (
    shelves +
    plant(room, -half + 34, 150) +
    rug(room, 200) +
    floorLamp(room, 62, 148) +
    chair +
    side +
    stool +
    (half > 200 ? windowAt(room, half - 84, -70, 96, Math.min(150, high - 110)) : '')
  );
};

const kitchen: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const { palette } = sheet;
  const white = mix(palette.paper, room.wall, 0.15);
  const tile = 15;
  const rows = 5;
  const tiles =
    rect(-half, -92 - rows * tile, half * 2, rows * tile, { fill: white }) +
    path(
      times(
        rows,
        (row) =>
          `M${num(-half)} ${-92 - row * tile}H${num(half)}` +
          times(
            (half * 2) / 22,
            (column) => `M${num(-half + (column + (row % 2) / 2) * 22)} ${-92 - row * tile}v${-tile}`,
          ).join(''),
      ).join(''),
      stroked(shade(white, 0.08), 0.9),
    );
  const doors = times(Math.ceil(half / 30) * 2, (index) => {
    const x = (index - Math.ceil(half / 30)) * 60;
    return (
      rect(x + 1.5, -82, 57, 68, { rx: 1.5, fill: lit(sheet, cloth[0], 0.03) }) +
      rect(x + 8, -74, 44, 52, { rx: 1, fill: 'none', stroke: shade(cloth[0], 0.08), 'stroke-width': 1.4 }) +
      rect(x + 22, -79.5, 16, 2.4, { rx: 1.2, fill: '#c9a25e' })
    );
  }).join('');
  const counter =
    rect(-half, -86, half * 2, 86, { fill: shade(cloth[0], 0.1) }) +
    doors +
    rect(-half, -12, half * 2, 12, { fill: shade(cloth[0], 0.17) }) +
    rect(-half, -92, half * 2, 8, { fill: lit(sheet, room.wood, 0.05) });
  const kettle =
    path('M-15 0C-17 -12 -12 -20 0 -20S17 -12 15 0ZM13 -12l12 -8l3 3l-12 14Z', {
      fill: lit(sheet, cloth[2], 0.08),
    }) +
    path('M-11 -19C-10 -36 10 -36 11 -19', stroked(palette.ink, 2.4)) +
    circle(0, -21, 2.4, { fill: palette.ink });
  const boards =
    rect(-13, -46, 26, 46, { rx: 4, fill: tint(room.wood, 0.06), transform: 'rotate(5)' }) +
    circle(0, -40, 2.4, { fill: shade(room.wood, 0.12), transform: 'rotate(5)' }) +
    rect(4, -34, 24, 34, { rx: 12, fill: shade(room.wood, 0.05) });
  const fruit = [-7, 0, 7]
    .map((x, index) =>
      circle(x, -14 - (index % 2) * 3, 6.4, { fill: [palette.spark, '#dd6a3c', '#e9b23e'][index] }),
    )
    .join('');
  const wide = Math.min(half * 1.72, 330);
  const shelfCount = clamp(Math.floor((high - 276) / 46) + 1, 1, 4);
  const shelves = times(shelfCount, (row) => shelf(room, 0, -182 - row * 46, wide, 'pots')).join('');
  const lamps =
    high - 46 * shelfCount < 222
      ? ''
      : [-0.5, 0.5].map((share) => pendant(room, share * Math.min(half, 190), -high + 46, 40)).join('');
  const hooks =
    line([-wide * 0.42, -160], [wide * 0.42, -160], stroked('#c9a25e', 1.8)) +
    times(6, (index) => {
      const x = (index - 2.5) * wide * 0.14;
      return (
        path(`M${num(x)} -160v16`, stroked(palette.ink, 1.6)) +
        (index % 2 === 0
          ? circle(x, -138, 7, { fill: lit(sheet, '#8a8f93', 0.1) })
          : ellipse(x, -139, 4, 6.4, { fill: room.wood }))
      );
    }).join('');
  return (
    tiles +
    shelves +
    hooks +
    lamps +
    counter +
    group(rug(room, Math.min(half * 1.5, 230)), { transform: 'translate(0 4)' }) +
    group(kettle, { transform: 'translate(-52 -92)' }) +
    group(boards, { transform: 'translate(4 -92)' }) +
    group(
      fruit +
        vessel(sheet, {
          kind: 'bowl',
          glaze: 'plain',
          foot: [0, 0],
          height: 13,
          colour: palette.paper,
          second: cloth[2],
          inside: shade(palette.soft, 0.1),
        }),
      { transform: 'translate(62 -92)' },
    ) +
    bouquet(room, -92, -92, 27) +
    (half > 150
      ? plant(room, half - 60, 52, -92) +
        pot(room, -140, -92, 26, 'cylinder') +
        pot(room, 130, -92, 20, 'pot')
      : '')
  );
};

const bedroom: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const { palette } = sheet;
  const head = archShape(-88, -124, 176, 100);
  const linen = tint(palette.paper, 0.02);
  const duvet = 'M-88 -52Q0 -60 88 -52L93 -12Q0 -6 -93 -12Z';
  const bed =
    contactShadow(sheet, [0, 1], 112, 6) +
    path(head, { fill: lit(sheet, cloth[0]) }) +
    grainOn(
      sheet,
      head,
      { x: -88, y: -124, width: 176, height: 100 },
      { colour: shade(cloth[0], 0.16), towards: 70, strength: 1.5 },
    ) +
    legs(room, [-80, 80], 12, 6) +
    soft(room, -86, -48, 172, 38, 6, linen) +
    [-44, 44].map((x) => soft(room, x - 36, -86, 72, 36, 13, linen)).join('') +
    cushion(room, -26, -48, 36, cloth[2], -5) +
    cushion(room, 20, -48, 36, cloth[1], 6);
  const cover =
    path(duvet, { fill: lit(sheet, mix(cloth[1], palette.paper, 0.25), 0.06) }) +
    path(
      'M-60 -50Q-66 -30 -62 -10M-14 -54Q-18 -30 -12 -9M40 -53Q34 -30 42 -10',
      stroked(shade(cloth[1], 0.1), 1.4, { opacity: 0.6 }),
    ) +
    path('M-91 -34Q0 -28 91 -34L93 -12Q0 -6 -93 -12Z', { fill: lit(sheet, cloth[2], 0.05) }) +
    path('M-91 -27Q0 -21 92 -27M-92 -18Q0 -12 92 -18', stroked(tint(cloth[2], 0.12), 2)) +
    path(
      times(
        38,
        (index) => `M${-92 + index * 5} ${num(-11.6 + 3.4 * Math.sin((index / 37) * Math.PI))}v6`,
      ).join(''),
      stroked(cloth[2], 1.3),
    );
  const night = (x: number): string =>
    contactShadow(sheet, [x, 1], 30, 4) +
    legs(room, [x - 17, x + 17], 48, 4) +
    board(room, x - 23, -50, 46, 26) +
    line([x - 6, -37], [x + 6, -37], stroked('#c9a25e', 2)) +
    rect(x - 2, -74, 4, 24, { fill: shade(room.wood, 0.1) }) +
    ellipse(x, -51, 9, 2.4, { fill: shade(room.wood, 0.1) }) +
    lampshade(room, x, -82, 30);
  return (
    gallery(room, 0, -142, Math.min(150, half * 1.2), high - 22) +
    (half > 200
      ? windowAt(room, half - 74, -70, 90, Math.min(150, high - 100)) + plant(room, -half + 46, 150)
      : '') +
    rug(room, 250) +
    night(-122) +
    night(122) +
    bed +
    cover
  );
};

const desk: Draw = (room) => {
  const { sheet, cloth, half, high, wood } = room;
  const { palette } = sheet;
  const screen =
    rect(-34, -124, 68, 42, { rx: 2.4, fill: palette.ink }) +
    rect(-31.5, -121.5, 63, 37, {
      fill: sheet.linear(
        [
          [0, mix(cloth[0], '#ffffff', 0.2)],
          [1, mix(cloth[1], '#ffffff', 0.2)],
        ],
        [0, 0],
        [1, 1],
      ),
    }) +
    circle(10, -108, 7, { fill: palette.spark }) +
    path('M-31.5 -96Q-14 -110 4 -98T31.5 -100V-84.5H-31.5Z', { fill: palette.deep }) +
    path('M-3 -82h6l2 6h-10Z', { fill: shade('#b9bcc0', 0.1) }) +
    rect(-13, -77, 26, 2, { fill: '#b9bcc0' });
  const lamp =
    ellipse(-62, -75, 10, 2, { fill: palette.ink }) +
    path('M-62 -76L-72 -108L-50 -128', stroked(palette.ink, 2)) +
    glow(sheet, [-42, -112], 30, '#fff0bd', 0.5) +
    path('M-56 -132l14 8l-2 14l-22 -12Z', { fill: cloth[2] });
  const top =
    board(room, -86, -75, 172, 5, tint(wood, 0.04)) +
    legs(room, [-78, 78], 70, 5) +
    board(room, 40, -70, 40, 30) +
    line([52, -55], [68, -55], stroked('#c9a25e', 2));
  const chair =
    contactShadow(sheet, [-6, 27], 30, 4) +
    path('M-24 26L-20 -22M12 26L8 -22M-20 4H8', stroked(shade(wood, 0.12), 3.4)) +
    soft(room, -32, -30, 52, 10, 5, cloth[0]) +
    path('M-28 -32L-26 -64M16 -32L14 -64', stroked(shade(wood, 0.12), 3.4)) +
    soft(room, -32, -84, 52, 26, 11, cloth[0]);
  const shelves = times(clamp(Math.floor((high - 160) / 50), 1, 5), (row) =>
    shelf(room, 0, -152 - row * 50, Math.min(150, half * 1.35), row % 2 === 0 ? 'books' : 'pots'),
  ).join('');
  const things =
    group(books(room, 34, -75, 26, 26)) +
    pot(
      room,
      70,
      -75,
      14,
      'cup',
      times(4, (index) =>
        line(
          [68 + index * 1.6, -84],
          [66 + index * 3, -98],
          stroked([cloth[0], palette.spark, palette.deep, cloth[2]][index] ?? palette.ink, 1.4),
        ),
      ).join(''),
    );
  return (
    shelves +
    (half > 190
      ? windowAt(room, -half + 74, -76, 96, Math.min(150, high - 110)) +
        gallery(room, half - 70, -110, 100, high - 30)
      : '') +
    plant(room, Math.min(half - 26, 132), 118) +
    rug(room, 210) +
    contactShadow(sheet, [0, 1], 96, 4) +
    top +
    screen +
    lamp +
    things +
    chair
  );
};

const hallway: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const { palette } = sheet;
  const tall = Math.min(212, high - 20);
  const door =
    rect(-112, -tall - 8, 104, tall + 8, { fill: tint(palette.paper, 0.01) }) +
    rect(-104, -tall, 88, tall, { fill: lit(sheet, cloth[0], 0.04) }) +
    times(4, (index) =>
      rect(
        -96 + (index % 2) * 39,
        -tall + 14 + Math.floor(index / 2) * tall * 0.54,
        33,
        tall * (index < 2 ? 0.44 : 0.32),
        {
          rx: index < 2 ? 14 : 1,
          fill: index < 2 ? mix('#cfe5ea', cloth[1], 0.25) : 'none',
          stroke: shade(cloth[0], 0.1),
          'stroke-width': 1.6,
        },
      ),
    ).join('') +
    circle(-23, -tall * 0.46, 3.4, { fill: '#d8b264' }) +
    rect(-104, 0, 92, 3, { fill: shade(room.wood, 0.1) });
  const mirror =
    circle(63, -158, 31, { fill: shade(room.wall, 0.16), opacity: 0.5 }) +
    circle(60, -160, 31, { fill: '#c9a25e' }) +
    circle(60, -160, 28.4, {
      fill: sheet.linear(
        [
          [0, '#eef4f4'],
          [0.5, mix(room.wall, '#dfe9ea', 0.6)],
          [0.52, '#f3f7f6'],
          [1, mix(room.wall, '#c8d6d8', 0.6)],
        ],
        [0, 0],
        [1, 1],
      ),
    });
  const table =
    contactShadow(sheet, [60, 1], 56, 4) +
    legs(room, [20, 100], 80, 4) +
    board(room, 12, -84, 96, 14) +
    line([50, -77], [70, -77], stroked('#c9a25e', 2)) +
    board(room, 18, -24, 84, 4) +
    bouquet(room, 34, -84, 30) +
    pot(room, 86, -84, 10, 'bowl') +
    soft(room, 26, -44, 30, 20, 4, cloth[2]) +
    soft(room, 62, -42, 30, 18, 4, cloth[1]);
  const shoes = group(
    path('M-10 0V-9h7q3 6 13 6v3Z', { fill: palette.deep }) +
      path('M4 0V-9h7q3 6 13 6v3Z', { fill: shade(palette.deep, 0.05) }),
    { transform: 'translate(106 14)' },
  );
  const above =
    high > 290
      ? gallery(room, 0, -tall - 26, Math.min(180, half * 1.5), high > 350 ? high - 90 : high - 24)
      : '';
  return (
    above +
    (high < 250 || (high > 290 && high <= 350)
      ? ''
      : pendant(room, 0, high > 350 ? -high + 52 : -Math.min(high - 16, tall + 24), 40)) +
    (half > 180
      ? plant(room, -half + 40, 140) + windowAt(room, half - 72, -90, 84, Math.min(130, high - 118))
      : '') +
    rug(room, 190) +
    door +
    mirror +
    table +
    shoes
  );
};

const windowSeat: Draw = (room) => {
  const { sheet, cloth, half, high, wood } = room;
  const side = Math.max(62, half - 100);
  const case_ = (sign: number): string => {
    const x = sign < 0 ? -100 - side : 100;
    const rows = Math.ceil(high / 44);
    return (
      rect(x, -rows * 44, side, rows * 44, { fill: shade(wood, 0.13) }) +
      times(
        rows,
        (row) =>
          (row % 3 === 2
            ? pot(room, x + side * 0.3, -row * 44 - 4, 26, 'moon jar') +
              pot(room, x + side * 0.7, -row * 44 - 4, 20, 'cylinder')
            : books(room, x + 4, -row * 44 - 4, side - 8, 34)) + board(room, x, -row * 44 - 4, side, 4),
      ).join('') +
      rect(sign < 0 ? -104 : 100, -rows * 44, 4, rows * 44, { fill: tint(wood, 0.04) })
    );
  };
  const seat =
    rect(-100, -44, 200, 44, { fill: lit(sheet, tint(sheet.palette.paper, 0.01), 0.04) }) +
    times(3, (index) =>
      rect(-94 + index * 64, -38, 60, 32, {
        rx: 1,
        fill: 'none',
        stroke: shade(sheet.palette.soft, 0.1),
        'stroke-width': 1.4,
      }),
    ).join('') +
    soft(room, -100, -58, 200, 17, 6, cloth[0]) +
    cushion(room, -72, -56, 48, cloth[2], -10) +
    cushion(room, -40, -56, 40, cloth[1], 8) +
    cushion(room, 74, -56, 46, sheet.palette.soft, 9);
  const cat = path(
    'M-24 0C-34 -16 -14 -26 4 -22C6 -34 12 -38 14 -34L18 -32L24 -35C27 -26 26 -18 20 -15C26 -4 20 0 12 0ZM-22 -2C-36 2 -38 -10 -32 -14',
    {
      fill: mix(sheet.palette.ink, wood, 0.35),
      stroke: mix(sheet.palette.ink, wood, 0.35),
      'stroke-width': 2,
    },
  );
  return (
    windowAt(room, 0, -74, 158, Math.min(190, high - 96), true) +
    (high > 320 ? pendant(room, 0, -292, 46) : '') +
    case_(-1) +
    case_(1) +
    seat +
    group(cat, { transform: 'translate(26 -58)' }) +
    rug(room, 190)
  );
};

const diningTable: Draw = (room) => {
  const { sheet, cloth, half, high, wood } = room;
  const chair = (x: number, sign: number): string =>
    contactShadow(sheet, [x, 3], 26, 3) +
    path(
      `M${x - sign * 20} 2L${x - sign * 18} -44M${x + sign * 18} 2L${x + sign * 16} -44`,
      stroked(shade(wood, 0.12), 3.6),
    ) +
    path(
      `M${x - sign * 18} -46Q${x - sign * 20} -70 ${x - sign * 25} -96M${x - sign * 20} -64H${x - sign * 24}`,
      stroked(shade(wood, 0.12), 4),
    ) +
    soft(room, x - 22, -50, 44, 9, 4, cloth[0]) +
    path(`M${x - sign * 19} -60Q${x - sign * 30} -76 ${x - sign * 25} -98`, stroked(cloth[0], 6));
  const table =
    contactShadow(sheet, [0, 5], 108, 6) +
    group(legs(room, [-80, 80], 72, 7), { transform: 'translate(0 5)' }) +
    board(room, -100, -76, 200, 7, tint(wood, 0.04), 3) +
    path('M-30 -77H30L32 -52H-32Z', {
      fill: lit(sheet, mix(cloth[1], sheet.palette.paper, 0.35), 0.04),
    });
  const fruit = [-6, 1, 8]
    .map((x, index) =>
      circle(x + 42, -92 - (index % 2) * 3, 6.4, {
        fill: ['#d9543c', sheet.palette.spark, '#e0a93a'][index],
      }),
    )
    .join('');
  const set =
    bouquet(room, 0, -76, 38) +
    fruit +
    vessel(sheet, {
      kind: 'bowl',
      glaze: 'plain',
      foot: [43, -76],
      height: 13,
      colour: sheet.palette.paper,
      second: cloth[2],
      inside: shade(sheet.palette.soft, 0.1),
    }) +
    pot(room, -52, -76, 13, 'cup') +
    pot(room, -72, -76, 13, 'cup');
  const drop = high > 330 ? -214 : -Math.min(high - 24, 196);
  return (
    (high > 330 ? gallery(room, 0, -250, 136, high - 20) : '') +
    (half > 190
      ? windowAt(room, -half + 76, -70, 96, Math.min(150, high - 100)) +
        gallery(room, half - 78, -112, 110, high - 30)
      : '') +
    (half > 190 ? plant(room, 172, 140) : '') +
    rug(room, 260) +
    chair(-112, 1) +
    chair(112, -1) +
    table +
    set +
    [-1, 1].map((side) => pendant(room, side * (high > 330 ? 88 : 42), drop, 46)).join('')
  );
};

const fireplace: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const { palette } = sheet;
  const stone = tint(mix(palette.paper, room.wall, 0.15), 0.02);
  const mouth = archShape(-40, -78, 80, 78);
  const flame = (x: number, size: number, colour: Colour): string =>
    path(
      `M${x} -8C${num(x - size * 0.5)} -12 ${num(x - size * 0.45)} ${num(-10 - size * 0.5)} ${num(x - size * 0.08)} ${num(-10 - size * 1.2)}C${num(x + size * 0.1)} ${num(-10 - size * 0.7)} ${num(x + size * 0.6)} ${num(-10 - size * 0.5)} ${x} -8Z`,
      { fill: colour },
    );
  const fire =
    path(mouth, {
      fill: sheet.linear([
        [0, '#241a1d'],
        [1, '#4a2a22'],
      ]),
    }) +
    glow(sheet, [0, -20], 46, '#ffb454', 0.8) +
    [
      [-14, 28],
      [12, 32],
      [0, 40],
    ]
      .map(([x = 0, size = 0]) => flame(x, size, '#ec6f2c'))
      .join('') +
    [
      [-9, 18],
      [9, 19],
      [0, 26],
    ]
      .map(([x = 0, size = 0]) => flame(x, size, '#fbc04c'))
      .join('') +
    path('M-28 -5L24 -10M-24 -11L28 -4', stroked('#6d4630', 7)) +
    path('M-40 0H40', stroked('#2a2022', 3));
  const mantel =
    rect(-80, -112, 160, 112, { fill: lit(sheet, stone, 0.03) }) +
    rect(-70, -98, 18, 98, { fill: shade(stone, 0.035) }) +
    rect(52, -98, 18, 98, { fill: shade(stone, 0.035) }) +
    fire +
    rect(-90, -120, 180, 9, { rx: 1, fill: lit(sheet, stone, 0.04) }) +
    rect(-90, 0, 180, 7, { fill: shade(stone, 0.1) });
  const candles = [62, 72]
    .map(
      (x, index) =>
        rect(x - 2, -136 - index * 7, 4, 16 + index * 7, { fill: palette.soft }) +
        path(`M${x} ${-137 - index * 7}q-3 -5 0 -9q3 4 0 9`, { fill: '#f6b53f' }),
    )
    .join('');
  const chair = (x: number): string =>
    contactShadow(sheet, [x, 17], 44, 5) +
    group(legs(room, [-26, 26], 14), { transform: `translate(${x} 16)` }) +
    soft(room, x - 34, -82, 68, 90, 20, shade(cloth[0], 0.03)) +
    soft(room, x - 30, -32, 60, 20, 8, tint(cloth[0], 0.04)) +
    soft(room, x - 42, -50, 18, 56, 8, cloth[0]) +
    soft(room, x + 24, -50, 18, 56, 8, cloth[0]) +
    cushion(room, x, -28, 34, cloth[2], 5);
  const basket =
    path('M102 12L98 -18H146L142 12Z', { fill: lit(sheet, '#c39a62', 0.06) }) +
    path('M99 -10H145M100 0H144', stroked('#9a7442', 1.6)) +
    [108, 118, 128, 137]
      .map((x, index) =>
        circle(x, -20 - (index % 2) * 5, 7, { fill: '#d9b27a', stroke: '#8a6038', 'stroke-width': 1.8 }),
      )
      .join('');
  return (
    gallery(room, 0, -134, Math.min(130, half), high - 20) +
    (half > 200
      ? windowAt(room, half - 70, -76, 90, Math.min(150, high - 104)) + plant(room, 178, 120)
      : '') +
    mantel +
    bouquet(room, -64, -120, 30) +
    candles +
    rug(room, 230) +
    chair(-128) +
    basket +
    (half > 200 ? floorLamp(room, -190, 150) : '')
  );
};

const ROOMS = {
  'living room': {
    said: 'A living room with a sofa, cushions, a lamp and framed pictures',
    draw: livingRoom,
    wide: 290,
    tags: ['living room', 'sofa'],
  },
  'reading corner': {
    said: 'A reading corner with an armchair, a lamp and shelves of books',
    draw: readingCorner,
    wide: 240,
    tags: ['reading corner', 'armchair', 'books'],
  },
  kitchen: {
    said: 'A kitchen with a tiled wall and open shelves of cups and bowls',
    draw: kitchen,
    wide: 250,
    tags: ['kitchen', 'open shelves'],
  },
  bedroom: {
    said: 'A bedroom with a made bed, two bedside lamps and framed pictures',
    draw: bedroom,
    wide: 292,
    tags: ['bedroom', 'bed linen'],
  },
  desk: {
    said: 'A desk with a screen, a lamp, books and a plant',
    draw: desk,
    wide: 280,
    tags: ['home office', 'desk'],
  },
  hallway: {
    said: 'A hallway with a painted door, a round mirror and a narrow table',
    draw: hallway,
    wide: 270,
    tags: ['hallway', 'entrance'],
  },
  'window seat': {
    said: 'A window seat with cushions and a sleeping cat between shelves of books',
    draw: windowSeat,
    wide: 300,
    tags: ['window seat', 'books', 'cosy'],
  },
  'dining table': {
    said: 'A dining table with two chairs, flowers and hanging lamps',
    draw: diningTable,
    wide: 290,
    tags: ['dining room', 'table'],
  },
  fireplace: {
    said: 'A fireplace with a burning fire, an armchair and a basket of wood',
    draw: fireplace,
    wide: 320,
    tags: ['fireplace', 'cosy', 'living room'],
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly said: string; readonly draw: Draw; readonly wide: number; readonly tags: readonly string[] }
  >
>;

type Subject = keyof typeof ROOMS;

const WALLS = ['plain', 'arch', 'stripes', 'half', 'window'] as const;

type Scene = {
  readonly subject: Subject;
  readonly backdrop: (typeof WALLS)[number];
  readonly isDark: boolean;
  readonly cloth: Room['cloth'];
};

/** Rooms of a home, seen straight on: furniture, textiles, plants and pictures on the wall. */
export const interiors: Family = defineFamily<Subject, Scene>({
  name: 'interiors',
  subjects: Object.keys(ROOMS) as Subject[],
  plan: ({
    subject,
    random,
    palette: { main, second, deep, calm, soft, wash, paper, spark },
  }: Brief<Subject>): Scene => {
    const [hero = main, accent = second] = random.shuffle([main, second, deep, calm, spark]);
    return {
      subject,
      backdrop: random.pick(WALLS),
      isDark: random.chance(0.14),
      cloth: [hero, random.pick([soft, paper, wash]), accent],
    };
  },
  words: ({ subject, backdrop }, { palette }) => ({
    alt: `${ROOMS[subject].said} ${BACKDROP_WORDS[backdrop]}, in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: [...ROOMS[subject].tags, 'interior design', 'home decor'],
  }),
  draw: ({ subject, backdrop, isDark, cloth }, sheet) => {
    const { width, height, unit } = sheet;
    const { draw, wide } = ROOMS[subject];
    const ground = stage(sheet, { backdrop, level: height > width * 1.2 ? 0.79 : 0.77, isDark });
    const scale = clamp(ground.foot / 232, width / wide / 2.2, width / wide);
    const foot = ground.level + (height - ground.level) * 0.2;
    const room: Room = {
      sheet: { ...sheet, unit: unit / scale },
      half: width / scale / 2,
      high: foot / scale,
      wall: ground.wall,
      wood: mix('#b58352', sheet.palette.deep, 0.12),
      cloth,
    };
    const skirting =
      rect(0, ground.level - 7 * scale, width, 7 * scale, { fill: tint(ground.wall, 0.05) }) +
      line(
        [0, ground.level - 7 * scale],
        [width, ground.level - 7 * scale],
        stroked(shade(ground.wall, 0.07), unit * 0.14),
      );
    return ground.markup + skirting + group(draw(room), { transform: placed(width / 2, foot, 0, scale) });
  },
});
