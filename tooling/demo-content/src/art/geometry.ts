import type { Random } from './random.ts';
import { num, type Point } from './svg.ts';

/** A rectangle in picture units. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Maps the integers from 0 to `count` (exclusive). */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index));

/** Interpolates between two values; 0 returns the first. */
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Clamps a value. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Returns the point at an angle (degrees, 0 to the right, 90 down) and distance. */
export const polar = (centre: Point, angle: number, distance: number, squash = 1): Point => [
  centre[0] + Math.cos((angle * Math.PI) / 180) * distance,
  centre[1] + Math.sin((angle * Math.PI) / 180) * distance * squash,
];

/** Returns a path of straight lines through points. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Returns a smooth path through points. */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const [first] = points;
  if (first === undefined) return '';
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : clamp(index, 0, points.length - 1);
    return points[wrapped] ?? first;
  };
  const bend = tension / 6;
  const segments = times(closed ? points.length : points.length - 1, (index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = [
      from[0] + (to[0] - before[0]) * bend,
      from[1] + (to[1] - before[1]) * bend,
      to[0] - (after[0] - from[0]) * bend,
      to[1] - (after[1] - from[1]) * bend,
    ];
    return `C${control.map(num).join(' ')} ${num(to[0])} ${num(to[1])}`;
  });
  return `M${num(first[0])} ${num(first[1])}${segments.join('')}${closed ? 'Z' : ''}`;
}

/** Returns a smooth, irregular round shape. */
export function blob(
  random: Random,
  centre: Point,
  rx: number,
  ry: number,
  { points = 9, wobble = 0.12 }: { readonly points?: number; readonly wobble?: number } = {},
): string {
  const start = random.between(0, 360);
  return smooth(
    times(points, (index) => {
      const reach = 1 + random.around() * wobble;
      const angle = ((start + (360 / points) * (index + random.around() * 0.12)) * Math.PI) / 180;
      return [centre[0] + Math.cos(angle) * rx * reach, centre[1] + Math.sin(angle) * ry * reach] as const;
    }),
    true,
  );
}

/**
 * Returns the points of a ridge from left to right: long waves with shorter ones on them. `roughness` 0 is a
 * dune, 1 a rock.
 */
export function ridge(
  random: Random,
  {
    from,
    to,
    y,
    rise,
    roughness = 0.4,
    steps = 60,
    waves = 1.6,
  }: {
    readonly from: number;
    readonly to: number;
    readonly y: number;
    readonly rise: number;
    readonly roughness?: number;
    readonly steps?: number;
    readonly waves?: number;
  },
): Point[] {
  const octaves = times(5, (index) => ({
    pace: waves * 2 ** index * random.between(0.8, 1.2),
    shift: random.between(0, Math.PI * 2),
    share: index === 0 ? 1 : roughness ** index * 0.9,
  }));
  const total = octaves.reduce((sum, { share }) => sum + share, 0);
  return times(steps + 1, (index) => {
    const along = index / steps;
    const height = octaves.reduce(
      (sum, { pace, shift, share }) => sum + Math.sin(along * pace * Math.PI * 2 + shift) * share,
      0,
    );
    return [lerp(from, to, along), y - (height / total) * rise] as const;
  });
}

/** Returns the points of jagged peaks from left to right, with straight flanks. */
export function peaks(
  random: Random,
  {
    from,
    to,
    y,
    rise,
    count,
  }: {
    readonly from: number;
    readonly to: number;
    readonly y: number;
    readonly rise: number;
    readonly count: number;
  },
): Point[] {
  const width = (to - from) / count;
  return times(count * 2 + 1, (index) => {
    const x =
      from + (width / 2) * index + (index === 0 || index === count * 2 ? 0 : random.around() * width * 0.16);
    return index % 2 === 0
      ? ([x, y + random.between(-0.1, 0.25) * rise] as const)
      : ([x, y - random.between(0.45, 1) * rise] as const);
  });
}

