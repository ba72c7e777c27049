import { shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { ellipse, group, path, rect, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { cushion } from './cushion.ts';
import { gallery } from './framed-pictures.ts';
import { floorLamp } from './lamps.ts';
import { bouquet, pot } from './pots-and-bouquet.ts';
import { plant } from './potted-plant.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { board, legs, lit, soft } from './shapes.ts';
import { windowAt } from './window.ts';

/** Draws a living room with a sofa. */
export const livingRoom: Draw = (room) => {
  const { sheet, cloth, half, high, wood } = room;
  const w = 196;
  const sofa =
    contactShadow(sheet, [0, 1], w * 0.56, 6) +
    legs(room, [-w / 2 + 18, w / 2 - 18], 14) +
    soft(room, -w / 2 + 10, -88, w - 20, 60, 14, shade(cloth[0], 0.03)) +
    soft(room, -w / 2 + 20, -52, w / 2 - 21, 22, 7, tint(cloth[0], 0.04)) +
    soft(room, 1, -52, w / 2 - 21, 22, 7, tint(cloth[0], 0.04)) +
    soft(room, -w / 2 + 12, -32, w - 24, 20, 5, cloth[0]) +
    soft(room, -w / 2, -64, 25, 52, 11, cloth[0]) +
    soft(room, w / 2 - 25, -64, 25, 52, 11, cloth[0]);
  const pillows =
    cushion(room, -58, -50, 42, cloth[1], -9) +
    cushion(room, -26, -50, 36, cloth[2], 7) +
    cushion(room, 60, -50, 42, sheet.palette.soft, 8);
  const throwOver =
    path(`M${w / 2 - 27} -65h30q3 20 0 44h-30q4 -24 0 -44Z`, { fill: lit(sheet, cloth[2], 0.05) }) +
    path(times(9, (index) => `M${w / 2 - 26 + index * 3.5} -21v6`).join(''), stroked(cloth[2], 1.3));
  const table =
    ellipse(-8, 26, 50, 5, { fill: sheet.palette.ink, opacity: 0.2 }) +
    group(legs(room, [-38, 38], 24, 4), { transform: 'translate(0 26)' }) +
    board(room, -54, -1, 108, 6, tint(wood, 0.05), 3) +
    pot(room, 26, -1, 12, 'cup') +
    rect(-40, -5, 34, 4, { rx: 1, fill: cloth[2] }) +
    rect(-37, -9, 29, 4, { rx: 1, fill: sheet.palette.deep }) +
    bouquet(room, -22, -9, 19);
  return (
    gallery(room, 0, -112, Math.min(180, half * 1.5), high - 24) +
    plant(room, -w / 2 - 34, 128) +
    floorLamp(room, w / 2 + 30, 154) +
    (half > 230
      ? windowAt(room, -half + 60, -80, 92, Math.min(150, high - 110)) + plant(room, half - 46, 110)
      : '') +
    rug(room, 240) +
    sofa +
    throwOver +
    pillows +
    table
  );
};
