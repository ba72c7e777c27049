import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { circle, group, line, path, rect, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { gallery } from './framed-pictures.ts';
import { pendant } from './lamps.ts';
import { bouquet, pot } from './pots-and-bouquet.ts';
import { plant } from './potted-plant.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { board, legs, lit, soft } from './shapes.ts';
import { windowAt } from './window.ts';

/** Draws a hallway with a door, a mirror and a narrow table. */
export const hallway: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const { palette } = sheet;
  const tall = Math.min(212, high - 20);
  const door =
    rect(-112, -tall - 8, 104, tall + 8, { fill: tint(palette.paper, 0.01) }) +
    rect(-104, -tall, 88, tall, { fill: lit(sheet, cloth[0], 0.04) }) +
    times(4, (index) =>
      rect(
        -96 + (index % 2) * 39,
        -tall + 14 + Math.floor(index / 2) * tall * 0.54,
        33,
        tall * (index < 2 ? 0.44 : 0.32),
        {
          rx: index < 2 ? 14 : 1,
          fill: index < 2 ? mix('#cfe5ea', cloth[1], 0.25) : 'none',
          stroke: shade(cloth[0], 0.1),
          'stroke-width': 1.6,
        },
      ),
    ).join('') +
    circle(-23, -tall * 0.46, 3.4, { fill: '#d8b264' }) +
    rect(-104, 0, 92, 3, { fill: shade(room.wood, 0.1) });
  const mirror =
    circle(63, -158, 31, { fill: shade(room.wall, 0.16), opacity: 0.5 }) +
    circle(60, -160, 31, { fill: '#c9a25e' }) +
    circle(60, -160, 28.4, {
      fill: sheet.linear(
        [
          [0, '#eef4f4'],
          [0.5, mix(room.wall, '#dfe9ea', 0.6)],
          [0.52, '#f3f7f6'],
          [1, mix(room.wall, '#c8d6d8', 0.6)],
        ],
        [0, 0],
        [1, 1],
      ),
    });
  const table =
    contactShadow(sheet, [60, 1], 56, 4) +
    legs(room, [20, 100], 80, 4) +
    board(room, 12, -84, 96, 14) +
    line([50, -77], [70, -77], stroked('#c9a25e', 2)) +
    board(room, 18, -24, 84, 4) +
    bouquet(room, 34, -84, 30) +
    pot(room, 86, -84, 10, 'bowl') +
    soft(room, 26, -44, 30, 20, 4, cloth[2]) +
    soft(room, 62, -42, 30, 18, 4, cloth[1]);
  const shoes = group(
    path('M-10 0V-9h7q3 6 13 6v3Z', { fill: palette.deep }) +
      path('M4 0V-9h7q3 6 13 6v3Z', { fill: shade(palette.deep, 0.05) }),
    { transform: 'translate(106 14)' },
  );
  const above =
    high > 290
      ? gallery(room, 0, -tall - 26, Math.min(180, half * 1.5), high > 350 ? high - 90 : high - 24)
      : '';
  return (
    above +
    (high < 250 || (high > 290 && high <= 350)
      ? ''
      : pendant(room, 0, high > 350 ? -high + 52 : -Math.min(high - 16, tall + 24), 40)) +
    (half > 180
      ? plant(room, -half + 40, 140) + windowAt(room, half - 72, -90, 84, Math.min(130, high - 118))
      : '') +
    rug(room, 190) +
    door +
    mirror +
    table +
    shoes
  );
};
