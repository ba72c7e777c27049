import { mix } from '../../art/colour.ts';
import { clamp, times } from '../../art/geometry.ts';
import { circle, group, rect, type Point } from '../../art/svg.ts';
import type { Art } from './art.ts';
import { around, cut, disc } from './shapes.ts';

/** Draws a sun in bars going down behind waves that overlap like scales. */
export const waves: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const level = y + height * (height > width * 1.4 ? 0.52 : 0.6);
  const centre: Point = [x + width * sheet.random.pick([0.5, 0.38, 0.62]), level - height * 0.06];
  const r = Math.min(width * 0.34, (level - y) * 0.72);
  const halo = circle(centre[0], centre[1], r * 1.26, { fill: mix(ground, tone(0), 0.22) });
  const bars = times(5, (index) =>
    rect(x, centre[1] - r * (0.1 - index * 0.22), width, r * (0.025 + index * 0.028), {
      fill: mix(ground, tone(0), 0.22),
    }),
  );
  const wide = width / Math.max(4, Math.round((width / Math.sqrt(width * height)) * 5));
  const scales = times(Math.ceil((y + height - level) / (wide * 0.3)) + 2, (row) =>
    times(Math.ceil(width / wide) + 2, (column) => {
      const at: Point = [x + (column - (row % 2) / 2) * wide, level + row * wide * 0.3];
      const body = mix(tone(1), tone(2), clamp(row / 10, 0, 1));
      return [0.5, 0.4, 0.3, 0.19, 0.09]
        .map((share, ring) => circle(at[0], at[1], wide * share, { fill: ring % 2 === 0 ? body : tone(3) }))
        .join('');
    }).join(''),
  );
  return halo + cut(sheet, disc(centre, r), around(centre, r), tone(0), 90, 1) + group(bars) + group(scales);
};
