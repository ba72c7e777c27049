import { mix } from '../../art/colour.ts';
import { below, lerp, times } from '../../art/geometry.ts';
import { group, num, path, type Point } from '../../art/svg.ts';
import type { Art } from './art.ts';
import { around, cut, disc } from './shapes.ts';

/** Draws sails like paper kites before the sun, on stripes of sea. */
export const sails: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const sea = y + height * 0.8;
  const count = Math.max(1, Math.round((width / height) * 1.7));
  const r = Math.min(width * 0.36, height * 0.33);
  const sun: Point = [x + width * sheet.random.pick([0.36, 0.64]), y + height * 0.36];
  const boats = times(count, (index) => {
    const size = Math.min(height * 0.62, (width / count) * 1.05) * (1 - (index % 2) * 0.28);
    const [bx, by] = [x + (width / count) * (index + 0.52), sea + size * (0.03 + (index % 2) * 0.02)];
    const box = { x: bx - size / 2, y: by - size * 1.1, width: size, height: size * 1.2 };
    const at = (u: number, v: number): string => `${num(bx + size * u)} ${num(by + size * v)}`;
    const sail = `M${at(0, -1.08)}Q${at(0.5, -0.5)} ${at(0.42, -0.16)}L${at(0, -0.16)}Z`;
    const jib = `M${at(-0.035, -0.94)}Q${at(-0.2, -0.4)} ${at(-0.42, -0.16)}L${at(-0.035, -0.16)}Z`;
    const stern = `Q${at(0.38, 0.04)} ${at(0.24, 0.05)}L${at(-0.3, 0.05)}`;
    const hull = `M${at(-0.46, -0.11)}L${at(0.46, -0.11)}${stern}Q${at(-0.42, 0.02)} ${at(-0.46, -0.11)}Z`;
    return (
      cut(sheet, sail, box, tone(1 + index), 20) +
      cut(sheet, jib, box, tone(2 + index), 160) +
      cut(sheet, hull, box, tone(3 + index), 90)
    );
  });
  const rows = times(7, (index) => {
    const top = lerp(sea, y + height, index / 7);
    const swell = times(13, (at): Point => [
      x + (width / 12) * at,
      top + Math.sin(at * 1.9 + index * 2) * height * 0.008,
    ]);
    return path(below(swell, y + height + 4, true), {
      fill: mix(tone(2), index % 2 === 0 ? ground : tone(3), 0.12 + index * 0.07),
    });
  });
  return (
    cut(sheet, disc(sun, r), around(sun, r), tone(0), 90, 1) +
    (rows[0] ?? '') +
    group(boats) +
    group(rows.slice(1))
  );
};
