import { mix, shade, tint } from '../../art/colour.ts';
import { polar, polygon, scattered, times } from '../../art/geometry.ts';
import { circle, group, line, num, path, rect, stroked, type Point } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import type { Chart } from './chart.ts';

/** Draws one sky, or two where the sheet is long: stars, figures between them, circles and hours. */
export const stars: Chart = (sheet, box) => {
  const { unit, random, palette } = sheet;
  const night = mix(palette.deep, palette.ink, 0.45);
  const light = mix(palette.paper, palette.second, 0.2);
  const isLong = Math.max(box.width, box.height) > Math.min(box.width, box.height) * 1.5;
  const isWide = box.width > box.height;
  const r = Math.min(
    Math.min(box.width, box.height) * 0.45,
    (isLong ? Math.max(box.width, box.height) : Infinity) * 0.235,
  );
  const skies = times(isLong ? 2 : 1, (index) => {
    const share = isLong ? 0.265 + index * 0.47 : 0.5;
    const centre: Point = isWide
      ? [box.x + box.width * share, box.y + box.height / 2]
      : [box.x + box.width / 2, box.y + box.height * share];
    const around = { x: centre[0] - r, y: centre[1] - r, width: r * 2, height: r * 2 };
    const lean = random.between(-0.9, 0.9);
    const milky = stipple(sheet, around, {
      density: (px, py) => Math.exp(-((((px - centre[0]) * lean + py - centre[1]) / (r * 0.2)) ** 2)) * 0.9,
      colour: tint(night, 0.34),
      dots: 4200,
      size: 0.3,
    });
    const figures = scattered(
      random,
      { x: centre[0] - r, y: centre[1] - r, width: r * 2, height: r * 2 },
      r * 0.37,
      16,
    )
      .filter(([px, py]) => Math.hypot(px - centre[0], py - centre[1]) < r * 0.8)
      .map((from) => {
        let [at, heading] = [from, random.between(0, 360)];
        const points = [
          at,
          ...times(random.whole(3, 5), () => {
            heading += random.pick([-1, 1]) * random.between(25, 75);
            at = polar(at, heading, r * random.between(0.1, 0.17));
            return at;
          }),
        ];
        return (
          path(polygon(points, false), stroked(mix(night, light, 0.7), unit * 0.26)) +
          points.map(([px, py]) => circle(px, py, unit * random.between(0.5, 0.95), { fill: light })).join('')
        );
      });
    const fine = mix(night, light, 0.28);
    const net =
      times(3, (ring) => circle(centre[0], centre[1], (r * (ring + 1)) / 4, stroked(fine, unit * 0.14))).join(
        '',
      ) +
      times(12, (hour) =>
        line(polar(centre, hour * 30, r * 0.04), polar(centre, hour * 30, r), stroked(fine, unit * 0.14)),
      ).join('');
    const ticks = path(
      times(72, (tick) =>
        polygon(
          [polar(centre, tick * 5, r * 1.015), polar(centre, tick * 5, r * (tick % 6 === 0 ? 1.06 : 1.035))],
          false,
        ),
      ).join(''),
      stroked(light, unit * 0.22),
    );
    const dust = stipple(sheet, around, {
      density: () => 1,
      colour: light,
      dots: 520,
      size: 0.24,
      opacity: 0.85,
    });
    const sky = group(
      [
        milky,
        net,
        dust,
        circle(
          centre[0] + r * 0.12,
          centre[1] + r * 0.1,
          r * 0.7,
          stroked(palette.second, unit * 0.22, { 'stroke-dasharray': `${num(unit)} ${num(unit)}` }),
        ),
        ...figures,
      ],
      { 'clip-path': sheet.clip(circle(centre[0], centre[1], r)) },
    );
    return (
      circle(centre[0], centre[1], r, { fill: night }) +
      sky +
      circle(centre[0], centre[1], r, stroked(light, unit * 0.4)) +
      ticks
    );
  });
  return (
    rect(box.x, box.y, box.width, box.height, { fill: shade(night, 0.05) }) +
    stipple(sheet, box, { density: () => 1, colour: light, dots: 160, size: 0.22, opacity: 0.5 }) +
    group(skies)
  );
};
