import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { circle, ellipse, group, path, placed, rect, stroked } from '../../art/svg.ts';
import { d, egg, form, hue, painted, puffs, shine, slab, type Toy } from './parts.ts';

/** A horse on rockers. */
export const rockingHorse: Toy = {
  width: 128,
  height: 112,
  draw: (sheet, paint) => {
    const { palette } = sheet;
    const coat = mix(hue(paint, 0), palette.paper, 0.12);
    const far = shade(coat, 0.1);
    const body =
      'M-36 -52C-40 -64 -26 -68 -12 -64C0 -60 9 -62 14 -72C19 -84 26 -93 35 -97L36 -106L42 -98C49 -93 57 -84 59 -77C60 -71 55 -68 50 -70C45 -73 41 -75 38 -73C36 -64 37 -56 33 -46C29 -37 18 -36 8 -37L-18 -36C-29 -36 -34 -42 -36 -52Z';
    const leg = (shape: string, colour: string): string => form(sheet, shape, [-44, -50, 92, 50], colour);
    return [
      leg('M6 -42L22 -42L21 -5L12 -5Z', far),
      leg('M-26 -42L-8 -42L-14 -5L-23 -5Z', far),
      path('M-60 -16Q0 20 60 -16', stroked(shade(paint.wood, 0.04), 6.5)),
      path('M-60 -17.6Q0 18.4 60 -17.6', stroked(tint(paint.wood, 0.07), 1.4)),
      path('M-26 -3H26', stroked(shade(paint.wood, 0.12), 3)),
      path('M-34 -56C-50 -58 -56 -42 -48 -26M-35 -53C-46 -50 -50 -38 -44 -22', stroked(hue(paint, 2), 5.5)),
      leg('M15 -44L32 -46L41 -7L31 -5Z', coat),
      leg('M-34 -48L-15 -42L-29 -4L-39 -8Z', coat),
      form(sheet, body, [-38, -106, 98, 70], coat),
      path(
        'M37 -99C28 -97 21 -88 17 -78C14 -70 8 -66 4 -65',
        stroked(hue(paint, 2), 7, { 'stroke-dasharray': '0.1 5.2' }),
      ),
      path('M38 -100C44 -97 45 -92 44 -89', stroked(hue(paint, 2), 4.6)),
      form(sheet, 'M-18 -66C-12 -62 0 -61 8 -64L13 -47Q-2 -40 -20 -47Z', [-20, -66, 34, 26], hue(paint, 1)),
      path('M-19 -48Q-2 -41 13 -48', stroked(hue(paint, 3), 2.4)),
      form(sheet, 'M-20 -69C-12 -63 2 -63 10 -68C10 -60 -18 -59 -20 -69Z', [-20, -69, 30, 9], hue(paint, 3)),
      path(
        'M46 -91C43 -86 41 -80 40 -75M56 -83C52 -80 47 -78 42 -80M44 -84C32 -72 18 -64 6 -63',
        stroked(hue(paint, 1), 1.6),
      ),
      circle(44, -84, 1.9, { fill: hue(paint, 3) }),
      circle(47.5, -88, 1.7, { fill: palette.ink }),
      circle(56.4, -75, 0.9, { fill: shade(coat, 0.2) }),
      egg(sheet, 28, -80, 3.4, paint.wood),
      painted(-27, -56, 3.6, palette.paper),
    ].join('');
  },
};

