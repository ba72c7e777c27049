import type { Sheet } from '../../art/sheet.ts';
import { group } from '../../art/svg.ts';
import { vessel } from '../../art/vessels.ts';
import type { Vessel } from '../../art/vessels/shape.ts';
import { lemons } from './lemons.ts';
import type { Scene } from './scene.ts';

/** Draws a stack of bowls. */
export function bowls(scene: Scene, sheet: Sheet, foot: number): string {
  const { width, height, random } = sheet;
  const size = Math.min(width * 0.15, (foot - height * 0.1) * 0.16);
  const count = Math.max(3, Math.min(5, Math.floor((foot - height * 0.12) / (size * 1.0))));
  const bottomUp = scene.pieces.slice(0, count).map((made, index) => {
    const tall = size * (1.25 - index * 0.08);
    const shape: Vessel = {
      ...made,
      foot: [width / 2 + random.around() * size * 0.12, foot - index * size * 0.82],
      height: tall,
      girth: 1.2 - index * 0.03,
    };
    return vessel(sheet, shape);
  });
  return group(bottomUp) + lemons(sheet, width * 0.78, foot + size * 0.35, size * 0.36);
}
