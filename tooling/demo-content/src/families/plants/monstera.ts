import { shade } from '../../art/colour.ts';
import { monsteraLeaf } from '../../art/leaves.ts';
import { stalk, stalkPath } from '../../art/sprigs/stalk.ts';
import { path, stroked } from '../../art/svg.ts';
import { fan, green, type Grow } from './growth.ts';

/** Draws the split leaves of a monstera. */
export const monstera: Grow = (sheet, soil, half, reach) => {
  const { random } = sheet;
  return fan(random.whole(6, 8), (lean, index) => {
    const points = stalk(
      [soil[0] + lean * half * 0.3, soil[1]],
      -90 + lean * 26,
      reach * (index % 2 === 0 ? 0.62 : 0.42) * random.between(0.85, 1.1) * (1 - Math.abs(lean) * 0.25),
      lean * 34,
    );
    const tip = points.at(-1);
    const colour = green(sheet, Math.abs(lean) * 0.05);
    return tip
      ? path(stalkPath(points), stroked(shade(colour, 0.05), reach * 0.014)) +
          monsteraLeaf(
            tip.at,
            tip.heading + lean * 22 + random.around() * 10,
            reach * random.between(0.27, 0.36),
            colour,
          )
      : '';
  });
};
