import { shade, tint } from '../../art/colour.ts';
import { lerp, polar, polygon, smooth, star, times } from '../../art/geometry.ts';
import { circle, group, path, rect, stroked, type Point } from '../../art/svg.ts';
import { inks, type Chart } from './chart.ts';
import { river, water } from './river.ts';
import { roads } from './streets.ts';

/** Draws an old town: rings of blocks about a square, walls with towers, a river through it. */
export const oldTown: Chart = (sheet, box) => {
  const { unit, random } = sheet;
  const { land, house, park, road, signal } = inks(sheet);
  const heart: Point = [
    box.x + box.width * random.between(0.42, 0.58),
    box.y + box.height * random.between(0.42, 0.55),
  ];
  const shift = random.between(0, 6);
  const at = (angle: number, r: number): Point =>
    polar(
      heart,
      angle,
      r * (1 + Math.sin((angle * Math.PI) / 60 + shift) * 0.045 + Math.sin((angle * Math.PI) / 90) * 0.03),
    );
  const depth = unit * 4.4;
  const count = Math.ceil(Math.hypot(box.width, box.height) / 1.6 / depth);
  const wall = 5;
  const shades = ['', '', '', ''];
  for (let ring = 1; ring < count; ring += 1) {
    const parts = 6 * Math.max(1, Math.round(ring * 0.72));
    const inner = ring * depth + (ring === wall + 1 ? unit * 1.9 : unit * 0.35);
    for (let part = 0; part < parts; part += 1) {
      const gap = ((unit * (part % (parts / 6) === 0 ? 0.95 : 0.35)) / inner) * 57.3;
      const [from, to] = [(360 / parts) * part + gap, (360 / parts) * (part + 1) - gap * 0.5];
      const outer = (ring + 1) * depth - unit * 0.35;
      const edge = [
        ...times(4, (step) => at(lerp(from, to, step / 3), outer)),
        ...times(4, (step) => at(lerp(to, from, step / 3), inner)),
      ];
      if (
        edge.some(
          ([px, py]) =>
            px > box.x - depth &&
            py > box.y - depth &&
            px < box.x + box.width + depth &&
            py < box.y + box.height + depth,
        )
      )
        shades[random.chance(ring > wall ? 0.13 : 0.06) ? 3 : random.whole(0, 2)] += polygon(edge);
    }
  }
  const [first, second, third, green] = shades;
  const rampart = smooth(
    times(36, (index) => at(index * 10, (wall + 1) * depth + unit * 0.8)),
    true,
  );
  const towers = times(18, (index) =>
    circle(...at(index * 20, (wall + 1) * depth + unit * 0.8), unit * 0.85, {
      fill: signal,
      stroke: road,
      'stroke-width': unit * 0.3,
    }),
  );
  const { course } = river(random, box);
  return [
    rect(box.x, box.y, box.width, box.height, { fill: land }),
    path(first ?? '', { fill: house }) +
      path(second ?? '', { fill: tint(house, 0.03) }) +
      path(third ?? '', { fill: shade(house, 0.035) }) +
      path(green ?? '', { fill: park }),
    water(sheet, course, unit * 4.5),
    roads(
      sheet,
      times(6, (index) =>
        polygon(
          times(8, (step) => at(index * 60 + 1, depth * (0.9 + step * count * 0.16))),
          false,
        ),
      ),
      0.6,
      road,
    ),
    path(rampart, stroked(signal, unit * 0.6)) + group(towers),
    circle(heart[0], heart[1], depth * 0.95, { fill: road }) +
      path(star(heart, depth * 0.7, depth * 0.26, 8), { fill: signal }),
  ].join('');
};
