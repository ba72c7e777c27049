import { mix, shade, tint } from '../../art/colour.ts';
import { archShape, times } from '../../art/geometry.ts';
import { ellipse, line, num, path, rect, stroked } from '../../art/svg.ts';
import { contactShadow, grainOn } from '../../art/texture.ts';
import { cushion } from './cushion.ts';
import { gallery } from './framed-pictures.ts';
import { lampshade } from './lamps.ts';
import { plant } from './potted-plant.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { board, legs, lit, soft } from './shapes.ts';
import { windowAt } from './window.ts';

/** Draws a bedroom with a made bed and two lamps. */
export const bedroom: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const { palette } = sheet;
  const head = archShape(-88, -124, 176, 100);
  const linen = tint(palette.paper, 0.02);
  const duvet = 'M-88 -52Q0 -60 88 -52L93 -12Q0 -6 -93 -12Z';
  const bed =
    contactShadow(sheet, [0, 1], 112, 6) +
    path(head, { fill: lit(sheet, cloth[0]) }) +
    grainOn(
      sheet,
      head,
      { x: -88, y: -124, width: 176, height: 100 },
      { colour: shade(cloth[0], 0.16), towards: 70, strength: 1.5 },
    ) +
    legs(room, [-80, 80], 12, 6) +
    soft(room, -86, -48, 172, 38, 6, linen) +
    [-44, 44].map((x) => soft(room, x - 36, -86, 72, 36, 13, linen)).join('') +
    cushion(room, -26, -48, 36, cloth[2], -5) +
    cushion(room, 20, -48, 36, cloth[1], 6);
  const cover =
    path(duvet, { fill: lit(sheet, mix(cloth[1], palette.paper, 0.25), 0.06) }) +
    path(
      'M-60 -50Q-66 -30 -62 -10M-14 -54Q-18 -30 -12 -9M40 -53Q34 -30 42 -10',
      stroked(shade(cloth[1], 0.1), 1.4, { opacity: 0.6 }),
    ) +
    path('M-91 -34Q0 -28 91 -34L93 -12Q0 -6 -93 -12Z', { fill: lit(sheet, cloth[2], 0.05) }) +
    path('M-91 -27Q0 -21 92 -27M-92 -18Q0 -12 92 -18', stroked(tint(cloth[2], 0.12), 2)) +
    path(
      times(
        38,
        (index) => `M${-92 + index * 5} ${num(-11.6 + 3.4 * Math.sin((index / 37) * Math.PI))}v6`,
      ).join(''),
      stroked(cloth[2], 1.3),
    );
  const night = (x: number): string =>
    contactShadow(sheet, [x, 1], 30, 4) +
    legs(room, [x - 17, x + 17], 48, 4) +
    board(room, x - 23, -50, 46, 26) +
    line([x - 6, -37], [x + 6, -37], stroked('#c9a25e', 2)) +
    rect(x - 2, -74, 4, 24, { fill: shade(room.wood, 0.1) }) +
    ellipse(x, -51, 9, 2.4, { fill: shade(room.wood, 0.1) }) +
    lampshade(room, x, -82, 30);
  return (
    gallery(room, 0, -142, Math.min(150, half * 1.2), high - 22) +
    (half > 200
      ? windowAt(room, half - 74, -70, 90, Math.min(150, high - 100)) + plant(room, -half + 46, 150)
      : '') +
    rug(room, 250) +
    night(-122) +
    night(122) +
    bed +
    cover
  );
};
