import { lightness, mix, tint } from '../../art/colour.ts';
import { clamp, lerp, polygon, times } from '../../art/geometry.ts';
import { circle, path, rect, stroked, type Point } from '../../art/svg.ts';
import { lettered } from '../../letters/lettering.ts';
import { inks, type Chart } from './chart.ts';

/** Draws lines of trains in straights and diagonals, with their stops, a loop and a river. */
export const transit: Chart = (sheet, box) => {
  const { unit, random, palette } = sheet;
  const { water: blue, mark } = inks(sheet);
  const { x, y, width, height } = {
    x: box.x + unit * 6,
    y: box.y + unit * 6,
    width: box.width - unit * 12,
    height: box.height - unit * 12,
  };
  const hues = random.shuffle([
    palette.main,
    palette.second,
    palette.spark,
    palette.deep,
    palette.leaf,
    palette.calm,
  ]);
  const [across, down] = width > height * 1.3 ? [3, 3] : height > width * 1.5 ? [4, 2] : [3, 2];
  const course = (from: Point, to: Point, isDown: boolean): Point[] => {
    const flip = ([px, py]: Point): Point => (isDown ? [py, px] : [px, py]);
    const [[ax, ay], [bx, by]] = [flip(from), flip(to)];
    const slope = Math.abs(by - ay);
    const start = ax + (bx - ax - slope) * random.between(0.3, 0.7);
    return [[ax, ay] as Point, [start, ay] as Point, [start + slope, by] as Point, [bx, by] as Point].map(
      flip,
    );
  };
  const slot = (index: number, count: number, length: number): number =>
    ((index + 0.5 + random.around() * 0.12) / count) * length;
  const lean = (length: number, count: number): number =>
    random.pick([-1, 1]) * random.between(0.2, 0.34) * (length / count);
  const lines = [
    ...times(across, (index) => {
      const at = y + slot(index, across, height);
      return course([x, at], [x + width, clamp(at + lean(height, across), y, y + height)], false);
    }),
    ...times(down, (index) => {
      const at = x + slot(index, down, width);
      return course([at, y], [clamp(at + lean(width, down), x, x + width), y + height], true);
    }),
  ];
  const r = Math.min(width, height) * 0.3;
  const [cx, cy, bevel] = [x + width / 2, y + height / 2, r * 0.42];
  const loop: Point[] = [
    [cx - r + bevel, cy - r],
    [cx + r - bevel, cy - r],
    [cx + r, cy - r + bevel],
    [cx + r, cy + r - bevel],
    [cx + r - bevel, cy + r],
    [cx - r + bevel, cy + r],
    [cx - r, cy + r - bevel],
    [cx - r, cy - r + bevel],
    [cx - r + bevel, cy - r],
  ];
  const all = [...lines, loop];
  const tracks = all.map((points, index) =>
    path(polygon(points, false), stroked(hues[index] ?? mark, unit * 1.5)),
  );
  const changes = all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => crossings(one, other)));
  const stops = all
    .flatMap((points) => stations(points, unit * 6.5))
    .filter(([px, py]) => changes.every(([qx, qy]) => Math.hypot(px - qx, py - qy) > unit * 3.2));
  const ends = lines.flatMap((points, index) =>
    [points[0], points.at(-1)].map((at) => {
      const label = at
        ? lettered(
            String(index + 1),
            at[0],
            at[1] - unit * 1.05,
            { height: unit * 2.1, weight: 0.2 },
            'middle',
          )
        : undefined;
      const hue = hues[index % hues.length] ?? mark;
      return at && label
        ? circle(at[0], at[1], unit * 2.2, { fill: hue }) +
            path(label.d, stroked(lightness(hue) > 0.72 ? palette.ink : palette.paper, label.strokeWidth))
        : '';
    }),
  );
  const bank = polygon(
    course(
      [box.x - unit * 9, cy + height * 0.12],
      [box.x + box.width + unit * 9, cy - height * 0.16],
      false,
    ).map(([px, py]): Point => [px, py]),
    false,
  );
  return [
    rect(box.x, box.y, box.width, box.height, { fill: mix(palette.paper, palette.soft, 0.25) }),
    path(bank, stroked(tint(blue, 0.03), unit * 7)),
    ...tracks,
    ...stops.map(([px, py]) => circle(px, py, unit * 0.46, { fill: palette.paper })),
    ...changes.map(([px, py]) =>
      circle(px, py, unit * 1.25, { fill: palette.paper, stroke: palette.ink, 'stroke-width': unit * 0.5 }),
    ),
    ...ends,
  ].join('');
};

/** Draws stops along straights, `gap` apart. */
const stations = (points: readonly Point[], gap: number): Point[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const count = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / gap);
    return times(count, (stop): Point => [
      lerp(from[0], to[0], (stop + 0.5) / count),
      lerp(from[1], to[1], (stop + 0.5) / count),
    ]);
  });

/** Returns the points at which two lines cross. */
const crossings = (one: readonly Point[], other: readonly Point[]): Point[] =>
  one.slice(1).flatMap((b, first) =>
    other.slice(1).flatMap((d, second): Point[] => {
      const [a, c] = [one[first] ?? b, other[second] ?? d];
      const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
      const s = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
      return Math.abs(cross) > 1e-6 && t > 0 && t < 1 && s > 0 && s < 1
        ? [[lerp(a[0], b[0], t), lerp(a[1], b[1], t)]]
        : [];
    }),
  );
