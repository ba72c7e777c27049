import { shade, type Colour } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, group, path, placed, rect } from '../../art/svg.ts';
import { plate } from './china.ts';
import { lit, shadow } from './light-and-layout.ts';

/** Draws a cup of coffee with a heart of milk foam, on its saucer, from above. */
export const cupOfCoffee = (sheet: Sheet, china: Colour, radius: number): string => {
  const heart = 'M0 34C-46 6 -40 -34 -14 -30Q-4 -28 0 -18Q4 -28 14 -30C40 -34 46 6 0 34Z';
  const art = [1, 0.72, 0.44].map((size, ring) =>
    path(heart, {
      fill: ring === 1 ? '#b07a48' : '#f6dfbd',
      transform: `translate(0 ${ring * 3}) scale(${size})`,
    }),
  );
  const cup =
    rect(50, -9, 38, 18, { rx: 8, fill: shade(china, 0.05), transform: 'rotate(38)' }) +
    circle(0, 0, 64, { fill: lit(sheet, china, 0.05) }) +
    circle(0, 0, 57, { fill: shade(china, 0.14) }) +
    circle(1, 2, 54, { fill: lit(sheet, '#a8703f', 0.06) }) +
    group(art, { transform: 'rotate(-28)' });
  return group(plate(sheet, china) + shadow(sheet, 64) + cup, { transform: placed(0, 0, 0, radius / 100) });
};
