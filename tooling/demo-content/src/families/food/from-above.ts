import { times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, num, path, placed, type Point } from '../../art/svg.ts';
import { small } from './light-and-layout.ts';
import type { Scene } from './scene.ts';
import { sidesOf } from './side-dishes.ts';
import { tableTop } from './table-top.ts';

/** Draws a laid table from above, with one dish, or two on a very tall picture. */
export function fromAbove({ row, flavour, table, isDark, china }: Scene, sheet: Sheet): string {
  const { width, height, random } = sheet;
  const radius = Math.min(Math.min(width, height) * 0.375, Math.max(width, height) * 0.3);
  const plates: readonly Point[] =
    height / width > 2
      ? [
          [width * 0.54, height * 0.27],
          [width * 0.46, height * 0.73],
        ]
      : [[width / 2, height / 2]];
  const taken = plates.flatMap((at) => [
    { at, r: radius * (row.reach ?? 1.14) },
    { at: [at[0], at[1] + radius * 1.2] as Point, r: radius * (row.handle ?? 0) },
  ]);
  const sides = sidesOf(random, width * height > 9 * radius * radius).map(([share, draw]): string => {
    const r = radius * share;
    const clear = (at: Point): number =>
      Math.min(...taken.map((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) - other.r - r));
    const [best] = times(60, (): Point => [
      random.between(r * 0.3, width - r * 0.3),
      random.between(r * 0.3, height - r * 0.3),
    ])
      .filter((at) => clear(at) > radius * 0.03)
      .toSorted((one, other) => clear(one) - clear(other));
    if (!best) return '';
    taken.push({ at: best, r });
    return group(draw(small(sheet, r), china), { transform: placed(...best, random.around() * 24, r / 100) });
  });
  const light = times(3, (pane) => {
    const x = width * (0.04 + pane * 0.34);
    return `M${num(x)} 0h${num(width * 0.24)}l${num(width * -0.3)} ${height}h${num(width * -0.24)}Z`;
  }).join('');
  const dishes = plates.map((at) =>
    group(row.dish(small(sheet, radius), flavour[1], china), { transform: placed(...at, 0, radius / 100) }),
  );
  return (
    tableTop(sheet, table, isDark, radius, plates) +
    group(sides) +
    group(dishes) +
    path(light, { fill: '#fff6da', opacity: 0.07 })
  );
}
