import { times } from '../../art/geometry.ts';
import { group, num, path, placed, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import type { Pattern } from './pattern.ts';

const STAMPS = [
  [
    ['M0 -0.9C0.5 -0.5 0.52 0.2 0 0.5C-0.52 0.2 -0.5 -0.5 0 -0.9Z', 1],
    ['M0 -0.55C0.24 -0.3 0.26 0.1 0 0.26C-0.26 0.1 -0.24 -0.3 0 -0.55Z', 0],
    [
      'M0 0.95C-0.05 0.6 -0.5 0.62 -0.62 0.3C-0.2 0.3 0 0.5 0 0.95ZM0 0.95C0.05 0.6 0.5 0.62 0.62 0.3C0.2 0.3 0 0.5 0 0.95Z',
      2,
    ],
  ],
  [
    ['M0 -0.95C0.3 -0.7 0.3 -0.4 0 -0.2C-0.3 -0.4 -0.3 -0.7 0 -0.95ZM-0.04 -0.2H0.04V0.95H-0.04Z', 1],
    [
      'M0.06 0.2C0.1 -0.2 0.4 -0.4 0.72 -0.36C0.7 0 0.4 0.22 0.06 0.2ZM-0.06 0.2C-0.1 -0.2 -0.4 -0.4 -0.72 -0.36C-0.7 0 -0.4 0.22 -0.06 0.2Z',
      2,
    ],
    [
      'M0.06 0.75C0.1 0.4 0.36 0.24 0.62 0.26C0.6 0.6 0.36 0.78 0.06 0.75ZM-0.06 0.75C-0.1 0.4 -0.36 0.24 -0.62 0.26C-0.6 0.6 -0.36 0.78 -0.06 0.75Z',
      1,
    ],
  ],
  [
    ['M0 -0.85L0.2 -0.2L0.85 0L0.2 0.2L0 0.85L-0.2 0.2L-0.85 0L-0.2 -0.2Z', 1],
    ['M0 -0.3L0.3 0L0 0.3L-0.3 0Z', 0],
    [
      'M0.5 -0.5m-0.14 0a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0M-0.5 0.5m-0.14 0a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0M0.5 0.5m-0.14 0a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0M-0.5 -0.5m-0.14 0a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0',
      2,
    ],
  ],
] as const;

/** Draws the prints of a carved block. */
export const blockPrint: Pattern = (sheet, [width, height], threads, step) => {
  const { random } = sheet;
  const stamp = random.pick(STAMPS);
  const wide = width / Math.max(3, Math.round(width / step / 1.35));
  const tall = wide * 1.15;
  const prints = times(width / wide + 1, (column) =>
    times(height / tall + 2, (row) => {
      const [x, y] = [(column + 0.5) * wide, (row + (column % 2) / 2) * tall];
      return group(
        stamp.map(([d, thread]) => path(d, { fill: threads[thread] })),
        { transform: placed(x + random.around() * wide * 0.015, y, random.around() * 2.5, wide * 0.48) },
      );
    }),
  ).flat();
  const dots = times(width / wide + 2, (column) =>
    times(
      height / tall + 2,
      (row) => `M${num(column * wide)} ${num((row + 0.25 + (column % 2) / 2) * tall)}h0`,
    ).join(''),
  ).join('');
  return (
    rect(0, 0, width, height, { fill: threads[0] }) +
    group(prints) +
    path(dots, stroked(threads[3], wide * 0.09)) +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      { density: () => 1, colour: threads[0], dots: 1800, size: 0.16, opacity: 0.8 },
    )
  );
};
