import { shade, tint } from '../../art/colour.ts';
import { below, ridge } from '../../art/geometry.ts';
import { path } from '../../art/svg.ts';
import { hill } from './hill.ts';
import { meadow } from './meadow.ts';
import { mist } from './mist.ts';
import { range } from './mountain-range.ts';
import type { Draw } from './scene.ts';
import { conifers } from './trees.ts';
import { water } from './water.ts';

/** Draws a still lake below snow-capped mountains. */
export const lake: Draw = ({ air, sky }, sheet, horizon) => {
  const { random, height, width } = sheet;
  const shore = horizon + height * 0.05;
  const bank = ridge(random, {
    from: -10,
    to: width + 10,
    y: height * 0.97,
    rise: height * 0.05,
    roughness: 0.3,
    waves: 0.8,
  });
  const isLeft = random.chance(0.5);
  return [
    range(sheet, air, {
      y: horizon,
      rise: height * 0.2,
      count: random.whole(4, 6),
      depth: 0.12,
      snow: 0.34,
      bottom: shore + 4,
    }),
    mist(sheet, horizon, height * 0.1, air.sky[2], 0.5),
    range(sheet, air, {
      y: shore,
      rise: height * 0.27,
      count: random.whole(2, 4),
      depth: 0.42,
      snow: 0.28,
      bottom: shore + 4,
    }),
    ...[0.5, 0.66].map((depth, index) => {
      const wood = hill(sheet, air, {
        y: shore - height * 0.005,
        rise: height * (0.035 - index * 0.012),
        depth,
        bottom: shore + 2,
      });
      return (
        conifers(sheet, wood.top, {
          count: 46,
          height: height * (0.05 + index * 0.014),
          colour: wood.colour,
        }) + wood.markup
      );
    }),
    water(sheet, air, shore, height, sky.sun[0] * width),
    mist(sheet, shore, height * 0.045, air.sky[2], 0.6),
    conifers(sheet, bank, {
      count: 7,
      height: height * 0.27,
      colour: shade(air.near, 0.02),
      from: isLeft ? -0.02 : 0.72,
      to: isLeft ? 0.28 : 1.02,
    }),
    path(below(bank, height + 10, true), { fill: shade(air.near, 0.03) }),
    meadow(sheet, bank, { blade: tint(air.near, 0.06), flowers: [], height: height * 0.025, count: 120 }),
  ].join('');
};
