import { shade, tint } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { stage } from '../../art/stage.ts';
import { group, line, num, path, placed, stroked } from '../../art/svg.ts';
import { fade, small } from './light-and-layout.ts';
import type { Scene } from './scene.ts';

/** Draws a dish before a wall, with a lamp above it where there is room. */
export function fromTheSide({ row, flavour, backdrop, isDark, china }: Scene, sheet: Sheet): string {
  const { width, height, palette, unit } = sheet;
  const ground = stage(sheet, { backdrop, level: height > width * 1.5 ? 0.68 : 0.72, isDark });
  const size = Math.min(width * 0.39, height * 0.4);
  const reach = (ground.foot - size * 1.8) * 0.45;
  const half = size * 0.3;
  const lamp =
    line([width / 2, 0], [width / 2, reach], stroked(palette.ink, unit * 0.22)) +
    path(
      `M${num(width / 2 - half)} ${num(reach + half * 0.8)}a${num(half)} ${num(half * 0.9)} 0 0 1 ${num(half * 2)} 0Z`,
      {
        fill: fade(sheet, [tint(palette.main, 0.08), palette.main, shade(palette.main, 0.1)], [1, 0]),
      },
    );
  return (
    ground.markup +
    (reach < size * 0.45 ? '' : lamp) +
    group(row.dish(small(sheet, size), flavour[1], china), {
      transform: placed(width / 2, ground.foot, 0, size / 100),
    })
  );
}
