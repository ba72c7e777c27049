import { mix, shade, tint } from '../../art/colour.ts';
import { circle, group, line, path, rect, stroked } from '../../art/svg.ts';
import { egg, form, hue, painted, pane, puffs, shine, slab, type Toy, wheel } from './parts.ts';

/** A locomotive with two wagons, all of wood. */
export const train: Toy = {
  width: 156,
  height: 80,
  draw: (sheet, paint) => {
    const { palette } = sheet;
    const { wood } = paint;
    const dark = shade(wood, 0.16);
    const wagon = (x: number, index: number): string =>
      slab(sheet, x, -33, 42, 17, 2.5, hue(paint, index)) +
      rect(x + 3, -26, 36, 3, { fill: tint(hue(paint, index + 1), 0.02) }) +
      slab(sheet, x - 1, -17, 44, 5, 2, dark) +
      wheel(sheet, x + 10, 7.5, dark, hue(paint, index + 2)) +
      wheel(sheet, x + 32, 7.5, dark, hue(paint, index + 2));
    const bricks =
      slab(sheet, -24, -45, 13, 13, 1.5, hue(paint, 3)) + slab(sheet, -10, -45, 13, 13, 1.5, hue(paint, 0));
    const roof =
      form(sheet, 'M-21 -45L-11 -57L-1 -45Z', [-21, -57, 20, 12], hue(paint, 1)) +
      slab(sheet, 4, -41, 9, 9, 1.5, wood);
    const load =
      egg(sheet, -66, -35, 8, hue(paint, 4)) +
      egg(sheet, -44, -35, 8, hue(paint, 2)) +
      egg(sheet, -55, -38, 9.5, hue(paint, 0));
    return [
      puffs(
        [
          [59, -60, 4.5],
          [52, -68, 6],
          [41, -75, 7.5],
          [46, -77, 5],
        ],
        tint(palette.paper, 0.02),
      ),
      load,
      bricks,
      roof,
      line([-36, -14], [-26, -14], stroked(dark, 1.6)),
      line([12, -14], [24, -14], stroked(dark, 1.6)),
      wagon(-76, 1),
      wagon(-28, 2),
      slab(sheet, 20, -18, 56, 6, 2, dark),
      slab(sheet, 36, -38, 38, 21, 9, hue(paint, 0)),
      rect(46, -38, 3, 21, { fill: palette.paper, opacity: 0.85 }),
      rect(60, -38, 3, 21, { fill: palette.paper, opacity: 0.85 }),
      slab(sheet, 20, -51, 20, 34, 2, hue(paint, 3)),
      slab(sheet, 24, -46, 12, 13, 3, pane(sheet)),
      slab(sheet, 16, -55, 28, 5.5, 2.5, hue(paint, 1)),
      form(sheet, 'M59 -37L56 -50H68L65 -37Z', [56, -50, 12, 13], dark),
      slab(sheet, 54, -53, 16, 4, 2, hue(paint, 1)),
      egg(sheet, 49, -39, 4, mix(palette.spark, '#d9a441', 0.5)),
      egg(sheet, 74, -28, 3, mix(palette.spark, '#f0c060', 0.5)),
      shine(54, -34, 11, 1.6, 0),
      wheel(sheet, 30, 9.5, dark, hue(paint, 1)),
      wheel(sheet, 50, 7.5, dark, hue(paint, 1)),
      wheel(sheet, 66, 7.5, dark, hue(paint, 1)),
      line([30, -9.5], [66, -7.5], stroked(tint(wood, 0.05), 2)),
    ].join('');
  },
};

/** A tin car with luggage on its roof and a key in its back. */
export const car: Toy = {
  width: 132,
  height: 76,
  draw: (sheet, paint) => {
    const { palette } = sheet;
    const body = hue(paint, 0);
    const chrome = mix(palette.paper, palette.calm, 0.25);
    const shell =
      'M-56 -14V-24Q-56 -32 -46 -33L-30 -35C-24 -52 -14 -56 0 -56H10C22 -56 28 -48 34 -36L48 -33Q56 -31 56 -22V-14Q56 -10 52 -10H-52Q-56 -10 -56 -14Z';
    const glass = 'M-23 -36C-19 -48 -13 -51 -4 -51V-36ZM1 -51H9C18 -51 23 -45 28 -36H1Z';
    return [
      path('M-56 -24H-63M-63 -24C-72 -36 -78 -24 -63 -24C-78 -24 -72 -12 -63 -24Z', stroked(chrome, 2.4)),
      slab(sheet, -18, -72, 30, 13, 2, hue(paint, 3)),
      slab(sheet, -11, -80, 18, 8, 2, hue(paint, 1)),
      path('M-10 -72V-59M5 -72V-59', stroked(shade(hue(paint, 3), 0.15), 1.8)),
      path('M-22 -58.5H18M-16 -58V-54M12 -58V-54', stroked(chrome, 1.6)),
      form(sheet, shell, [-56, -56, 112, 46], body),
      path('M-55 -22H55', stroked(tint(palette.paper, 0.01), 3.4, { 'stroke-linecap': 'butt' })),
      path(glass, {
        fill: sheet.linear(
          [
            [0, tint(pane(sheet), 0.16)],
            [0.5, pane(sheet)],
            [1, shade(pane(sheet), 0.05)],
          ],
          [0, 0],
          [1, 1],
        ),
        stroke: chrome,
        'stroke-width': 1.4,
      }),
      circle(12, -42, 4.6, { fill: mix(paint.wood, palette.paper, 0.2) }),
      path('M6.8 -43A5.4 5.4 0 0 1 17.4 -43Z', { fill: hue(paint, 2) }),
      path('M-1.5 -35V-12M-2 -34H30M4 -29H9', stroked(shade(body, 0.14), 1)),
      shine(-40, -30, 9, 1.4, -4),
      shine(2, -54, 10, 1, 0),
      egg(sheet, 53, -27, 3.8, mix(palette.spark, '#f4d58a', 0.6)),
      slab(sheet, 46, -14, 14, 4.5, 2, chrome),
      slab(sheet, -60, -14, 14, 4.5, 2, chrome),
      circle(-32, -12, 14.5, { fill: shade(body, 0.22) }),
      circle(32, -12, 14.5, { fill: shade(body, 0.22) }),
      wheel(sheet, -32, 12.5, mix(palette.ink, palette.deep, 0.3), chrome),
      wheel(sheet, 32, 12.5, mix(palette.ink, palette.deep, 0.3), chrome),
    ].join('');
  },
};

