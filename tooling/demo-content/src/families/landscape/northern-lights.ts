import { shade } from '../../art/colour.ts';
import { mist } from './mist.ts';
import { range } from './mountain-range.ts';
import type { Draw } from './scene.ts';
import { cabin } from './scenery.ts';
import { conifers } from './trees.ts';
import { water } from './water.ts';

/** Draws a lake below mountains and northern lights. */
export const northern: Draw = ({ air, sky }, sheet, horizon) => {
  const { random, height, width } = sheet;
  const shore = horizon + height * 0.1;
  return [
    range(sheet, air, {
      y: shore,
      rise: height * 0.2,
      count: random.whole(3, 5),
      depth: 0.35,
      snow: 0.35,
      bottom: shore + 2,
    }),
    mist(sheet, shore, height * 0.06, '#4fae9a', 0.35),
    conifers(
      sheet,
      [
        [0, shore],
        [width, shore],
      ],
      { count: 70, height: height * 0.06, colour: air.near },
    ),
    water(sheet, { ...air, light: '#8ff0c0' }, shore, height, sky.sun[0] * width),
    conifers(
      sheet,
      [
        [0, height * 1.02],
        [width, height * 1.02],
      ],
      { count: 12, height: height * 0.24, colour: shade(air.near, 0.02), from: -0.03, to: 0.36 },
    ),
    random.chance(0.6) ? cabin(sheet, air, width * 0.76, shore + height * 0.01, height * 0.05, true) : '',
  ].join('');
};
