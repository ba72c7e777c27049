import { tint } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { stage } from '../../art/stage.ts';
import { group, num, path, stroked } from '../../art/svg.ts';
import { vessel } from '../../art/vessels.ts';
import { vesselWidth, type Vessel } from '../../art/vessels/shape.ts';
import { GROW } from './potted.ts';
import type { Scene } from './scene.ts';

/** Draws plants in pots that hang on cords. */
export function hanging(scene: Scene, sheet: Sheet): string {
  const { width, height, palette, random } = sheet;
  const ground = stage(sheet, {
    backdrop: scene.backdrop === 'arch' ? 'sun' : scene.backdrop,
    level: 0.94,
    isDark: scene.isDark,
  });
  const cell = width / scene.columns;
  const pots = scene.plants.map((grown, index) => {
    const x = cell * (index + 0.5);
    const tall = Math.min(cell * 0.32, height * 0.15);
    const y = height * (index % 2 === 0 ? random.between(0.36, 0.44) : random.between(0.54, 0.62));
    const shape: Vessel = {
      kind: 'pot',
      glaze: grown.glaze,
      foot: [x, y],
      height: tall,
      colour: grown.pot,
      second: grown.second,
      inside: '#4a352b',
    };
    const half = vesselWidth(shape) / 2;
    const cords = path(
      `M${num(x)} 0V${num(y - tall * 2.4)}M${num(x - half * 0.95)} ${num(y - tall * 0.9)}L${num(x)} ${num(y - tall * 2.4)}L${num(x + half * 0.95)} ${num(y - tall * 0.9)}M${num(x - half * 0.95)} ${num(y - tall * 0.9)}L${num(x)} ${num(y + tall * 0.2)}L${num(x + half * 0.95)} ${num(y - tall * 0.9)}M${num(x)} ${num(y + tall * 0.2)}v${num(tall * 0.6)}`,
      stroked(tint(palette.soft, 0.03), tall * 0.035),
    );
    const kind = index % 2 === 0 ? 'pothos' : random.pick(['fern', 'pothos'] as const);
    return (
      cords +
      vessel(
        sheet,
        shape,
        GROW[kind](sheet, [x, y - tall * 0.95], half * 0.9, Math.min(height * 0.5, cell * 1.1)),
      )
    );
  });
  return ground.markup + group(pots);
}
