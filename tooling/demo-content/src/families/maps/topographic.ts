import { mix, shade } from '../../art/colour.ts';
import { scattered, smooth, times } from '../../art/geometry.ts';
import { group, num, path, rect, stroked, type Point } from '../../art/svg.ts';
import { lettered } from '../../letters/lettering.ts';
import { inks, type Chart } from './chart.ts';
import { contour, hills, sampled, wedge } from './height-field.ts';

/** Draws heights in tints with contour lines, lakes, summits and a path. */
export const topographic: Chart = (sheet, box) => {
  const { unit, random, palette } = sheet;
  const { mark, signal, water: blue } = inks(sheet);
  const long = Math.max(box.width, box.height);
  const size = Math.sqrt(box.width * box.height) / long;
  const peaks = scattered(
    random,
    { x: 0.06, y: 0.06, width: (box.width / long) * 0.9 - 0.06, height: (box.height / long) * 0.9 - 0.06 },
    size * 0.27,
    10,
  );
  const field = hills(
    random,
    peaks.map((at, index) => ({
      at,
      height: index % 3 === 2 ? -0.4 : random.between(0.5, 0.95),
      girth: size * random.between(0.13, 0.22),
    })),
    0.11,
    size,
  );
  const grid = sampled(field, box);
  const low = mix(palette.leaf, palette.paper, 0.3);
  const high = random.pick([
    mix(palette.second, palette.paper, 0.2),
    palette.paper,
    mix(palette.main, palette.paper, 0.3),
  ]);
  const levels = times(15, (index) => -0.28 + index * 0.085);
  const drawn = levels.map((level, index) => {
    const fill = mix(low, high, index / 14);
    return path(contour(grid, level), {
      fill,
      stroke: shade(fill, index % 4 === 0 ? 0.24 : 0.13),
      'stroke-width': unit * (index % 4 === 0 ? 0.34 : 0.16),
      'stroke-linejoin': 'round',
      'fill-rule': 'evenodd',
    });
  });
  const onBox = ([u, v]: Point): Point => [box.x + u * long, box.y + v * long];
  const summits = peaks
    .filter((_, index) => index % 3 !== 2)
    .map((peak) => {
      const [x, y] = onBox(peak);
      const label = lettered(
        String(Math.round(900 + field(...peak) * 1900)),
        x + unit * 1.6,
        y - unit * 0.9,
        { height: unit * 1.7, weight: 0.16, tracking: 0.2 },
      );
      return (
        path(wedge([x, y + unit * 0.8], unit, unit * 1.8), { fill: mark }) +
        path(label.d, stroked(mark, label.strokeWidth))
      );
    });
  const isTall = box.height > box.width;
  const along = isTall ? 1 : 0;
  const waypoints = peaks
    .map((peak): Point => onBox([peak[0] + size * 0.07, peak[1] + size * 0.08]))
    .toSorted((one, other) => one[along] - other[along])
    .filter((_, index) => index % 2 === 0);
  const aside = random.between(0.3, 0.7);
  const end = (share: number): Point =>
    onBox(isTall ? [(aside * box.width) / long, share] : [share, (aside * box.height) / long]);
  const trail = smooth([end(0), ...waypoints, end(1)], false, 0.9);
  return (
    rect(box.x, box.y, box.width, box.height, { fill: blue }) +
    group(drawn) +
    path(
      trail,
      stroked(signal, unit * 0.6, { 'stroke-dasharray': `${num(unit * 1.5)} ${num(unit * 1.2)}` }),
    ) +
    group(summits)
  );
};
