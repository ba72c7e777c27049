import { shade } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { stage } from '../../art/stage.ts';
import { circle, group, num, path, placed, rect, stroked } from '../../art/svg.ts';
import { clipped, measure, weave } from './cloth.ts';
import type { ClothRenderer } from './look.ts';

/** Draws a cloth that hangs from a wooden rod. */
export const hangingCloth: ClothRenderer = (sheet, pattern, threads) => {
  const { width, height, palette, unit } = sheet;
  const ground = stage(sheet, { backdrop: 'plain', level: 0.9 });
  const w = Math.min(width * 0.72, height * 0.9);
  const [x, y, h] = [(width - w) / 2, height * 0.13, height * 0.64];
  const tassels = times(w / unit / 2.4, (index) => {
    const at = x + (index + 0.5) * (w / Math.round(w / unit / 2.4));
    return `M${num(at)} ${num(y + h)}v${num(unit * 3)}m${num(unit * -0.4)} 0l${num(unit * -0.2)} ${num(unit * 2)}m${num(unit * 0.6)} ${num(unit * -2)}v${num(unit * 2.2)}m${num(unit * 0.4)} ${num(unit * -2.2)}l${num(unit * 0.2)} ${num(unit * 2)}`;
  }).join('');
  const cloth = clipped(
    sheet,
    `M0 0H${num(w)}V${num(h)}H0Z`,
    pattern(sheet, [w, h], threads, measure([w, h])) +
      weave(sheet, w, h) +
      rect(0, 0, w, h, {
        fill: sheet.linear(
          times(9, (index) => [index / 8, index % 2 === 0 ? '#20142c' : '#fffaf0', 0.12] as const),
          [0, 0],
          [1, 0],
        ),
      }),
  );
  const rod =
    path(
      `M${num(width / 2 - w * 0.3)} ${num(y)}L${num(width / 2)} ${num(y - height * 0.07)}L${num(width / 2 + w * 0.3)} ${num(y)}`,
      stroked(palette.ink, unit * 0.2),
    ) +
    circle(width / 2, y - height * 0.07, unit * 0.6, { fill: palette.ink }) +
    rect(x - unit * 3, y - unit * 0.9, w + unit * 6, unit * 1.9, {
      rx: unit,
      fill: sheet.linear([
        [0, '#d3a46a'],
        [1, '#8f6238'],
      ]),
    });
  return (
    ground.markup +
    rect(x + unit * 1.3, y + unit, w, h + unit * 3, { fill: palette.ink, opacity: 0.16 }) +
    path(tassels, stroked(threads[0] === palette.paper ? shade(threads[0], 0.06) : threads[0], unit * 0.42)) +
    group(cloth, { transform: placed(Math.round(x), Math.round(y)) }) +
    rod
  );
};
