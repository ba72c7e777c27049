import { mix, shade, tint, type Colour } from '../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../art/family.ts';
import { blob, leafShape, polar, ringSlice, scattered, smooth, times } from '../art/geometry.ts';
import { leaf } from '../art/leaves.ts';
import type { Random } from '../art/random.ts';
import type { Sheet } from '../art/sheet.ts';
import { BACKDROPS, stage, type Backdrop } from '../art/stage.ts';
import { circle, ellipse, group, line, num, path, placed, rect, stroked, type Point } from '../art/svg.ts';
import { contactShadow, grainOn, stipple } from '../art/texture.ts';

/** A dish is drawn about the origin with a radius of 100; one that is seen from the side stands on it. */
type Dish = (sheet: Sheet, flavour: Colour, china: Colour) => string;

const [CRUST, CREAM, RED, BERRY, BROWN] = ['#dba253', '#fff5e2', '#d64a3a', '#47508f', '#5e3727'] as const;
const GREENS = ['#5f8f3c', '#86ad55', '#4a7b42', '#a9c46c', '#6d9a47'] as const;

const about = (
  count: number,
  radius: number,
  make: (x: number, y: number, angle: number) => string,
  turn = 0,
): string =>
  times(count, (index) => {
    const angle = turn + (360 / count) * index;
    const [x, y] = polar([0, 0], angle, radius);
    return make(x, y, angle);
  }).join('');

const within = ({ random }: Sheet, radius: number, distance: number, most = 60): Point[] =>
  scattered(random, { x: -radius, y: -radius, width: radius * 2, height: radius * 2 }, distance, most).filter(
    ([x, y]) => Math.hypot(x, y) < radius,
  );

const lit = (sheet: Sheet, colour: Colour, depth = 0.08): string =>
  sheet.radial(
    [
      [0, tint(colour, depth)],
      [0.6, colour],
      [1, shade(colour, depth)],
    ],
    [0.38, 0.34],
    0.72,
  );

const fade = (sheet: Sheet, colours: readonly Colour[], to: Point = [0, 1]): string =>
  sheet.linear(
    colours.map((colour, index) => [index / (colours.length - 1), colour] as const),
    [0, 0],
    to,
  );

/** A soft shadow in three steps: cheaper than a gradient where it is as large as a plate. */
const shadow = (sheet: Sheet, rx: number, ry = rx, x = 0, y = 0): string =>
  [1.07, 1.045, 1.02]
    .map((size) => ellipse(x + 3, y + 5, rx * size, ry * size, { fill: sheet.palette.ink, opacity: 0.1 }))
    .join('');

/** A ball: with a soft light on it where it is large enough to see one. */
const orb = (sheet: Sheet, x: number, y: number, r: number, colour: Colour): string =>
  (r > 21
    ? circle(x, y, r, { fill: lit(sheet, colour, 0.1) })
    : circle(x, y, r, { fill: shade(colour, 0.07) }) +
      circle(x - r * 0.12, y - r * 0.14, r * 0.82, { fill: tint(colour, 0.03) })) +
  ellipse(x - r * 0.32, y - r * 0.36, r * 0.24, r * 0.16, { fill: '#ffffff', opacity: 0.5 });

const herb = (x: number, y: number, angle: number, size: number, colour: Colour): string =>
  leaf([x, y], angle, size, size * 0.5, colour, 0.25);

const herbs = (sheet: Sheet, x: number, y: number, size: number): string =>
  times(3, (index) =>
    herb(x, y, index * 112 + sheet.random.between(0, 50), size, GREENS[index * 2] ?? GREENS[0]),
  ).join('');

/** A round slice of a fruit with chambers. */
const slice = (x: number, y: number, r: number, rind: Colour, flesh: Colour, count = 8): string => {
  const chambers = times(count, (index) =>
    ringSlice([x, y], r * 0.14, r * 0.78, (360 / count) * index + 5, (360 / count) * (index + 1) - 5),
  );
  return (
    circle(x, y, r, { fill: rind }) +
    circle(x, y, r * 0.89, { fill: mix(rind, CREAM, 0.82) }) +
    path(chambers.join(''), {
      fill: flesh,
      stroke: flesh,
      'stroke-width': r * 0.08,
      'stroke-linejoin': 'round',
    })
  );
};

const plate = (sheet: Sheet, china: Colour, radius = 100): string => {
  const accent = sheet.palette.main;
  const rims = [
    circle(0, 0, radius * 0.94, { fill: 'none', stroke: accent, 'stroke-width': 1.6 }),
    about(36, radius * 0.87, (x, y) => circle(x, y, 1.9, { fill: accent })),
    about(24, radius * 0.86, (x, y, angle) =>
      path(leafShape([x, y], angle + 62, 13, 6), { fill: mix(accent, china, 0.15) }),
    ),
    '',
  ];
  return (
    shadow(sheet, radius) +
    circle(0, 0, radius, {
      fill: sheet.linear(
        [
          [0, tint(china, 0.03)],
          [1, shade(china, 0.05)],
        ],
        [0, 0],
        [1, 1],
      ),
    }) +
    circle(0, 0, radius - 1, stroked(shade(china, 0.1), 0.8)) +
    sheet.random.fork('rim').pick(rims) +
    circle(0, 0, radius * 0.76, {
      fill: sheet.linear(
        [
          [0, shade(china, 0.07)],
          [0.3, shade(china, 0.015)],
          [1, tint(china, 0.03)],
        ],
        [0, 0],
        [1, 1],
      ),
    })
  );
};

const bowl = (sheet: Sheet, china: Colour, inside: string, radius = 100): string =>
  shadow(sheet, radius) +
  circle(0, 0, radius, {
    fill: sheet.linear(
      [
        [0, tint(china, 0.08)],
        [1, shade(china, 0.1)],
      ],
      [0, 0],
      [1, 1],
    ),
  }) +
  circle(0, 0, radius * 0.94, {
    fill: sheet.linear(
      [
        [0, shade(china, 0.22)],
        [0.6, shade(china, 0.06)],
        [1, tint(china, 0.05)],
      ],
      [0, 0],
      [1, 1],
    ),
  }) +
  group(circle(0, 0, radius * 0.84, { fill: shade(china, 0.16) }) + inside, {
    'clip-path': sheet.clip(circle(0, 0, radius * 0.85)),
  });

const cupOfCoffee = (sheet: Sheet, china: Colour, radius: number): string => {
  const heart = 'M0 34C-46 6 -40 -34 -14 -30Q-4 -28 0 -18Q4 -28 14 -30C40 -34 46 6 0 34Z';
  const art = [1, 0.72, 0.44].map((size, ring) =>
    path(heart, {
      fill: ring === 1 ? '#b07a48' : '#f6dfbd',
      transform: `translate(0 ${ring * 3}) scale(${size})`,
    }),
  );
  const cup =
    rect(50, -9, 38, 18, { rx: 8, fill: shade(china, 0.05), transform: 'rotate(38)' }) +
    circle(0, 0, 64, { fill: lit(sheet, china, 0.05) }) +
    circle(0, 0, 57, { fill: shade(china, 0.14) }) +
    circle(1, 2, 54, { fill: lit(sheet, '#a8703f', 0.06) }) +
    group(art, { transform: 'rotate(-28)' });
  return group(plate(sheet, china) + shadow(sheet, 64) + cup, { transform: placed(0, 0, 0, radius / 100) });
};

