import { mix, shade, tint } from '../../art/colour.ts';
import { archShape, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, line, num, path, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import type { Scene } from './scene.ts';

/** Draws the wall and the table; returns the y coordinate of the table's surface. */
export function setting(scene: Scene, sheet: Sheet): { readonly markup: string; readonly level: number } {
  const { width, height, palette, random, unit } = sheet;
  const level = height * random.between(0.74, 0.8);
  const isDark = random.chance(0.2);
  const wall = isDark
    ? mix(palette.deep, palette.ink, 0.25)
    : random.pick([
        palette.wash,
        palette.soft,
        mix(palette.calm, palette.paper, 0.55),
        mix(palette.second, palette.paper, 0.62),
      ]);
  const table = isDark
    ? shade(palette.main, 0.06)
    : random.pick([
        palette.paper,
        mix(palette.main, palette.paper, 0.55),
        mix(palette.deep, palette.wash, 0.5),
        palette.second,
      ]);
  const disc = random.pick([palette.second, palette.main, palette.calm, tint(wall, 0.06)]);
  const side = Math.min(width, height);
  const tone = mix(disc, wall, 0.45);
  const shapeOf = {
    arch: (): string =>
      path(archShape(width / 2 - side * 0.32, level - side * 0.78, side * 0.64, side * 0.8), { fill: tone }),
    sun: (): string =>
      circle(width / 2 + side * 0.1, level - side * 0.46, side * 0.33, {
        fill: sheet.linear([
          [0, tone],
          [1, mix(tone, wall, 0.5)],
        ]),
      }),
    plain: (): string => '',
    window: (): string => {
      const lean = width * 0.18;
      const panes = times(2, (column) =>
        times(2, (row) => {
          const [x, y, w, h] = [
            width * (0.18 + column * 0.2),
            level * (0.1 + row * 0.36),
            width * 0.18,
            level * 0.33,
          ];
          return `M${num(x)} ${num(y)}l${num(w)} ${num(lean * 0.2)}v${num(h)}l${num(-w)} ${num(-lean * 0.2)}Z`;
        }),
      ).flat();
      return path(panes.join(''), { fill: tint(wall, 0.09), opacity: 0.75 });
    },
  };
  const markup = [
    rect(0, 0, width, height, {
      fill: sheet.linear(
        [
          [0, tint(wall, 0.025)],
          [1, shade(wall, 0.03)],
        ],
        [0, 0],
        [0.3, 1],
      ),
    }),
    stipple(
      sheet,
      { x: 0, y: 0, width, height: level },
      {
        density: (x, y) => (x / width) * 0.35 + (y / level) * 0.25,
        colour: shade(wall, 0.07),
        dots: 3200,
        size: 0.16,
        opacity: 0.6,
      },
    ),
    shapeOf[scene.backdrop](),
    rect(0, level, width, height - level, {
      fill: sheet.linear([
        [0, tint(table, 0.03)],
        [0.12, table],
        [1, shade(table, 0.05)],
      ]),
    }),
    stipple(
      sheet,
      { x: 0, y: level, width, height: height - level },
      {
        density: (_, y) => ((y - level) / (height - level)) * 0.7,
        colour: shade(table, 0.09),
        dots: 1500,
        size: 0.18,
        opacity: 0.6,
      },
    ),
    line([0, level], [width, level], stroked(shade(table, 0.07), unit * 0.18)),
  ].join('');
  return { markup, level };
}
