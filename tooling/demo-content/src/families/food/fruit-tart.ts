import { shade } from '../../art/colour.ts';
import { leafShape } from '../../art/geometry.ts';
import { circle, group, path, placed, stroked } from '../../art/svg.ts';
import { plate } from './china.ts';
import { BERRY, CRUST, RED } from './colours.ts';
import type { Dish } from './dish.ts';
import { herbs, orb, slice } from './garnish.ts';
import { about, lit, shadow } from './light-and-layout.ts';

/** Draws a tart with rings of berries on cream. */
export const tart: Dish = (sheet, flavour, china) => {
  const flutes = about(40, 86, (x, y) =>
    circle(x, y, 7.6, { fill: lit(sheet, CRUST, 0.08), stroke: '#b2763a', 'stroke-width': 0.8 }),
  );
  const strawberry = (x: number, y: number, angle: number): string =>
    group(
      path(leafShape([-15, 0], 0, 32, 24, { belly: 0.32 }), { fill: lit(sheet, RED, 0.07) }) +
        path(leafShape([-10, 0], 0, 20, 11, { belly: 0.4 }), { fill: '#f3a08a' }) +
        path('M-8 0H6', stroked('#fff0e0', 1.4)),
      { transform: placed(x, y, angle + 180) },
    );
  const rings = [
    (x: number, y: number, angle: number): string => strawberry(x, y, angle),
    (x: number, y: number): string =>
      orb(sheet, x, y, 8.6, BERRY) + circle(x, y, 2.4, { fill: shade(BERRY, 0.12) }),
    (x: number, y: number): string => slice(x, y, 16, '#eab02e', '#f9d768'),
    (x: number, y: number): string =>
      circle(x, y, 14, { fill: '#7d9a3a' }) +
      circle(x, y, 12, { fill: '#a8c455' }) +
      circle(x, y, 4, { fill: '#eef0c4' }),
  ];
  const [outer, middle] = sheet.random.shuffle(rings);
  return (
    plate(sheet, china, 112) +
    shadow(sheet, 92) +
    circle(0, 0, 86, { fill: CRUST }) +
    flutes +
    circle(0, 0, 80, { fill: '#a86a2c' }) +
    circle(0, 1, 78, { fill: lit(sheet, flavour, 0.05) }) +
    about(13, 59, outer ?? strawberry) +
    about(8, 30, middle ?? strawberry, 20) +
    orb(sheet, 0, 0, 12, RED) +
    herbs(sheet, 0, 0, 15)
  );
};