const croissant = (sheet: Sheet): string =>
  times(9, (index) => [index, Math.abs(index - 4)] as const)
    .toSorted((one, other) => other[1] - one[1])
    .map(([index, off]) => {
      const [x, y] = polar([0, 30], 198 + index * 18, 34);
      const fill = sheet.linear([
        [0, '#f4cb80'],
        [0.4, '#dc9746'],
        [1, '#a96228'],
      ]);
      const roll = rect(-21 + off * 2.7, -12 + off * 1.3, 42 - off * 5.4, 24 - off * 2.6, {
        rx: 10 - off * 1.2,
        fill,
        stroke: '#8f5122',
        'stroke-width': 0.7,
      });
      const gloss = path(
        `M${-12 + off * 2.4} -4q12 ${3 - off} ${24 - off * 4.8} 0M${-12 + off * 2.4} 3q12 3 ${24 - off * 4.8} 0`,
        stroked('#fbe2ad', 1, { opacity: 0.45 }),
      );
      return group(roll + gloss, { transform: placed(x, y, 198 + index * 18) });
    })
    .join('');

const soup: Dish = (sheet, flavour, china) => {
  const swirl = smooth(times(26, (index) => polar([4, 4], index * 31, 4 + index * 1.9)));
  const croutons = within(sheet, 46, 21, 7).map(([x, y]) =>
    rect(-6, -6, 12, 12, {
      rx: 2.4,
      fill: lit(sheet, CRUST, 0.1),
      stroke: '#b27a36',
      'stroke-width': 0.7,
      transform: placed(x, y, sheet.random.between(0, 90)),
    }),
  );
  const inside =
    circle(0, 0, 84, { fill: lit(sheet, flavour, 0.05) }) +
    path(swirl, stroked(mix(CREAM, flavour, 0.12), 4.6)) +
    group(croutons) +
    herbs(sheet, 4, -2, 25) +
    stipple(
      sheet,
      { x: -70, y: -70, width: 140, height: 140 },
      { density: () => 1, colour: BROWN, dots: 70, size: 0.16 },
    );
  return plate(sheet, china, 112) + bowl(sheet, sheet.palette.second, inside, 84);
};

const pizza: Dish = (sheet, flavour) => {
  const { random } = sheet;
  const spots = within(sheet, 66, 25, 16);
  const cheese = within(sheet, 74, 15, 40).map(([x, y]) =>
    path(blob(random, [x, y], 13, 11), { fill: tint('#f7d588', random.between(0, 0.05)) }),
  );
  const toppings = spots.map(([x, y], index) =>
    index % 4 === 3
      ? path(blob(random, [x, y], 12, 11), {
          fill: lit(sheet, CREAM, 0.03),
          stroke: '#ecd9ac',
          'stroke-width': 1,
        })
      : circle(x, y + 1, 11.4, { fill: '#7a2f1c', opacity: 0.4 }) +
        circle(x, y, 11, { fill: lit(sheet, flavour, 0.07) }) +
        stipple(
          sheet,
          { x: x - 7, y: y - 7, width: 14, height: 14 },
          { density: () => 1, colour: shade(flavour, 0.12), dots: 12, size: 0.3 },
        ),
  );
  const olives = within(sheet, 70, 30, 8).map(([x, y]) =>
    circle(x, y, 4, { fill: 'none', stroke: '#3b3a3a', 'stroke-width': 3.2 }),
  );
  const basil = within(sheet, 64, 34, 6).map(([x, y]) =>
    herb(x, y, random.between(0, 360), 21, random.pick(GREENS)),
  );
  const cuts = [20, 80, 140].map((angle) =>
    line(
      polar([0, 0], angle, 94),
      polar([0, 0], angle + 180, 94),
      stroked('#8f4a1f', 1.1, { opacity: 0.55 }),
    ),
  );
  const board =
    circle(0, 0, 110, { fill: lit(sheet, '#c0905c', 0.05) }) +
    rect(-14, 96, 28, 62, { rx: 12, fill: '#b98755' }) +
    circle(0, 144, 5, { fill: '#7d5634' });
  const crust = blob(random, [0, 0], 98, 98, { points: 18, wobble: 0.025 });
  return (
    shadow(sheet, 110) +
    board +
    shadow(sheet, 94) +
    path(crust, { fill: lit(sheet, CRUST, 0.08) }) +
    grainOn(
      sheet,
      crust,
      { x: -100, y: -100, width: 200, height: 200 },
      { colour: '#a9632a', strength: 3, reach: 0.7, size: 0.3 },
    ) +
    path(blob(random, [0, 0], 83, 83, { points: 16, wobble: 0.03 }), { fill: '#c5472c' }) +
    group(cheese) +
    group(cuts) +
    group(toppings) +
    group(olives) +
    group(basil)
  );
};

const salad: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const leaves = [76, 52, 26].map((radius, ring) =>
    about(
      13 - ring * 3,
      radius,
      (x, y, angle) =>
        leaf(
          [x * (0.5 - ring * 0.2), y * (0.5 - ring * 0.2)],
          angle + random.around() * 14,
          radius * 0.78 + 6,
          30,
          shade(random.pick(GREENS), 0.06 - ring * 0.045),
        ),
      ring * 17,
    ),
  );
  const extras = within(sheet, 66, 24, 18).map(([x, y], index) =>
    [
      () => slice(x, y, 11, RED, '#f0805c', 6),
      () =>
        circle(x, y, 13, { fill: '#3f7a3c' }) +
        circle(x, y, 11.4, { fill: '#d9e8ae' }) +
        about(7, 5, (sx, sy) => circle(x + sx, y + sy, 1.2, { fill: '#f6f7dc' })),
      () => circle(x, y, 9.5, { fill: flavour }) + circle(x, y, 8, { fill: CREAM }),
      () =>
        rect(-7, -6, 14, 12, {
          rx: 2,
          fill: '#fffdf4',
          stroke: '#e6dcc4',
          'stroke-width': 0.8,
          transform: placed(x, y, random.between(0, 90)),
        }),
    ][index % 4]?.(),
  );
  return (
    plate(sheet, china, 112) +
    bowl(sheet, sheet.palette.second, group(leaves) + group(extras.map((extra) => extra ?? '')), 98)
  );
};

