import { mix, shade, tint } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, line, num, path, placed, rect, stroked, type Point } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import type { Scene } from './scene.ts';

/** Draws the table from above: plain, of planks or tiles, or with a cloth under each plate. */
export function tableTop(
  sheet: Sheet,
  table: Scene['table'],
  isDark: boolean,
  radius: number,
  plates: readonly Point[],
): string {
  const { width, height, palette, random, unit } = sheet;
  const base = isDark
    ? mix(palette.deep, palette.ink, 0.2)
    : random.pick([
        palette.wash,
        palette.soft,
        mix(palette.calm, palette.paper, 0.4),
        mix(palette.second, palette.paper, 0.4),
        palette.main,
      ]);
  const wood = mix(isDark ? palette.deep : palette.wash, '#a9743f', isDark ? 0.35 : 0.5);
  const plank = radius * 0.62;
  const planks = times(
    Math.ceil(height / plank),
    (row) =>
      rect(0, row * plank, width, plank, { fill: shade(wood, random.between(-0.02, 0.04)) }) +
      path(
        times(
          5,
          (grain) =>
            `M0 ${(row + 0.15 + grain * 0.18) * plank}q${width * random.between(0.2, 0.4)} ${random.around() * plank * 0.16} ${width * 0.5} 0t${width * 0.5} 0`,
        ).join(''),
        stroked(shade(wood, 0.06), unit * 0.16, { opacity: 0.6 }),
      ) +
      line([0, row * plank], [width, row * plank], stroked(shade(wood, 0.14), unit * 0.3)),
  );
  const tile = radius * 0.5;
  const tiles = rect(0, 0, width, height, {
    fill: sheet.tile(
      tile,
      tile,
      path(`M0 0H${tile}M0 0V${tile}`, stroked(shade(base, 0.08), unit * 0.5)) +
        path(
          `M${tile / 2} ${tile * 0.2}L${tile * 0.8} ${tile / 2}L${tile / 2} ${tile * 0.8}L${tile * 0.2} ${tile / 2}Z`,
          { fill: mix(base, palette.second, 0.35) },
        ),
    ),
  });
  const thread = random.pick([palette.main, palette.second, palette.deep, palette.spark]);
  const [step, w, h] = [radius * 0.2, radius * 2.6, radius * 2.1];
  const bars = (length: number, across: number, thick: number, shift = 0): string =>
    times(length / step / 2, (index) => {
      const x = num(length / -2 + step * (index * 2 + 0.5 + shift));
      return `M${x} ${num(across / -2)}h${num(thick)}v${num(across)}h${num(-thick)}Z`;
    }).join('');
  const weave =
    table === 'on a checked cloth'
      ? path(bars(w, h, step), { fill: thread, opacity: 0.45 }) +
        path(bars(h, w, step), { fill: thread, opacity: 0.45, transform: 'rotate(90)' })
      : path(bars(w, h, step * 0.5) + bars(w, h, step * 0.16, 0.9), { fill: thread, opacity: 0.85 });
  const cloth = plates.map(([x, y], index) =>
    group(
      rect(w / -2 + radius * 0.03, h / -2 + radius * 0.04, w, h, { fill: palette.ink, opacity: 0.18 }) +
        rect(w / -2, h / -2, w, h, { fill: tint(palette.paper, 0.01) }) +
        weave,
      { transform: placed(x, y, index % 2 === 0 ? -24 : 66) },
    ),
  );
  const ground =
    table === 'on a wooden table'
      ? group(planks)
      : rect(0, 0, width, height, { fill: base }) + (table === 'on a tiled table' ? tiles : '');
  return (
    ground +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      {
        density: (x, y) => 0.2 + (x / width + y / height) * 0.25,
        colour: shade(base, 0.1),
        dots: 2600,
        size: 0.18,
        opacity: 0.5,
      },
    ) +
    (table.endsWith('cloth') ? group(cloth) : '')
  );
}
