import { mix, tint } from '../../art/colour.ts';
import { polar, ringSlice, times } from '../../art/geometry.ts';
import { circle, num, path, stroked, type Point } from '../../art/svg.ts';
import type { Art } from './art.ts';
import { around, cut, disc } from './shapes.ts';

/** Draws halved fruits, larger than the sheet. */
export const fruits: Art = (sheet, { x, y, width, height, tone }) => {
  const { random, palette } = sheet;
  const rinds = random.shuffle([
    mix(palette.spark, '#f2a33a', 0.65),
    mix(palette.second, '#e8603c', 0.6),
    mix(palette.leaf, '#a9c04a', 0.65),
    mix(palette.main, '#e05a5a', 0.6),
  ]);
  const columns = Math.max(1, Math.round((width / Math.sqrt(width * height)) * 1.9));
  const size = width / columns;
  const rows = Math.ceil(height / (size * 0.88));
  return times((columns + 1) * rows, (index) => {
    const row = Math.floor(index / (columns + 1));
    const at: Point = [
      x + ((index % (columns + 1)) + (row % 2 === 0 ? 0.5 : 0)) * size,
      y + size * 0.5 + row * size * 0.88,
    ];
    const [r, rind] = [size * 0.43, rinds[(index + row) % rinds.length] ?? tone(0)];
    const turn = random.between(0, 40);
    const flesh = times(9, (slice) => {
      const [from, to] = [turn + slice * 40 + 3, turn + slice * 40 + 37];
      const heart = polar(at, (from + to) / 2, r * 0.12);
      return `M${heart.map(num).join(' ')}L${polar(at, from, r * 0.76)
        .map(num)
        .join(' ')}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${polar(at, to, r * 0.76)
        .map(num)
        .join(' ')}Z`;
    }).join('');
    const leaf = random.chance(0.4)
      ? path(ringSlice(polar(at, turn, r * 1.02), 0, r * 0.4, turn - 60, turn + 30), { fill: palette.leaf })
      : '';
    return (
      leaf +
      cut(sheet, disc(at, r), around(at, r), rind, 45, 0.5) +
      circle(at[0], at[1], r * 0.88, { fill: mix(rind, '#fff6e2', 0.78) }) +
      path(flesh, { ...stroked(tint(rind, 0.06), r * 0.07), fill: tint(rind, 0.06) })
    );
  }).join('');
};
