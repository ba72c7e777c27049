import { mix, shade, tint } from '../../art/colour.ts';
import { flower } from '../../art/flowers.ts';
import { polar, times } from '../../art/geometry.ts';
import { path, stroked } from '../../art/svg.ts';
import { d, egg, form, slab } from '../toys/parts.ts';
import { beard, BRUSHED, curls, type Hair, LONG, nothing } from './strands.ts';

/** Headwear. */
export const HEADWEAR = {
  hijab: {
    back: (sheet, { accent }) =>
      form(
        sheet,
        'M-38 -10C-42 -50 -19 -60 0 -60C19 -60 42 -50 38 -10C40 20 46 48 62 80H-62C-46 48 -40 20 -38 -10Z',
        [-62, -60, 124, 140],
        shade(accent, 0.05),
      ),
    front: (sheet, { accent }) => {
      const fold = shade(accent, 0.08);
      const hood =
        'M-35 6C-42 -44 -20 -59 0 -59C20 -59 42 -44 35 6C34 30 18 48 0 50C-18 48 -34 30 -35 6ZM-23.5 -6C-23.5 -25 -13 -32 0 -32C13 -32 23.5 -25 23.5 -6C23.5 12 14 32.5 0 32.5C-14 32.5 -23.5 12 -23.5 -6Z';
      const drape =
        'M-34 14C-26 42 16 52 35 10C42 34 52 58 66 84C40 110 -40 110 -66 84C-52 58 -42 36 -34 14Z';
      return (
        form(sheet, drape, [-66, 10, 132, 100], accent) +
        path(hood, { fill: tint(accent, 0.015), 'fill-rule': 'evenodd' }) +
        path(
          'M-30 30C-14 58 22 60 44 40M-42 46C-20 78 26 80 54 58M-52 64C-26 94 30 94 60 74M-24 -34C-30 -22 -31 -6 -28 8M24 -34C30 -22 31 -6 28 8',
          stroked(fold, 1.5),
        ) +
        egg(sheet, 29, 36, 2.6, tint(accent, 0.14))
      );
    },
  },
  'sun hat': {
    back: (sheet, { hair }) => form(sheet, LONG, [-48, -54, 96, 150], shade(hair, 0.03)),
    front: (sheet, { hair, skin, accent }) => {
      const straw = mix('#e2bd7c', sheet.palette.second, 0.3);
      const locks = form(
        sheet,
        'M-29 10C-33 -10 -30 -28 -22 -32L-14 -26C-24 -16 -27 -4 -29 10ZM29 10C33 -10 30 -28 22 -32L14 -26C24 -16 27 -4 29 10Z',
        [-33, -32, 66, 42],
        hair,
      );
      const bloom = flower(sheet, 'daisy', [20, -37], 8, tint(sheet.palette.paper, 0.02));
      return (
        path('M-25 -16C-14 -8 14 -8 25 -16V-30H-25Z', { fill: shade(skin, 0.16), opacity: 0.55 }) +
        locks +
        form(
          sheet,
          'M-64 -22C-66 -34 -34 -40 0 -40C34 -40 66 -34 64 -22C50 -16 26 -24 0 -24C-26 -24 -50 -16 -64 -22Z',
          [-65, -40, 130, 24],
          shade(straw, 0.03),
        ) +
        form(
          sheet,
          'M-29 -33C-29 -62 -18 -70 0 -68C18 -70 29 -62 29 -33C14 -38 -14 -38 -29 -33Z',
          [-29, -70, 58, 37],
          straw,
        ) +
        form(
          sheet,
          'M-29 -33C-29 -38 -29 -42 -28.4 -45C-14 -50 14 -50 28.4 -45C29 -42 29 -38 29 -33C14 -38 -14 -38 -29 -33Z',
          [-29, -50, 58, 17],
          accent,
        ) +
        bloom
      );
    },
  },
  beanie: {
    back: (sheet, { hair }) =>
      form(
        sheet,
        'M-33 -12C-36 8 -38 26 -40 40C-28 48 28 48 40 40C38 26 36 8 33 -12Z',
        [-40, -12, 80, 60],
        shade(hair, 0.03),
      ),
    front: (sheet, { hair, accent }) =>
      form(
        sheet,
        'M-29 14C-31 -4 -30 -16 -26 -24H-16C-24 -12 -27 0 -29 14ZM29 14C31 -4 30 -16 26 -24H16C24 -12 27 0 29 14Z',
        [-31, -24, 62, 38],
        hair,
      ) +
      curls(sheet, [[[0, -66], 10]], tint(accent, 0.06)) +
      form(sheet, 'M-32 -22C-36 -52 -19 -63 0 -63C19 -63 36 -52 32 -22Z', [-34, -63, 68, 41], accent) +
      path(
        'M-22 -54C-25 -46 -26 -36 -26 -28M-11 -60C-13 -50 -13 -38 -13 -28M0 -62V-28M11 -60C13 -50 13 -38 13 -28M22 -54C25 -46 26 -36 26 -28',
        stroked(shade(accent, 0.07), 1.8),
      ) +
      slab(sheet, -35, -33, 70, 16, 7, shade(accent, 0.04)) +
      path(
        times(15, (index) => `M${-29.4 + index * 4.2} -29V-21`).join(''),
        stroked(shade(accent, 0.12), 1.3),
      ),
  },
  turban: {
    back: nothing,
    front: (sheet, { hair, accent }) =>
      beard(sheet, hair) +
      form(
        sheet,
        'M-33 -8C-46 -44 -24 -68 0 -68C24 -68 46 -44 33 -8C27 -22 13 -35 0 -38C-13 -35 -27 -22 -33 -8Z',
        [-42, -68, 84, 60],
        accent,
      ) +
      path(
        'M0 -38C14 -42 32 -38 37 -28M-2 -41C14 -50 32 -50 39 -42M-6 -45C10 -58 26 -60 34 -54M-12 -49C0 -62 14 -66 20 -64M-33 -14C-38 -30 -32 -40 -2 -40M-37 -30C-36 -44 -24 -50 -6 -46',
        stroked(shade(accent, 0.09), 1.7),
      ),
  },
  headscarf: {
    back: (sheet, { hair, accent }) =>
      egg(sheet, 0, -58, 20, hair, 17) +
      form(
        sheet,
        'M-6 -50C-24 -66 -32 -58 -28 -48C-22 -44 -12 -46 -6 -50ZM2 -50C16 -68 28 -62 25 -50C18 -44 10 -46 2 -50Z',
        [-32, -66, 60, 22],
        shade(accent, 0.04),
      ),
    front: (sheet, { hair, accent }) =>
      form(sheet, BRUSHED, [-34, -48, 68, 51], hair) +
      form(
        sheet,
        'M-31 -14C-36 -38 -20 -50 0 -50C20 -50 36 -38 31 -14C26 -28 14 -36 0 -37C-14 -36 -26 -28 -31 -14Z',
        [-34, -50, 68, 36],
        accent,
      ) +
      path(
        times(11, (index) => {
          const [x, y] = polar([0, -14], 198 + index * 14.4, 30);
          return d`M${x} ${y}h0`;
        }).join(''),
        stroked(tint(sheet.palette.paper, 0.02), 3.4),
      ),
  },
} as const satisfies Readonly<Record<string, Hair>>;
