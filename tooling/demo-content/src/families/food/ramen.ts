import { mix, shade, tint } from '../../art/colour.ts';
import { polar, smooth, times } from '../../art/geometry.ts';
import { circle, ellipse, group, line, path, placed, rect, stroked } from '../../art/svg.ts';
import { bowl } from './china.ts';
import { BROWN, GREENS } from './colours.ts';
import type { Dish } from './dish.ts';
import { herbs } from './garnish.ts';
import { lit, within } from './light-and-layout.ts';

/** Draws a bowl of ramen with two chopsticks. */
export const ramen: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const strands = times(26, (index) => {
    const radius = 10 + index * 2.3;
    const from = random.between(-40, 200);
    return smooth(times(7, (step) => polar([-8, 14], from + step * 27, radius + random.around() * 2.4)));
  });
  const noodles = strands.map((d) => path(d, stroked('#c68f3c', 4.6)) + path(d, stroked('#f6d58c', 3)));
  const egg = (x: number, y: number): string =>
    ellipse(x, y + 1.5, 20, 16, { fill: '#7d4a22', opacity: 0.4 }) +
    ellipse(x, y, 20, 16, { fill: lit(sheet, '#fffaf0', 0.03) }) +
    circle(x, y, 9, { fill: lit(sheet, '#f3a42d', 0.08) });
  const pork = (x: number, y: number): string =>
    circle(x, y, 21, { fill: lit(sheet, flavour, 0.06), stroke: shade(flavour, 0.16), 'stroke-width': 2 }) +
    path(
      smooth(times(14, (step) => polar([x, y], step * 48, 2 + step * 1.2))),
      stroked(tint(flavour, 0.16), 2.4),
    );
  const fishcake = (x: number, y: number): string =>
    circle(x, y, 13, { fill: '#fffaf2', stroke: '#f2dfd4', 'stroke-width': 2.6, 'stroke-dasharray': '4 2' }) +
    path(smooth(times(9, (step) => polar([x, y], step * 55, 1 + step))), stroked('#e7738c', 2.2));
  const onions = within(sheet, 62, 13, 16).map(([x, y]) =>
    circle(x * 0.55 + 26, y * 0.55 + 20, 3.2, {
      fill: 'none',
      stroke: random.pick(GREENS),
      'stroke-width': 1.8,
    }),
  );
  const nori = rect(-16, -30, 32, 52, {
    rx: 2,
    fill: sheet.linear([
      [0, '#2c4439'],
      [1, '#182a25'],
    ]),
    transform: placed(54, -46, 28),
  });
  const inside =
    circle(0, 0, 84, { fill: lit(sheet, '#c27a35', 0.05) }) +
    group(noodles) +
    nori +
    pork(-38, -32) +
    pork(-52, 2) +
    egg(2, -46) +
    egg(34, -22) +
    fishcake(-18, 50) +
    group(onions) +
    herbs(sheet, 26, 36, 18);
  const sticks = [0, 9].map((aside) =>
    line([-128, 92 + aside], [112, 44 + aside * 2.1], stroked(mix(BROWN, '#a3522f', 0.5), 4.6)),
  );
  return (
    bowl(sheet, mix(china, sheet.palette.second, 0.7), inside) +
    group(sticks.join(''), { transform: 'translate(4 6)', opacity: 0.25 }) +
    group(sticks)
  );
};
