import { mix } from '../../art/colour.ts';
import { lerp, times } from '../../art/geometry.ts';
import { circle, group, num, stroked, type Point } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import type { Art } from './art.ts';
import { around, cut, disc } from './shapes.ts';

/** Returns the lit part of a moon of age -1 (new) over 0 (full) to 1. */
function litMoon(at: Point, r: number, age: number): string {
  if (age === 0) return disc(at, r);
  const [top, foot] = [`${num(at[0])} ${num(at[1] - r)}`, `${num(at[0])} ${num(at[1] + r)}`];
  const inner = Math.max(0.1, r * Math.abs(2 * Math.abs(age) - 1));
  const back = Math.abs(age) > 0.5 === age < 0 ? 0 : 1;
  const edge = `A${num(r)} ${num(r)} 0 0 ${age < 0 ? 1 : 0} ${foot}`;
  return `M${top}${edge}A${num(inner)} ${num(r)} 0 0 ${back} ${top}Z`;
}

/** Draws the phases of the moon, one below or beside the other, among stars. */
export const moons: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const upright = height > width * 1.1;
  const half = Math.max(width, height) > Math.min(width, height) * 1.5 ? 3 : 2;
  const step = (upright ? height : width) / (half * 2 + 1.2);
  const bend = (upright ? width : height) * (half === 2 ? 0.42 : 0.26);
  const stars = stipple(
    sheet,
    { x, y, width, height },
    { density: () => 1, colour: tone(0), dots: 220, size: 0.3, opacity: 0.8 },
  );
  const rings = times(5, (index) => {
    const r = Math.hypot(width, height) * (0.1 + index * 0.1);
    return circle(x + width / 2, y + height / 2, r, stroked(mix(ground, tone(1), 0.4), sheet.unit * 0.24));
  });
  const phases = times(half * 2 + 1, (index) => {
    const age = (index - half) / (half + 0.4);
    const swing = Math.cos((age * Math.PI) / 2) * bend - bend * 0.6;
    const along = step * (index + 0.6);
    const at: Point = upright ? [x + width / 2 + swing, y + along] : [x + along, y + height / 2 - swing];
    const r = step * lerp(0.54, 0.38, Math.abs(age));
    const shadow = circle(at[0], at[1], r, { fill: mix(ground, tone(0), 0.18) });
    return shadow + cut(sheet, litMoon(at, r, age), around(at, r), tone(0), 60, 1.4);
  });
  return group(rings) + stars + group(phases);
};
