import { mix, shade } from '../../art/colour.ts';
import { polar, times } from '../../art/geometry.ts';
import { sprig } from '../../art/sprigs.ts';
import { group, num, path, stroked, type Point } from '../../art/svg.ts';
import { green, type Grow } from './growth.ts';

/** Draws a small olive tree. */
export const oliveTree: Grow = (sheet, soil, half, reach) => {
  const { random } = sheet;
  const trunkTop: Point = [soil[0] + half * 0.08, soil[1] - reach * 0.45];
  const trunk = path(
    `M${num(soil[0])} ${num(soil[1])}Q${num(soil[0] - half * 0.16)} ${num(soil[1] - reach * 0.24)} ${num(trunkTop[0])} ${num(trunkTop[1])}`,
    stroked('#84684f', half * 0.13),
  );
  const crown = times(26, (index) => {
    const angle = -90 + random.around() * 105;
    const from = polar(trunkTop, angle, reach * random.between(0, 0.16));
    return sprig(sheet, 'olive', {
      from,
      angle: angle + random.around() * 20,
      length: reach * random.between(0.24, 0.4),
      bend: random.around() * 40,
      colour: mix(green(sheet, (index % 3) * 0.025), '#a9b39a', 0.35),
      accent: shade(sheet.palette.deep, 0),
    });
  });
  return trunk + group(crown);
};