/** Returns the area below points, down to `bottom`. */
export function below(points: readonly Point[], bottom: number, curved = false): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const top = curved ? smooth(points) : polygon(points, false);
  return `${top}L${num(last[0])} ${num(bottom)}L${num(first[0])} ${num(bottom)}Z`;
}

/** Returns the height of a polyline, ordered by x, at `x`. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([px]) => px >= x);
  const right = points[after === -1 ? points.length - 1 : after];
  const left = points[Math.max(0, (after === -1 ? points.length : after) - 1)];
  if (!left || !right) return 0;
  const span = right[0] - left[0];
  return span === 0 ? right[1] : lerp(left[1], right[1], clamp((x - left[0]) / span, 0, 1));
}

/**
 * Returns a leaf from its stalk: `belly` is the relative position of its widest part, `bend` the sideways
 * lean of its tip.
 */
export function leafShape(
  from: Point,
  angle: number,
  length: number,
  width: number,
  { belly = 0.45, bend = 0 }: { readonly belly?: number; readonly bend?: number } = {},
): string {
  const place = (along: number, aside: number): string => {
    const turned = ((angle + bend * along * along * 40) * Math.PI) / 180;
    const x = from[0] + Math.cos(turned) * along * length - Math.sin(turned) * aside * width;
    const y = from[1] + Math.sin(turned) * along * length + Math.cos(turned) * aside * width;
    return `${num(x)} ${num(y)}`;
  };
  return `M${place(0, 0)}C${place(belly * 0.4, 0.62)} ${place(belly * 1.3, 0.62)} ${place(1, 0)}C${place(belly * 1.3, -0.62)} ${place(belly * 0.4, -0.62)} ${place(0, 0)}Z`;
}

/** Returns the tip of a leaf of the same measures. */
export function leafTip(from: Point, angle: number, length: number, bend = 0): Point {
  return polar(from, angle + bend * 40, length);
}

/** Returns a lathe shape: half widths at heights, mirrored about `x`. */
export function turned(x: number, profile: readonly Point[], tension = 1): string {
  const right = profile.map(([half, y]) => [x + half, y] as const);
  const left = profile.map(([half, y]) => [x - half, y] as const).toReversed();
  const [top] = left.slice(-1);
  const down = smooth(right, false, tension);
  const up = smooth(left, false, tension).slice(1);
  return top === undefined ? '' : `${down}L${up}Z`;
}

/** Returns a star of `count` points. */
export function star(centre: Point, outer: number, inner: number, count: number, turn = -90): string {
  return polygon(
    times(count * 2, (index) => polar(centre, turn + (180 / count) * index, index % 2 === 0 ? outer : inner)),
  );
}

/** Returns a slice of a ring or, with `inner` 0, of a disc; angles in degrees. */
export function ringSlice(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const at = (angle: number, distance: number): string => polar(centre, angle, distance).map(num).join(' ');
  const edge =
    inner === 0
      ? `L${centre.map(num).join(' ')}`
      : `L${at(to, inner)}A${num(inner)} ${num(inner)} 0 ${large} 0 ${at(from, inner)}`;
  return `M${at(from, outer)}A${num(outer)} ${num(outer)} 0 ${large} 1 ${at(to, outer)}${edge}Z`;
}

/** Returns a rectangle whose top is an arch. */
export function archShape(x: number, y: number, width: number, height: number): string {
  const radius = Math.min(width / 2, height);
  return `M${num(x)} ${num(y + height)}V${num(y + radius)}A${num(width / 2)} ${num(radius)} 0 0 1 ${num(x + width)} ${num(y + radius)}V${num(y + height)}Z`;
}

/** Returns scattered points in a box with a minimum distance, in random order. */
export function scattered(random: Random, box: Box, distance: number, most = 400): Point[] {
  const found: Point[] = [];
  let misses = 0;
  while (found.length < most && misses < 60) {
    const x = random.between(box.x, box.x + box.width);
    const y = random.between(box.y, box.y + box.height);
    if (found.some(([px, py]) => Math.hypot(px - x, py - y) < distance)) misses += 1;
    else {
      found.push([x, y]);
      misses = 0;
    }
  }
  return found;
}