const ramen: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const strands = times(26, (index) => {
    const radius = 10 + index * 2.3;
    const from = random.between(-40, 200);
    return smooth(times(7, (step) => polar([-8, 14], from + step * 27, radius + random.around() * 2.4)));
  });
  const noodles = strands.map((d) => path(d, stroked('#c68f3c', 4.6)) + path(d, stroked('#f6d58c', 3)));
  const egg = (x: number, y: number): string =>
    ellipse(x, y + 1.5, 20, 16, { fill: '#7d4a22', opacity: 0.4 }) +
    ellipse(x, y, 20, 16, { fill: lit(sheet, '#fffaf0', 0.03) }) +
    circle(x, y, 9, { fill: lit(sheet, '#f3a42d', 0.08) });
  const pork = (x: number, y: number): string =>
    circle(x, y, 21, { fill: lit(sheet, flavour, 0.06), stroke: shade(flavour, 0.16), 'stroke-width': 2 }) +
    path(
      smooth(times(14, (step) => polar([x, y], step * 48, 2 + step * 1.2))),
      stroked(tint(flavour, 0.16), 2.4),
    );
  const fishcake = (x: number, y: number): string =>
    circle(x, y, 13, { fill: '#fffaf2', stroke: '#f2dfd4', 'stroke-width': 2.6, 'stroke-dasharray': '4 2' }) +
    path(smooth(times(9, (step) => polar([x, y], step * 55, 1 + step))), stroked('#e7738c', 2.2));
  const onions = within(sheet, 62, 13, 16).map(([x, y]) =>
    circle(x * 0.55 + 26, y * 0.55 + 20, 3.2, {
      fill: 'none',
      stroke: random.pick(GREENS),
      'stroke-width': 1.8,
    }),
  );
  const nori = rect(-16, -30, 32, 52, {
    rx: 2,
    fill: sheet.linear([
      [0, '#2c4439'],
      [1, '#182a25'],
    ]),
    transform: placed(54, -46, 28),
  });
  const inside =
    circle(0, 0, 84, { fill: lit(sheet, '#c27a35', 0.05) }) +
    group(noodles) +
    nori +
    pork(-38, -32) +
    pork(-52, 2) +
    egg(2, -46) +
    egg(34, -22) +
    fishcake(-18, 50) +
    group(onions) +
    herbs(sheet, 26, 36, 18);
  const sticks = [0, 9].map((aside) =>
    line([-128, 92 + aside], [112, 44 + aside * 2.1], stroked(mix(BROWN, '#a3522f', 0.5), 4.6)),
  );
  return (
    bowl(sheet, mix(china, sheet.palette.second, 0.7), inside) +
    group(sticks.join(''), { transform: 'translate(4 6)', opacity: 0.25 }) +
    group(sticks)
  );
};

const pie: Dish = (sheet, flavour, china) => {
  const berries = within(sheet, 74, 13.5, 90).map(([x, y]) =>
    orb(sheet, x, y, 8.6, shade(flavour, sheet.random.between(-0.03, 0.06))),
  );
  const strip = (at: number): string =>
    rect(-84, at - 6.4, 168, 14.6, { fill: '#5a2a1c', opacity: 0.3 }) +
    rect(-84, at - 7, 168, 13, {
      fill: sheet.linear([
        [0, '#f3c987'],
        [1, '#cf8f42'],
      ]),
    });
  const places = [-56, -28, 0, 28, 56];
  const bridges = places.flatMap((x, column) =>
    places.map((y, row) =>
      (row + column) % 2 === 0
        ? ''
        : rect(x - 8, y - 7, 16, 13, { fill: '#e6b368' }) +
          path(`M${x - 8} ${y - 7}v13M${x + 8} ${y - 7}v13`, stroked('#a9682c', 0.8, { opacity: 0.6 })),
    ),
  );
  const lattice = group(
    group(places.map(strip)) + group(places.map(strip), { transform: 'rotate(90)' }) + group(bridges),
    { 'clip-path': sheet.clip(circle(0, 0, 78)), transform: 'rotate(-32)' },
  );
  const edge = about(34, 82, (x, y, angle) =>
    ellipse(x, y, 9, 6.6, { fill: lit(sheet, CRUST, 0.09), transform: `rotate(${angle} ${x} ${y})` }),
  );
  const leaves = [-80, 10, 130].map((angle) => leaf(polar([0, 0], angle, 4), angle, 26, 15, '#e0a653'));
  return (
    plate(sheet, china, 108) +
    shadow(sheet, 86) +
    circle(0, 0, 84, { fill: shade(flavour, 0.1) }) +
    group(berries) +
    lattice +
    edge +
    group(leaves) +
    stipple(
      sheet,
      { x: -74, y: -74, width: 148, height: 148 },
      { density: () => 1, colour: CREAM, dots: 260, size: 0.18, opacity: 0.8 },
    )
  );
};

const breakfast: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const egg = (x: number, y: number): string =>
    path(blob(random, [x, y + 2], 33, 28, { wobble: 0.1 }), { fill: '#b98b52', opacity: 0.35 }) +
    path(blob(random, [x, y], 32, 27, { wobble: 0.1 }), { fill: lit(sheet, '#fffaf0', 0.03) }) +
    orb(sheet, x + 2, y - 1, 12.5, flavour);
  const toast = (x: number, y: number, turn: number): string =>
    group(
      rect(-25, -25, 50, 50, { rx: 11, fill: '#a9682c' }) +
        rect(-22, -22, 44, 44, { rx: 8, fill: lit(sheet, '#eabf7c', 0.07) }) +
        stipple(
          sheet,
          { x: -20, y: -20, width: 40, height: 40 },
          { density: () => 1, colour: '#c58d45', dots: 60, size: 0.3 },
        ),
      { transform: placed(x, y, turn) },
    );
  const rasher = (y: number): string => {
    const d = smooth(times(8, (step) => [-34 + step * 10, y + (step % 2 === 0 ? -2.6 : 2.6)] as const));
    return (
      path(d, stroked('#a5402f', 12)) +
      path(d, stroked('#f1b79b', 3.4)) +
      path(d, stroked('#c65a41', 1.6, { transform: 'translate(0 4)' }))
    );
  };
  const avocado = times(5, (index) =>
    group(
      path(leafShape([-22, 0], 0, 44, 15), { fill: '#5f7f37' }) +
        path(leafShape([-20, 0], 0, 40, 11), { fill: '#cfdc84' }),
      { transform: placed(-44 + index * 9, 47 + index * 2.4, 64 + index * 5) },
    ),
  );
  const tomatoes = [
    [46, 42],
    [62, 22],
  ].map(([x = 0, y = 0]) => slice(x, y, 13, RED, '#f0805c', 6));
  return (
    plate(sheet, china, 112) +
    toast(-42, -46, -14) +
    toast(-18, -60, 12) +
    group(rasher(-44) + rasher(-30), { transform: 'translate(42 -6) rotate(26)' }) +
    egg(-34, 4) +
    egg(14, 16) +
    group(avocado) +
    group(tomatoes) +
    herbs(sheet, 8, 62, 22)
  );
};

