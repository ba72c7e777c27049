import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { polar, scattered, times } from '../../art/geometry.ts';
import { leaf } from '../../art/leaves.ts';
import type { Random } from '../../art/random.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, group, path, rect, stroked } from '../../art/svg.ts';
import { bowl } from './china.ts';
import { BERRY, BROWN, GREENS, RED } from './colours.ts';
import { cupOfCoffee } from './cup-of-coffee.ts';
import { herbs, orb, slice } from './garnish.ts';
import { lit, shadow, within } from './light-and-layout.ts';

/** Returns a choice of things beside a plate, largest first; more of them where there is much table. */
export const sidesOf = (random: Random, isWide: boolean): (typeof SIDES)[number][] => {
  const chosen = random.shuffle(SIDES).slice(0, isWide ? 7 : 6);
  return chosen.concat(isWide ? chosen : SIDES.slice(-2)).toSorted((one, other) => other[0] - one[0]);
};

/** The things beside a plate, largest first: a radius in shares of the plate's, and a drawing. */
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
