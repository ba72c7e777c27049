import { mix } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { hill } from './hill.ts';
import { mist } from './mist.ts';
import { range } from './mountain-range.ts';
import type { Draw } from './scene.ts';
import { conifers } from './trees.ts';

/** Draws snowy peaks behind rows of firs. */
export const snowyPeaks: Draw = ({ air }, sheet, horizon) => {
  const { random, height } = sheet;
  return [
    range(sheet, air, {
      y: horizon,
      rise: height * 0.18,
      count: random.whole(5, 7),
      depth: 0.08,
      snow: 0.4,
      bottom: height,
    }),
    mist(sheet, horizon + height * 0.02, height * 0.12, air.sky[2], 0.55),
    range(sheet, air, {
      y: horizon + height * 0.1,
      rise: height * 0.34,
      count: random.whole(2, 3),
      depth: 0.36,
      snow: 0.42,
      bottom: height,
    }),
    mist(sheet, horizon + height * 0.12, height * 0.14, air.sky[2], 0.6),
    ...times(4, (index) => {
      const depth = 0.5 + index * 0.16;
      const wood = hill(sheet, air, {
        y: horizon + height * (0.14 + index * 0.085),
        rise: height * 0.03,
        depth,
        bottom: height,
      });
      return (
        conifers(sheet, wood.top, {
          count: 54 - index * 10,
          height: height * (0.06 + index * 0.03),
          colour: mix(wood.colour, air.near, 0.15),
        }) +
        wood.markup +
        mist(sheet, horizon + height * (0.2 + index * 0.085), height * 0.05, air.sky[2], 0.3 - index * 0.09)
      );
    }),
  ].join('');
};
