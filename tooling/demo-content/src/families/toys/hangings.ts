import { lightness, shade, tint } from '../../art/colour.ts';
import { lerp, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, line, path, placed, stroked, type Point } from '../../art/svg.ts';
import { cloud } from './figures.ts';
import { d, painted } from './parts.ts';
import { paintOf } from './placing.ts';

/** Draws flags on two strings, and below them stars, clouds and moons on threads, as space allows. */
export function hangings(sheet: Sheet, room: number, wall: string): string {
  const { width, random, palette, unit } = sheet;
  const { hues } = paintOf(sheet);
  const flags = (y: number, sag: number, shift: number): string => {
    const at = (share: number): Point => [width * share, y + sag * 4 * share * (1 - share)];
    const pieces = times(9, (index) => {
      const [[ax, ay], [bx, by]] = [at((index + 0.12) / 9), at((index + 0.88) / 9)];
      return path(d`M${ax} ${ay}L${bx} ${by}L${(ax + bx) / 2} ${(ay + by) / 2 + width * 0.105}Z`, {
        fill: sheet.linear([
          [0, tint(hues[(index + shift) % hues.length] ?? wall, 0.02)],
          [1, shade(hues[(index + shift) % hues.length] ?? wall, 0.05)],
        ]),
      });
    });
    return (
      pieces.join('') +
      path(
        d`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`,
        stroked(shade(palette.soft, 0.2), unit * 0.3),
      )
    );
  };
  const light = lightness(wall) > 0.5 ? palette.paper : palette.soft;
  const mobile = times(5, (index) => {
    const x = width * (0.14 + index * 0.18);
    const y = lerp(
      room * 0.5,
      room * 0.82,
      index % 2 === 0 ? random.between(0, 0.4) : random.between(0.5, 0.9),
    );
    const size = width * 0.045;
    const thing =
      index % 2 === 0
        ? painted(x, y, size, hues[index] ?? wall)
        : group(cloud(tint(light, 0.02)), { transform: placed(x, y, 0, size / 16) });
    return line([x, 0], [x, y], stroked(shade(wall, 0.14), unit * 0.14)) + thing;
  });
  return (
    mobile.join('') +
    flags(-width * 0.02, width * 0.1, 0) +
    (room > width * 1.1 ? flags(width * 0.2, width * 0.08, 3) : '')
  );
}
