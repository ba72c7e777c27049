import { clamp, lerp, times } from '../../art/geometry.ts';
import { circle, group, type Point } from '../../art/svg.ts';
import type { Art } from './art.ts';
import { cut, disc } from './shapes.ts';

/** Draws a field of dots that swell around two places, as sound does in a room. */
export const dots: Art = (sheet, { x, y, width, height, tone }) => {
  const { random } = sheet;
  const columns = Math.round(clamp((width / Math.sqrt(width * height)) * random.pick([9, 12]), 5, 22));
  const step = width / columns;
  const sources = times(2, (index): Point => [
    x + width * random.between(0.1, 0.9),
    y + height * (0.2 + index * 0.55),
  ]);
  const strength = ([px, py]: Point): number =>
    Math.max(
      ...sources.map(([sx, sy]) => Math.cos((Math.hypot(px - sx, py - sy) / step) * 0.62) * 0.5 + 0.5),
    );
  const big = disc([x + width * random.pick([0.3, 0.7]), y + height * 0.42], Math.min(width, height) * 0.34);
  const all = times(columns * Math.floor(height / step), (index) => {
    const at: Point = [
      x + ((index % columns) + 0.5) * step,
      y + (height % step) / 2 + (Math.floor(index / columns) + 0.5) * step,
    ];
    return circle(at[0], at[1], step * lerp(0.07, 0.47, strength(at)), {
      fill: tone(strength(at) > 0.72 ? 1 : 2),
    });
  });
  return cut(sheet, big, { x, y, width, height }, tone(0), 120, 0.6) + group(all);
};
