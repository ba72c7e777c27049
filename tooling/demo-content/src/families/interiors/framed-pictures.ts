import { shade, tint, type Colour } from '../../art/colour.ts';
import { archShape, clamp, leafShape, ringSlice, times } from '../../art/geometry.ts';
import { circle, group, path, placed, rect, stroked } from '../../art/svg.ts';
import type { Room } from './room.ts';

const MOTIFS: readonly ((colours: readonly Colour[]) => string)[] = [
  ([a, b, c]) =>
    circle(0.62, 0.34, 0.17, { fill: a }) +
    path('M0 0.7C0.25 0.5 0.45 0.55 0.6 0.68S0.9 0.74 1 0.62V1H0Z', { fill: b }) +
    path('M0 0.86C0.3 0.7 0.5 0.94 1 0.78V1H0Z', { fill: c }),
  ([a, b, c]) =>
    [0.42, 0.31, 0.2, 0.09]
      .map((r, index) => path(archShape(0.5 - r, 0.6 - r, r * 2, 0.4 + r), { fill: [a, b, c, a][index] }))
      .join(''),
  ([a, b]) =>
    times(7, (index) =>
      path(leafShape([0.5, 0.86 - index * 0.09], index % 2 === 0 ? -140 : -40, 0.34 - index * 0.02, 0.13), {
        fill: a,
      }),
    ).join('') + path('M0.5 0.94V0.16', stroked(b ?? '#000000', 0.018)),
  ([a, b, c]) =>
    path('M0.2 0.3C0.3 0.1 0.6 0.14 0.56 0.36S0.24 0.56 0.2 0.3Z', { fill: a }) +
    path('M0.5 0.5C0.7 0.4 0.9 0.56 0.8 0.74S0.4 0.72 0.5 0.5Z', { fill: b }) +
    path('M0.16 0.66C0.26 0.56 0.44 0.66 0.38 0.8S0.1 0.82 0.16 0.66Z', { fill: c }),
  ([a, b, c]) =>
    times(4, (index) =>
      path(ringSlice([index % 2 === 0 ? 0.12 : 0.5, index < 2 ? 0.12 : 0.5], 0, 0.37, 0, 90), {
        fill: [a, b, c, a][index],
      }),
    ).join(''),
];

const picture = (room: Room, x: number, bottom: number, w: number, h: number): string => {
  const { sheet, wood, cloth, wall } = room;
  const { random, palette } = sheet;
  const rim = random.pick([wood, palette.ink, tint(palette.paper, 0.02), palette.deep]);
  const ground = random.pick([palette.paper, palette.soft, palette.wash]);
  const motif = random.pick(MOTIFS)(random.shuffle([...cloth, palette.spark, palette.deep]));
  const [mx, my] = [x - w / 2 + w * 0.14, bottom - h + h * 0.12];
  return (
    rect(x - w / 2 + 2, bottom - h + 3, w, h, { fill: shade(wall, 0.2), opacity: 0.5 }) +
    rect(x - w / 2, bottom - h, w, h, { fill: rim }) +
    rect(x - w / 2 + 2, bottom - h + 2, w - 4, h - 4, { fill: tint(palette.paper, 0.02) }) +
    rect(mx, my, w * 0.72, h * 0.76, { fill: ground }) +
    group(motif, { transform: placed(mx, my, 0, w * 0.72, h * 0.76) })
  );
};

/** Draws framed pictures in rows between two heights. */
export const gallery = (room: Room, x: number, bottom: number, width: number, top: number): string => {
  const { random } = room.sheet;
  const tall = -bottom > 0 ? clamp(top + bottom, 40, 300) : 100;
  const rows = clamp(Math.round(tall / 95), 1, 3);
  const each = Math.min(tall / rows - 6, 92);
  return times(rows, (row) => {
    const shapes = random.shuffle(random.pick([[0.8, 0.8], [1.3], [0.72, 0.72, 0.72], [0.72, 1.1]]));
    const fit = Math.min(each, (width - 8 * shapes.length) / shapes.reduce((sum, share) => sum + share, 0));
    const total = shapes.reduce((sum, share) => sum + share * fit + 8, -8);
    let at = x - total / 2;
    return shapes
      .map((share) => {
        const w = share * fit;
        at += w + 8;
        return picture(room, at - 8 - w / 2, bottom - row * (each + 8) - (each - fit) / 2, w, fit);
      })
      .join('');
  }).join('');
};
