import { mix } from '../../art/colour.ts';
import { polar, smooth, times } from '../../art/geometry.ts';
import { circle, group, path, placed, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { bowl, plate } from './china.ts';
import { BROWN, CREAM, CRUST } from './colours.ts';
import type { Dish } from './dish.ts';
import { herbs } from './garnish.ts';
import { lit, within } from './light-and-layout.ts';

/** Draws a bowl of soup with a swirl of cream and croutons. */
export const soup: Dish = (sheet, flavour, china) => {
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
