import { mix, shade } from '../../art/colour.ts';
import { leafShape, smooth, times } from '../../art/geometry.ts';
import { circle, group, path, rect, stroked, type Point } from '../../art/svg.ts';
import type { Print } from './print.ts';
import { inked, line, setInto } from './set-lines.ts';

/** Draws initials in a wreath of leaves. */
export const wreath: Print = (sheet, text, { tone, ground }) => {
  const { width, height, random, palette, unit } = sheet;
  const side = Math.min(width, height) * 0.37;
  const [rx, ry] = [Math.min(width * 0.37, side * 1.2), Math.min(height * 0.37, side * 1.3)];
  const at = (angle: number, share = 1): Point => [
    width / 2 + Math.cos((angle * Math.PI) / 180) * rx * share,
    height / 2 + Math.sin((angle * Math.PI) / 180) * ry * share,
  ];
  const greens = [palette.leaf, shade(palette.leaf, 0.1), mix(palette.leaf, tone(1), 0.5)];
  const count = random.whole(22, 30);
  const leaves = times(count, (index) => {
    const angle = 96 + (index / (count - 1)) * 168;
    return (
      [angle, 180 - angle]
        .map((turn, isRight) =>
          [-1, 1]
            .map((aside) => {
              const heading = turn + (isRight === 0 ? 90 : -90) + aside * 38;
              return path(leafShape(at(turn), heading, side * random.between(0.2, 0.27), side * 0.085), {
                fill: random.pick(greens),
              });
            })
            .join(''),
        )
        .join('') +
      (index % 4 === 2
        ? [angle, 180 - angle]
            .map((turn) => circle(...at(turn, random.pick([0.9, 1.1])), side * 0.028, { fill: tone(1) }))
            .join('')
        : '')
    );
  });
  const letters = setInto(
    text.replaceAll(' ', ''),
    { x: width / 2 - rx * 0.62, y: height / 2 - ry * 0.55, width: rx * 1.24, height: ry * 1.1 },
    0.15,
  );
  const frame = [3, 4.4].map((margin, index) =>
    rect(
      unit * margin,
      unit * margin,
      width - unit * margin * 2,
      height - unit * margin * 2,
      stroked(tone(0), unit * (index === 0 ? 0.5 : 0.2)),
    ),
  );
  return (
    group(frame) +
    path(
      smooth(
        times(40, (index) => at(index * 9, 0.86)),
        true,
      ),
      { fill: mix(ground, tone(1), 0.14) },
    ) +
    group(leaves) +
    letters
      .map((set) => inked(line(set, width / 2), tone(0)) + inked(line(set, width / 2), ground, 0.12))
      .join('')
  );
};
