import type { Sheet } from '../../art/sheet.ts';
import { group } from '../../art/svg.ts';
import type { Scene } from './scene.ts';
import type { Stand } from './stand.ts';

/** Draws mugs in a row, or stacked where the picture is not wide. */
export function mugs(scene: Scene, sheet: Sheet, foot: number, stand: Stand): string {
  const { width, height } = sheet;
  const isWide = width > height * 1.3;
  const size = Math.min(width * (isWide ? 0.17 : 0.26), height * 0.3);
  if (isWide)
    return group(
      scene.pieces.map((made, index) => stand(made, width * (0.17 + index * 0.215), foot, size, 0)),
    );
  const [a, b, c, d] = scene.pieces;
  const lift = size * 1.06;
  return group([
    a ? stand(a, width * 0.26, foot, size, 0) : '',
    b ? stand(b, width * 0.64, foot + size * 0.06, size, 0) : '',
    c ? stand(c, width * 0.3, foot - lift, size * 0.98, 0) : '',
    d && height > width * 1.25 ? stand(d, width * 0.32, foot - lift * 2, size * 0.96, 0) : '',
  ]);
}
