import { lightness, mix } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { group, placed, type Point } from '../../art/svg.ts';
import type { Print } from './print.ts';
import { rays } from './rays.ts';
import { inked, inset, line, setInto } from './set-lines.ts';

/** Draws letters as blocks with a long shadow before rays. */
export const blocks: Print = (sheet, text, { tone, ground }) => {
  const { width, height, unit, palette } = sheet;
  const lines = setInto(text, inset(sheet, unit * 10), 0.2, 0.3);
  const centre: Point = [width / 2, height / 2];
  const face = lines
    .map((set) => inked(line(set, width / 2), lightness(ground) < 0.6 ? palette.paper : tone(0)))
    .join('');
  const side = mix(palette.ink, palette.deep, 0.4);
  const depth = times(14, (index) =>
    group(
      lines.map((set) => inked(line(set, width / 2), side)),
      { transform: placed((14 - index) * unit * 0.2, (14 - index) * unit * 0.24) },
    ),
  );
  const rim = lines.map((set) => inked(line(set, width / 2), side, 1.14)).join('');
  return (
    rays(sheet, centre, 28, mix(ground, tone(1), 0.28)) +
    group(group(depth) + rim + face, {
      transform: `rotate(-4 ${centre.join(' ')}) translate(${-unit * 1.4} ${-unit * 1.6})`,
    })
  );
};
