import { shade, tint } from '../../art/colour.ts';
import { polar, times } from '../../art/geometry.ts';
import { circle, group, path, placed, type Point, stroked } from '../../art/svg.ts';
import { egg, form, slab } from '../toys/parts.ts';
import { HEADWEAR } from './headwear.ts';
import { beard, BRUSHED, curls, type Hair, LONG, nothing, PARTED, strands } from './strands.ts';

/** Hairstyles and hair accessories. */
export const HAIR = {
  'long hair': {
    back: (sheet, { hair }) =>
      form(sheet, LONG, [-48, -54, 96, 150], shade(hair, 0.03)) +
      strands(
        'M-37 20C-40 44 -42 62 -42 80M-30 40C-32 60 -32 74 -30 88M37 20C40 44 42 62 42 80M30 40C32 60 32 74 30 88',
        tint(hair, 0.08),
      ),
    front: (sheet, { hair }) =>
      form(sheet, PARTED, [-34, -48, 68, 54], hair) +
      strands(
        'M2 -46C-12 -42 -24 -30 -27 -12M8 -44C20 -38 27 -26 28 -8M5 -40C-2 -30 -12 -22 -22 -16',
        tint(hair, 0.08),
      ),
  },
  bob: {
    back: (sheet, { hair }) =>
      form(
        sheet,
        'M-35 -8C-39 -46 -17 -54 0 -54C19 -54 39 -44 36 -8C36 10 40 24 36 36C22 44 -22 44 -36 36C-40 24 -35 10 -35 -8Z',
        [-40, -54, 80, 98],
        shade(hair, 0.03),
      ),
    front: (sheet, { hair }) =>
      form(
        sheet,
        'M-30 6C-35 -30 -19 -49 0 -49C19 -49 35 -30 30 6L25.5 -10C14 -17 -14 -17 -25.5 -10Z',
        [-34, -49, 68, 55],
        hair,
      ) + strands('M-20 -14V-34M-10 -16V-40M0 -16.5V-42M10 -16V-40M20 -14V-34', tint(hair, 0.07)),
  },
  afro: {
    back: (sheet, { hair }) =>
      curls(
        sheet,
        times(17, (index): readonly [Point, number] => [polar([0, -20], 128 + index * 17.75, 42), 15]),
        shade(hair, 0.02),
      ) + circle(0, -22, 44, { fill: hair }),
    front: (sheet, { hair }) =>
      form(
        sheet,
        'M-29 0C-28 -20 -17 -31 0 -31C17 -31 28 -20 29 0C38 -32 22 -54 0 -54C-22 -54 -38 -32 -29 0Z',
        [-36, -54, 72, 54],
        hair,
      ) +
      curls(
        sheet,
        times(7, (index): readonly [Point, number] => [
          [-24 + index * 8, -31 - Math.sin((index * Math.PI) / 6) * 6],
          6.5,
        ]),
        tint(hair, 0.015),
      ),
  },
  bun: {
    back: (sheet, { hair, accent }) =>
      egg(sheet, 0, -60, 17.5, hair) +
      strands('M-9 -68C-2 -74 8 -70 9 -62M-11 -58C-6 -48 8 -48 12 -56', tint(hair, 0.09)) +
      path('M-12 -47Q0 -52 12 -47', stroked(accent, 4)),
    front: (sheet, { hair }) =>
      form(sheet, BRUSHED, [-34, -48, 68, 51], hair) +
      strands(
        'M-26 -14C-22 -30 -12 -42 -3 -46M26 -14C22 -30 12 -42 3 -46M-16 -28C-12 -36 -6 -42 0 -46M16 -28C12 -36 6 -42 0 -46',
        tint(hair, 0.08),
      ),
  },
  'short hair': {
    back: nothing,
    front: (sheet, { hair }) =>
      form(
        sheet,
        'M-29 2C-36 -30 -22 -53 3 -53C26 -53 36 -32 29 2C28 -8 26 -16 23 -23C8 -20 -10 -23 -19 -30C-24 -21 -27 -9 -29 2Z',
        [-35, -53, 70, 55],
        hair,
      ) +
      strands(
        'M-18 -32C-6 -26 8 -24 22 -26M-12 -40C0 -33 12 -31 24 -33M-4 -47C6 -42 14 -40 22 -42',
        tint(hair, 0.08),
      ),
  },
  beard: {
    back: nothing,
    front: (sheet, { hair }) =>
      beard(sheet, hair) +
      form(
        sheet,
        'M-29 0C-35 -30 -20 -51 0 -51C20 -51 35 -30 29 0C27 -10 25 -18 20 -25C10 -30 -10 -30 -20 -25C-25 -18 -27 -10 -29 0Z',
        [-34, -51, 68, 51],
        hair,
      ) +
      strands(
        'M-14 -29C-12 -38 -4 -46 6 -48M-4 -30C0 -38 8 -44 16 -44M8 -29C12 -35 18 -38 24 -36',
        tint(hair, 0.08),
      ),
  },
  'curly hair': {
    back: (sheet, { hair }) =>
      curls(
        sheet,
        times(15, (index): readonly [Point, number] => [
          polar([0, -6], 152 + index * 16.9, 37 + (index % 2) * 3),
          13,
        ]),
        shade(hair, 0.03),
      ) +
      curls(
        sheet,
        [
          [[-37, 22], 12],
          [[37, 22], 12],
          [[-33, 37], 10],
          [[33, 37], 10],
        ],
        shade(hair, 0.03),
      ),
    front: (sheet, { hair }) =>
      curls(
        sheet,
        times(9, (index): readonly [Point, number] => [polar([0, -4], 192 + index * 19.5, 32.5), 9]),
        hair,
      ) +
      curls(
        sheet,
        [
          [[-10, -31], 8.5],
          [[4, -34], 8.5],
          [[16, -29], 8],
        ],
        tint(hair, 0.015),
      ),
  },
  braid: {
    back: (sheet, { hair }) => egg(sheet, 0, -12, 33, shade(hair, 0.04), 40),
    front: (sheet, { hair, accent }) =>
      form(sheet, PARTED, [-34, -48, 68, 54], hair) +
      strands('M2 -46C-12 -42 -24 -30 -27 -12M8 -44C20 -38 27 -26 28 -8', tint(hair, 0.08)) +
      times(9, (index) =>
        group(egg(sheet, 0, 0, 9.4 - index * 0.35, index % 2 === 0 ? hair : shade(hair, 0.035), 7), {
          transform: placed(31 + Math.sin(index * 0.5) * 5, 18 + index * 10.5, index % 2 === 0 ? 32 : -32),
        }),
      ).join('') +
      slab(sheet, 25, 108, 13, 6, 3, accent) +
      form(sheet, 'M26 114H37C40 124 36 132 31 138C26 132 23 124 26 114Z', [23, 114, 16, 24], hair),
  },
  ...HEADWEAR,
} as const satisfies Readonly<Record<string, Hair>>;

/** The name of a hair style. */
export type HairName = keyof typeof HAIR;
