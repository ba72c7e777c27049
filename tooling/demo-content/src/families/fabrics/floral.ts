import { mix } from '../../art/colour.ts';
import { flower, type FlowerKind } from '../../art/flowers.ts';
import { polar, scattered, times } from '../../art/geometry.ts';
import { leaf } from '../../art/leaves.ts';
import { circle, group, rect } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

const BLOOMS: readonly FlowerKind[] = ['daisy', 'poppy', 'anemone', 'cosmos', 'ranunculus'];

/** Draws tossed flowers and leaves. */
export const floral: Pattern = (sheet, [width, height], [ground, ...threads], step) => {
  const { random, palette } = sheet;
  const kinds = random.shuffle(BLOOMS).slice(0, 3);
  const heads = scattered(random, { x: 0, y: 0, width, height }, step * 1.45, height < step * 4 ? 16 : 46);
  const sprays = heads.map(([x, y]) =>
    times(5, (index) =>
      leaf(
        polar([x, y], index * 72 + random.between(0, 50), step * 0.35),
        index * 72 + random.between(0, 50),
        step * random.between(0.55, 0.85),
        step * 0.3,
        mix(palette.leaf, ground, index * 0.09),
        random.around(),
      ),
    ).join(''),
  );
  const blooms = heads.map(([x, y], index) =>
    flower(
      sheet,
      kinds[index % 3] ?? 'daisy',
      [x, y],
      step * random.between(0.5, 0.68),
      threads[index % 3] ?? ground,
      random.between(0, 70),
    ),
  );
  const seeds = scattered(random, { x: 0, y: 0, width, height }, step * 0.42, 340).filter(([x, y]) =>
    heads.every(([hx, hy]) => Math.hypot(hx - x, hy - y) > step * 0.95),
  );
  const small = seeds.map(([x, y], index) =>
    index % 3 === 0
      ? times(5, (petal) =>
          circle(...polar([x, y], petal * 72, step * 0.07), step * 0.06, { fill: threads[2] }),
        ).join('')
      : circle(x, y, step * 0.04, { fill: threads[index % 3] ?? threads[1] }),
  );
  return rect(0, 0, width, height, { fill: ground }) + group(small) + group(sprays) + group(blooms);
};
