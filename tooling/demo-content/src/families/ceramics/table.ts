import type { Sheet } from '../../art/sheet.ts';
import { group } from '../../art/svg.ts';
import { vessel } from '../../art/vessels.ts';
import { vesselWidth, type Vessel } from '../../art/vessels/shape.ts';
import { bowls } from './bowls.ts';
import { lemons } from './lemons.ts';
import { mugs } from './mugs.ts';
import type { Piece, Scene } from './scene.ts';
import { setting } from './setting.ts';
import { stems } from './stems.ts';
import { teapot } from './teapot.ts';

/** Draws pieces on a table before a wall. */
export function drawTable(scene: Scene, sheet: Sheet): string {
  const { width, height, random } = sheet;
  const { markup, level } = setting(scene, sheet);
  const side = Math.min(width, height);
  const foot = level + (height - level) * 0.3;
  const [first] = scene.pieces;
  if (!first) return markup;
  const stand = (made: Piece, x: number, y: number, tall: number, reach: number): string => {
    const shape: Vessel = { ...made, foot: [x, y], height: tall };
    return vessel(sheet, shape, made.stems.length > 0 ? stems(sheet, made, shape, reach) : '');
  };
  if (scene.subject === 'single vase' || scene.subject === 'jug') {
    const room = foot - height * 0.08;
    const tall = Math.min(
      room * (first.stems.length > 0 ? 0.5 : 0.78),
      (width * 0.5) / (vesselWidth({ kind: first.kind, height: 1 }) || 1),
    );
    const crumbs = random.chance(0.6)
      ? lemons(sheet, width / 2 + side * 0.3, foot + side * 0.03, side * 0.055)
      : '';
    return markup + stand(first, width / 2, foot, tall, Math.min(room - tall, height * 0.5) * 0.98) + crumbs;
  }
  if (scene.subject === 'three vases') {
    const room = foot - height * 0.07;
    const tops = random.shuffle([0.42, 0.56, 0.34]);
    const most =
      (width * 0.84) /
      scene.pieces.reduce(
        (sum, made, index) => sum + vesselWidth({ kind: made.kind, height: tops[index] ?? 0.4 }),
        0,
      );
    const scale = Math.min(room, most);
    let x =
      (width -
        scale *
          scene.pieces.reduce(
            (sum, made, index) => sum + vesselWidth({ kind: made.kind, height: tops[index] ?? 0.4 }),
            0,
          )) /
      2;
    const stood = scene.pieces.map((made, index) => {
      const tall = (tops[index] ?? 0.4) * scale;
      const wide = vesselWidth({ kind: made.kind, height: tall });
      const placed = stand(
        made,
        x + wide / 2,
        foot + (index === 1 ? -1 : 1) * side * 0.012,
        tall,
        Math.min(room - tall, tall * 1.1) * 0.9,
      );
      x += wide;
      return placed;
    });
    return markup + group([stood[1] ?? '', stood[0] ?? '', stood[2] ?? '']);
  }
  if (scene.subject === 'mugs') return markup + mugs(scene, sheet, foot, stand);
  if (scene.subject === 'bowls') return markup + bowls(scene, sheet, foot);
  return markup + teapot(scene, sheet, foot, stand);
}
