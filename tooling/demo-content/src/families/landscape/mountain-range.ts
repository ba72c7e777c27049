import { mix, shade, type Colour } from '../../art/colour.ts';
import { below, lerp, peaks, polygon, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { path, type Point } from '../../art/svg.ts';
import type { Atmosphere } from './atmospheres.ts';
import { groundColour } from './ground-colour.ts';

/** Draws a mountain range, one flank lit and one in shadow, with optional snow. */
export function range(
  sheet: Sheet,
  air: Atmosphere,
  {
    y,
    rise,
    count,
    depth,
    snow,
    bottom,
  }: {
    readonly y: number;
    readonly rise: number;
    readonly count: number;
    readonly depth: number;
    readonly snow: number;
    readonly bottom: number;
  },
): string {
  const { random, width } = sheet;
  const outline = peaks(random, { from: -width * 0.12, to: width * 1.12, y, rise, count });
  const colour = groundColour(air, depth);
  const haze = mix(colour, air.sky[2], 0.55);
  const body = path(below(outline, bottom), {
    fill: sheet.linear([
      [0, colour],
      [1, haze],
    ]),
  });
  const shadow = shade(colour, 0.07);
  const snowLight = mix(air.cloud, '#ffffff', 0.5);
  const faces = outline.map((apex, index) => {
    const [before, after] = [outline[index - 1], outline[index + 1]];
    if (index % 2 === 0 || !before || !after) return '';
    const spine = times(5, (step): Point => {
      const share = (step + 1) / 5;
      const aside = (step % 2 === 0 ? 1 : -0.6) * (after[0] - apex[0]) * 0.13;
      return [
        apex[0] + aside + share * (after[0] - apex[0]) * 0.1,
        lerp(apex[1], Math.max(before[1], after[1]) + rise * 0.1, share),
      ];
    });
    const dark = polygon([apex, ...spine, after]);
    return (
      path(dark, {
        fill: sheet.linear([
          [0, shadow],
          [1, mix(shadow, haze, 0.8)],
        ]),
      }) + (snow > 0 ? cap(sheet, apex, before, after, snow, snowLight, mix(snowLight, shadow, 0.32)) : '')
    );
  });
  return body + faces.join('');
}

function cap(
  sheet: Sheet,
  apex: Point,
  before: Point,
  after: Point,
  share: number,
  light: Colour,
  dark: Colour,
): string {
  const { random } = sheet;
  const reach = share * random.between(0.75, 1.2);
  const left: Point = [lerp(apex[0], before[0], reach), lerp(apex[1], before[1], reach)];
  const right: Point = [lerp(apex[0], after[0], reach), lerp(apex[1], after[1], reach)];
  const middle: Point = [
    apex[0] + (right[0] - apex[0]) * 0.12,
    lerp(apex[1], Math.max(left[1], right[1]), 0.72),
  ];
  const teeth = (from: Point, to: Point, count: number): Point[] =>
    times(count * 2 - 1, (index) => {
      const along = (index + 1) / (count * 2);
      const drop = (index % 2 === 0 ? 0.34 : -0.05) * Math.abs(to[1] - apex[1]) * random.between(0.6, 1.1);
      return [lerp(from[0], to[0], along), lerp(from[1], to[1], along) + drop] as const;
    });
  return (
    path(polygon([apex, left, ...teeth(left, middle, 2), middle]), { fill: light }) +
    path(polygon([apex, middle, ...teeth(middle, right, 2), right]), { fill: dark })
  );
}
