import { archShape, times } from '../../art/geometry.ts';
import { circle, group, path, type Point } from '../../art/svg.ts';
import type { Art } from './art.ts';
import { cut } from './shapes.ts';

/** Draws concentric arches, in as many bays as the area has room for, with a sun in the innermost. */
export const arches: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const columns = Math.max(1, Math.round(width / height / 0.95));
  const rows = Math.max(1, Math.round(height / width / 1.55));
  const [w, h] = [width / columns, height / rows];
  const rings = sheet.random.whole(5, 6);
  return times(columns * rows, (bay) => {
    const [left, top] = [x + (bay % columns) * w, y + Math.floor(bay / columns) * h + h * 0.06];
    const bands = times(rings, (index) => {
      const inset = (w / 2) * (0.08 + (index / rings) * 0.8);
      const box = {
        x: left + inset,
        y: top + inset - w * 0.04,
        width: w - inset * 2,
        height: h * 0.94 - inset + w * 0.04,
      };
      const d = archShape(box.x, box.y, box.width, box.height);
      return index % 2 === 0
        ? cut(sheet, d, box, tone(index + bay * 2), 90, 0.5)
        : path(d, { fill: index % 4 === 1 ? ground : tone(index + bay * 2) });
    });
    const sun: Point = [left + w * 0.5, top + h * 0.78];
    return group(bands) + circle(sun[0], sun[1], w * 0.085, { fill: tone(rings + bay + 1) });
  }).join('');
};
