import { lightness, mix, shade } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, placed, type Point } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import type { Paint, Toy } from './parts.ts';

/** Returns the colors of a toy in random order, none as pale as the wall behind it. */
export function paintOf({ palette, random }: Sheet): Paint {
  const { main, second, spark, calm, deep, leaf, soft } = palette;
  const hues = random.shuffle([
    main,
    second,
    spark,
    mix(calm, deep, 0.12),
    mix(leaf, calm, 0.2),
    mix(deep, main, 0.35),
  ]);
  return {
    hues: hues.map((colour) => (lightness(colour) > 0.88 ? shade(colour, 0.06) : colour)),
    wood: mix(mix(soft, second, 0.35), '#cc9a62', 0.55),
  };
}

/** Draws a toy on its foot, with its shadow. */
export function placeToy(sheet: Sheet, toy: Toy, [x, y]: Point, scale: number): string {
  const shadow = contactShadow(sheet, [x, y], toy.width * scale * 0.58, toy.width * scale * 0.07);
  return (
    shadow +
    group(toy.draw({ ...sheet, unit: sheet.unit / scale }, paintOf(sheet)), {
      transform: placed(x, y, 0, scale),
    })
  );
}
