import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { clamp, polar, polygon, scattered, smooth, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, num, path, rect, stroked, type Point } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { lettered } from '../../letters/lettering.ts';
import { inks, type Chart } from './chart.ts';
import { contour, hills, sampled, wedge } from './height-field.ts';

/** Draws a wind rose. */
function windRose({ palette }: Sheet, centre: Point, r: number, colour: Colour): string {
  const north = lettered('N', centre[0], centre[1] - r * 1.62, { height: r * 0.42, weight: 0.16 }, 'middle');
  const points = times(8, (index) => {
    const [tip, left, right] = [
      polar(centre, index * 45 - 90, index % 2 === 0 ? r : r * 0.6),
      polar(centre, index * 45 - 112, r * 0.2),
      polar(centre, index * 45 - 68, r * 0.2),
    ];
    return (
      path(polygon([tip, left, centre]), { fill: colour }) +
      path(polygon([tip, right, centre]), { fill: palette.paper })
    );
  });
  return (
    circle(centre[0], centre[1], r * 0.78, stroked(colour, r * 0.04)) +
    [1, 3, 5, 7, 0, 2, 4, 6].map((index) => points[index]).join('') +
    path(north.d, stroked(colour, north.strokeWidth))
  );
}

/** Draws islands with beaches and hills in a sea of several depths. */
export const islands: Chart = (sheet, box) => {
  const { unit, random, palette } = sheet;
  const { water: blue, mark, signal } = inks(sheet);
  const [w, h] = box.width > box.height ? [1, box.height / box.width] : [box.width / box.height, 1];
  const size = Math.min(w, h);
  const count = clamp(Math.round(1 / size), 1, 3);
  const tops = times(count, (index) => {
    const along = (index + 0.5) / count;
    const middle: Point =
      w > h ? [along * w, h * random.between(0.42, 0.58)] : [w * random.between(0.42, 0.58), along * h];
    return [
      { at: middle, height: 1.1, girth: size * random.between(0.24, 0.28) },
      { at: polar(middle, random.between(0, 360), size * 0.2), height: 0.65, girth: size * 0.15 },
      { at: polar(middle, random.between(0, 360), size * 0.42), height: 0.5, girth: size * 0.08 },
    ];
  }).flat();
  const field = hills(random, tops, 0.085, size);
  const grid = sampled(field, box);
  const levels: readonly (readonly [number, Colour])[] = [
    [0.06, tint(blue, 0.03)],
    [0.16, tint(blue, 0.06)],
    [0.27, tint(blue, 0.1)],
    [0.36, mix(palette.paper, palette.soft, 0.7)],
    [0.42, mix(palette.leaf, palette.paper, 0.4)],
    [0.6, mix(palette.leaf, palette.paper, 0.2)],
    [0.8, palette.leaf],
    [1, mix(palette.leaf, palette.deep, 0.35)],
  ];
  const long = Math.max(box.width, box.height);
  const wooded = scattered(
    random,
    { x: 0.02, y: 0.02, width: w - 0.04, height: h - 0.04 },
    0.03 * Math.sqrt(w * h),
    620,
  ).filter((at) => field(...at) > 0.48 && field(...at) < 1.02);
  const crowns = wooded
    .toSorted((one, other) => one[1] - other[1])
    .map(([u, v]) => {
      const [x, y] = [box.x + u * long, box.y + v * long];
      return wedge([x, y], unit * 0.55, unit * 1.7);
    });
  const onSea = scattered(random, { x: 0.05, y: 0.05, width: w - 0.1, height: h - 0.1 }, 0.07, 60).filter(
    (at) => field(...at) < -0.02,
  );
  const ripple = [`q${num(unit * 0.7)}`, num(-unit * 0.7), num(unit * 1.4), `0t${num(unit * 1.4)}`, '0'].join(
    ' ',
  );
  const swell = onSea.map(([u, v]) => `M${num(box.x + u * long)} ${num(box.y + v * long)}${ripple}`).join('');
  const trail = smooth(
    times(count * 4, (index): Point => {
      const top = tops[Math.floor(index / 4) * 3];
      const [u, v] = polar(top?.at ?? [0, 0], index * 75 + 20, size * (0.06 + (index % 4) * 0.035));
      return [box.x + u * long, box.y + v * long];
    }).slice(0, 4),
  );
  const rose: Point = [box.x + box.width - unit * 10, box.y + unit * 12];
  return [
    rect(box.x, box.y, box.width, box.height, { fill: blue }),
    stipple(sheet, box, {
      density: (_, y) => ((y - box.y) / box.height) * 0.5,
      colour: shade(blue, 0.08),
      dots: 1800,
      size: 0.2,
    }),
    ...levels.map(([level, fill], index) =>
      path(contour(grid, level), {
        fill,
        stroke: index === 3 ? shade(fill, 0.16) : 'none',
        'stroke-width': unit * 0.35,
        'fill-rule': 'evenodd',
      }),
    ),
    path(swell, stroked(shade(blue, 0.13), unit * 0.3)),
    path(crowns.join(''), { fill: mix(palette.leaf, palette.ink, 0.45) }),
    path(trail, stroked(signal, unit * 0.6, { 'stroke-dasharray': `${num(unit * 1.3)} ${num(unit * 1.2)}` })),
    windRose(sheet, rose, unit * 5, mark),
  ].join('');
};
