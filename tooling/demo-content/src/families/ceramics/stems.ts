import { mix, tint } from '../../art/colour.ts';
import { FLOWER_KINDS } from '../../art/flowers.ts';
import { lerp } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { sprig, SPRIG_KINDS, stemmed } from '../../art/sprigs.ts';
import { group, type Point } from '../../art/svg.ts';
import { getMouth, type Vessel } from '../../art/vessels/shape.ts';
import type { Piece } from './scene.ts';

/** Draws the flowers and sprigs of a piece as they fan out of its mouth. */
export function stems(sheet: Sheet, { stems: kinds }: Piece, shape: Vessel, reach: number): string {
  const { random, palette } = sheet;
  const mouth = getMouth(shape);
  const grown = kinds.map((kind, index) => {
    const share = kinds.length === 1 ? 0.5 : index / (kinds.length - 1);
    const lean = lerp(-1, 1, share) + random.around() * 0.15;
    const form = {
      from: [mouth.at[0] + lean * mouth.half * 0.55, mouth.at[1] + shape.height * 0.08] as Point,
      angle: -90 + lean * 24,
      length: reach * random.between(0.72, 1.05) * (1 - Math.abs(lean) * 0.16),
      bend: lean * random.between(6, 26),
      colour: mix(palette.leaf, palette.calm, random.between(0, 0.35)),
      accent: random.pick([
        palette.main,
        palette.second,
        palette.spark,
        tint(palette.soft, 0.02),
        mix(palette.second, palette.paper, 0.4),
      ]),
    };
    const found = FLOWER_KINDS.find((flower) => flower === kind);
    return found
      ? stemmed(sheet, found, { ...form, head: reach * random.between(0.13, 0.19) })
      : sprig(sheet, SPRIG_KINDS.find((other) => other === kind) ?? 'olive', form);
  });
  return group(grown);
}
