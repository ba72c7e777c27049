import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { group, num, path, placed, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { clipped, folds, measure, weave } from './cloth.ts';
import type { ClothRenderer } from './look.ts';

/** Draws a swatch with a fringe. */
export const fringedSwatch: ClothRenderer = (sheet, pattern, threads) => {
  const { width, height, palette, unit, random } = sheet;
  const ground = mix(
    random.pick([palette.calm, palette.wash, palette.second, palette.soft]),
    threads[0],
    0.25,
  );
  const [w, h] = [width - Math.min(width, height) * 0.2, height - Math.min(width, height) * 0.26];
  const fringe = times(
    w / unit / 0.9,
    (index) =>
      `M${num(index * unit * 0.9 + unit * 0.4)} ${num(unit * -2.6)}q${num(random.around() * unit * 0.5)} ${num(unit)} 0 ${num(unit * 2.6)}V${num(h)}q${num(random.around() * unit * 0.5)} ${num(unit)} 0 ${num(unit * 2.6)}`,
  ).join('');
  const cloth =
    rect(unit, unit * 1.4, w, h, { fill: palette.ink, opacity: 0.22 }) +
    path(fringe, stroked(tint(threads[0], 0.02), unit * 0.3)) +
    clipped(
      sheet,
      `M0 0H${num(w)}V${num(h)}H0Z`,
      pattern(sheet, [w, h], threads, measure([w, h])) + weave(sheet, w, h) + folds(sheet, w, h, 0.55),
    );
  return (
    rect(0, 0, width, height, {
      fill: sheet.linear(
        [
          [0, tint(ground, 0.03)],
          [1, shade(ground, 0.06)],
        ],
        [0, 0],
        [1, 1],
      ),
    }) +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      {
        density: (x) => 0.2 + (x / width) * 0.5,
        colour: shade(ground, 0.1),
        dots: 2200,
        size: 0.18,
        opacity: 0.6,
      },
    ) +
    group(cloth, {
      transform: placed(Math.round((width - w) / 2), Math.round((height - h) / 2)),
    })
  );
};
