import { shade, tint } from '../../art/colour.ts';
import { leafShape, polar, times } from '../../art/geometry.ts';
import { num, path, stroked, type Point } from '../../art/svg.ts';
import { fan, green, type Grow } from './growth.ts';

/** Draws the thick, spotted leaves of an aloe. */
export const aloe: Grow = (sheet, soil, half, reach) =>
  fan(13, (lean, index) => {
    const colour = green(sheet, 0.02 + (index % 2) * 0.04);
    const from: Point = [soil[0] + lean * half * 0.45, soil[1]];
    const angle = -90 + lean * 58;
    const length = reach * 0.62 * (1 - Math.abs(lean) * 0.22);
    const spots = times(9, (dot) => {
      const at = polar(from, angle + lean * 3, length * (0.15 + dot * 0.075));
      return `M${num(at[0])} ${num(at[1])}h0`;
    });
    return (
      path(leafShape(from, angle, length, half * 0.44, { belly: 0.22, bend: lean * -0.35 }), {
        fill: sheet.linear([
          [0, tint(colour, 0.09)],
          [1, shade(colour, 0.04)],
        ]),
      }) + path(spots.join(''), stroked(tint(colour, 0.18), half * 0.035))
    );
  });
