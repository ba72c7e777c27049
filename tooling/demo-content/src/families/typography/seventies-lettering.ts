import { lightness, type Colour } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { circle, group } from '../../art/svg.ts';
import type { Print } from './print.ts';
import { inked, inset, line, setInto } from './set-lines.ts';

/** Draws letters with tracks of color around them, as on a record sleeve of the seventies. */
export const tracks: Print = (sheet, text, { tone, ground }) => {
  const { width, height, unit, palette } = sheet;
  const lines = setInto(text, inset(sheet, unit * 11), 0.1, 0.5);
  const face = lightness(ground) < 0.6 ? palette.paper : palette.ink;
  const layers: readonly (readonly [number, Colour])[] = [
    [4.6, tone(2)],
    [3.4, tone(1)],
    [2.2, tone(0)],
    [1.05, face],
  ];
  const [first, last] = [lines[0], lines.at(-1)];
  const free = Math.min(first?.top ?? 0, height - (last ? last.top + last.style.height : 0)) - unit * 9;
  const suns = [0, height].flatMap((y) =>
    times(free > unit * 8 ? 4 : 0, (index) =>
      circle(width / 2, y, Math.min(free, width * 0.44) * (1 - index * 0.22), {
        fill: index === 3 ? face : tone(index),
      }),
    ),
  );
  const letters = layers.map(([share, colour]) =>
    lines.map((set) => inked(line(set, width / 2), colour, share, true)).join(''),
  );
  return group(suns) + group(letters);
};
