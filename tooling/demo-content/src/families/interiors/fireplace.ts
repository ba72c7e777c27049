import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { archShape } from '../../art/geometry.ts';
import { circle, group, num, path, rect, stroked } from '../../art/svg.ts';
import { contactShadow, glow } from '../../art/texture.ts';
import { cushion } from './cushion.ts';
import { gallery } from './framed-pictures.ts';
import { floorLamp } from './lamps.ts';
import { bouquet } from './pots-and-bouquet.ts';
import { plant } from './potted-plant.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { legs, lit, soft } from './shapes.ts';
import { windowAt } from './window.ts';

/** Draws a burning fireplace with an armchair and a basket of wood. */
export const fireplace: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const { palette } = sheet;
  const stone = tint(mix(palette.paper, room.wall, 0.15), 0.02);
  const mouth = archShape(-40, -78, 80, 78);
  const flame = (x: number, size: number, colour: Colour): string =>
    path(
      `M${x} -8C${num(x - size * 0.5)} -12 ${num(x - size * 0.45)} ${num(-10 - size * 0.5)} ${num(x - size * 0.08)} ${num(-10 - size * 1.2)}C${num(x + size * 0.1)} ${num(-10 - size * 0.7)} ${num(x + size * 0.6)} ${num(-10 - size * 0.5)} ${x} -8Z`,
      { fill: colour },
    );
  const fire =
    path(mouth, {
      fill: sheet.linear([
        [0, '#241a1d'],
        [1, '#4a2a22'],
      ]),
    }) +
    glow(sheet, [0, -20], 46, '#ffb454', 0.8) +
    [
      [-14, 28],
      [12, 32],
      [0, 40],
    ]
      .map(([x = 0, size = 0]) => flame(x, size, '#ec6f2c'))
      .join('') +
    [
      [-9, 18],
      [9, 19],
      [0, 26],
    ]
      .map(([x = 0, size = 0]) => flame(x, size, '#fbc04c'))
      .join('') +
    path('M-28 -5L24 -10M-24 -11L28 -4', stroked('#6d4630', 7)) +
    path('M-40 0H40', stroked('#2a2022', 3));
  const mantel =
    rect(-80, -112, 160, 112, { fill: lit(sheet, stone, 0.03) }) +
    rect(-70, -98, 18, 98, { fill: shade(stone, 0.035) }) +
    rect(52, -98, 18, 98, { fill: shade(stone, 0.035) }) +
    fire +
    rect(-90, -120, 180, 9, { rx: 1, fill: lit(sheet, stone, 0.04) }) +
    rect(-90, 0, 180, 7, { fill: shade(stone, 0.1) });
  const candles = [62, 72]
    .map(
      (x, index) =>
        rect(x - 2, -136 - index * 7, 4, 16 + index * 7, { fill: palette.soft }) +
        path(`M${x} ${-137 - index * 7}q-3 -5 0 -9q3 4 0 9`, { fill: '#f6b53f' }),
    )
    .join('');
  const chair = (x: number): string =>
    contactShadow(sheet, [x, 17], 44, 5) +
    group(legs(room, [-26, 26], 14), { transform: `translate(${x} 16)` }) +
    soft(room, x - 34, -82, 68, 90, 20, shade(cloth[0], 0.03)) +
    soft(room, x - 30, -32, 60, 20, 8, tint(cloth[0], 0.04)) +
    soft(room, x - 42, -50, 18, 56, 8, cloth[0]) +
    soft(room, x + 24, -50, 18, 56, 8, cloth[0]) +
    cushion(room, x, -28, 34, cloth[2], 5);
  const basket =
    path('M102 12L98 -18H146L142 12Z', { fill: lit(sheet, '#c39a62', 0.06) }) +
    path('M99 -10H145M100 0H144', stroked('#9a7442', 1.6)) +
    [108, 118, 128, 137]
      .map((x, index) =>
        circle(x, -20 - (index % 2) * 5, 7, { fill: '#d9b27a', stroke: '#8a6038', 'stroke-width': 1.8 }),
      )
      .join('');
  return (
    gallery(room, 0, -134, Math.min(130, half), high - 20) +
    (half > 200
      ? windowAt(room, half - 70, -76, 90, Math.min(150, high - 104)) + plant(room, 178, 120)
      : '') +
    mantel +
    bouquet(room, -64, -120, 30) +
    candles +
    rug(room, 230) +
    chair(-128) +
    basket +
    (half > 200 ? floorLamp(room, -190, 150) : '')
  );
};
