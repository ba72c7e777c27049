import { mix, shade, tint } from '../../art/colour.ts';
import { circle, group, path, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { vessel } from '../../art/vessels.ts';
import { gallery } from './framed-pictures.ts';
import { pendant } from './lamps.ts';
import { bouquet, pot } from './pots-and-bouquet.ts';
import { plant } from './potted-plant.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { board, legs, lit, soft } from './shapes.ts';
import { windowAt } from './window.ts';

/** Draws a dining table with two chairs below hanging lamps. */
export const diningTable: Draw = (room) => {
  const { sheet, cloth, half, high, wood } = room;
  const chair = (x: number, sign: number): string =>
    contactShadow(sheet, [x, 3], 26, 3) +
    path(
      `M${x - sign * 20} 2L${x - sign * 18} -44M${x + sign * 18} 2L${x + sign * 16} -44`,
      stroked(shade(wood, 0.12), 3.6),
    ) +
    path(
      `M${x - sign * 18} -46Q${x - sign * 20} -70 ${x - sign * 25} -96M${x - sign * 20} -64H${x - sign * 24}`,
      stroked(shade(wood, 0.12), 4),
    ) +
    soft(room, x - 22, -50, 44, 9, 4, cloth[0]) +
    path(`M${x - sign * 19} -60Q${x - sign * 30} -76 ${x - sign * 25} -98`, stroked(cloth[0], 6));
  const table =
    contactShadow(sheet, [0, 5], 108, 6) +
    group(legs(room, [-80, 80], 72, 7), { transform: 'translate(0 5)' }) +
    board(room, -100, -76, 200, 7, tint(wood, 0.04), 3) +
    path('M-30 -77H30L32 -52H-32Z', {
      fill: lit(sheet, mix(cloth[1], sheet.palette.paper, 0.35), 0.04),
    });
  const fruit = [-6, 1, 8]
    .map((x, index) =>
      circle(x + 42, -92 - (index % 2) * 3, 6.4, {
        fill: ['#d9543c', sheet.palette.spark, '#e0a93a'][index],
      }),
    )
    .join('');
  const set =
    bouquet(room, 0, -76, 38) +
    fruit +
    vessel(sheet, {
      kind: 'bowl',
      glaze: 'plain',
      foot: [43, -76],
      height: 13,
      colour: sheet.palette.paper,
      second: cloth[2],
      inside: shade(sheet.palette.soft, 0.1),
    }) +
    pot(room, -52, -76, 13, 'cup') +
    pot(room, -72, -76, 13, 'cup');
  const drop = high > 330 ? -214 : -Math.min(high - 24, 196);
  return (
    (high > 330 ? gallery(room, 0, -250, 136, high - 20) : '') +
    (half > 190
      ? windowAt(room, -half + 76, -70, 96, Math.min(150, high - 100)) +
        gallery(room, half - 78, -112, 110, high - 30)
      : '') +
    (half > 190 ? plant(room, 172, 140) : '') +
    rug(room, 260) +
    chair(-112, 1) +
    chair(112, -1) +
    table +
    set +
    [-1, 1].map((side) => pendant(room, side * (high > 330 ? 88 : 42), drop, 46)).join('')
  );
};
