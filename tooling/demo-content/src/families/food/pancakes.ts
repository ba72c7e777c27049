import { tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { ellipse, group, path, rect, stroked } from '../../art/svg.ts';
import { dishSide } from './china.ts';
import type { Dish } from './dish.ts';
import { berriesAt, herbs } from './garnish.ts';

/** Draws a stack of pancakes with butter and syrup, from the side. */
export const pancakes: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const count = random.whole(6, 8);
  const stack = times(count, (index) => {
    const [half, y, x] = [64 + random.around() * 4, -29 - index * 15, random.around() * 3];
    return rect(x - half, y, half * 2, 16, {
      rx: 8,
      fill: sheet.linear([
        [0, '#b9712c'],
        [0.28, '#d9984a'],
        [0.42, '#f7dca2'],
        [0.66, '#f3cf8a'],
        [0.8, '#d08a3d'],
        [1, '#a6612a'],
      ]),
    });
  });
  const top = -29 - (count - 1) * 15;
  const runs = [
    [-50, 34],
    [-24, 58],
    [4, 28],
    [30, 70],
    [52, 40],
  ]
    .map(([x = 0, drop = 0]) => `M${x - 7} ${top + 1}v${drop}a7 7 0 0 0 14 0v${-drop}Z`)
    .join('');
  const cap =
    ellipse(0, top + 2, 63, 9, { fill: '#d18c41' }) +
    ellipse(0, top + 2, 58, 7.6, { fill: flavour }) +
    path(runs, { fill: flavour, opacity: 0.92 }) +
    path(`M-51 ${top + 8}v20M29 ${top + 10}v44`, stroked(tint(flavour, 0.2), 2.2, { opacity: 0.7 }));
  const butter =
    path(`M-17 ${top - 9}l16 -5l20 5l-16 6Z`, { fill: '#fff0ae' }) +
    path(`M-17 ${top - 9}l20 6v9l-20 -6Z`, { fill: '#f9dc7c' }) +
    path(`M3 ${top - 3}l16 -6v9l-16 6Z`, { fill: '#eec75c' });
  return (
    dishSide(sheet, china, 104) +
    group(stack) +
    cap +
    butter +
    berriesAt(
      sheet,
      [
        [-84, -18],
        [-72, -16],
        [78, -18],
        [88, -16],
      ],
      8,
    ) +
    herbs(sheet, 30, top - 2, 17)
  );
};
