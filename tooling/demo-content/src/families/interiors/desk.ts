import { mix, shade, tint } from '../../art/colour.ts';
import { clamp, times } from '../../art/geometry.ts';
import { circle, ellipse, group, line, path, rect, stroked } from '../../art/svg.ts';
import { contactShadow, glow } from '../../art/texture.ts';
import { gallery } from './framed-pictures.ts';
import { pot } from './pots-and-bouquet.ts';
import { plant } from './potted-plant.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { board, legs, soft } from './shapes.ts';
import { books, shelf } from './shelf.ts';
import { windowAt } from './window.ts';

/** Draws a desk with a screen, a lamp and books. */
export const desk: Draw = (room) => {
  const { sheet, cloth, half, high, wood } = room;
  const { palette } = sheet;
  const screen =
    rect(-34, -124, 68, 42, { rx: 2.4, fill: palette.ink }) +
    rect(-31.5, -121.5, 63, 37, {
      fill: sheet.linear(
        [
          [0, mix(cloth[0], '#ffffff', 0.2)],
          [1, mix(cloth[1], '#ffffff', 0.2)],
        ],
        [0, 0],
        [1, 1],
      ),
    }) +
    circle(10, -108, 7, { fill: palette.spark }) +
    path('M-31.5 -96Q-14 -110 4 -98T31.5 -100V-84.5H-31.5Z', { fill: palette.deep }) +
    path('M-3 -82h6l2 6h-10Z', { fill: shade('#b9bcc0', 0.1) }) +
    rect(-13, -77, 26, 2, { fill: '#b9bcc0' });
  const lamp =
    ellipse(-62, -75, 10, 2, { fill: palette.ink }) +
    path('M-62 -76L-72 -108L-50 -128', stroked(palette.ink, 2)) +
    glow(sheet, [-42, -112], 30, '#fff0bd', 0.5) +
    path('M-56 -132l14 8l-2 14l-22 -12Z', { fill: cloth[2] });
  const top =
    board(room, -86, -75, 172, 5, tint(wood, 0.04)) +
    legs(room, [-78, 78], 70, 5) +
    board(room, 40, -70, 40, 30) +
    line([52, -55], [68, -55], stroked('#c9a25e', 2));
  const chair =
    contactShadow(sheet, [-6, 27], 30, 4) +
    path('M-24 26L-20 -22M12 26L8 -22M-20 4H8', stroked(shade(wood, 0.12), 3.4)) +
    soft(room, -32, -30, 52, 10, 5, cloth[0]) +
    path('M-28 -32L-26 -64M16 -32L14 -64', stroked(shade(wood, 0.12), 3.4)) +
    soft(room, -32, -84, 52, 26, 11, cloth[0]);
  const shelves = times(clamp(Math.floor((high - 160) / 50), 1, 5), (row) =>
    shelf(room, 0, -152 - row * 50, Math.min(150, half * 1.35), row % 2 === 0 ? 'books' : 'pots'),
  ).join('');
  const things =
    group(books(room, 34, -75, 26, 26)) +
    pot(
      room,
      70,
      -75,
      14,
      'cup',
      times(4, (index) =>
        line(
          [68 + index * 1.6, -84],
          [66 + index * 3, -98],
          stroked([cloth[0], palette.spark, palette.deep, cloth[2]][index] ?? palette.ink, 1.4),
        ),
      ).join(''),
    );
  return (
    shelves +
    (half > 190
      ? windowAt(room, -half + 74, -76, 96, Math.min(150, high - 110)) +
        gallery(room, half - 70, -110, 100, high - 30)
      : '') +
    plant(room, Math.min(half - 26, 132), 118) +
    rug(room, 210) +
    contactShadow(sheet, [0, 1], 96, 4) +
    top +
    screen +
    lamp +
    things +
    chair
  );
};
