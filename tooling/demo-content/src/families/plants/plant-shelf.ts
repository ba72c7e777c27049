import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, rect } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { potted } from './potted.ts';
import type { Scene } from './scene.ts';

/** Draws shelves of plants in glazed pots. */
export function plantShelf(scene: Scene, sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const wall = scene.isDark
    ? mix(palette.deep, palette.ink, 0.2)
    : random.pick([
        palette.wash,
        palette.soft,
        mix(palette.calm, palette.paper, 0.6),
        mix(palette.second, palette.paper, 0.65),
      ]);
  const wood = mix('#b98556', palette.deep, random.between(0.1, 0.4));
  const step = height / (scene.rows + 0.12);
  const shelves = times(scene.rows, (row) => {
    const y = step * (row + 1) - unit * 2;
    const cell = width / scene.columns;
    const pots = times(scene.columns, (column) => {
      const grown = scene.plants[row * scene.columns + column];
      const tall = Math.min(step * random.between(0.22, 0.3), cell * 0.4);
      return grown
        ? potted(sheet, grown, [cell * (column + 0.5), y], tall, Math.min(step * 0.62, cell * 0.85))
        : '';
    });
    return (
      rect(0, y + unit * 1.3, width, step * 0.14, {
        fill: sheet.linear([
          [0, palette.ink, 0.22],
          [1, palette.ink, 0],
        ]),
      }) +
      rect(0, y, width, unit * 1.6, {
        fill: sheet.linear([
          [0, tint(wood, 0.07)],
          [1, shade(wood, 0.06)],
        ]),
      }) +
      group(pots)
    );
  });
  return (
    rect(0, 0, width, height, {
      fill: sheet.linear([
        [0, tint(wall, 0.02)],
        [1, shade(wall, 0.03)],
      ]),
    }) +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      { density: (x) => (x / width) * 0.4, colour: shade(wall, 0.07), dots: 2600, size: 0.16, opacity: 0.6 },
    ) +
    group(shelves)
  );
}
