import { blob, leafShape, smooth, times } from '../../art/geometry.ts';
import { group, path, placed, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { plate } from './china.ts';
import { RED } from './colours.ts';
import type { Dish } from './dish.ts';
import { herbs, orb, slice } from './garnish.ts';
import { lit } from './light-and-layout.ts';

/** Draws a plate of eggs, toast, bacon and avocado. */
export const breakfast: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const egg = (x: number, y: number): string =>
    path(blob(random, [x, y + 2], 33, 28, { wobble: 0.1 }), { fill: '#b98b52', opacity: 0.35 }) +
    path(blob(random, [x, y], 32, 27, { wobble: 0.1 }), { fill: lit(sheet, '#fffaf0', 0.03) }) +
    orb(sheet, x + 2, y - 1, 12.5, flavour);
  const toast = (x: number, y: number, turn: number): string =>
    group(
      rect(-25, -25, 50, 50, { rx: 11, fill: '#a9682c' }) +
        rect(-22, -22, 44, 44, { rx: 8, fill: lit(sheet, '#eabf7c', 0.07) }) +
        stipple(
          sheet,
          { x: -20, y: -20, width: 40, height: 40 },
          { density: () => 1, colour: '#c58d45', dots: 60, size: 0.3 },
        ),
      { transform: placed(x, y, turn) },
    );
  const rasher = (y: number): string => {
    const d = smooth(times(8, (step) => [-34 + step * 10, y + (step % 2 === 0 ? -2.6 : 2.6)] as const));
    return (
      path(d, stroked('#a5402f', 12)) +
      path(d, stroked('#f1b79b', 3.4)) +
      path(d, stroked('#c65a41', 1.6, { transform: 'translate(0 4)' }))
    );
  };
  const avocado = times(5, (index) =>
    group(
      path(leafShape([-22, 0], 0, 44, 15), { fill: '#5f7f37' }) +
        path(leafShape([-20, 0], 0, 40, 11), { fill: '#cfdc84' }),
      { transform: placed(-44 + index * 9, 47 + index * 2.4, 64 + index * 5) },
    ),
  );
  const tomatoes = [
    [46, 42],
    [62, 22],
  ].map(([x = 0, y = 0]) => slice(x, y, 13, RED, '#f0805c', 6));
  return (
    plate(sheet, china, 112) +
    toast(-42, -46, -14) +
    toast(-18, -60, 12) +
    group(rasher(-44) + rasher(-30), { transform: 'translate(42 -6) rotate(26)' }) +
    egg(-34, 4) +
    egg(14, 16) +
    group(avocado) +
    group(tomatoes) +
    herbs(sheet, 8, 62, 22)
  );
};
