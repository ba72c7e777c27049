import { shade, tint, type Colour } from '../../art/colour.ts';
import { lerp, type Box } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, num, path, placed, stroked } from '../../art/svg.ts';
import { inks } from './chart.ts';

/** Draws a quarter with straight streets: blocks in rows and columns, some joined, some parted, some green. */
export function quarter(sheet: Sheet, box: Box, turn: number): string {
  const { unit, random } = sheet;
  const { house, park } = inks(sheet);
  const reach = Math.hypot(box.width, box.height) / 2;
  const edges = (size: number): number[] => {
    const found = [-reach];
    while ((found.at(-1) ?? reach) < reach)
      found.push((found.at(-1) ?? 0) + unit * size * random.between(0.75, 1.25));
    return found;
  };
  const [columns, rows] = [edges(random.between(3.8, 5)), edges(random.between(2.8, 3.6))];
  const fills = ['', '', '', ''];
  const block = (u: number, v: number, wide: number, high: number): void => {
    const index = random.chance(0.05) ? 3 : random.whole(0, 2);
    fills[index] += `M${num(u)} ${num(v)}h${num(wide)}v${num(high)}h${num(-wide)}Z`;
  };
  rows.slice(1).forEach((foot, row) => {
    const top = (rows[row] ?? 0) + unit * (row % 5 === 0 ? 1.1 : 0.5);
    for (let column = 0; column < columns.length - 1; column += 1) {
      const left = (columns[column] ?? 0) + unit * (column % 6 === 0 ? 1.1 : 0.5);
      if (column % 6 < 4 && random.chance(0.14)) column += 1;
      const right = columns[column + 1] ?? reach;
      const cut = random.chance(0.3) ? lerp(left, right, random.between(0.35, 0.65)) : right;
      block(left, top, cut - left - (cut === right ? 0 : unit * 0.2), foot - top);
      if (cut < right) block(cut + unit * 0.2, top, right - cut - unit * 0.2, foot - top);
    }
  });
  const colours = [house, tint(house, 0.03), shade(house, 0.04), park];
  return group(
    fills.map((d, index) => path(d, { fill: colours[index] })),
    { transform: placed(box.x + box.width / 2, box.y + box.height / 2, turn) },
  );
}

/** Draws roads with an edge. */
export function roads(sheet: Sheet, courses: readonly string[], breadth: number, colour: Colour): string {
  const { land } = inks(sheet);
  const d = courses.join('');
  return (
    path(d, stroked(shade(land, 0.12), sheet.unit * (breadth + 0.45))) +
    path(d, stroked(colour, sheet.unit * breadth))
  );
}
