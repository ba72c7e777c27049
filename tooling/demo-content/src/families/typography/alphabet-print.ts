import { lightness, mix } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { circle, group, rect, stroked } from '../../art/svg.ts';
import { heightToFit, lettered } from '../../letters/lettering.ts';
import type { Print } from './print.ts';
import { inked, inset } from './set-lines.ts';

/** Draws all letters, each on a tile. */
export const specimen: Print = (sheet, _text, { tone, ground }) => {
  const { width, height, unit, palette } = sheet;
  const margin = unit * 5;
  const box = inset(sheet, margin);
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ&!+?'.split('');
  const unlike = (columns: number): number =>
    Math.abs(Math.log(box.width / columns / (box.height / Math.ceil(27 / columns)))) +
    (columns * Math.ceil(27 / columns) - 27) * 0.05;
  const columns = [3, 4, 5, 6, 7, 9].reduce((one, other) => (unlike(other) < unlike(one) ? other : one));
  const count = Math.ceil(27 / columns);
  const [w, h] = [box.width / columns, box.height / count];
  const cells = times(columns * count, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [margin + column * w, margin + row * h];
    const fill = tone(column + row * 2);
    const colour = lightness(fill) < 0.7 ? palette.paper : palette.ink;
    const sign = signs[index] ?? '';
    const size = Math.min(h * 0.56, heightToFit(sign, w * 0.62, { weight: 0.17 }));
    const gap = unit * 0.4;
    const mark =
      sign === '?'
        ? circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.26, { fill: colour })
        : inked(
            lettered(sign, x + w / 2, y + (h - size) / 2, { height: size, weight: 0.17 }, 'middle'),
            colour,
          );
    return rect(x + gap, y + gap, w - gap * 2, h - gap * 2, { rx: unit * 0.6, fill }) + mark;
  });
  return (
    rect(
      unit * 2.5,
      unit * 2.5,
      width - unit * 5,
      height - unit * 5,
      stroked(mix(ground, palette.ink, 0.25), unit * 0.2),
    ) + group(cells)
  );
};
