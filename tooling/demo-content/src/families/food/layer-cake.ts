import { mix, shade } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { circle, ellipse, group, path, placed, stroked } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import { cakeStand } from './china.ts';
import { BERRY, BROWN, CREAM, RED } from './colours.ts';
import type { Dish } from './dish.ts';
import { herbs, orb } from './garnish.ts';
import { lit } from './light-and-layout.ts';

/** Draws a cake on a cake stand, from the side. */
export const layerCake: Dish = (sheet, flavour, china) => {
  const { random } = sheet;
  const isNaked = random.chance(0.45);
  const side = 'M-70 -132V-48C-66 -38 66 -38 70 -48V-132Z';
  const bands = times(7, (row) =>
    path(
      `M-72 ${-118 + row * 12}C-60 ${-110 + row * 12} 60 ${-110 + row * 12} 72 ${-118 + row * 12}`,
      stroked(row % 2 === 0 ? CREAM : shade('#e0ab62', 0.02), 12, { 'stroke-linecap': 'butt' }),
    ),
  );
  const icing = isNaked ? CREAM : mix(flavour, CREAM, 0.35);
  const dripping = isNaked ? flavour : shade(flavour, 0.06);
  const drips = times(11, () => {
    const drop = random.between(8, 34);
    return `v${drop}a5.6 5.6 0 0 0 11.2 0v${-drop}q0.8 -3 1.6 0`;
  }).join('');
  const body =
    path(side, { fill: icing }) +
    (isNaked ? group(bands, { 'clip-path': sheet.clip(path(side)) }) : '') +
    path(side, {
      fill: sheet.linear(
        [
          [0, '#ffffff', 0.16],
          [0.4, '#ffffff', 0],
          [1, BROWN, 0.34],
        ],
        [0, 0],
        [1, 0],
      ),
    }) +
    grainOn(
      sheet,
      side,
      { x: -70, y: -132, width: 140, height: 90 },
      { colour: shade(icing, 0.18), towards: 0, size: 0.24 },
    );
  const pearls = times(15, (index) =>
    circle(-68 + index * 9.7, -46 + Math.sin((index / 14) * Math.PI) * 7, 6, {
      fill: lit(sheet, CREAM, 0.05),
    }),
  ).join('');
  const swirls = times(7, (index) =>
    group(
      ellipse(0, 0, 11, 7, { fill: shade(CREAM, 0.06) }) +
        ellipse(0, -5, 8, 6, { fill: shade(CREAM, 0.02) }) +
        ellipse(0, -9, 4.6, 4.6, { fill: CREAM }) +
        orb(sheet, 0, -16, 7.5, index % 2 === 0 ? RED : BERRY),
      { transform: placed(-57 + index * 19, -137 + Math.sin((index / 6) * Math.PI) * 6) },
    ),
  ).join('');
  return (
    cakeStand(sheet, china) +
    body +
    ellipse(0, -132, 70, 12, { fill: lit(sheet, dripping, 0.06) }) +
    path(`M-70 -132${drips}Q0 -110 70 -132Z`, { fill: dripping }) +
    pearls +
    herbs(sheet, 0, -146, 24) +
    swirls
  );
};
