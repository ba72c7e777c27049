import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { group, path, rect } from '../../art/svg.ts';
import { cushion } from './cushion.ts';
import { pendant } from './lamps.ts';
import { pot } from './pots-and-bouquet.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { board, lit, soft } from './shapes.ts';
import { books } from './shelf.ts';
import { windowAt } from './window.ts';

/** Draws a window seat with a sleeping cat between bookshelves. */
export const windowSeat: Draw = (room) => {
  const { sheet, cloth, half, high, wood } = room;
  const side = Math.max(62, half - 100);
  const case_ = (sign: number): string => {
    const x = sign < 0 ? -100 - side : 100;
    const rows = Math.ceil(high / 44);
    return (
      rect(x, -rows * 44, side, rows * 44, { fill: shade(wood, 0.13) }) +
      times(
        rows,
        (row) =>
          (row % 3 === 2
            ? pot(room, x + side * 0.3, -row * 44 - 4, 26, 'moon jar') +
              pot(room, x + side * 0.7, -row * 44 - 4, 20, 'cylinder')
            : books(room, x + 4, -row * 44 - 4, side - 8, 34)) + board(room, x, -row * 44 - 4, side, 4),
      ).join('') +
      rect(sign < 0 ? -104 : 100, -rows * 44, 4, rows * 44, { fill: tint(wood, 0.04) })
    );
  };
  const seat =
    rect(-100, -44, 200, 44, { fill: lit(sheet, tint(sheet.palette.paper, 0.01), 0.04) }) +
    times(3, (index) =>
      rect(-94 + index * 64, -38, 60, 32, {
        rx: 1,
        fill: 'none',
        stroke: shade(sheet.palette.soft, 0.1),
        'stroke-width': 1.4,
      }),
    ).join('') +
    soft(room, -100, -58, 200, 17, 6, cloth[0]) +
    cushion(room, -72, -56, 48, cloth[2], -10) +
    cushion(room, -40, -56, 40, cloth[1], 8) +
    cushion(room, 74, -56, 46, sheet.palette.soft, 9);
  const cat = path(
    'M-24 0C-34 -16 -14 -26 4 -22C6 -34 12 -38 14 -34L18 -32L24 -35C27 -26 26 -18 20 -15C26 -4 20 0 12 0ZM-22 -2C-36 2 -38 -10 -32 -14',
    {
      fill: mix(sheet.palette.ink, wood, 0.35),
      stroke: mix(sheet.palette.ink, wood, 0.35),
      'stroke-width': 2,
    },
  );
  return (
    windowAt(room, 0, -74, 158, Math.min(190, high - 96), true) +
    (high > 320 ? pendant(room, 0, -292, 46) : '') +
    case_(-1) +
    case_(1) +
    seat +
    group(cat, { transform: 'translate(26 -58)' }) +
    rug(room, 190)
  );
};
