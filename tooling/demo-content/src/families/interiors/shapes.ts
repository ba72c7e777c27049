import { shade, tint, type Colour } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { num, path, rect } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import type { Room } from './room.ts';

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${num(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${num(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${num(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** Returns a fill that darkens from the top to the bottom. */
export const lit = (sheet: Sheet, colour: Colour, depth = 0.05): string =>
  sheet.linear([
    [0, tint(colour, depth)],
    [1, shade(colour, depth * 1.4)],
  ]);

/** Draws a body of wood, with or without rounded edges. */
export const board = (
  { sheet, wood }: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour = wood,
  r = 1,
): string => rect(x, y, w, h, { rx: r, fill: lit(sheet, colour, 0.03) });

/** Draws a body that is upholstered: round, with grain in its shade. */
export const soft = (
  { sheet }: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: Colour,
): string => {
  const d = rounded(x, y, w, h, r);
  return (
    path(d, { fill: lit(sheet, colour) }) +
    grainOn(
      sheet,
      d,
      { x, y, width: w, height: h },
      { colour: shade(colour, 0.16), towards: 60, strength: 1.8, size: 0.2, reach: 0.8 },
    )
  );
};

/** Draws legs of wood at the places, `high` centimetres long. */
export const legs = ({ wood }: Room, places: readonly number[], high: number, wide = 4): string =>
  places
    .map((x) =>
      path(`M${num(x - wide / 2)} ${-high}h${wide}l${num(wide * -0.2)} ${high}h${num(wide * -0.6)}Z`, {
        fill: shade(wood, 0.05),
      }),
    )
    .join('');
