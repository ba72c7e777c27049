import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { ellipse, group, path, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { dishSide } from './china.ts';
import { CREAM, GREENS, RED } from './colours.ts';
import type { Dish } from './dish.ts';
import { berriesAt, herb, orb } from './garnish.ts';

/** Draws a slice of cake on a dish, from the side. */
export const cakeSlice: Dish = (sheet, flavour, china) => {
  const face = 'M-82 -14L60 -14V-96L-82 -92Z';
  const sponge = mix(flavour, '#e3b46c', 0.55);
  const layers = times(
    3,
    (row) =>
      rect(-84, -90 + row * 27, 150, 7, { fill: CREAM }) +
      path(`M-84 ${-87 + row * 27}h150`, stroked(RED, 2, { opacity: row === 0 ? 0 : 0.75 })),
  );
  const crumbs = stipple(
    sheet,
    { x: -82, y: -94, width: 142, height: 80 },
    { density: () => 1, colour: shade(sponge, 0.09), dots: 420, size: 0.24 },
  );
  const icing = tint(flavour, 0.03);
  const back = 'M60 -96L90 -116V-30L60 -14Z';
  const topping =
    path('M-82 -92L60 -96L90 -116Z', { fill: tint(icing, 0.05) }) +
    path(
      'M-82 -92L60 -96V-86q-6 14 -12 1q-8 22 -16 1q-8 12 -16 1q-8 26 -18 1q-8 10 -16 0q-8 18 -18 1q-8 8 -14 0q-8 12 -16 0q-10 6 -16 -7Z',
      { fill: icing },
    );
  return (
    dishSide(sheet, china, 108) +
    path(face, { fill: sponge }) +
    group(crumbs + group(layers), { 'clip-path': sheet.clip(path(face)) }) +
    path(back, {
      fill: sheet.linear(
        [
          [0, icing],
          [1, shade(icing, 0.12)],
        ],
        [0, 0],
        [1, 0],
      ),
    }) +
    topping +
    ellipse(48, -108, 17, 9, { fill: shade(CREAM, 0.05) }) +
    ellipse(48, -115, 12, 8, { fill: CREAM }) +
    orb(sheet, 48, -127, 10, RED) +
    herb(50, -134, -50, 17, GREENS[0]) +
    berriesAt(
      sheet,
      [
        [84, -20],
        [97, -17],
        [-94, -17],
      ],
      8,
    )
  );
};
