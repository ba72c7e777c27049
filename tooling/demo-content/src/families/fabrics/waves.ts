import { times } from '../../art/geometry.ts';
import { group, num, path } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

/** Draws rows of overlapping waves. */
export const waves: Pattern = (_sheet, [width, height], threads, step) => {
  const radius = width / Math.max(3, Math.round(width / step / 1.5)) / 2;
  const rows = times(height / radius / 0.5 + 3, (row) =>
    [1, 0.76, 0.52, 0.28]
      .map((share, ring) =>
        path(
          times(width / radius / 2 + 2, (column) => {
            const [x, y] = [(column * 2 + (row % 2)) * radius, row * radius * 0.5];
            return `M${num(x - radius * share)} ${num(y)}a${num(radius * share)} ${num(radius * share)} 0 0 1 ${num(radius * share * 2)} 0Z`;
          }).join(''),
          {
            fill: threads[ring === 0 ? 1 : ring === 1 ? 0 : ring] ?? threads[0],
            stroke: threads[0],
            'stroke-width': radius * 0.03,
          },
        ),
      )
      .join(''),
  );
  return group(rows);
};
