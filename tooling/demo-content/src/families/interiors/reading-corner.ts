import { shade, tint } from '../../art/colour.ts';
import { clamp, times } from '../../art/geometry.ts';
import { group, path, rect, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { cushion } from './cushion.ts';
import { floorLamp } from './lamps.ts';
import { pot } from './pots-and-bouquet.ts';
import { plant } from './potted-plant.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { board, legs, soft } from './shapes.ts';
import { shelf } from './shelf.ts';
import { windowAt } from './window.ts';

/** Draws an armchair between a lamp and bookshelves. */
export const readingCorner: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const chair =
    contactShadow(sheet, [0, 1], 56, 5) +
    legs(room, [-34, 34], 16) +
    soft(room, -43, -108, 86, 92, 24, shade(cloth[0], 0.02)) +
    path('M-20 -96v44M0 -100v48M20 -96v44', stroked(shade(cloth[0], 0.09), 1.2)) +
    soft(room, -36, -48, 72, 20, 8, tint(cloth[0], 0.05)) +
    soft(room, -38, -31, 76, 17, 4, cloth[0]) +
    soft(room, -53, -66, 21, 52, 10, cloth[0]) +
    soft(room, 32, -66, 21, 52, 10, cloth[0]) +
    cushion(room, 4, -46, 40, cloth[2], 6);
  const stool =
    contactShadow(sheet, [-70, 21], 26, 4) +
    group(legs(room, [-84, -56], 14), { transform: 'translate(0 20)' }) +
    soft(room, -92, -6, 44, 15, 7, cloth[2]) +
    group(
      rect(-14, -4, 28, 4, { rx: 1, fill: sheet.palette.deep }) +
        path('M-13 -4Q-6 -8 0 -4Q6 -8 13 -4Z', { fill: sheet.palette.paper }),
      { transform: 'translate(-70 -6)' },
    );
  const side =
    legs(room, [78, 102], 52, 3) +
    board(room, 70, -55, 40, 4) +
    pot(room, 90, -55, 12, 'cup') +
    contactShadow(sheet, [90, 1], 26, 3);
  const shelves = times(clamp(Math.floor((high - 178) / 48), 1, 5), (row) =>
    shelf(room, -6, -172 - row * 48, Math.min(150, half * 1.3), 'books'),
  ).join('');
  return (
    shelves +
    plant(room, -half + 34, 150) +
    rug(room, 200) +
    floorLamp(room, 62, 148) +
    chair +
    side +
    stool +
    (half > 200 ? windowAt(room, half - 84, -70, 96, Math.min(150, high - 110)) : '')
  );
};
