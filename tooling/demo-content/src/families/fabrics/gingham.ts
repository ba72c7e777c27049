import { times } from '../../art/geometry.ts';
import { num, path, rect, stroked } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

/** Draws a gingham check. */
export const gingham: Pattern = (_sheet, [width, height], [ground, first, second], step) => {
  const across = times(
    height / step / 2 + 1,
    (row) => `M0 ${num(row * step * 2)}h${width}v${num(step)}h${-width}Z`,
  ).join('');
  const down = times(
    width / step / 2 + 1,
    (column) => `M${num(column * step * 2)} 0h${num(step)}v${height}h${num(-step)}Z`,
  ).join('');
  const pins =
    times(width / step / 2 + 1, (column) => `M${num((column * 2 + 1.5) * step)} 0v${height}`).join('') +
    times(height / step / 2 + 1, (row) => `M0 ${num((row * 2 + 1.5) * step)}h${width}`).join('');
  return (
    rect(0, 0, width, height, { fill: ground }) +
    path(across, { fill: first, opacity: 0.5 }) +
    path(down, { fill: first, opacity: 0.5 }) +
    path(pins, stroked(second, step * 0.06, { opacity: 0.7 }))
  );
};
