import { lightness, mix, shade } from '../../art/colour.ts';
import { polar, smooth, star, times } from '../../art/geometry.ts';
import { circle, group, path, stroked, type Point } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import { onCircle } from './letters-on-circle.ts';
import type { Print } from './print.ts';
import { rays } from './rays.ts';
import { inked, line, setInto } from './set-lines.ts';

const MOTTOES = [
  'All year round',
  'With all my heart',
  'Every single day',
  'Made with love',
  'From near and far',
] as const;

/** Draws a scalloped badge with a line around and the words in the middle. */
export const badge: Print = (sheet, text, { tone, ground }) => {
  const { width, height, random, palette } = sheet;
  const centre: Point = [width / 2, height / 2];
  const r = Math.min(width, height) * 0.43;
  const body = tone(0);
  const colour = lightness(body) < 0.7 ? palette.paper : palette.ink;
  const edge = smooth(
    times(72, (index) => polar(centre, index * 5, r * (index % 2 === 0 ? 1.025 : 0.955))),
    true,
  );
  const box = { x: centre[0] - r, y: centre[1] - r, width: r * 2, height: r * 2 };
  const small = { height: r * 0.115, weight: 0.17, tracking: 0.3 };
  const middle = setInto(
    text,
    { x: centre[0] - r * 0.5, y: centre[1] - r * 0.4, width: r, height: r * 0.8 },
    0.17,
    0.3,
  );
  const stars = [0, 180].map((side) =>
    path(star(polar(centre, side, r * 0.76), r * 0.065, r * 0.028, 5), { fill: colour }),
  );
  const rings = [0.89, 0.63].map((share) =>
    circle(centre[0], centre[1], r * share, stroked(colour, r * 0.014)),
  );
  const motto = random.pick(MOTTOES);
  return (
    rays(sheet, centre, 24, mix(ground, tone(1), 0.3)) +
    circle(centre[0], centre[1], r * 1.16, { fill: ground }) +
    path(edge, { fill: body }) +
    grainOn(sheet, edge, box, { colour: shade(body, 0.08), towards: 50, strength: 0.9, size: 0.2 }) +
    group(rings) +
    group(stars) +
    onCircle(motto.slice(0, motto.lastIndexOf(' ')), centre, r * 0.76, -90, small, colour) +
    onCircle(motto.slice(motto.lastIndexOf(' ') + 1), centre, r * 0.76, 90, small, colour) +
    middle.map((set) => inked(line(set, centre[0]), colour)).join('')
  );
};
