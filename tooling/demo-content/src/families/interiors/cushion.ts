import { shade, type Colour } from '../../art/colour.ts';
import { group, path, placed, stroked } from '../../art/svg.ts';
import type { Room } from './room.ts';
import { lit } from './shapes.ts';

/** Draws a cushion. */
export const cushion = (room: Room, x: number, y: number, size: number, colour: Colour, turn = 0): string => {
  const stripes = room.sheet.random.pick([
    '',
    'M-30 -40V40M-15 -40V40M0 -40V40M15 -40V40M30 -40V40',
    'M-40 -20H40M-40 0H40M-40 20H40M-20 -40V40M0 -40V40M20 -40V40',
  ]);
  const d = 'M-44 -44Q0 -34 44 -44Q34 0 44 44Q0 36 -44 44Q-34 0 -44 -44Z';
  return group(
    path(d, { fill: lit(room.sheet, colour, 0.07) }) +
      group(path(stripes, stroked(shade(colour, 0.12), 3.4, { opacity: 0.6 })), {
        'clip-path': room.sheet.clip(path(d)),
      }),
    { transform: placed(x, y - size / 2, turn, size / 92) },
  );
};
