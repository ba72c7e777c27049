import { mix, shade, tint } from '../../art/colour.ts';
import { clamp, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { stageColours } from '../../art/stage.ts';
import { group, placed, rect } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { placeToy } from './placing.ts';
import { NAMES, TOYS } from './toy-list.ts';

/** Draws shelves full of toys. */
export function shelves(sheet: Sheet): string {
  const { width, height, random, palette, unit } = sheet;
  const { wall } = stageColours(sheet, random, false);
  const rows = clamp(Math.round((height / width) * 2.1), 2, 5);
  const step = height / (rows + 0.12);
  const wood = mix(mix(palette.soft, palette.second, 0.4), '#c08f5c', 0.5);
  let waiting = random.shuffle(NAMES.filter((name) => name !== 'balloons'));
  const boards = times(rows, (row) => {
    const y = step * (row + 1) - step * 0.1;
    const tall = step * 0.68;
    const standing: string[] = [];
    const room = (): number => width * 0.95 - x;
    let x = width * 0.05;
    const placedNow = waiting.filter((name) => {
      const toy = TOYS[name];
      const scale = Math.min((tall * random.between(0.8, 1)) / toy.height, (width * 0.5) / toy.width);
      if (toy.width * scale > room()) return false;
      standing.push(placeToy(sheet, toy, [x + (toy.width * scale) / 2, y], scale));
      x += toy.width * scale + width * 0.03;
      return true;
    });
    waiting = [...waiting.filter((name) => !placedNow.includes(name)), ...placedNow];
    const gap = (width * 0.98 - x) / 2;
    const board =
      rect(0, y + step * 0.045, width, step * 0.07, { fill: shade(wall, 0.14), opacity: 0.5 }) +
      rect(0, y - unit * 0.3, width, step * 0.055, {
        fill: sheet.linear([
          [0, tint(wood, 0.06)],
          [0.2, wood],
          [1, shade(wood, 0.06)],
        ]),
      });
    return board + group(standing, { transform: placed(gap > 0 ? gap : 0, 0) });
  });
  return [
    rect(0, 0, width, height, {
      fill: sheet.linear(
        [
          [0, tint(wall, 0.03)],
          [1, shade(wall, 0.03)],
        ],
        [0, 0],
        [0.4, 1],
      ),
    }),
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      {
        density: (x, y) => ((y % step) / step) * 0.4 + (x / width) * 0.2,
        colour: shade(wall, 0.08),
        dots: 2600,
        size: 0.16,
        opacity: 0.6,
      },
    ),
    ...boards,
  ].join('');
}
