import { sprig } from '../../art/sprigs.ts';
import { fan, green, type Grow } from './growth.ts';

/** Draws the arching fronds of a fern. */
export const fern: Grow = (sheet, soil, half, reach) =>
  fan(sheet.random.whole(11, 14), (lean, index) =>
    sprig(sheet, 'fern', {
      from: [soil[0] + lean * half * 0.4, soil[1]],
      angle: -90 + lean * 42,
      length: reach * (index % 3 === 0 ? 0.9 : 0.72) * (1 - Math.abs(lean) * 0.12),
      bend: lean * 85,
      colour: green(sheet, Math.abs(lean) * 0.07),
      accent: sheet.palette.spark,
    }),
  );