/** A teddy bear with a bow. */
export const teddy: Toy = {
  width: 78,
  height: 96,
  draw: (sheet, paint) => {
    const { palette } = sheet;
    const fur = mix(mix(paint.wood, '#b98556', 0.4), hue(paint, 0), 0.22);
    const soft = tint(mix(fur, palette.paper, 0.4), 0.02);
    const turned = (x: number, y: number, rx: number, ry: number, turn: number): string =>
      group(egg(sheet, 0, 0, rx, shade(fur, 0.02), ry), { transform: placed(x, y, turn) });
    const side = (sign: number): string =>
      egg(sheet, sign * 18, -85, 9, fur) + circle(sign * 18, -84.5, 5.2, { fill: soft });
    const foot = (sign: number): string =>
      egg(sheet, sign * 21, -12, 13, shade(fur, 0.01), 12) +
      ellipse(sign * 22, -12, 8, 7.5, { fill: soft }) +
      circle(sign * 22, -9, 3.2, { fill: shade(soft, 0.08) }) +
      times(3, (index) =>
        circle(sign * 22 + (index - 1) * 4.2, -15 + Math.abs(index - 1), 1.4, { fill: shade(soft, 0.08) }),
      ).join('');
    const stitches = path('M0 -44V-16', stroked(shade(soft, 0.1), 0.9, { 'stroke-dasharray': '2.4 2.2' }));
    const bow =
      form(
        sheet,
        'M0 -49C-6 -56 -14 -57 -16 -53C-17 -49 -16 -45 -14 -43C-9 -42 -4 -46 0 -49C4 -46 9 -42 14 -43C16 -45 17 -49 16 -53C14 -57 6 -56 0 -49Z',
        [-17, -57, 34, 15],
        hue(paint, 1),
      ) + egg(sheet, 0, -49, 3.4, shade(hue(paint, 1), 0.05));
    return [
      side(-1),
      side(1),
      turned(-25, -36, 8.5, 17, 28),
      turned(25, -36, 8.5, 17, -28),
      egg(sheet, 0, -29, 24, fur, 27),
      ellipse(0, -28, 15, 18, { fill: soft }),
      stitches,
      foot(-1),
      foot(1),
      egg(sheet, 0, -69, 25, tint(fur, 0.015), 21.5),
      ellipse(0, -62.5, 11.5, 8.6, { fill: soft }),
      ellipse(0, -66, 4.2, 3, { fill: palette.ink }),
      path('M0 -63V-60M-4 -58.6Q0 -55.8 4 -58.6', stroked(palette.ink, 1.1)),
      circle(-9.6, -73, 2.1, { fill: palette.ink }),
      circle(9.6, -73, 2.1, { fill: palette.ink }),
      circle(-9, -73.8, 0.7, { fill: '#ffffff' }),
      circle(10.2, -73.8, 0.7, { fill: '#ffffff' }),
      ellipse(-15, -65.5, 3.4, 2.2, { fill: mix(hue(paint, 0), '#e58c7a', 0.6), opacity: 0.45 }),
      ellipse(15, -65.5, 3.4, 2.2, { fill: mix(hue(paint, 0), '#e58c7a', 0.6), opacity: 0.45 }),
      bow,
    ].join('');
  },
};

