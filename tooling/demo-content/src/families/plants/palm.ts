import { frond } from '../../art/leaves.ts';
import type { Point } from '../../art/svg.ts';
import { fan, green, type Grow } from './growth.ts';

/** Draws the fronds of a palm. */
export const palm: Grow = (sheet, soil, half, reach) =>
  fan(9, (lean, index) => {
    const from: Point = [soil[0] + lean * half * 0.25, soil[1]];
    return frond(
      from,
      -90 + lean * 30,
      reach * (0.95 - Math.abs(lean) * 0.18),
      lean * 75,
      green(sheet, Math.abs(lean) * 0.04 + (index % 2) * 0.02),
      0.3,
    );
  });
