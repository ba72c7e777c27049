import { mix, shade, tint } from '../../art/colour.ts';
import { ellipse, line, num, path, stroked } from '../../art/svg.ts';
import { contactShadow, glow } from '../../art/texture.ts';
import type { Room } from './room.ts';

/** Draws a lampshade with its light. */
export const lampshade = ({ sheet, cloth }: Room, x: number, y: number, size: number): string =>
  glow(sheet, [x, y + size * 0.2], size * 2, '#fff0bd', 0.5) +
  path(
    `M${num(x - size * 0.32)} ${num(y - size * 0.5)}H${num(x + size * 0.32)}L${num(x + size * 0.55)} ${num(y + size * 0.3)}H${num(x - size * 0.55)}Z`,
    {
      fill: sheet.linear([
        [0, mix(cloth[2], '#fff3cf', 0.45)],
        [1, mix(cloth[2], '#fff3cf', 0.68)],
      ]),
    },
  );

/** Draws a floor lamp. */
export const floorLamp: (room: Room, x: number, high?: number) => string = (room, x, high = 150) =>
  contactShadow(room.sheet, [x, 1], 22, 3) +
  ellipse(x, -1, 15, 3, { fill: room.sheet.palette.ink }) +
  line([x, -2], [x, -high + 10], stroked(room.sheet.palette.ink, 2.2)) +
  lampshade(room, x, -high + 6, 44);

/** Draws a lamp that hangs from the ceiling. */
export const pendant = (room: Room, x: number, y: number, size: number): string => {
  const { sheet, cloth, high } = room;
  return (
    glow(sheet, [x, y + size * 0.1], size * 1.7, '#fff0bd', 0.42) +
    line([x, -high - 20], [x, y - size * 0.4], stroked(sheet.palette.ink, 1.3)) +
    path(`M${num(x - size / 2)} ${num(y)}a${num(size / 2)} ${num(size * 0.46)} 0 0 1 ${num(size)} 0Z`, {
      fill: sheet.linear(
        [
          [0, tint(cloth[0], 0.06)],
          [1, shade(cloth[0], 0.1)],
        ],
        [0, 0],
        [1, 0],
      ),
    }) +
    ellipse(x, y, size / 2, size * 0.05, { fill: '#fff3cf' })
  );
};
