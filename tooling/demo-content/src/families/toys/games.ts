import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { circle, ellipse, group, path, placed, rect, stroked } from '../../art/svg.ts';
import { egg, form, hue, painted, shine, slab, type Toy } from './parts.ts';

/** Rings on a post, the widest at the bottom. */
export const rings: Toy = {
  width: 74,
  height: 100,
  draw: (sheet, paint) =>
    [
      slab(sheet, -36, -9, 72, 9, 4.5, paint.wood),
      rect(-3, -84, 6, 76, { fill: shade(paint.wood, 0.08) }),
      ...times(5, (index) => {
        const [half, y] = [33 - index * 4.3, -23 - index * 14];
        return (
          slab(sheet, -half, y, half * 2, 14, 7, hue(paint, index)) +
          shine(-half * 0.45, y + 3.6, half * 0.3, 1.2, 0)
        );
      }),
      egg(sheet, 0, -88, 9.5, hue(paint, 5)),
      shine(-3, -92, 3, 1.8),
    ].join(''),
};

/** A top that leans as it spins. */
export const spinningTop: Toy = {
  width: 84,
  height: 82,
  draw: (sheet, paint) => {
    const body = 'M0 0L-5 -9C-36 -16 -40 -36 -31 -42C-20 -48 20 -48 31 -42C40 -36 36 -16 5 -9Z';
    const bands = [
      [-36, 1, 4.5],
      [-29, 2, 3],
      [-22, 3, 5.5],
      [-14, 4, 3],
    ] as const;
    const stripes = bands.map(([y, index, width]) =>
      path(`M-42 ${y}Q0 ${y + 11} 42 ${y}`, stroked(hue(paint, index), width, { 'stroke-linecap': 'butt' })),
    );
    return group(
      [
        slab(sheet, -2.6, -66, 5.2, 24, 2, paint.wood),
        egg(sheet, 0, -68, 6.4, hue(paint, 1)),
        shine(-2, -71, 2, 1.2),
        form(sheet, body, [-38, -48, 76, 48], hue(paint, 0)),
        group(stripes, { 'clip-path': sheet.clip(path(body)) }),
        ellipse(0, -43, 28, 4.6, { fill: tint(hue(paint, 0), 0.07) }),
        ellipse(0, -43.6, 12, 2.2, { fill: hue(paint, 3) }),
        slab(sheet, -2.6, -54, 5.2, 11, 1, paint.wood),
        shine(-20, -33, 8, 2.4, 24),
      ],
      { transform: placed(4, 0, 11) },
    );
  },
};

/** A castle of building blocks. */
export const blocks: Toy = {
  width: 156,
  height: 118,
  draw: (sheet, paint) => {
    const arch = 'M-33 -34V-56H33V-34H15A15 15 0 0 0 -15 -34Z';
    return [
      egg(sheet, -70, -8, 8, hue(paint, 5)),
      form(sheet, 'M60 0L71 -17L82 0Z', [60, -17, 22, 17], hue(paint, 3)),
      slab(sheet, -57, -25, 25, 25, 1.8, hue(paint, 0)),
      painted(-44.5, -12.5, 7, sheet.palette.paper),
      slab(sheet, -30, -34, 13, 34, 1.8, paint.wood),
      slab(sheet, 17, -34, 13, 34, 1.8, paint.wood),
      form(sheet, arch, [-33, -56, 66, 22], hue(paint, 2)),
      slab(sheet, 32, -25, 25, 25, 1.8, hue(paint, 1)),
      circle(44.5, -12.5, 6.4, { fill: sheet.palette.paper }),
      slab(sheet, -52, -43, 15, 18, 1.8, hue(paint, 4)),
      form(sheet, 'M-57 -43L-44.5 -61L-32 -43Z', [-57, -61, 25, 18], hue(paint, 3)),
      slab(sheet, 37, -45, 15, 20, 1.8, hue(paint, 5)),
      egg(sheet, 44.5, -52, 7, hue(paint, 0)),
      slab(sheet, -31, -70, 14, 14, 1.8, hue(paint, 1)),
      slab(sheet, 17, -70, 14, 14, 1.8, hue(paint, 4)),
      slab(sheet, -13, -82, 26, 26, 1.8, mix(paint.wood, sheet.palette.paper, 0.25)),
      path('M-6 -62V-70A6 6 0 0 1 6 -70V-62Z', { fill: hue(paint, 0) }),
      form(sheet, 'M-19 -82L0 -106L19 -82Z', [-19, -106, 38, 24], hue(paint, 0)),
      path('M0 -105V-118', stroked(shade(paint.wood, 0.2), 1.3)),
      form(sheet, 'M0.6 -118L13 -113.5L0.6 -109Z', [0, -118, 13, 9], hue(paint, 2)),
    ].join('');
  },
};

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Dominoes that fall, one pushed by the other. */
export const dominoes: Toy = {
  width: 172,
  height: 58,
  draw: (sheet, paint) =>
    times(8, (index) => {
      const { random } = sheet;
      const fall = [74, 64, 52, 38, 24, 11, 2, 0][index] ?? 0;
      const colour = hue(paint, index);
      const dots = [-35, -13].map((y) =>
        (PIPS[random.whole(0, 5)] ?? [])
          .map(([px, py]) => circle(-12 + px * 6, y + py * 6, 1.9, { fill: tint(sheet.palette.paper, 0.02) }))
          .join(''),
      );
      const piece =
        slab(sheet, -2.5, -48, 5, 48, 1.5, shade(colour, 0.14)) +
        slab(sheet, -24, -48, 24, 48, 3, colour) +
        path('M-20 -24H-4', stroked(shade(colour, 0.12), 1)) +
        dots.join('');
      return group(piece, { transform: placed(-70 + index * 20, 0, fall) });
    }).join(''),
};
