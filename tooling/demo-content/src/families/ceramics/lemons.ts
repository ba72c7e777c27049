import { shade, tint } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { num, path } from '../../art/svg.ts';
import { contactShadow, grainOn } from '../../art/texture.ts';

/** Draws two lemons side by side. */
export function lemons(sheet: Sheet, x: number, y: number, radius: number): string {
  const { random, palette } = sheet;
  const colour = random.pick([palette.spark, palette.second, tint(palette.soft, 0.02)]);
  const fruit = (fx: number, fy: number): string => {
    const shape = `M${num(fx - radius * 1.15)} ${num(fy)}Q${num(fx - radius * 0.7)} ${num(fy - radius)} ${num(fx)} ${num(fy - radius)}T${num(fx + radius * 1.15)} ${num(fy - radius * 0.1)}Q${num(fx + radius * 0.8)} ${num(fy + radius * 0.95)} ${num(fx)} ${num(fy + radius * 0.92)}T${num(fx - radius * 1.15)} ${num(fy)}Z`;
    return (
      contactShadow(sheet, [fx + radius * 0.3, fy + radius * 0.9], radius * 1.4, radius * 0.3) +
      path(shape, {
        fill: sheet.linear([
          [0, tint(colour, 0.07)],
          [1, shade(colour, 0.08)],
        ]),
      }) +
      grainOn(
        sheet,
        shape,
        { x: fx - radius * 1.2, y: fy - radius, width: radius * 2.4, height: radius * 2 },
        { colour: shade(colour, 0.18), towards: 40, strength: 7, size: 0.2 },
      )
    );
  };
  return fruit(x - radius * 1.3, y - radius * 0.5) + fruit(x + radius * 0.9, y);
}
