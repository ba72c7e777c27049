import { polar, polygon, smooth, times } from '../../art/geometry.ts';
import { circle, group, path, rect, stroked, type Point } from '../../art/svg.ts';
import { inks, type Chart } from './chart.ts';
import { river, water } from './river.ts';
import { quarter, roads } from './streets.ts';
import { trees } from './trees.ts';

/** Draws a city of straight streets on both sides of a river, with parks, avenues and a ring road. */
export const city: Chart = (sheet, box) => {
  const { unit, random } = sheet;
  const { land, park, avenue, road } = inks(sheet);
  const { course, bank, points } = river(random, box);
  const turn = random.between(-24, 24);
  const heart = points[4] ?? [0, 0];
  const at = (angle: number, share: number): Point =>
    polar(heart, angle, Math.hypot(box.width, box.height) * share);
  const greens = times(3, (index) => {
    const middle = at(turn + 40 + index * 125, random.between(0.13, 0.3));
    const [rx, ry] = [unit * random.between(7, 12), unit * random.between(5, 8)];
    const d = smooth(
      times(7, (corner) => polar(middle, corner * 51 + turn, corner % 2 === 0 ? rx : ry)),
      true,
    );
    const around = { x: middle[0] - rx, y: middle[1] - rx, width: rx * 2, height: rx * 2 };
    return (
      path(d, stroked(road, unit * 1.4)) +
      trees(sheet, d, around, park) +
      path(
        smooth([polar(middle, turn, rx), polar(middle, turn + 70, ry * 0.3), polar(middle, turn + 200, rx)]),
        stroked(road, unit * 0.4),
      )
    );
  });
  const ring = smooth(
    times(12, (index) => at(index * 30 + turn, 0.27 + random.around() * 0.012)),
    true,
  );
  const avenues = times(4, (index) =>
    polygon(
      [at(turn + index * 45 + 12, 1), heart, at(turn + index * 45 + 192 + random.around() * 14, 1)],
      false,
    ),
  );
  return [
    rect(box.x, box.y, box.width, box.height, { fill: land }),
    quarter(sheet, box, turn),
    group(path(bank, { fill: land }) + quarter(sheet, box, turn + random.pick([-32, 28, 40])), {
      'clip-path': sheet.clip(path(bank)),
    }),
    ...greens,
    water(sheet, course, unit * random.between(5, 7.5)),
    roads(sheet, avenues, 0.9, road),
    roads(sheet, [ring], 1.3, avenue),
    circle(heart[0], heart[1], unit * 2.1, { fill: road, stroke: avenue, 'stroke-width': unit * 0.7 }),
  ].join('');
};
