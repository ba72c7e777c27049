import { mix } from '../../art/colour.ts';
import { leafShape, polar, smooth, times } from '../../art/geometry.ts';
import { circle, group, num, path, rect, stroked } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

/** Draws wheels of petals and dots, with the fine cracks of the wax. */
export const batik: Pattern = ({ random }, [width, height], [ground, first, second, third], step) => {
  const wheel = (x: number, y: number, size: number): string => {
    const petals = times(12, (index) =>
      leafShape(polar([x, y], index * 30, size * 0.22), index * 30, size * 0.5, size * 0.2),
    ).join('');
    const dots = (count: number, radius: number): string =>
      times(
        count,
        (index) =>
          `M${polar([x, y], (index * 360) / count, radius)
            .map(num)
            .join(' ')}h0`,
      ).join('');
    return (
      circle(x, y, size * 0.98, { fill: mix(ground, second, 0.35) }) +
      path(petals, { fill: first }) +
      circle(x, y, size * 0.16, { fill: third }) +
      path(dots(36, size * 0.98) + dots(24, size * 0.82), stroked(first, size * 0.075)) +
      path(dots(8, size * 0.1), stroked(first, size * 0.05))
    );
  };
  const wide = width / Math.max(2, Math.round(width / step / 2.3));
  const wheels = times(width / wide + 1, (column) =>
    times(height / wide + 2, (row) => wheel(column * wide, (row + (column % 2) / 2) * wide, wide * 0.36)),
  ).flat();
  const ferns = times(width / wide + 1, (column) =>
    times(height / wide + 2, (row) =>
      times(6, (index) =>
        leafShape(
          [column * wide, (row + (column % 2 === 0 ? 0.5 : 0)) * wide],
          index * 60 + 30,
          wide * 0.15,
          wide * 0.07,
        ),
      ).join(''),
    ).join(''),
  ).join('');
  const cracks = times(70, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    return smooth(
      times(
        5,
        (index) =>
          [x + random.around() * step * 0.25 + index * step * 0.3, y + random.around() * step * 0.4] as const,
      ),
    );
  });
  return (
    rect(0, 0, width, height, { fill: ground }) +
    group(wheels) +
    path(ferns, { fill: third }) +
    path(cracks.join(''), stroked(first, step * 0.012, { opacity: 0.55 }))
  );
};
