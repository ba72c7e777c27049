import { mix, shade, type Colour } from '../../art/colour.ts';
import { scattered } from '../../art/geometry.ts';
import { circle, ellipse, group, path, placed, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { bowl } from './china.ts';
import { BROWN, GREENS, RED } from './colours.ts';
import type { Dish } from './dish.ts';
import { herb, orb } from './garnish.ts';

/** Draws a bowl of apples, oranges, bananas and grapes. */
export const fruitBowl: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const apple = (x: number, y: number, colour: Colour): string =>
    circle(x + 4, y + 6, 28, { fill: BROWN, opacity: 0.28 }) +
    orb(sheet, x, y, 28, colour) +
    ellipse(x + 2, y - 4, 8, 5, { fill: shade(colour, 0.13) }) +
    path(`M${x + 2} ${y - 4}q2 -8 8 -12`, stroked('#5e4226', 2.6)) +
    herb(x + 7, y - 13, 10, 16, GREENS[0]);
  const orange = (x: number, y: number): string =>
    circle(x + 4, y + 6, 25, { fill: BROWN, opacity: 0.28 }) +
    orb(sheet, x, y, 25, '#f0943a') +
    stipple(
      sheet,
      { x: x - 16, y: y - 16, width: 32, height: 32 },
      { density: () => 1, colour: '#c96d1f', dots: 40, size: 0.16 },
    ) +
    circle(x + 3, y + 4, 2.4, { fill: '#6d8a3a' });
  const grapes = scattered(random, { x: 4, y: 14, width: 50, height: 44 }, 11, 20).map(([x, y]) =>
    orb(sheet, x, y, 8.4, flavour),
  );
  const banana = (turn: number): string =>
    group(
      path('M-58 14C-36 52 26 56 58 8C62 2 56 0 52 4C28 32 -22 30 -50 8C-56 4 -62 8 -58 14Z', {
        fill: sheet.linear([
          [0, '#fae08a'],
          [1, '#dfa935'],
        ]),
        stroke: '#b98525',
        'stroke-width': 1,
      }) + path('M-48 18C-22 44 22 42 50 12', stroked('#c8942c', 1.2)),
      { transform: placed(-18, 18, turn) },
    );
  return (
    bowl(sheet, china, banana(112) + banana(100), 106) +
    apple(-24, -42, RED) +
    orange(28, -52) +
    apple(-42, 12, '#a9b64c') +
    orange(2, -4) +
    apple(52, -8, mix(RED, flavour, 0.3)) +
    banana(30) +
    group(grapes)
  );
};
