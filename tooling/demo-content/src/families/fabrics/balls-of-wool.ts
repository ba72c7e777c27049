import { shade, tint, type Colour } from '../../art/colour.ts';
import { blob, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { stage } from '../../art/stage.ts';
import { circle, ellipse, group, line, num, path, placed, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import type { Scene } from './scene.ts';

/** Draws balls of wool with knitting needles. */
export function wool({ threads, others }: Scene, sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const ground = stage(sheet, {
    backdrop: random.pick(['arch', 'sun', 'plain', 'window'] as const),
    level: 0.74,
  });
  const size = Math.min(width * 0.145, height * 0.103);
  const ball = (x: number, y: number, r: number, colour: Colour): string => {
    const turns = times(4, (bundle) =>
      times(7, (thread) =>
        ellipse(0, 0, r * 1.02, r * (0.1 + thread * 0.14), {
          ...stroked(thread % 2 === 0 ? shade(colour, 0.09) : tint(colour, 0.07), r * 0.035),
          transform: `rotate(${bundle * 52 + 20})`,
          'stroke-dasharray': `${num(r * random.between(0.8, 1.8))} ${num(r * 2.2)}`,
          'stroke-dashoffset': random.between(0, r * 4),
        }),
      ),
    ).flat();
    const shadeOf = sheet.linear(
      [
        [0, '#ffffff', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#1a1030', 0.4],
      ],
      [0.2, 0],
      [0.8, 1],
    );
    return (
      contactShadow(sheet, [x, y + r * 0.96], r * 1.1, r * 0.16) +
      group(
        circle(0, 0, r, { fill: colour }) +
          group(turns, { 'clip-path': sheet.clip(circle(0, 0, r)) }) +
          circle(0, 0, r, { fill: shadeOf }),
        { transform: placed(x, y) },
      )
    );
  };
  const colours = [palette.main, palette.second, palette.spark, palette.calm, palette.deep, threads[1]];
  const [x, foot] = [width / 2, ground.foot + size * 0.3];
  const row = Math.max(3, Math.min(5, Math.floor(width / size / 2.1)));
  const rows = times(3, (level) =>
    times(row - level, (index) =>
      ball(
        x + (index - (row - level - 1) / 2) * size * 2.02,
        foot - size * (1 + level * 1.72),
        size,
        colours[(index + level * 2) % 6] ?? palette.main,
      ),
    ).join(''),
  );
  const needle = (side: number): string =>
    line(
      [x + side * size * 0.5, foot - size * 4],
      [x + side * size * 1.9, foot - size * 6.6],
      stroked('#d9ad72', size * 0.13),
    ) + circle(x + side * size * 1.9, foot - size * 6.6, size * 0.17, { fill: palette.spark });
  const loose = path(
    `M${num(x + size * 0.4)} ${num(foot)}C${num(x + size * 2)} ${num(foot + size * 0.9)} ${num(x - size * 1.5)} ${num(foot + size * 0.9)} ${num(x - size * 0.4)} ${num(foot + size * 0.5)}S${num(x + size * 2.4)} ${num(foot + size * 0.5)} ${num(x + size * 2)} ${num(foot + size * 0.75)}`,
    stroked(colours[others.length % 6] ?? palette.main, unit * 0.5),
  );
  return (
    ground.markup +
    needle(-1) +
    needle(1) +
    group(rows) +
    path(blob(random, [x + size * 2, foot + size * 0.75], 1, 1), { fill: palette.ink, opacity: 0 }) +
    loose
  );
}
