import { shade } from '../../art/colour.ts';
import { leaf } from '../../art/leaves.ts';
import { circle, group, placed, rect } from '../../art/svg.ts';
import { bowl, plate } from './china.ts';
import { CREAM, GREENS, RED } from './colours.ts';
import type { Dish } from './dish.ts';
import { slice } from './garnish.ts';
import { about, within } from './light-and-layout.ts';

/** Draws a bowl of green leaves with tomatoes and cucumber. */
export const salad: Dish = (sheet, flavour, china) => {
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
