import { shade, tint } from '../../art/colour.ts';
import { blob, polar } from '../../art/geometry.ts';
import { circle, group, line, path, rect, stroked } from '../../art/svg.ts';
import { grainOn, stipple } from '../../art/texture.ts';
import { CREAM, CRUST, GREENS } from './colours.ts';
import type { Dish } from './dish.ts';
import { herb } from './garnish.ts';
import { lit, shadow, within } from './light-and-layout.ts';

/** Draws a pizza on a wooden board. */
export const pizza: Dish = (sheet, flavour) => {
  const { random } = sheet;
  const spots = within(sheet, 66, 25, 16);
  const cheese = within(sheet, 74, 15, 40).map(([x, y]) =>
    path(blob(random, [x, y], 13, 11), { fill: tint('#f7d588', random.between(0, 0.05)) }),
  );
  const toppings = spots.map(([x, y], index) =>
    index % 4 === 3
      ? path(blob(random, [x, y], 12, 11), {
          fill: lit(sheet, CREAM, 0.03),
          stroke: '#ecd9ac',
          'stroke-width': 1,
        })
      : circle(x, y + 1, 11.4, { fill: '#7a2f1c', opacity: 0.4 }) +
        circle(x, y, 11, { fill: lit(sheet, flavour, 0.07) }) +
        stipple(
          sheet,
          { x: x - 7, y: y - 7, width: 14, height: 14 },
          { density: () => 1, colour: shade(flavour, 0.12), dots: 12, size: 0.3 },
        ),
  );
  const olives = within(sheet, 70, 30, 8).map(([x, y]) =>
    circle(x, y, 4, { fill: 'none', stroke: '#3b3a3a', 'stroke-width': 3.2 }),
  );
  const basil = within(sheet, 64, 34, 6).map(([x, y]) =>
    herb(x, y, random.between(0, 360), 21, random.pick(GREENS)),
  );
  const cuts = [20, 80, 140].map((angle) =>
    line(
      polar([0, 0], angle, 94),
      polar([0, 0], angle + 180, 94),
      stroked('#8f4a1f', 1.1, { opacity: 0.55 }),
    ),
  );
  const board =
    circle(0, 0, 110, { fill: lit(sheet, '#c0905c', 0.05) }) +
    rect(-14, 96, 28, 62, { rx: 12, fill: '#b98755' }) +
    circle(0, 144, 5, { fill: '#7d5634' });
  const crust = blob(random, [0, 0], 98, 98, { points: 18, wobble: 0.025 });
  return (
    shadow(sheet, 110) +
    board +
    shadow(sheet, 94) +
    path(crust, { fill: lit(sheet, CRUST, 0.08) }) +
    grainOn(
      sheet,
      crust,
      { x: -100, y: -100, width: 200, height: 200 },
      { colour: '#a9632a', strength: 3, reach: 0.7, size: 0.3 },
    ) +
    path(blob(random, [0, 0], 83, 83, { points: 16, wobble: 0.03 }), { fill: '#c5472c' }) +
    group(cheese) +
    group(cuts) +
    group(toppings) +
    group(olives) +
    group(basil)
  );
};
