import { times } from '../../art/geometry.ts';
import { hill } from './hill.ts';
import { mist } from './mist.ts';
import { range } from './mountain-range.ts';
import type { Draw } from './scene.ts';
import { conifers } from './trees.ts';

/** Draws rows of pines that fade into the distance. */
export const forest: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width } = sheet;
  const far = range(sheet, air, {
    y: horizon - height * 0.05,
    rise: height * 0.12,
    count: random.whole(3, 5),
    depth: 0.06,
    snow: 0,
    bottom: height,
  });
  const ranks = times(6, (index) => {
    const depth = 0.14 + index * 0.165;
    const rank = hill(sheet, air, {
      y: horizon + height * (index * 0.075 - 0.02),
      rise: height * 0.035,
      depth,
      bottom: height,
      roughness: 0.3,
    });
    const size = height * (0.08 + index * 0.052);
    return (
      conifers(sheet, rank.top, {
        count: Math.round((width / size) * 5.5),
        height: size,
        colour: rank.colour,
      }) +
      rank.markup +
      mist(sheet, horizon + height * (index * 0.075 + 0.05), height * 0.07, air.sky[2], 0.42 - index * 0.06)
    );
  });
  return far + ranks.join('');
};