const fruitBowl: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const apple = (x: number, y: number, colour: Colour): string =>
    circle(x + 4, y + 6, 28, { fill: BROWN, opacity: 0.28 }) +
    orb(sheet, x, y, 28, colour) +
    ellipse(x + 2, y - 4, 8, 5, { fill: shade(colour, 0.13) }) +
    path(`M${x + 2} ${y - 4}q2 -8 8 -12`, stroked('#5e4226', 2.6)) +
    herb(x + 7, y - 13, 10, 16, GREENS[0]);
  const orange = (x: number, y: number): string =>
    circle(x + 4, y + 6, 25, { fill: BROWN, opacity: 0.28 }) +
    orb(sheet, x, y, 25, '#f0943a') +
    stipple(
      sheet,
      { x: x - 16, y: y - 16, width: 32, height: 32 },
      { density: () => 1, colour: '#c96d1f', dots: 40, size: 0.16 },
    ) +
    circle(x + 3, y + 4, 2.4, { fill: '#6d8a3a' });
  const grapes = scattered(random, { x: 4, y: 14, width: 50, height: 44 }, 11, 20).map(([x, y]) =>
    orb(sheet, x, y, 8.4, flavour),
  );
  const banana = (turn: number): string =>
    group(
      path('M-58 14C-36 52 26 56 58 8C62 2 56 0 52 4C28 32 -22 30 -50 8C-56 4 -62 8 -58 14Z', {
        fill: sheet.linear([
          [0, '#fae08a'],
          [1, '#dfa935'],
        ]),
        stroke: '#b98525',
        'stroke-width': 1,
      }) + path('M-48 18C-22 44 22 42 50 12', stroked('#c8942c', 1.2)),
      { transform: placed(-18, 18, turn) },
    );
  return (
    bowl(sheet, china, banana(112) + banana(100), 106) +
    apple(-24, -42, RED) +
    orange(28, -52) +
    apple(-42, 12, '#a9b64c') +
    orange(2, -4) +
    apple(52, -8, mix(RED, flavour, 0.3)) +
    banana(30) +
    group(grapes)
  );
};

const tart: Dish = (sheet, flavour, china) => {
  const flutes = about(40, 86, (x, y) =>
    circle(x, y, 7.6, { fill: lit(sheet, CRUST, 0.08), stroke: '#b2763a', 'stroke-width': 0.8 }),
  );
  const strawberry = (x: number, y: number, angle: number): string =>
    group(
      path(leafShape([-15, 0], 0, 32, 24, { belly: 0.32 }), { fill: lit(sheet, RED, 0.07) }) +
        path(leafShape([-10, 0], 0, 20, 11, { belly: 0.4 }), { fill: '#f3a08a' }) +
        path('M-8 0H6', stroked('#fff0e0', 1.4)),
      { transform: placed(x, y, angle + 180) },
    );
  const rings = [
    (x: number, y: number, angle: number): string => strawberry(x, y, angle),
    (x: number, y: number): string =>
      orb(sheet, x, y, 8.6, BERRY) + circle(x, y, 2.4, { fill: shade(BERRY, 0.12) }),
    (x: number, y: number): string => slice(x, y, 16, '#eab02e', '#f9d768'),
    (x: number, y: number): string =>
      circle(x, y, 14, { fill: '#7d9a3a' }) +
      circle(x, y, 12, { fill: '#a8c455' }) +
      circle(x, y, 4, { fill: '#eef0c4' }),
  ];
  const [outer, middle] = sheet.random.shuffle(rings);
  return (
    plate(sheet, china, 112) +
    shadow(sheet, 92) +
    circle(0, 0, 86, { fill: CRUST }) +
    flutes +
    circle(0, 0, 80, { fill: '#a86a2c' }) +
    circle(0, 1, 78, { fill: lit(sheet, flavour, 0.05) }) +
    about(13, 59, outer ?? strawberry) +
    about(8, 30, middle ?? strawberry, 20) +
    orb(sheet, 0, 0, 12, RED) +
    herbs(sheet, 0, 0, 15)
  );
};

const cookies: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const cookie = (x: number, y: number, r: number): string => {
    const edge = blob(random, [x, y], r, r, { points: 13, wobble: 0.05 });
    const box = { x: x - r, y: y - r, width: r * 2, height: r * 2 };
    const chips = scattered(
      random,
      { x: x - r * 0.68, y: y - r * 0.68, width: r * 1.36, height: r * 1.36 },
      r * 0.4,
      9,
    ).map(([cx, cy]) =>
      path(blob(random, [cx, cy], 4.6, 3.6, { points: 6 }), {
        fill: shade(flavour, random.between(0, 0.06)),
      }),
    );
    return (
      circle(x + 3, y + 5, r, { fill: BROWN, opacity: 0.3 }) +
      path(edge, { fill: lit(sheet, '#d49a55', 0.09), stroke: '#b4763a', 'stroke-width': 1 }) +
      grainOn(sheet, edge, box, { colour: '#a3662f', size: 0.3 }) +
      group(chips)
    );
  };
  return (
    plate(sheet, china, 112) +
    about(6, 52, (x, y) => cookie(x, y, 30), random.between(0, 60)) +
    cookie(4, -3, 31)
  );
};

const sushi: Dish = (sheet, flavour) => {
  const rice = (x: number, y: number): string =>
    rect(x - 13, y - 22, 30, 50, { rx: 10, fill: '#141d1a', opacity: 0.3 }) +
    rect(x - 14, y - 25, 28, 50, { rx: 11, fill: '#fbf6ea' });
  const nigiri = times(5, (index) => {
    const [x, colour] = [
      -68 + index * 34,
      index % 2 === 0 ? flavour : (['#f8c9a4', '#d9483f'][index >> 1] ?? flavour),
    ];
    const bars = times(4, (bar) => `M${x - 12} ${-52 + bar * 12}q10 1 24 -8`).join('');
    return (
      rice(x, -36) +
      rect(x - 12.5, -60, 25, 48, { rx: 11, fill: lit(sheet, colour, 0.07) }) +
      path(bars, stroked(tint(colour, 0.12), 1.8))
    );
  });
  const rolls = times(10, (index) => {
    const [x, y] = [-68 + (index % 5) * 34, 16 + Math.floor(index / 5) * 32];
    const heart = [flavour, '#7fa650', '#f3b73c'][index % 3] ?? flavour;
    return (
      circle(x + 1, y + 3, 14.5, { fill: '#141d1a', opacity: 0.35 }) +
      circle(x, y, 14, { fill: '#22362f' }) +
      circle(x, y, 11.6, { fill: '#fbf6ea' }) +
      circle(x - 1.6, y, 4.6, { fill: heart }) +
      circle(x + 3.6, y + 1, 2.6, { fill: GREENS[2] })
    );
  });
  const wood = mix(sheet.palette.second, '#a97845', 0.65);
  const board =
    rect(-106, -80, 222, 172, { rx: 10, fill: sheet.palette.ink, opacity: 0.25 }) +
    rect(-110, -86, 220, 170, {
      rx: 9,
      fill: sheet.linear([
        [0, tint(wood, 0.06)],
        [1, shade(wood, 0.04)],
      ]),
    }) +
    path(
      times(7, (row) => `M-108 ${-66 + row * 22}c60 6 150 -8 216 2`).join(''),
      stroked(shade(wood, 0.06), 1, { opacity: 0.7 }),
    );
  const sticks = [0, 7].map((aside) =>
    line([-104, 106 + aside], [104, 102 + aside * 1.6], stroked('#c9a06a', 4)),
  );
  return (
    board +
    group(nigiri) +
    group(rolls) +
    path('M84 66c4 -10 12 -14 18 -4s0 16 -8 14s-14 -2 -10 -10Z', { fill: '#a9c46c' }) +
    times(3, (index) =>
      path(leafShape([90, -66 + index * 10], 70, 22, 18), { fill: tint('#f3b8a0', index * 0.03) }),
    ).join('') +
    group(sticks)
  );
};

