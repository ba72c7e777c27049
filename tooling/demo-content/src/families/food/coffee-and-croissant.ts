import { mix } from '../../art/colour.ts';
import { polar, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, path, placed, rect, stroked } from '../../art/svg.ts';
import { plate } from './china.ts';
import { cupOfCoffee } from './cup-of-coffee.ts';
import type { Dish } from './dish.ts';
import { shadow } from './light-and-layout.ts';

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

/** Draws a croissant on a plate beside a cup of coffee. */
export const coffeeAndCroissant: Dish = (sheet, _flavour, china) =>
  group(
    plate(sheet, mix(china, sheet.palette.second, 0.5), 74) +
      group(shadow(sheet, 44, 26) + croissant(sheet), { transform: placed(0, 0, -24, 1.2) }),
    { transform: 'translate(38 42)' },
  ) + group(cupOfCoffee(sheet, china, 56), { transform: 'translate(-56 -58)' });
