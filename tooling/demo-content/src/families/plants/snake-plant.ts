import { mix, tint } from '../../art/colour.ts';
import { leafShape, polar, times } from '../../art/geometry.ts';
import { group, num, path, stroked, type Point } from '../../art/svg.ts';
import { fan, green, type Grow } from './growth.ts';

/** Draws the upright, barred leaves of a snake plant. */
export const snakePlant: Grow = (sheet, soil, half, reach) => {
  const { random } = sheet;
  return fan(random.whole(8, 11), (lean, index) => {
    const from: Point = [soil[0] + lean * half * 0.72, soil[1]];
    const length = reach * random.between(0.55, 0.98) * (1 - Math.abs(lean) * 0.3);
    const angle = -90 + lean * 15 + random.around() * 4;
    const colour = green(sheet, 0.06 + (index % 3) * 0.015);
    const shape = leafShape(from, angle, length, half * 0.42, { belly: 0.4, bend: lean * 0.15 });
    const inner = leafShape(from, angle, length * 0.97, half * 0.3, { belly: 0.4, bend: lean * 0.15 });
    const bars = times(9, (bar) => {
      const at = polar(from, angle, length * (0.12 + bar * 0.09));
      return `M${num(at[0] - half * 0.15)} ${num(at[1])}q${num(half * 0.08)} ${num(half * 0.05)} ${num(half * 0.15)} 0t${num(half * 0.15)} 0`;
    });
    return (
      path(shape, { fill: mix('#e6d98a', sheet.palette.soft, 0.3) }) +
      path(inner, { fill: colour }) +
      group(path(bars.join(''), stroked(tint(colour, 0.1), half * 0.045, { opacity: 0.8 })), {
        'clip-path': sheet.clip(path(inner)),
      })
    );
  });
};
