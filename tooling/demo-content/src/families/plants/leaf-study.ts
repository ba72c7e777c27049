import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { blob, polar, smooth, times } from '../../art/geometry.ts';
import { frond, leaf, monsteraLeaf } from '../../art/leaves.ts';
import type { Sheet } from '../../art/sheet.ts';
import { sprig, SPRIG_KINDS } from '../../art/sprigs.ts';
import { stalk, stalkPath } from '../../art/sprigs/stalk.ts';
import { group, num, path, rect, stroked, type Point } from '../../art/svg.ts';
import { green } from './growth.ts';

/** Draws a sheet of pressed leaves and stems in rows. */
export function leafStudy(sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const paper = random.pick([palette.paper, tint(palette.wash, 0.04), palette.soft]);
  const rows = Math.max(2, Math.round(height / 330));
  const columns = Math.max(2, Math.round(width / 270));
  const [cw, ch] = [(width * 0.9) / columns, (height * 0.9) / rows];
  const kinds = random.shuffle(times(rows * columns, (index) => index % 13));
  const cells = kinds.map((kind, index) => {
    const x = width * 0.05 + cw * ((index % columns) + 0.5);
    const y = height * 0.05 + ch * (Math.floor(index / columns) + 0.94);
    const reach = Math.min(ch * 0.82, cw * 1.5);
    const colour = mix(
      green(sheet, random.around() * 0.06),
      random.pick([palette.main, palette.deep, palette.leaf, palette.leaf]),
      0.18,
    );
    const shape = {
      from: [x, y] as Point,
      angle: -90 + random.around() * 7,
      length: reach,
      bend: random.around() * 16,
      colour,
      accent: random.pick([palette.main, palette.second, palette.spark]),
    };
    const found = SPRIG_KINDS[kind];
    if (found) return sprig(sheet, found, shape);
    if (kind === 9)
      return (
        path(stalkPath(stalk(shape.from, -90, reach * 0.45, 4)), stroked(colour, unit * 0.5)) +
        monsteraLeaf([x, y - reach * 0.42], -90, Math.min(reach * 0.56, cw * 0.78), colour)
      );
    if (kind === 10) return frond(shape.from, -90, reach, 14, colour);
    if (kind === 11)
      return (
        path(stalkPath(stalk(shape.from, -90, reach * 0.3, 0)), stroked(shade(colour, 0.06), unit * 0.5)) +
        leaf([x, y - reach * 0.25], -90, reach * 0.72, Math.min(cw * 0.5, reach * 0.34), colour)
      );
    return (
      path(stalkPath(stalk(shape.from, -90, reach * 0.5, 0)), stroked(shade(colour, 0.06), unit * 0.4)) +
      ginkgo([x, y - reach * 0.45], Math.min(reach * 0.5, cw * 0.5), mix('#d9a83a', palette.second, 0.4))
    );
  });
  const frame = random.chance(0.5)
    ? rect(unit * 2.2, unit * 2.2, width - unit * 4.4, height - unit * 4.4, {
        fill: 'none',
        stroke: shade(paper, 0.12),
        'stroke-width': unit * 0.25,
      })
    : '';
  return (
    rect(0, 0, width, height, { fill: paper }) +
    path(blob(random, [width * 0.5, height * 0.5], width * 0.55, height * 0.5, { wobble: 0.1 }), {
      fill: mix(paper, palette.calm, 0.16),
      opacity: 0.7,
    }) +
    frame +
    group(cells)
  );
}

function ginkgo([x, y]: Point, size: number, colour: Colour): string {
  const rays = times(17, (index) => {
    const tip = polar([x, y], -158 + index * 8.5, size * 0.92);
    return `M${num(x)} ${num(y)}L${num(tip[0])} ${num(tip[1])}`;
  });
  const edge = times(13, (index) =>
    polar([x, y], -165 + index * 12.5, size * (index === 6 ? 0.72 : index % 2 === 0 ? 1 : 0.95)),
  );
  return (
    path(`${smooth(edge)}L${num(x)} ${num(y)}Z`, { fill: colour }) +
    path(rays.join(''), stroked(shade(colour, 0.08), size * 0.012))
  );
}
