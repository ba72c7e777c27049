import { shade } from '../../art/colour.ts';
import { blob, scattered } from '../../art/geometry.ts';
import { circle, group, path } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import { plate } from './china.ts';
import { BROWN } from './colours.ts';
import type { Dish } from './dish.ts';
import { about, lit } from './light-and-layout.ts';

/** Draws a plate of cookies with chips. */
export const cookies: Dish = (sheet, flavour, china) => {
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