/** A duck on wheels with a string to pull it. */
export const duck: Toy = {
  width: 112,
  height: 82,
  draw: (sheet, paint) => {
    const body = mix(hue(paint, 1), '#f0bf4a', 0.35);
    const shape =
      'M-42 -48C-32 -38 -20 -38 -8 -44C-18 -52 -19 -68 -5 -75C10 -81 26 -73 26 -60C26 -52 22 -48 19 -44C33 -38 33 -20 16 -15H-20C-38 -15 -45 -32 -42 -48Z';
    return [
      path('M30 -9C44 -16 42 -2 54 -3', stroked(sheet.palette.ink, 0.9)),
      egg(sheet, 55, -3, 3, hue(paint, 2)),
      form(sheet, 'M22 -66L40 -62Q43 -56 22 -55Z', [22, -66, 20, 12], hue(paint, 0)),
      form(sheet, shape, [-43, -77, 74, 62], body),
      form(
        sheet,
        'M-28 -37C-14 -43 6 -40 10 -30C2 -18 -20 -19 -28 -37Z',
        [-28, -42, 38, 22],
        tint(mix(body, hue(paint, 0), 0.3), 0.02),
      ),
      path('M-18 -34C-10 -36 -2 -34 2 -30M-14 -29C-8 -30 -4 -29 -1 -26', stroked(shade(body, 0.14), 1.2)),
      circle(14, -65, 2.6, { fill: sheet.palette.ink }),
      circle(14.8, -65.8, 0.8, { fill: '#ffffff' }),
      egg(sheet, 9, -57, 3, mix(body, hue(paint, 0), 0.4)),
      path('M-9 -45C0 -49 12 -49 19 -45', stroked(hue(paint, 2), 3.6)),
      slab(sheet, -32, -16, 62, 6, 3, paint.wood),
      wheel(sheet, -19, 8, hue(paint, 0), hue(paint, 3)),
      wheel(sheet, 17, 8, hue(paint, 0), hue(paint, 3)),
    ].join('');
  },
};

/** A rocket on three fins. */
export const rocket: Toy = {
  width: 66,
  height: 122,
  draw: (sheet, paint) => {
    const { palette } = sheet;
    const hull = tint(palette.paper, 0.01);
    const shape = 'M-19 -18C-27 -52 -22 -92 0 -118C22 -92 27 -52 19 -18Z';
    return [
      form(
        sheet,
        'M-19 -46C-34 -36 -36 -18 -31 0C-26 -10 -22 -14 -14 -18Z',
        [-36, -46, 22, 46],
        hue(paint, 0),
      ),
      form(sheet, 'M19 -46C34 -36 36 -18 31 0C26 -10 22 -14 14 -18Z', [14, -46, 22, 46], hue(paint, 0)),
      slab(sheet, -12, -20, 24, 9, 2, shade(paint.wood, 0.14)),
      form(sheet, shape, [-25, -118, 50, 100], hull),
      group(
        form(sheet, 'M-30 -92H30V-122H-30Z', [-30, -122, 60, 30], hue(paint, 0)) +
          rect(-30, -36, 60, 6, { fill: hue(paint, 1) }) +
          rect(-30, -27, 60, 3, { fill: hue(paint, 2) }),
        { 'clip-path': sheet.clip(path(shape)) },
      ),
      circle(0, -72, 12, { fill: hue(paint, 2) }),
      circle(0, -72, 8.6, { fill: pane(sheet) }),
      shine(-3, -75, 4, 2.2),
      circle(0, -48, 6, { fill: hue(paint, 1) }),
      circle(0, -48, 3.8, { fill: pane(sheet) }),
      form(sheet, 'M-3 -34H3L4.5 0Q0 -6 -4.5 0Z', [-5, -34, 10, 34], shade(hue(paint, 0), 0.06)),
      line([0, -118], [0, -124], stroked(hue(paint, 1), 1.6)),
      egg(sheet, 0, -125, 2.4, hue(paint, 1)),
      painted(-12, -56, 2.4, hue(paint, 2)),
    ].join('');
  },
};
