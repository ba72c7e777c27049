import { mix, shade, tint } from '../../art/colour.ts';
import { below, lerp, peaks, polygon, times } from '../../art/geometry.ts';
import { circle, group, path, rect, type Point } from '../../art/svg.ts';
import type { Art } from './art.ts';
import { around, cut, disc } from './shapes.ts';

/** Draws folded peaks with a lit and a dark side before a great sun, over stripes of water. */
export const summits: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const { random } = sheet;
  const shore = y + height * 0.74;
  const sun: Point = [x + width * random.between(0.3, 0.7), shore - Math.min(height * 0.46, width * 0.62)];
  const r = Math.min(width, height) * 0.2;
  const halos = times(3, (index) =>
    circle(sun[0], sun[1], r * (2.1 - index * 0.36), { fill: mix(ground, tone(0), 0.1 + index * 0.1) }),
  );
  const ranges = [1, 0].map((back) => {
    const points = peaks(random, {
      from: x - width * 0.2,
      to: x + width * 1.2,
      y: shore,
      rise: Math.min(height * 0.5, width * 0.75) * (back ? 1 : 0.6),
      count: Math.max(2, Math.round((width / height) * 2.4)) + 1 - back,
    });
    const body = back ? tone(1) : tone(2);
    const lit = points.flatMap(([px, py], index) => {
      const [foot] = index % 2 === 1 ? [points[index - 1]] : [];
      return foot
        ? [
            polygon([
              [px, py],
              [px + width * 0.03, lerp(py, shore, 0.3)],
              [px - width * 0.02, lerp(py, shore, 0.55)],
              [px + width * 0.05, shore + 2],
              [foot[0], shore + 2],
              foot,
            ]),
          ]
        : [];
    });
    return (
      cut(sheet, below(points, shore + 2), { x, y, width, height: shore - y }, shade(body, 0.04), 90, 0.5) +
      path(lit.join(''), { fill: tint(body, 0.1) })
    );
  });
  const water = times(9, (index) =>
    rect(x, lerp(shore, y + height, (index / 9) ** 1.3), width, height * (0.008 + index * 0.0026), {
      fill: index % 2 === 0 ? tone(0) : tone(1),
      opacity: 0.75,
    }),
  );
  return (
    group(halos) +
    cut(sheet, disc(sun, r), around(sun, r), tone(0), 90, 1) +
    group(ranges) +
    rect(x, shore, width, y + height - shore, { fill: mix(tone(2), ground, 0.25) }) +
    group(water)
  );
};
