import { mix, shade, tint } from '../../art/colour.ts';
import { leafShape, times } from '../../art/geometry.ts';
import { circle, group, line, path, rect, stroked } from '../../art/svg.ts';
import { GREENS } from './colours.ts';
import type { Dish } from './dish.ts';
import { lit } from './light-and-layout.ts';

/** Draws a board of sushi and rolls. */
export const sushi: Dish = (sheet, flavour) => {
  const rice = (x: number, y: number): string =>
    rect(x - 13, y - 22, 30, 50, { rx: 10, fill: '#141d1a', opacity: 0.3 }) +
    rect(x - 14, y - 25, 28, 50, { rx: 11, fill: '#fbf6ea' });
  const nigiri = times(5, (index) => {
    const [x, colour] = [
      -68 + index * 34,
      index % 2 === 0 ? flavour : (['#f8c9a4', '#d9483f'][index >> 1] ?? flavour),
    ];
    const bars = times(4, (bar) => `M${x - 12} ${-52 + bar * 12}q10 1 24 -8`).join('');
    return (
      rice(x, -36) +
      rect(x - 12.5, -60, 25, 48, { rx: 11, fill: lit(sheet, colour, 0.07) }) +
      path(bars, stroked(tint(colour, 0.12), 1.8))
    );
  });
  const rolls = times(10, (index) => {
    const [x, y] = [-68 + (index % 5) * 34, 16 + Math.floor(index / 5) * 32];
    const heart = [flavour, '#7fa650', '#f3b73c'][index % 3] ?? flavour;
    return (
      circle(x + 1, y + 3, 14.5, { fill: '#141d1a', opacity: 0.35 }) +
      circle(x, y, 14, { fill: '#22362f' }) +
      circle(x, y, 11.6, { fill: '#fbf6ea' }) +
      circle(x - 1.6, y, 4.6, { fill: heart }) +
      circle(x + 3.6, y + 1, 2.6, { fill: GREENS[2] })
    );
  });
  const wood = mix(sheet.palette.second, '#a97845', 0.65);
  const board =
    rect(-106, -80, 222, 172, { rx: 10, fill: sheet.palette.ink, opacity: 0.25 }) +
    rect(-110, -86, 220, 170, {
      rx: 9,
      fill: sheet.linear([
        [0, tint(wood, 0.06)],
        [1, shade(wood, 0.04)],
      ]),
    }) +
    path(
      times(7, (row) => `M-108 ${-66 + row * 22}c60 6 150 -8 216 2`).join(''),
      stroked(shade(wood, 0.06), 1, { opacity: 0.7 }),
    );
  const sticks = [0, 7].map((aside) =>
    line([-104, 106 + aside], [104, 102 + aside * 1.6], stroked('#c9a06a', 4)),
  );
  return (
    board +
    group(nigiri) +
    group(rolls) +
    path('M84 66c4 -10 12 -14 18 -4s0 16 -8 14s-14 -2 -10 -10Z', { fill: '#a9c46c' }) +
    times(3, (index) =>
      path(leafShape([90, -66 + index * 10], 70, 22, 18), { fill: tint('#f3b8a0', index * 0.03) }),
    ).join('') +
    group(sticks)
  );
};