const coffeeAndCroissant: Dish = (sheet, _flavour, china) =>
  group(
    plate(sheet, mix(china, sheet.palette.second, 0.5), 74) +
      group(shadow(sheet, 44, 26) + croissant(sheet), { transform: placed(0, 0, -24, 1.2) }),
    { transform: 'translate(38 42)' },
  ) + group(cupOfCoffee(sheet, china, 56), { transform: 'translate(-56 -58)' });

const dishSide = (sheet: Sheet, china: Colour, half: number): string =>
  contactShadow(sheet, [0, 4], half * 1.05, 12) +
  path(
    `M${-half} -11H${half}C${half * 0.9} -1 ${half * 0.6} 2 ${half * 0.5} 3H${-half * 0.5}C${-half * 0.6} 2 ${-half * 0.9} -1 ${-half} -11Z`,
    {
      fill: sheet.linear([
        [0, tint(china, 0.04)],
        [1, shade(china, 0.12)],
      ]),
    },
  ) +
  ellipse(0, -11, half, half * 0.085, {
    fill: tint(china, 0.02),
    stroke: shade(china, 0.08),
    'stroke-width': 0.8,
  });

const berriesAt = (sheet: Sheet, places: readonly Point[], size: number): string =>
  places
    .map(([x, y], index) =>
      orb(sheet, x, y, size * (index % 2 === 0 ? 1 : 0.82), index % 2 === 0 ? RED : BERRY),
    )
    .join('');

const pancakes: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const count = random.whole(6, 8);
  const stack = times(count, (index) => {
    const [half, y, x] = [64 + random.around() * 4, -29 - index * 15, random.around() * 3];
    return rect(x - half, y, half * 2, 16, {
      rx: 8,
      fill: sheet.linear([
        [0, '#b9712c'],
        [0.28, '#d9984a'],
        [0.42, '#f7dca2'],
        [0.66, '#f3cf8a'],
        [0.8, '#d08a3d'],
        [1, '#a6612a'],
      ]),
    });
  });
  const top = -29 - (count - 1) * 15;
  const runs = [
    [-50, 34],
    [-24, 58],
    [4, 28],
    [30, 70],
    [52, 40],
  ]
    .map(([x = 0, drop = 0]) => `M${x - 7} ${top + 1}v${drop}a7 7 0 0 0 14 0v${-drop}Z`)
    .join('');
  const cap =
    ellipse(0, top + 2, 63, 9, { fill: '#d18c41' }) +
    ellipse(0, top + 2, 58, 7.6, { fill: flavour }) +
    path(runs, { fill: flavour, opacity: 0.92 }) +
    path(`M-51 ${top + 8}v20M29 ${top + 10}v44`, stroked(tint(flavour, 0.2), 2.2, { opacity: 0.7 }));
  const butter =
    path(`M-17 ${top - 9}l16 -5l20 5l-16 6Z`, { fill: '#fff0ae' }) +
    path(`M-17 ${top - 9}l20 6v9l-20 -6Z`, { fill: '#f9dc7c' }) +
    path(`M3 ${top - 3}l16 -6v9l-16 6Z`, { fill: '#eec75c' });
  return (
    dishSide(sheet, china, 104) +
    group(stack) +
    cap +
    butter +
    berriesAt(
      sheet,
      [
        [-84, -18],
        [-72, -16],
        [78, -18],
        [88, -16],
      ],
      8,
    ) +
    herbs(sheet, 30, top - 2, 17)
  );
};

const cakeStand = (sheet: Sheet, china: Colour): string =>
  contactShadow(sheet, [0, 2], 60, 9) +
  path('M-34 2C-14 -4 -10 -20 -9 -34H9C10 -20 14 -4 34 2Z', {
    fill: sheet.linear(
      [
        [0, tint(china, 0.05)],
        [1, shade(china, 0.14)],
      ],
      [0, 0],
      [1, 0],
    ),
  }) +
  group(dishSide(sheet, china, 98), { transform: 'translate(0 -34)' });

const layerCake: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const isNaked = random.chance(0.45);
  const side = 'M-70 -132V-48C-66 -38 66 -38 70 -48V-132Z';
  const bands = times(7, (row) =>
    path(
      `M-72 ${-118 + row * 12}C-60 ${-110 + row * 12} 60 ${-110 + row * 12} 72 ${-118 + row * 12}`,
      stroked(row % 2 === 0 ? CREAM : shade('#e0ab62', 0.02), 12, { 'stroke-linecap': 'butt' }),
    ),
  );
  const icing = isNaked ? CREAM : mix(flavour, CREAM, 0.35);
  const dripping = isNaked ? flavour : shade(flavour, 0.06);
  const drips = times(11, () => {
    const drop = random.between(8, 34);
    return `v${drop}a5.6 5.6 0 0 0 11.2 0v${-drop}q0.8 -3 1.6 0`;
  }).join('');
  const body =
    path(side, { fill: icing }) +
    (isNaked ? group(bands, { 'clip-path': sheet.clip(path(side)) }) : '') +
    path(side, {
      fill: sheet.linear(
        [
          [0, '#ffffff', 0.16],
          [0.4, '#ffffff', 0],
          [1, BROWN, 0.34],
        ],
        [0, 0],
        [1, 0],
      ),
    }) +
    grainOn(
      sheet,
      side,
      { x: -70, y: -132, width: 140, height: 90 },
      { colour: shade(icing, 0.18), towards: 0, size: 0.24 },
    );
  const pearls = times(15, (index) =>
    circle(-68 + index * 9.7, -46 + Math.sin((index / 14) * Math.PI) * 7, 6, {
      fill: lit(sheet, CREAM, 0.05),
    }),
  ).join('');
  const swirls = times(7, (index) =>
    group(
      ellipse(0, 0, 11, 7, { fill: shade(CREAM, 0.06) }) +
        ellipse(0, -5, 8, 6, { fill: shade(CREAM, 0.02) }) +
        ellipse(0, -9, 4.6, 4.6, { fill: CREAM }) +
        orb(sheet, 0, -16, 7.5, index % 2 === 0 ? RED : BERRY),
      { transform: placed(-57 + index * 19, -137 + Math.sin((index / 6) * Math.PI) * 6) },
    ),
  ).join('');
  return (
    cakeStand(sheet, china) +
    body +
    ellipse(0, -132, 70, 12, { fill: lit(sheet, dripping, 0.06) }) +
    path(`M-70 -132${drips}Q0 -110 70 -132Z`, { fill: dripping }) +
    pearls +
    herbs(sheet, 0, -146, 24) +
    swirls
  );
};

