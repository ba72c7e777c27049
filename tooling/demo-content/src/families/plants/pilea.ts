import { tint } from '../../art/colour.ts';
import { lerp } from '../../art/geometry.ts';
import { stalk, stalkPath } from '../../art/sprigs/stalk.ts';
import { circle, ellipse, path, stroked } from '../../art/svg.ts';
import { fan, green, type Grow } from './growth.ts';

/** Draws the round leaves of a pilea. */
export const pilea: Grow = (sheet, soil, _half, reach) => {
  const { random } = sheet;
  return fan(random.whole(15, 19), (lean, index) => {
    const level = (index % 4) / 4;
    const angle = -90 + lean * lerp(70, 40, level);
    const length = reach * lerp(0.42, 0.7, level) * random.between(0.8, 1.05);
    const points = stalk(soil, angle, length, lean * 30);
    const tip = points.at(-1);
    if (!tip) return '';
    const colour = green(sheet, 0.05 - level * 0.06);
    const size = reach * random.between(0.09, 0.13);
    return (
      path(stalkPath(points), stroked(tint(colour, 0.05), reach * 0.009)) +
      ellipse(...tip.at, size, size * 0.9, { fill: colour }) +
      ellipse(tip.at[0] - size * 0.18, tip.at[1] - size * 0.2, size * 0.72, size * 0.62, {
        fill: tint(colour, 0.04),
      }) +
      circle(...tip.at, size * 0.1, { fill: tint(colour, 0.2) })
    );
  });
};
