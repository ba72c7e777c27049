import { mix, shade } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { leaf } from '../../art/leaves.ts';
import type { Sheet } from '../../art/sheet.ts';
import { stage } from '../../art/stage.ts';
import { group, line, num, path, placed, rect, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { clipped } from './cloth.ts';
import { PATTERNS } from './patterns.ts';
import type { Scene } from './scene.ts';

/** Draws a stack of folded cloths, each of another pattern. */
export function folded({ others }: Scene, sheet: Sheet): string {
  const { width, height, random, unit } = sheet;
  const ground = stage(sheet, {
    backdrop: random.pick(['arch', 'plain', 'window', 'half'] as const),
    level: 0.8,
  });
  const wide = Math.min(width * 0.64, height * 0.8);
  const thick = Math.min(wide * 0.17, (ground.foot * 0.8) / 7);
  const count = Math.max(4, Math.min(8, Math.floor((ground.foot * 0.78) / thick)));
  const layers = times(count, (index) => {
    const { pattern, threads } = others[index % others.length] ?? {
      pattern: 'stripes' as const,
      threads: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'] as const,
    };
    const [w, h] = [wide * random.between(0.9, 1.03), thick * 0.97];
    const y = ground.foot - (index + 1) * thick;
    const d = `M${num(h * 0.5)} 0H${num(w - 2)}Q${num(w + 2)} ${num(h / 2)} ${num(w - 2)} ${num(h)}H${num(h * 0.5)}A${num(h * 0.5)} ${num(h * 0.5)} 0 0 1 ${num(h * 0.5)} 0Z`;
    const light = rect(0, 0, w + 4, h, {
      fill: sheet.linear([
        [0, '#ffffff', 0.2],
        [0.3, '#ffffff', 0],
        [1, '#1a1030', 0.36],
      ]),
    });
    const edges = path(
      `M${num(h * 0.42)} ${num(h * 0.36)}H${num(w)}M${num(h * 0.42)} ${num(h * 0.66)}H${num(w)}`,
      stroked(shade(threads[0], 0.25), unit * 0.2, { opacity: 0.55 }),
    );
    return group(
      clipped(sheet, d, PATTERNS[pattern](sheet, [w + 6, h], threads, thick * 0.62) + light + edges),
      { transform: placed((width - w) / 2 + random.around() * wide * 0.015, y) },
    );
  });
  const top = ground.foot - count * thick;
  const sprig = times(7, (index) =>
    leaf(
      [width / 2 - wide * 0.2 + index * wide * 0.06, top - thick * 0.1 - index * 0.6],
      index % 2 === 0 ? -40 : 22,
      wide * 0.13,
      wide * 0.05,
      mix(sheet.palette.leaf, '#4d7a45', 0.3),
    ),
  ).join('');
  return (
    ground.markup +
    contactShadow(sheet, [width / 2, ground.foot], wide * 0.62, thick * 0.4) +
    group(layers) +
    line(
      [width / 2 - wide * 0.24, top - thick * 0.06],
      [width / 2 + wide * 0.2, top - thick * 0.14],
      stroked(shade(sheet.palette.leaf, 0.08), unit * 0.3),
    ) +
    sprig
  );
}
