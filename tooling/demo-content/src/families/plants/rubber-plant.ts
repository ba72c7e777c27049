import { mix } from '../../art/colour.ts';
import { lerp } from '../../art/geometry.ts';
import { leaf } from '../../art/leaves.ts';
import { stalk, stalkPath } from '../../art/sprigs/stalk.ts';
import { group, path, stroked } from '../../art/svg.ts';
import { green, type Grow } from './growth.ts';

/** Draws a rubber plant with large leaves along one trunk. */
export const rubberPlant: Grow = (sheet, soil, half, reach) => {
  const { random } = sheet;
  const trunk = stalk(soil, -90 + random.around() * 4, reach * 0.82, random.around() * 8, 14);
  const wood = path(stalkPath(trunk), stroked('#7a5a44', half * 0.12));
  const leaves = trunk.slice(3).map(({ at, heading }, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const length = reach * lerp(0.34, 0.2, index / 11) * random.between(0.9, 1.1);
    return leaf(
      at,
      heading + side * random.between(38, 66),
      length,
      length * 0.44,
      green(sheet, index % 2 === 0 ? 0.05 : 0.01),
      side * 0.5,
    );
  });
  const tip = trunk.at(-1);
  return (
    wood +
    group(leaves) +
    (tip ? leaf(tip.at, -86, reach * 0.17, reach * 0.06, mix(green(sheet), sheet.palette.spark, 0.35)) : '')
  );
};
