import { mix, shade, tint } from '../../art/colour.ts';
import { lerp, polygon, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, group, line, num, path, rect, stroked, type Point } from '../../art/svg.ts';
import { contactShadow, glow } from '../../art/texture.ts';
import type { Atmosphere } from './atmospheres.ts';

/** Draws a small house with a gable, its foot in the middle at `x`, `y`. */
export function cabin(
  sheet: Sheet,
  air: Atmosphere,
  x: number,
  y: number,
  size: number,
  roofIsSnowy: boolean,
): string {
  const wall = mix(air.spark, air.near, 0.45);
  const side = shade(wall, 0.1);
  const roof = roofIsSnowy ? mix(air.cloud, '#ffffff', 0.5) : shade(air.near, 0.02);
  const [left, front, right] = [x - size * 0.62, x + size * 0.08, x + size * 0.62];
  const eaves = y - size * 0.5;
  const ridgeY = y - size * 0.98;
  const window = (wx: number, wy: number, width: number): string =>
    rect(wx, wy, width, size * 0.16, { fill: '#ffe3a1' }) +
    line([wx + width / 2, wy], [wx + width / 2, wy + size * 0.16], stroked(side, size * 0.02));
  const peak = (front + right) / 2;
  return [
    contactShadow(sheet, [x, y], size * 0.95, size * 0.13, { colour: air.near, opacity: 0.5 }),
    rect(x + size * 0.3, ridgeY - size * 0.1, size * 0.12, size * 0.35, { fill: side }),
    rect(left, eaves, front - left, size * 0.5, { fill: side }),
    path(
      polygon([
        [front, y],
        [front, eaves],
        [peak, ridgeY + size * 0.04],
        [right, eaves],
        [right, y],
      ]),
      { fill: wall },
    ),
    path(
      polygon([
        [left - size * 0.08, eaves + size * 0.03],
        [left + size * 0.2, ridgeY],
        [peak, ridgeY],
        [front - size * 0.05, eaves + size * 0.05],
      ]),
      { fill: roof },
    ),
    path(
      polygon([
        [peak - size * 0.02, ridgeY - size * 0.03],
        [right + size * 0.1, eaves + size * 0.07],
        [right + size * 0.03, eaves + size * 0.1],
        [peak, ridgeY + size * 0.08],
      ]),
      { fill: shade(roof, 0.06) },
    ),
    window(left + size * 0.14, y - size * 0.38, size * 0.18),
    window(left + size * 0.42, y - size * 0.38, size * 0.18),
    rect(peak - size * 0.09, y - size * 0.28, size * 0.18, size * 0.28, { fill: shade(wall, 0.2) }),
    air.isNight ? glow(sheet, [x - size * 0.2, y - size * 0.3], size * 0.9, '#ffd98a', 0.35) : '',
  ].join('');
}

/** Draws a sailing boat on the water line `y`. */
export function sailboat(sheet: Sheet, air: Atmosphere, x: number, y: number, size: number): string {
  const hull = mix(air.near, air.spark, 0.2);
  const sail = mix(air.cloud, '#ffffff', 0.6);
  const mast = y - size;
  const main = `M${num(x)} ${num(mast)}Q${num(x + size * 0.42)} ${num(y - size * 0.5)} ${num(x + size * 0.42)} ${num(y - size * 0.2)}L${num(x)} ${num(y - size * 0.2)}Z`;
  const jib = `M${num(x - size * 0.04)} ${num(mast + size * 0.1)}Q${num(x - size * 0.2)} ${num(y - size * 0.4)} ${num(x - size * 0.36)} ${num(y - size * 0.2)}L${num(x - size * 0.04)} ${num(y - size * 0.2)}Z`;
  const body = `M${num(x - size * 0.44)} ${num(y - size * 0.13)}H${num(x + size * 0.48)}Q${num(x + size * 0.36)} ${num(y + size * 0.02)} ${num(x + size * 0.2)} ${num(y + size * 0.02)}H${num(x - size * 0.26)}Q${num(x - size * 0.38)} ${num(y)} ${num(x - size * 0.44)} ${num(y - size * 0.13)}Z`;
  const reflection = times(4, (index) => {
    const reach = size * lerp(0.4, 0.12, index / 4);
    return `M${num(x - reach)} ${num(y + size * (0.08 + index * 0.08))}h${num(reach * 2)}`;
  }).join('');
  return [
    path(reflection, stroked(sail, size * 0.03, { opacity: 0.5 })),
    path(main, { fill: sail }),
    path(jib, { fill: air.spark }),
    line(
      [x - size * 0.02, mast - size * 0.04],
      [x - size * 0.02, y - size * 0.1],
      stroked(hull, size * 0.03),
    ),
    path(body, { fill: hull }),
  ].join('');
}

/** Draws a lighthouse, its foot at `x`, `y`. */
export function lighthouse(sheet: Sheet, air: Atmosphere, x: number, y: number, height: number): string {
  const half = height * 0.11;
  const white = mix(air.cloud, '#ffffff', 0.65);
  const red = mix(air.spark, '#c8402f', 0.35);
  const edge = (share: number): number => lerp(half, half * 0.66, share);
  const bands = times(5, (index) => {
    const [low, high] = [index * 0.16, (index + 1) * 0.16];
    const points: Point[] = [
      [x - edge(low), y - height * low],
      [x - edge(high), y - height * high],
      [x + edge(high), y - height * high],
      [x + edge(low), y - height * low],
    ];
    return path(polygon(points), { fill: index % 2 === 0 ? white : red });
  });
  const shadow: Point[] = [
    [x + half * 0.15, y],
    [x + half * 0.12, y - height * 0.8],
    [x + edge(0.8), y - height * 0.8],
    [x + half, y],
  ];
  const top = y - height * 0.8;
  return [
    group(bands),
    path(polygon(shadow), { fill: air.near, opacity: 0.22 }),
    rect(x - half * 0.95, top - height * 0.02, half * 1.9, height * 0.025, { fill: air.near }),
    rect(x - half * 0.5, top - height * 0.12, half, height * 0.1, { fill: '#ffe7a8' }),
    path(
      `M${num(x - half * 0.7)} ${num(top - height * 0.12)}Q${num(x)} ${num(top - height * 0.24)} ${num(x + half * 0.7)} ${num(top - height * 0.12)}Z`,
      { fill: red },
    ),
    glow(sheet, [x, top - height * 0.07], height * 0.3, '#fff0b8', 0.7),
  ].join('');
}

/** Draws a saguaro, its foot at `x`, `y`. */
export function saguaro(air: Atmosphere, x: number, y: number, height: number, colour: string): string {
  const thick = height * 0.15;
  const arm = (side: number, at: number, rise: number): string =>
    path(
      `M${num(x)} ${num(y - height * at)}H${num(x + side * height * 0.19)}Q${num(x + side * height * 0.25)} ${num(y - height * at)} ${num(x + side * height * 0.25)} ${num(y - height * (at + 0.08))}V${num(y - height * (at + rise))}`,
      stroked(colour, thick * 0.72),
    );
  const ribs = [-0.25, 0.05, 0.3]
    .map((aside) => `M${num(x + aside * thick)} ${num(y - height * 0.05)}V${num(y - height * 0.94)}`)
    .join('');
  return [
    arm(-1, 0.42, 0.34),
    arm(1, 0.3, 0.28),
    line([x, y], [x, y - height + thick / 2], stroked(colour, thick, { 'stroke-linecap': 'round' })),
    path(ribs, stroked(tint(colour, 0.09), thick * 0.07)),
    circle(x, y - height, thick * 0.18, { fill: air.spark }),
  ].join('');
}
