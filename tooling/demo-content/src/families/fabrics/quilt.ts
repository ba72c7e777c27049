import { shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { group, num, path, placed, rect, stroked } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

/** The triangles of a quilt's blocks, in quarters: each turned four times about the middle. */
const BLOCKS = [
  [
    ['M0 0L-1 -1H0Z', 1],
    ['M0 0L-1 -1V0Z', 0],
    ['M-1 -1L-0.5 -0.5V-1Z', 2],
  ],
  [
    ['M-1 -1H0V0H-1Z', 0],
    ['M0 -1L-1 0H0Z', 1],
    ['M0 -0.5L-0.5 0H0Z', 2],
  ],
  [
    ['M-1 -1H-0.5V-0.5H-1Z', 2],
    ['M-0.5 -1H0L-0.5 -0.5Z', 1],
    ['M-1 -0.5L-0.5 -0.5L-1 0Z', 1],
    ['M-0.5 -0.5H0V0H-0.5Z', 0],
  ],
  [
    ['M-1 0A1 1 0 0 1 0 -1V0Z', 1],
    ['M-0.5 0A0.5 0.5 0 0 1 0 -0.5V0Z', 2],
  ],
] as const;

/** Draws patchwork blocks of triangles and squares. */
export const quilt: Pattern = ({ random }, [width, height], [ground, ...threads], step) => {
  const block = step * 2.1;
  const [columns, rows] = [Math.max(2, Math.round(width / block)), Math.max(2, Math.round(height / block))];
  const [w, h] = [width / columns / 2, height / rows / 2];
  const kinds = random.shuffle(BLOCKS);
  const pieces = times(rows * columns, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const kind = kinds[(column + row) % 2] ?? BLOCKS[0];
    const colours = (row + column) % 2 === 0 ? threads : random.shuffle(threads);
    const quarters = times(4, (turn) =>
      group(
        kind.map(([d, thread]) => path(d, { fill: colours[thread] ?? ground })),
        { transform: `rotate(${turn * 90})` },
      ),
    );
    return group(
      quarters.join('') +
        path(
          'M-0.94 -0.94H0.94V0.94H-0.94ZM-0.94 -0.94L0.94 0.94M0.94 -0.94L-0.94 0.94',
          stroked(tint(ground, 0.1), 0.022, { 'stroke-dasharray': '0.07 0.05', opacity: 0.8 }),
        ),
      { transform: placed((column * 2 + 1) * w, (row * 2 + 1) * h, 0, w, h) },
    );
  });
  return (
    rect(0, 0, width, height, { fill: ground }) +
    group(pieces) +
    path(
      times(columns - 1, (at) => `M${num((at + 1) * w * 2)} 0v${height}`).join('') +
        times(rows - 1, (at) => `M0 ${num((at + 1) * h * 2)}h${width}`).join(''),
      stroked(shade(ground, 0.16), step * 0.03, { opacity: 0.5 }),
    )
  );
};
