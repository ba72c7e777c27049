import { mix, shade, tint } from '../../art/colour.ts';
import { clamp, times } from '../../art/geometry.ts';
import { circle, ellipse, group, line, num, path, rect, stroked } from '../../art/svg.ts';
import { vessel } from '../../art/vessels.ts';
import { pendant } from './lamps.ts';
import { bouquet, pot } from './pots-and-bouquet.ts';
import { plant } from './potted-plant.ts';
import type { Draw } from './room.ts';
import { rug } from './rug.ts';
import { lit } from './shapes.ts';
import { shelf } from './shelf.ts';

/** Draws a kitchen with a tiled wall and open shelves. */
export const kitchen: Draw = (room) => {
  const { sheet, cloth, half, high } = room;
  const { palette } = sheet;
  const white = mix(palette.paper, room.wall, 0.15);
  const tile = 15;
  const rows = 5;
  const tiles =
    rect(-half, -92 - rows * tile, half * 2, rows * tile, { fill: white }) +
    path(
      times(
        rows,
        (row) =>
          `M${num(-half)} ${-92 - row * tile}H${num(half)}` +
          times(
            (half * 2) / 22,
            (column) => `M${num(-half + (column + (row % 2) / 2) * 22)} ${-92 - row * tile}v${-tile}`,
          ).join(''),
      ).join(''),
      stroked(shade(white, 0.08), 0.9),
    );
  const doors = times(Math.ceil(half / 30) * 2, (index) => {
    const x = (index - Math.ceil(half / 30)) * 60;
    return (
      rect(x + 1.5, -82, 57, 68, { rx: 1.5, fill: lit(sheet, cloth[0], 0.03) }) +
      rect(x + 8, -74, 44, 52, { rx: 1, fill: 'none', stroke: shade(cloth[0], 0.08), 'stroke-width': 1.4 }) +
      rect(x + 22, -79.5, 16, 2.4, { rx: 1.2, fill: '#c9a25e' })
    );
  }).join('');
  const counter =
    rect(-half, -86, half * 2, 86, { fill: shade(cloth[0], 0.1) }) +
    doors +
    rect(-half, -12, half * 2, 12, { fill: shade(cloth[0], 0.17) }) +
    rect(-half, -92, half * 2, 8, { fill: lit(sheet, room.wood, 0.05) });
  const kettle =
    path('M-15 0C-17 -12 -12 -20 0 -20S17 -12 15 0ZM13 -12l12 -8l3 3l-12 14Z', {
      fill: lit(sheet, cloth[2], 0.08),
    }) +
    path('M-11 -19C-10 -36 10 -36 11 -19', stroked(palette.ink, 2.4)) +
    circle(0, -21, 2.4, { fill: palette.ink });
  const boards =
    rect(-13, -46, 26, 46, { rx: 4, fill: tint(room.wood, 0.06), transform: 'rotate(5)' }) +
    circle(0, -40, 2.4, { fill: shade(room.wood, 0.12), transform: 'rotate(5)' }) +
    rect(4, -34, 24, 34, { rx: 12, fill: shade(room.wood, 0.05) });
  const fruit = [-7, 0, 7]
    .map((x, index) =>
      circle(x, -14 - (index % 2) * 3, 6.4, { fill: [palette.spark, '#dd6a3c', '#e9b23e'][index] }),
    )
    .join('');
  const wide = Math.min(half * 1.72, 330);
  const shelfCount = clamp(Math.floor((high - 276) / 46) + 1, 1, 4);
  const shelves = times(shelfCount, (row) => shelf(room, 0, -182 - row * 46, wide, 'pots')).join('');
  const lamps =
    high - 46 * shelfCount < 222
      ? ''
      : [-0.5, 0.5].map((share) => pendant(room, share * Math.min(half, 190), -high + 46, 40)).join('');
  const hooks =
    line([-wide * 0.42, -160], [wide * 0.42, -160], stroked('#c9a25e', 1.8)) +
    times(6, (index) => {
      const x = (index - 2.5) * wide * 0.14;
      return (
        path(`M${num(x)} -160v16`, stroked(palette.ink, 1.6)) +
        (index % 2 === 0
          ? circle(x, -138, 7, { fill: lit(sheet, '#8a8f93', 0.1) })
          : ellipse(x, -139, 4, 6.4, { fill: room.wood }))
      );
    }).join('');
  return (
    tiles +
    shelves +
    hooks +
    lamps +
    counter +
    group(rug(room, Math.min(half * 1.5, 230)), { transform: 'translate(0 4)' }) +
    group(kettle, { transform: 'translate(-52 -92)' }) +
    group(boards, { transform: 'translate(4 -92)' }) +
    group(
      fruit +
        vessel(sheet, {
          kind: 'bowl',
          glaze: 'plain',
          foot: [0, 0],
          height: 13,
          colour: palette.paper,
          second: cloth[2],
          inside: shade(palette.soft, 0.1),
        }),
      { transform: 'translate(62 -92)' },
    ) +
    bouquet(room, -92, -92, 27) +
    (half > 150
      ? plant(room, half - 60, 52, -92) +
        pot(room, -140, -92, 26, 'cylinder') +
        pot(room, 130, -92, 20, 'pot')
      : '')
  );
};
