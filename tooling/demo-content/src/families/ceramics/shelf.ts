import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, rect } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { vessel } from '../../art/vessels.ts';
import { vesselWidth, type Vessel } from '../../art/vessels/shape.ts';
import type { Scene } from './scene.ts';
import { stems } from './stems.ts';

/** Draws shelves of pottery. */
export function drawShelf(scene: Scene, sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const wall = random.pick([
    palette.wash,
    palette.soft,
    mix(palette.calm, palette.paper, 0.5),
    palette.paper,
  ]);
  const wood = random.pick([
    mix(palette.deep, palette.second, 0.35),
    mix(palette.main, palette.wash, 0.3),
    palette.paper,
  ]);
  const step = height / (scene.rows + 0.25);
  const thick = unit * 1.5;
  const shelves = times(scene.rows, (row) => {
    const y = step * (row + 1);
    const cells = times(scene.columns, (column) => {
      const made = scene.pieces[row * scene.columns + column];
      if (!made) return '';
      const cell = (width * 0.94) / scene.columns;
      const widest = vesselWidth({ kind: made.kind, height: 1 });
      const cup = made.kind === 'cup' || made.kind === 'bowl' ? 0.42 : 0.7;
      const tall = Math.min(
        step * cup * random.between(0.85, 1.08),
        (cell * 0.84) / (widest + (made.handle === 'cup' ? 0.25 : 0)),
      );
      const shape: Vessel = {
        ...made,
        foot: [
          width * 0.03 + cell * (column + 0.5) - (made.handle === 'cup' ? tall * 0.12 : 0),
          y - unit * 0.2,
        ],
        height: tall,
      };
      const reach = Math.min(step * 0.86 - tall, tall * 0.9);
      return vessel(
        sheet,
        shape,
        made.stems.length > 0 && reach > step * 0.12 ? stems(sheet, made, shape, reach) : '',
      );
    });
    const plank = rect(0, y, width, thick, {
      fill: sheet.linear([
        [0, tint(wood, 0.06)],
        [1, shade(wood, 0.06)],
      ]),
    });
    const under = rect(0, y + thick, width, step * 0.16, {
      fill: sheet.linear([
        [0, palette.ink, 0.22],
        [1, palette.ink, 0],
      ]),
    });
    return under + plank + group(cells);
  });
  return (
    rect(0, 0, width, height, {
      fill: sheet.linear([
        [0, tint(wall, 0.02)],
        [1, shade(wall, 0.025)],
      ]),
    }) +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      { density: (x) => (x / width) * 0.4, colour: shade(wall, 0.07), dots: 3000, size: 0.16, opacity: 0.6 },
    ) +
    group(shelves)
  );
}
