import { polar, polygon, scattered, times } from '../../art/geometry.ts';
import { path, rect } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

/** Draws scattered terrazzo stones. */
export const terrazzo: Pattern = ({ random }, [width, height], [ground, ...threads], step) => {
  const stones = (distance: number, size: number): string => {
    const byThread = ['', '', ''];
    scattered(
      random,
      { x: -step, y: -step, width: width + step * 2, height: height + step * 2 },
      distance,
      300,
    ).forEach(([x, y], index) => {
      const turn = random.between(0, 360);
      byThread[index % 3] += polygon(
        times(random.whole(4, 6), (corner) =>
          polar([x, y], turn + corner * 68 + random.around() * 16, size * random.between(0.55, 1.1)),
        ),
      );
    });
    return byThread
      .map((d, index) =>
        path(d, {
          fill: threads[index] ?? ground,
          stroke: threads[index] ?? ground,
          'stroke-width': size * 0.14,
          'stroke-linejoin': 'round',
        }),
      )
      .join('');
  };
  return (
    rect(0, 0, width, height, { fill: ground }) +
    stones(step * 0.36, step * 0.1) +
    stones(step * 0.95, step * 0.46)
  );
};
