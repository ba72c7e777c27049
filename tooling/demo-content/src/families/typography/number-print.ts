import { mix, shade, type Colour } from '../../art/colour.ts';
import { ringSlice } from '../../art/geometry.ts';
import { path, rect, type Point } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import type { Print } from './print.ts';
import { inked, inset, line, setInto } from './set-lines.ts';

/** Draws a figure as wide tracks of color, over a disc and a field. */
export const figure: Print = (sheet, text, { tone, ground }) => {
  const { width, height, random, unit } = sheet;
  const side = Math.min(width, height);
  const centre: Point = [width * random.pick([0.36, 0.64]), height * 0.4];
  const halves = random.chance(0.5)
    ? rect(0, height * 0.62, width, height * 0.38, { fill: mix(ground, tone(1), 0.4) })
    : rect(width / 2, 0, width / 2, height, { fill: mix(ground, tone(1), 0.4) });
  const disc = ringSlice(centre, 0, side * 0.38, 0, 359.9);
  const spread = height > width * 1.35 ? text.split('').join(' ') : text;
  const digits = setInto(spread, inset(sheet, unit * 11), 0.3).map((set) => line(set, width / 2));
  const grain = grainOn(
    sheet,
    disc,
    { x: centre[0] - side * 0.38, y: centre[1] - side * 0.38, width: side * 0.76, height: side * 0.76 },
    { colour: shade(tone(2), 0.1), towards: 60, strength: 1 },
  );
  const layers: readonly (readonly [number, Colour])[] = [
    [1.16, ground],
    [1, tone(0)],
    [0.72, ground],
    [0.56, tone(3)],
    [0.28, ground],
    [0.13, tone(0)],
  ];
  return (
    halves +
    path(disc, { fill: tone(2) }) +
    grain +
    layers
      .map(([share, colour]) => digits.map((digit) => inked(digit, colour, share, true)).join(''))
      .join('')
  );
};