const cakeSlice: Dish = (sheet, flavour, china) => {
  const face = 'M-82 -14L60 -14V-96L-82 -92Z';
  const sponge = mix(flavour, '#e3b46c', 0.55);
  const layers = times(
    3,
    (row) =>
      rect(-84, -90 + row * 27, 150, 7, { fill: CREAM }) +
      path(`M-84 ${-87 + row * 27}h150`, stroked(RED, 2, { opacity: row === 0 ? 0 : 0.75 })),
  );
  const crumbs = stipple(
    sheet,
    { x: -82, y: -94, width: 142, height: 80 },
    { density: () => 1, colour: shade(sponge, 0.09), dots: 420, size: 0.24 },
  );
  const icing = tint(flavour, 0.03);
  const back = 'M60 -96L90 -116V-30L60 -14Z';
  const topping =
    path('M-82 -92L60 -96L90 -116Z', { fill: tint(icing, 0.05) }) +
    path(
      'M-82 -92L60 -96V-86q-6 14 -12 1q-8 22 -16 1q-8 12 -16 1q-8 26 -18 1q-8 10 -16 0q-8 18 -18 1q-8 8 -14 0q-8 12 -16 0q-10 6 -16 -7Z',
      { fill: icing },
    );
  return (
    dishSide(sheet, china, 108) +
    path(face, { fill: sponge }) +
    group(crumbs + group(layers), { 'clip-path': sheet.clip(path(face)) }) +
    path(back, {
      fill: sheet.linear(
        [
          [0, icing],
          [1, shade(icing, 0.12)],
        ],
        [0, 0],
        [1, 0],
      ),
    }) +
    topping +
    ellipse(48, -108, 17, 9, { fill: shade(CREAM, 0.05) }) +
    ellipse(48, -115, 12, 8, { fill: CREAM }) +
    orb(sheet, 48, -127, 10, RED) +
    herb(50, -134, -50, 17, GREENS[0]) +
    berriesAt(
      sheet,
      [
        [84, -20],
        [97, -17],
        [-94, -17],
      ],
      8,
    )
  );
};

type Row = {
  readonly said: string;
  readonly flavours: readonly (readonly [word: string, colour: Colour])[];
  readonly dish: Dish;
  readonly isSide?: boolean;
  /** How far it spreads, and what hangs out below it, in shares of its plate. */
  readonly reach?: number;
  readonly handle?: number;
  readonly tags: readonly string[];
};

const MENU = {
  'bowl of soup': {
    said: 'A bowl of {} soup with cream and croutons',
    flavours: [
      ['tomato', '#dd5a37'],
      ['pumpkin', '#eb9a3c'],
      ['pea', '#94b455'],
      ['beetroot', '#a83252'],
    ],
    dish: soup,
    tags: ['soup', 'dinner'],
  },
  pizza: {
    said: 'A {} pizza with basil and olives',
    flavours: [
      ['salami', '#c2402d'],
      ['tomato', '#df5a35'],
    ],
    dish: pizza,
    handle: 0.42,
    tags: ['pizza', 'italian food', 'dinner'],
  },
  'green salad': {
    said: 'A green salad with tomatoes, cucumber and {}',
    flavours: [
      ['radishes', '#d1436b'],
      ['red onions', '#8d4a86'],
    ],
    dish: salad,
    tags: ['salad', 'healthy food', 'lunch'],
  },
  ramen: {
    said: 'A bowl of ramen with noodles, soft eggs and {}',
    flavours: [
      ['pork', '#c98a6a'],
      ['roast chicken', '#dba66a'],
    ],
    dish: ramen,
    reach: 1.3,
    tags: ['ramen', 'noodles', 'japanese food'],
  },
  'berry pie': {
    said: 'A {} pie with a lattice crust',
    flavours: [
      ['blueberry', '#4b4f94'],
      ['cherry', '#b02a3a'],
      ['blackberry', '#5a2d5c'],
    ],
    dish: pie,
    tags: ['pie', 'baking', 'dessert'],
  },
  'breakfast plate': {
    said: 'A breakfast plate with {} eggs, toast, bacon and avocado',
    flavours: [
      ['fried', '#f4a62c'],
      ['sunny', '#f7b733'],
    ],
    dish: breakfast,
    tags: ['breakfast', 'brunch', 'eggs'],
  },
  'fruit bowl': {
    said: 'A bowl of apples, oranges, bananas and {} grapes',
    flavours: [
      ['purple', '#6a3a70'],
      ['green', '#a9bf5a'],
    ],
    dish: fruitBowl,
    tags: ['fruit', 'healthy food'],
  },
  'fruit tart': {
    said: 'A fruit tart with {} and rings of berries',
    flavours: [
      ['custard', '#f9df97'],
      ['lemon cream', '#f6d65c'],
      ['chocolate', '#6a4030'],
    ],
    dish: tart,
    tags: ['tart', 'baking', 'dessert'],
  },
  cookies: {
    said: 'A plate of cookies with {} chips',
    flavours: [
      ['dark chocolate', '#4a2a1f'],
      ['milk chocolate', '#7a4a30'],
    ],
    dish: cookies,
    tags: ['cookies', 'baking', 'sweets'],
  },
  sushi: {
    said: 'A board of sushi with {} and rolls',
    flavours: [
      ['salmon', '#f58a5f'],
      ['tuna', '#d04a4f'],
    ],
    dish: sushi,
    reach: 1.32,
    tags: ['sushi', 'japanese food', 'dinner'],
  },
  'coffee and croissant': {
    said: 'A cup of coffee and a {} croissant',
    flavours: [
      ['golden', CRUST],
      ['fresh', CRUST],
    ],
    dish: coffeeAndCroissant,
    reach: 1.25,
    tags: ['coffee', 'breakfast', 'croissant'],
  },
  pancakes: {
    said: 'A stack of pancakes with butter and {}',
    flavours: [
      ['maple syrup', '#a9581d'],
      ['honey', '#e09a2a'],
      ['berry sauce', '#9c2f4f'],
    ],
    dish: pancakes,
    isSide: true,
    tags: ['pancakes', 'breakfast', 'brunch'],
  },
  'layer cake': {
    said: 'A {} cake with berries on a cake stand',
    flavours: [
      ['strawberry', '#e98a98'],
      ['chocolate', '#5b3424'],
      ['pistachio', '#a5b870'],
      ['lemon', '#f3cf56'],
      ['caramel', '#c8803a'],
    ],
    dish: layerCake,
    isSide: true,
    tags: ['cake', 'baking', 'birthday'],
  },
  'slice of cake': {
    said: 'A slice of {} cake with cream and berries',
    flavours: [
      ['strawberry', '#ee98a2'],
      ['chocolate', '#6a4030'],
      ['pistachio', '#a9bb78'],
      ['orange', '#f0a24a'],
    ],
    dish: cakeSlice,
    isSide: true,
    tags: ['cake', 'dessert', 'sweets'],
  },
} as const satisfies Readonly<Record<string, Row>>;

