import { times } from '../../art/geometry.ts';
import { group, num, path, rect } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

/** Draws feathered diamonds in columns. */
export const ikat: Pattern = ({ random }, [width, height], [ground, ...threads], step) => {
  const tall = step * 3.1;
  const columns = Math.max(2, Math.round(width / step / 1.6));
  const wide = width / columns;
  const slices = Math.round(tall / (step * 0.075));
  const diamond = (share: number, x: number, y: number): string =>
    times(slices, (index) => {
      const from = Math.abs((index / slices) * 2 - 1);
      const half = (share - from) * wide * 0.56 + random.around() * wide * 0.045;
      return half <= 0
        ? ''
        : `M${num(x - half)} ${num(y + (index / slices) * tall)}h${num(half * 2)}v${num(tall / slices + 0.4)}h${num(half * -2)}Z`;
    }).join('');
  const rings = [0.98, 0.72, 0.44, 0.2].map((share, ring) => {
    const d = times(columns + 1, (column) =>
      times(height / tall + 2, (row) =>
        diamond(share, column * wide, (row - (column % 2 === 0 ? 0.5 : 1)) * tall),
      ).join(''),
    ).join('');
    return path(d, { fill: ring === 3 ? ground : (threads[ring] ?? ground) });
  });
  return rect(0, 0, width, height, { fill: ground }) + group(rings);
};
