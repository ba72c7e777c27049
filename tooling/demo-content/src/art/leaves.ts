import { shade, tint, type Colour } from './colour.ts';
import { leafShape, lerp, polar, polygon, smooth, times } from './geometry.ts';
import { group, num, path, stroked, type Point } from './svg.ts';

/** Draws a leaf with a lit half, a dark half and its rib. */
export function leaf(
  from: Point,
  angle: number,
  length: number,
  width: number,
  colour: Colour,
  bend = 0,
): string {
  const ribs = times(4, (index) => {
    const share = 0.25 + index * 0.17;
    const root = polar(from, angle + bend * share * share * 40, length * share);
    return [-1, 1].map((side) => {
      const end = polar(root, angle + side * 48, width * 0.36 * Math.sin(share * Math.PI));
      return `M${num(root[0])} ${num(root[1])}L${num(end[0])} ${num(end[1])}`;
    });
  }).flat();
  const tip = polar(from, angle + bend * 40, length);
  const middle = polar(from, angle + bend * 10, length * 0.5);
  const spine = `M${num(from[0])} ${num(from[1])}Q${num(middle[0])} ${num(middle[1])} ${num(tip[0])} ${num(tip[1])}`;
  return (
    path(leafShape(from, angle, length, width, { bend }), { fill: shade(colour, 0.045) }) +
    path(halfLeaf(from, angle, length, width, bend), { fill: tint(colour, 0.03) }) +
    path(spine + ribs.join(''), stroked(tint(colour, 0.12), Math.max(0.6, width * 0.026), { opacity: 0.75 }))
  );
}

function halfLeaf(from: Point, angle: number, length: number, width: number, bend: number): string {
  const place = (along: number, aside: number): string => {
    const turn = ((angle + bend * along * along * 40) * Math.PI) / 180;
    return `${num(from[0] + Math.cos(turn) * along * length - Math.sin(turn) * aside * width)} ${num(from[1] + Math.sin(turn) * along * length + Math.cos(turn) * aside * width)}`;
  };
  return `M${place(0, 0)}C${place(0.18, -0.62)} ${place(0.585, -0.62)} ${place(1, 0)}Q${place(0.5, 0)} ${place(0, 0)}Z`;
}

/** Draws a monstera leaf: a heart with slits. */
export function monsteraLeaf(from: Point, angle: number, size: number, colour: Colour): string {
  const turn = (angle * Math.PI) / 180;
  const place = ([along, aside]: Point): Point => [
    from[0] + (Math.cos(turn) * along - Math.sin(turn) * aside) * size,
    from[1] + (Math.sin(turn) * along + Math.cos(turn) * aside) * size,
  ];
  const side = (sign: number): Point[] => {
    const edge: readonly Point[] = [
      [-0.14, 0.12],
      [-0.16, 0.34],
      [0.02, 0.5],
      [0.16, 0.52],
    ];
    const slits = times(4, (index): Point[] => {
      const along = 0.2 + index * 0.175;
      const reach = 0.52 * Math.sin(lerp(1.55, 2.75, index / 3)) + 0.04;
      const deep = reach * 0.36;
      return [
        [along + 0.02, reach],
        [along - 0.04, deep],
        [along + 0.015, deep * 0.92],
        [along + 0.1, reach * 0.97],
      ];
    }).flat();
    return [...edge, ...slits].map(([along, aside]): Point => [along, aside * sign]);
  };
  const outline = [[0, 0] as const, ...side(1), [1, 0] as const, ...side(-1).toReversed()].map(place);
  const half = [[0, 0] as const, ...side(-1), [1, 0] as const].map(place);
  const ribs = times(4, (index) =>
    [1, -1].map((sign) =>
      polygon(
        [
          place([0.06 + index * 0.17, 0]),
          place([0.27 + index * 0.165, sign * 0.4 * Math.sin(lerp(1.6, 2.7, index / 3))]),
        ],
        false,
      ),
    ),
  ).flat();
  return (
    path(smooth(outline, true, 0.55), { fill: shade(colour, 0.04) }) +
    path(smooth(half, true, 0.55), { fill: tint(colour, 0.025) }) +
    path(
      polygon([place([0, 0]), place([0.96, 0])], false) + ribs.join(''),
      stroked(tint(colour, 0.13), size * 0.014, { opacity: 0.8 }),
    )
  );
}

/** Draws a palm frond: many fine leaves along a bent rib. */
export function frond(
  from: Point,
  angle: number,
  length: number,
  bend: number,
  colour: Colour,
  spread = 0.34,
): string {
  const count = 22;
  const points = times(count + 1, (index): { at: Point; heading: number } => {
    const share = index / count;
    return { at: polar(from, angle + bend * share * 0.5, length * share), heading: angle + bend * share };
  });
  const blades = (side: number): string =>
    points
      .slice(3)
      .map(({ at, heading }, index) => {
        const share = index / (count - 3);
        return leafShape(
          at,
          heading + side * lerp(62, 26, share),
          length * spread * Math.sin(lerp(0.5, 2.9, share)),
          length * 0.04,
          { bend: side * 0.35 },
        );
      })
      .join('');
  return group([
    path(blades(1), { fill: shade(colour, 0.05) }),
    path(blades(-1), { fill: tint(colour, 0.02) }),
    path(smooth(points.map(({ at }) => at)), stroked(shade(colour, 0.1), length * 0.012)),
  ]);
}