/** A tin robot. */
export const robot: Toy = {
  width: 96,
  height: 112,
  draw: (sheet, paint) => {
    const { palette } = sheet;
    const tin = mix(hue(paint, 0), palette.calm, 0.2);
    const dark = mix(palette.ink, palette.deep, 0.4);
    const steel = mix(palette.paper, palette.calm, 0.35);
    const arm = (sign: number): string =>
      path(`M${sign * 27} -51C${sign * 42} -50 ${sign * 44} -38 ${sign * 39} -27`, stroked(steel, 5)) +
      path(
        `M${sign * 27} -51C${sign * 42} -50 ${sign * 44} -38 ${sign * 39} -27`,
        stroked(shade(steel, 0.14), 5, { 'stroke-dasharray': '0.8 2.6', 'stroke-linecap': 'butt' }),
      ) +
      path(
        `M${sign * 33} -16C${sign * 30} -26 ${sign * 46} -28 ${sign * 46} -17`,
        stroked(hue(paint, 1), 3.6),
      );
    const leg = (sign: number): string =>
      slab(sheet, sign * 13 - 5, -18, 10, 14, 1.5, steel) +
      slab(sheet, sign * 14 - 10, -7, 20, 7, 3, hue(paint, 1));
    const eye = (sign: number): string =>
      egg(sheet, sign * 9, -79, 6.6, palette.paper) +
      circle(sign * 9, -79, 4, { fill: hue(paint, 2) }) +
      circle(sign * 9, -79, 1.8, { fill: palette.ink }) +
      shine(sign * 9 - 1.8, -81, 1.6, 1);
    const buttons = times(3, (index) => egg(sheet, -11 + index * 11, -29, 2.9, hue(paint, index + 1)));
    const dial =
      circle(-9, -44, 6.4, { fill: palette.paper }) +
      path('M-9 -44L-5.4 -47.4', stroked(hue(paint, 1), 1.3)) +
      path('M-13.4 -44A4.4 4.4 0 0 1 -4.6 -44', stroked(palette.ink, 0.8));
    const bars = times(5, (index) =>
      rect(3 + index * 3.2, -39 - (index % 3) * 3.4, 2, 3 + (index % 3) * 3.4, {
        fill: hue(paint, 2 + (index % 2)),
      }),
    );
    return [
      leg(-1),
      leg(1),
      arm(-1),
      arm(1),
      slab(sheet, -7, -66, 14, 10, 1.5, steel),
      slab(sheet, -28, -60, 56, 44, 5, tin),
      slab(sheet, -20, -53, 40, 18, 2.5, dark),
      dial,
      bars.join(''),
      buttons.join(''),
      path('M-25 -57h0M25 -57h0M-25 -19h0M25 -19h0', stroked(shade(tin, 0.16), 2)),
      path('M0 -92V-104', stroked(steel, 2)),
      egg(sheet, 0, -107, 3.8, hue(paint, 1)),
      slab(sheet, -26, -84, 6, 12, 2, hue(paint, 1)),
      slab(sheet, 20, -84, 6, 12, 2, hue(paint, 1)),
      slab(sheet, -22, -93, 44, 29, 6, tin),
      eye(-1),
      eye(1),
      path('M-8 -69H8M-5.4 -71V-67M0 -71V-67M5.4 -71V-67', stroked(dark, 1.3)),
      shine(-14, -90, 5, 1, 0),
    ].join('');
  },
};

/** Balloons on strings, held by a present. */
export const balloons: Toy = {
  width: 104,
  height: 168,
  draw: (sheet, paint) => {
    const places = [
      [-20, -118, 15],
      [22, -124, 16],
      [-36, -88, 15],
      [38, -92, 15],
      [0, -142, 16],
      [2, -98, 18],
    ] as const;
    const strings = places.map(([x, y, r]) => d`M${x} ${y + r * 1.3}Q${x * 0.7} ${y * 0.45} 0 -26`);
    const bunch = places.map(([x, y, r], index) => {
      const colour = hue(paint, index);
      const shape = d`M${x} ${y + r * 1.22}C${x - r * 0.7} ${y + r * 0.9} ${x - r} ${y + r * 0.4} ${x - r} ${y - r * 0.1}A${r} ${r * 1.06} 0 0 1 ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.4} ${x + r * 0.7} ${y + r * 0.9} ${x} ${y + r * 1.22}Z`;
      return (
        form(sheet, shape, [x - r, y - r * 1.2, r * 2, r * 2.4], colour) +
        path(d`M${x} ${y + r * 1.16}l${-r * 0.16} ${r * 0.22}h${r * 0.32}Z`, { fill: shade(colour, 0.08) }) +
        shine(x - r * 0.42, y - r * 0.5, r * 0.2, r * 0.36, 28)
      );
    });
    const ribbon = hue(paint, 1);
    const present =
      slab(sheet, -18, -24, 36, 24, 2, hue(paint, 3)) +
      rect(-3, -24, 6, 24, { fill: ribbon }) +
      slab(sheet, -20, -29, 40, 7, 1.6, shade(hue(paint, 3), 0.04)) +
      rect(-3, -29, 6, 7, { fill: shade(ribbon, 0.04) }) +
      path('M0 -29C-12 -42 -18 -30 0 -29C12 -42 18 -30 0 -29Z', stroked(ribbon, 2.6));
    return path(strings.join(''), stroked(shade(sheet.palette.calm, 0.2), 0.7)) + bunch.join('') + present;
  },
};

/** Draws a cloud of cotton. */
export const cloud = (fill: string): string =>
  puffs(
    [
      [-18, 0, 9],
      [-6, -7, 13],
      [9, -4, 11],
      [19, 1, 7],
    ],
    fill,
  ) + rect(-24, 0, 49, 9, { rx: 4.5, fill });
