import { mix, shade } from '../../art/colour.ts';
import { lerp, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { num, path, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import type { Atmosphere } from './atmospheres.ts';

/** Draws water from `y` down to `bottom`, with the light of the sky and the path of the sun on it. */
export function water(sheet: Sheet, air: Atmosphere, y: number, bottom: number, sunX: number): string {
  const { random, width, unit } = sheet;
  const [top, middle, low] = air.sky;
  const deep = mix(top, air.near, 0.25);
  const surface = rect(0, y, width, bottom - y, {
    fill: sheet.linear([
      [0, mix(low, air.far, 0.35)],
      [0.35, mix(middle, air.far, 0.3)],
      [1, deep],
    ]),
  });
  const ripples = times(46, () => {
    const share = random.next() ** 1.3;
    const ry = lerp(y + 2, bottom, share);
    const reach = unit * lerp(2, 9, share) * random.between(0.5, 1.3);
    const x = random.between(-0.05, 1) * width;
    return `M${num(x)} ${num(ry)}q${num(reach / 2)} ${num(unit * 0.35 * share)} ${num(reach)} 0`;
  });
  const glitter = times(30, (index) => {
    const share = index / 30;
    const ry = lerp(y + unit * 0.4, bottom, share);
    const reach = unit * lerp(3, 8, share) * random.between(0.25, 1.15);
    const x = sunX + random.around() * unit * lerp(1.2, 6, share);
    return `M${num(x - reach / 2)} ${num(ry)}h${num(reach)}`;
  });
  return (
    surface +
    path(ripples.join(''), stroked(mix(low, '#ffffff', 0.3), unit * 0.22, { opacity: 0.4 })) +
    path(glitter.join(''), stroked(air.light, unit * 0.42, { opacity: 0.75 })) +
    stipple(
      sheet,
      { x: 0, y, width, height: bottom - y },
      {
        density: (_, py) => ((py - y) / (bottom - y)) ** 2,
        colour: shade(deep, 0.1),
        dots: 1800,
        size: 0.17,
        opacity: 0.5,
      },
    )
  );
}
