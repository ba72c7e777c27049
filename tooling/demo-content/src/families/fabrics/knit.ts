import { shade } from '../../art/colour.ts';
import { leafShape, times } from '../../art/geometry.ts';
import { path, rect } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

/** One repeat of a knitted band, as rows of stitches: a digit is a thread. */
const BANDS = [
  '0000000000',
  '0001000100',
  '0011101110',
  '0001000100',
  '0000000000',
  '2222222222',
  '0303030303',
  '2222222222',
  '0000000000',
  '1000110001',
  '1100110011',
  '0110000110',
  '0011001100',
  '0110000110',
  '1100110011',
  '1000110001',
  '0000000000',
  '3333333333',
  '0202020202',
  '3333333333',
] as const;

/** Draws knitted stitches with bands of color. */
export const knit: Pattern = (_sheet, [width, height], threads, step) => {
  const wide = width / Math.round(width / step / 0.36);
  const tall = wide * 0.82;
  const byThread = threads.map(() => '');
  times(height / tall + 2, (row) =>
    times(width / wide + 1, (column) => {
      const thread = Number(BANDS[row % BANDS.length]?.[column % 10] ?? 0);
      const [x, y] = [(column + 0.5) * wide, row * tall];
      byThread[thread] +=
        leafShape([x, y + tall * 0.62], -123, wide * 0.98, wide * 0.62) +
        leafShape([x, y + tall * 0.62], -57, wide * 0.98, wide * 0.62);
    }),
  );
  return (
    rect(0, 0, width, height, { fill: shade(threads[0], 0.2) }) +
    byThread
      .map((d, index) =>
        path(d, {
          fill: threads[index] ?? threads[0],
          stroke: shade(threads[index] ?? threads[0], 0.1),
          'stroke-width': wide * 0.035,
        }),
      )
      .join('')
  );
};
