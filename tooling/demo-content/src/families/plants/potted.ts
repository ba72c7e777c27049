import type { Sheet } from '../../art/sheet.ts';
import type { Point } from '../../art/svg.ts';
import { vessel } from '../../art/vessels.ts';
import { getMouth, type Vessel } from '../../art/vessels/shape.ts';
import { aloe } from './aloe.ts';
import { cactus } from './cactus.ts';
import { fern } from './fern.ts';
import type { Grow } from './growth.ts';
import { monstera } from './monstera.ts';
import { oliveTree } from './olive-tree.ts';
import { palm } from './palm.ts';
import { pilea } from './pilea.ts';
import { pothos } from './pothos.ts';
import { rubberPlant } from './rubber-plant.ts';
import type { Potted, Scene } from './scene.ts';
import { snakePlant } from './snake-plant.ts';

/** Draws a plant of a kind in its pot; `reach` is how high it may grow. */
export function potted(
  sheet: Sheet,
  { kind, glaze, pot, second }: Scene['plants'][number],
  foot: Point,
  potHeight: number,
  reach: number,
): string {
  const shape: Vessel = {
    kind:
      kind === 'cactus' || kind === 'aloe' || kind === 'pilea'
        ? 'pot'
        : sheet.random.pick(['pot', 'cone', 'cylinder'] as const),
    glaze,
    foot,
    height: potHeight,
    colour: pot,
    second,
    inside: '#4a352b',
    girth: 1.05,
  };
  const wide =
    shape.kind === 'cylinder'
      ? { ...shape, girth: 1.7 }
      : shape.kind === 'cone'
        ? { ...shape, girth: 1.25 }
        : shape;
  const mouth = getMouth(wide);
  return vessel(
    sheet,
    wide,
    GROW[kind](sheet, [mouth.at[0], mouth.at[1] + potHeight * 0.04], mouth.half, reach),
  );
}

/** The drawings of the potted plants by name. */
export const GROW: Readonly<Record<Potted, Grow>> = {
  monstera,
  'snake plant': snakePlant,
  cactus,
  'rubber plant': rubberPlant,
  pilea,
  fern,
  aloe,
  palm,
  pothos,
  'olive tree': oliveTree,
};