type Subject = keyof typeof MENU;

const TABLES = [
  'on a plain table',
  'on a wooden table',
  'on a checked cloth',
  'on a striped cloth',
  'on a tiled table',
] as const;

type Scene = {
  readonly row: Row;
  readonly flavour: readonly [string, Colour];
  readonly table: (typeof TABLES)[number];
  readonly backdrop: Backdrop;
  readonly isDark: boolean;
  readonly china: Colour;
};

/** Food on its plate, from above with what belongs on the table, or from the side as in a shop window. */
export const food: Family = defineFamily<Subject, Scene>({
  name: 'food',
  subjects: Object.keys(MENU) as Subject[],
  plan: ({ subject, random, palette }: Brief<Subject>): Scene => {
    const row: Row = MENU[subject];
    return {
      row,
      flavour: random.pick(row.flavours),
      table: random.pick(TABLES),
      backdrop: random.pick(BACKDROPS),
      isDark: random.chance(0.25),
      china: random.pick([
        '#fffaf1',
        palette.paper,
        tint(palette.soft, 0.02),
        mix(palette.calm, palette.paper, 0.5),
      ]),
    };
  },
  words: ({ row, flavour, table }, { subject, palette }) => ({
    alt: `${row.said.replace('{}', flavour[0])} ${row.isSide ? 'against a wall' : `${table}, seen from above`}, in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: [...row.tags, 'food', 'recipes', flavour[0]],
  }),
  draw: (scene, sheet) => (scene.row.isSide ? fromTheSide(scene, sheet) : fromAbove(scene, sheet)),
});

/** A sheet whose unit fits things that are drawn with a radius of 100 and shown with another. */
const small = (sheet: Sheet, radius: number): Sheet => ({ ...sheet, unit: (sheet.unit * 100) / radius });

function fromTheSide({ row, flavour, backdrop, isDark, china }: Scene, sheet: Sheet): string {
  const { width, height, palette, unit } = sheet;
  const ground = stage(sheet, { backdrop, level: height > width * 1.5 ? 0.68 : 0.72, isDark });
  const size = Math.min(width * 0.39, height * 0.4);
  const reach = (ground.foot - size * 1.8) * 0.45;
  const half = size * 0.3;
  const lamp =
    line([width / 2, 0], [width / 2, reach], stroked(palette.ink, unit * 0.22)) +
    path(
      `M${num(width / 2 - half)} ${num(reach + half * 0.8)}a${num(half)} ${num(half * 0.9)} 0 0 1 ${num(half * 2)} 0Z`,
      {
        fill: fade(sheet, [tint(palette.main, 0.08), palette.main, shade(palette.main, 0.1)], [1, 0]),
      },
    );
  return (
    ground.markup +
    (reach < size * 0.45 ? '' : lamp) +
    group(row.dish(small(sheet, size), flavour[1], china), {
      transform: placed(width / 2, ground.foot, 0, size / 100),
    })
  );
}

function fromAbove({ row, flavour, table, isDark, china }: Scene, sheet: Sheet): string {
  const { width, height, random } = sheet;
  const radius = Math.min(Math.min(width, height) * 0.375, Math.max(width, height) * 0.3);
  const plates: readonly Point[] =
    height / width > 2
      ? [
          [width * 0.54, height * 0.27],
          [width * 0.46, height * 0.73],
        ]
      : [[width / 2, height / 2]];
  const taken = plates.flatMap((at) => [
    { at, r: radius * (row.reach ?? 1.14) },
    { at: [at[0], at[1] + radius * 1.2] as Point, r: radius * (row.handle ?? 0) },
  ]);
  const sides = sidesOf(random, width * height > 9 * radius * radius).map(([share, draw]): string => {
    const r = radius * share;
    const clear = (at: Point): number =>
      Math.min(...taken.map((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) - other.r - r));
    const [best] = times(60, (): Point => [
      random.between(r * 0.3, width - r * 0.3),
      random.between(r * 0.3, height - r * 0.3),
    ])
      .filter((at) => clear(at) > radius * 0.03)
      .toSorted((one, other) => clear(one) - clear(other));
    if (!best) return '';
    taken.push({ at: best, r });
    return group(draw(small(sheet, r), china), { transform: placed(...best, random.around() * 24, r / 100) });
  });
  const light = times(3, (pane) => {
    const x = width * (0.04 + pane * 0.34);
    return `M${num(x)} 0h${num(width * 0.24)}l${num(width * -0.3)} ${height}h${num(width * -0.24)}Z`;
  }).join('');
  const dishes = plates.map((at) =>
    group(row.dish(small(sheet, radius), flavour[1], china), { transform: placed(...at, 0, radius / 100) }),
  );
  return (
    tableTop(sheet, table, isDark, radius, plates) +
    group(sides) +
    group(dishes) +
    path(light, { fill: '#fff6da', opacity: 0.07 })
  );
}

function tableTop(
  sheet: Sheet,
  table: Scene['table'],
  isDark: boolean,
  radius: number,
  plates: readonly Point[],
): string {
  const { width, height, palette, random, unit } = sheet;
  const base = isDark
    ? mix(palette.deep, palette.ink, 0.2)
    : random.pick([
        palette.wash,
        palette.soft,
        mix(palette.calm, palette.paper, 0.4),
        mix(palette.second, palette.paper, 0.4),
        palette.main,
      ]);
  const wood = mix(isDark ? palette.deep : palette.wash, '#a9743f', isDark ? 0.35 : 0.5);
  const plank = radius * 0.62;
  const planks = times(
    Math.ceil(height / plank),
    (row) =>
      rect(0, row * plank, width, plank, { fill: shade(wood, random.between(-0.02, 0.04)) }) +
      path(
        times(
          5,
          (grain) =>
            `M0 ${(row + 0.15 + grain * 0.18) * plank}q${width * random.between(0.2, 0.4)} ${random.around() * plank * 0.16} ${width * 0.5} 0t${width * 0.5} 0`,
        ).join(''),
        stroked(shade(wood, 0.06), unit * 0.16, { opacity: 0.6 }),
      ) +
      line([0, row * plank], [width, row * plank], stroked(shade(wood, 0.14), unit * 0.3)),
  );
  const tile = radius * 0.5;
  const tiles = rect(0, 0, width, height, {
    fill: sheet.tile(
      tile,
      tile,
      path(`M0 0H${tile}M0 0V${tile}`, stroked(shade(base, 0.08), unit * 0.5)) +
        path(
          `M${tile / 2} ${tile * 0.2}L${tile * 0.8} ${tile / 2}L${tile / 2} ${tile * 0.8}L${tile * 0.2} ${tile / 2}Z`,
          { fill: mix(base, palette.second, 0.35) },
        ),
    ),
  });
  const thread = random.pick([palette.main, palette.second, palette.deep, palette.spark]);
  const [step, w, h] = [radius * 0.2, radius * 2.6, radius * 2.1];
  const bars = (length: number, across: number, thick: number, shift = 0): string =>
    times(length / step / 2, (index) => {
      const x = num(length / -2 + step * (index * 2 + 0.5 + shift));
      return `M${x} ${num(across / -2)}h${num(thick)}v${num(across)}h${num(-thick)}Z`;
    }).join('');
  const weave =
    table === 'on a checked cloth'
      ? path(bars(w, h, step), { fill: thread, opacity: 0.45 }) +
        path(bars(h, w, step), { fill: thread, opacity: 0.45, transform: 'rotate(90)' })
      : path(bars(w, h, step * 0.5) + bars(w, h, step * 0.16, 0.9), { fill: thread, opacity: 0.85 });
  const cloth = plates.map(([x, y], index) =>
    group(
      rect(w / -2 + radius * 0.03, h / -2 + radius * 0.04, w, h, { fill: palette.ink, opacity: 0.18 }) +
        rect(w / -2, h / -2, w, h, { fill: tint(palette.paper, 0.01) }) +
        weave,
      { transform: placed(x, y, index % 2 === 0 ? -24 : 66) },
    ),
  );
  const ground =
    table === 'on a wooden table'
      ? group(planks)
      : rect(0, 0, width, height, { fill: base }) + (table === 'on a tiled table' ? tiles : '');
  return (
    ground +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      {
        density: (x, y) => 0.2 + (x / width + y / height) * 0.25,
        colour: shade(base, 0.1),
        dots: 2600,
        size: 0.18,
        opacity: 0.5,
      },
    ) +
    (table.endsWith('cloth') ? group(cloth) : '')
  );
}

/** A choice of what stands about a plate, largest first; more of it where there is much table. */
const sidesOf = (random: Random, isWide: boolean): (typeof SIDES)[number][] => {
  const chosen = random.shuffle(SIDES).slice(0, isWide ? 7 : 6);
  return chosen.concat(isWide ? chosen : SIDES.slice(-2)).toSorted((one, other) => other[0] - one[0]);
};

/** What stands about a plate, largest first: a radius in shares of the plate's, and how it is drawn. */
const SIDES: readonly (readonly [radius: number, draw: (sheet: Sheet, china: Colour) => string])[] = [
  [
    0.56,
    (sheet) => {
      const { palette } = sheet;
      const metal = mix('#f0dfb4', palette.paper, 0.2);
      const cloth = mix(palette.main, palette.paper, 0.15);
      const fork = path(
        'M-22 84V-18M-34 -62v26q0 18 12 18q12 0 12 -18v-26M-26 -62v30M-18 -62v30',
        stroked(metal, 5),
      );
      const knife = path('M22 84V10', stroked(metal, 6.4)) + path('M19 14V-58q12 10 9 72Z', { fill: metal });
      return (
        rect(-46, -84, 100, 176, { fill: palette.ink, opacity: 0.2 }) +
        rect(-50, -90, 100, 178, {
          rx: 2,
          fill: sheet.linear(
            [
              [0, tint(cloth, 0.04)],
              [0.48, cloth],
              [0.5, shade(cloth, 0.05)],
              [1, cloth],
            ],
            [0, 0],
            [1, 0],
          ),
        }) +
        path('M-44 -84H44M-44 82H44', stroked(palette.paper, 2.4, { 'stroke-dasharray': '5 5' })) +
        group(fork + knife, { opacity: 0.25, transform: 'translate(4 5)' }) +
        fork +
        knife
      );
    },
  ],
  [0.44, (sheet, china) => cupOfCoffee(sheet, china, 100)],
  [
    0.4,
    (sheet, china) =>
      bowl(
        sheet,
        mix(china, sheet.palette.calm, 0.6),
        group(
          within(sheet, 76, 30, 30).map(([x, y], index) =>
            orb(sheet, x, y, 19, [RED, BERRY, RED][index % 3] ?? RED),
          ),
        ),
      ),
  ],
  [
    0.36,
    (sheet) =>
      shadow(sheet, 92) +
      circle(0, 0, 92, { fill: '#ffffff', opacity: 0.35 }) +
      circle(0, 0, 80, { fill: lit(sheet, mix('#f2c063', sheet.palette.spark, 0.35), 0.06) }) +
      slice(14, 6, 46, '#f0b93a', '#f9dc74') +
      circle(0, 0, 91, stroked('#ffffff', 4, { opacity: 0.6 })) +
      herbs(sheet, -30, -30, 44),
  ],
  [0.26, (sheet) => shadow(sheet, 84) + slice(0, 0, 84, '#efb52e', '#f9d767')],
  [
    0.3,
    () =>
      times(9, (index) =>
        leaf(
          polar([0, 80 - index * 20], -90, 0),
          -90 + (index % 2 === 0 ? -46 : 46),
          62 - index * 3,
          26,
          GREENS[index % 5] ?? GREENS[0],
          0.2,
        ),
      ).join('') + path('M0 96V-86', stroked(GREENS[2], 4)),
  ],
  [
    0.2,
    (sheet, china) =>
      bowl(
        sheet,
        china,
        group(
          scattered(sheet.random, { x: -80, y: -80, width: 160, height: 160 }, 18, 60).map(([x, y]) =>
            circle(x, y, 9, { fill: mix(BROWN, sheet.palette.second, sheet.random.next()) }),
          ),
        ),
      ),
  ],
  [
    0.13,
    (sheet) => circle(10, 16, 84, { fill: sheet.palette.ink, opacity: 0.25 }) + orb(sheet, 0, 0, 82, RED),
  ],
  [
    0.1,
    (sheet) => circle(10, 16, 84, { fill: sheet.palette.ink, opacity: 0.25 }) + orb(sheet, 0, 0, 82, BERRY),
  ],
];
