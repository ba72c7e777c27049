import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { leafShape, polar, scattered, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, group, line, num, path, placed, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { PATTERNS } from './patterns.ts';
import type { Scene } from './scene.ts';

/** Draws flowers and leaves embroidered on linen in a wooden hoop. */
export function hoop({ threads, others }: Scene, sheet: Sheet): string {
  const { width, height, palette, random, unit } = sheet;
  const radius = Math.min(width, height) * 0.38;
  const ground = mix(palette.calm, palette.wash, 0.5);
  const linen = tint(mix(palette.paper, palette.soft, 0.4), 0.01);
  const stitches = (d: string, colour: Colour, wide: number, dash?: string): string =>
    path(d, stroked(colour, wide, { 'stroke-dasharray': dash }));
  const satin = (x: number, y: number, angle: number, length: number, colour: Colour): string =>
    path(leafShape([x, y], angle, length, length * 0.5), { fill: colour }) +
    path(
      times(7, (index) => {
        const [from, side] = [
          polar([x, y], angle, length * (0.12 + index * 0.12)),
          length * 0.2 * Math.sin(((index + 1) / 8) * Math.PI),
        ];
        const [a, b] = [polar(from, angle + 55, side), polar(from, angle - 55, side)];
        return `M${num(a[0])} ${num(a[1])}L${num(from[0])} ${num(from[1])}L${num(b[0])} ${num(b[1])}`;
      }).join(''),
      stroked(shade(colour, 0.07), length * 0.025),
    );
  const bloom = (x: number, y: number, size: number, colour: Colour): string =>
    times(8, (index) =>
      satin(
        ...polar([x, y], index * 45, size * 0.24),
        index * 45,
        size * 0.8,
        index % 2 === 0 ? colour : tint(colour, 0.05),
      ),
    ).join('') +
    times(13, (index) =>
      circle(...polar([x, y], index * 137, size * 0.07 * Math.sqrt(index)), size * 0.055, {
        fill: index % 3 === 0 ? shade('#e5b13f', 0.06) : '#e5b13f',
      }),
    ).join('');
  const colours = random.shuffle([palette.main, palette.second, palette.spark, palette.deep]);
  const stems = times(7, (index) => {
    const angle = -90 + (index - 3) * 25;
    const tip = polar(
      [0, radius * 0.72],
      angle,
      radius * (1.16 - Math.abs(index - 3) * 0.15) + (index % 2) * radius * 0.08,
    );
    const d = `M0 ${num(radius * 0.72)}Q${num(tip[0] * 0.25)} ${num(radius * 0.1)} ${num(tip[0])} ${num(tip[1])}`;
    const leaves = times(4, (at) => {
      const share = 0.32 + at * 0.16;
      return satin(
        tip[0] * share * share,
        radius * 0.72 + (tip[1] - radius * 0.72) * share,
        angle + (at % 2 === 0 ? -50 : 50),
        radius * 0.19,
        mix(palette.leaf, palette.deep, at * 0.12),
      );
    }).join('');
    return (
      stitches(d, shade(palette.leaf, 0.08), radius * 0.016, `${num(radius * 0.05)} ${num(radius * 0.02)}`) +
      leaves +
      bloom(tip[0], tip[1], radius * (index % 2 === 0 ? 0.24 : 0.17), colours[index % 4] ?? palette.main)
    );
  });
  const knots = scattered(
    random,
    { x: -radius * 0.75, y: -radius * 0.75, width: radius * 1.5, height: radius * 1.5 },
    radius * 0.15,
    50,
  )
    .filter(([x, y]) => Math.hypot(x, y) < radius * 0.84)
    .map(([x, y]) => circle(x, y, radius * 0.016, { fill: colours[1] ?? palette.second }));
  const bow = path(
    `M${num(radius * -0.16)} ${num(radius * 0.8)}q${num(radius * 0.16)} ${num(radius * -0.14)} ${num(radius * 0.32)} 0M0 ${num(radius * 0.74)}l${num(radius * -0.09)} ${num(radius * 0.16)}M0 ${num(radius * 0.74)}l${num(radius * 0.09)} ${num(radius * 0.16)}`,
    stroked(colours[0] ?? palette.main, radius * 0.022),
  );
  const rim =
    circle(0, 0, radius * 1.02, stroked('#8d6238', radius * 0.095)) +
    circle(0, 0, radius * 1.02, stroked('#d0a068', radius * 0.075)) +
    circle(0, 0, radius * 1.02, stroked('#a97743', radius * 0.006)) +
    rect(radius * -0.07, radius * -1.19, radius * 0.14, radius * 0.17, {
      rx: radius * 0.02,
      fill: '#d9b866',
    }) +
    rect(radius * -0.13, radius * -1.13, radius * 0.26, radius * 0.05, {
      rx: radius * 0.02,
      fill: '#b8923f',
    });
  const under = others[0]
    ? group(
        PATTERNS.stripes(
          sheet,
          [radius * 2.4, radius * 2.8],
          [mix(threads[0], ground, 0.5), palette.soft, ground, palette.wash],
          radius * 0.3,
        ),
        {
          transform: `${placed(width / 2, height / 2, -16)} translate(${num(radius * -1.2)} ${num(radius * -1.4)})`,
        },
      )
    : '';
  const thread = radius * 0.022;
  const warp = times(88, (index) => {
    const at = (index - 43.5) * thread;
    const half = Math.sqrt(Math.max(0, radius * radius - at * at));
    return `M${num(-half)} ${num(at)}h${num(half * 2)}M${num(at)} ${num(-half)}v${num(half * 2)}`;
  }).join('');
  const face =
    circle(0, 0, radius, { fill: linen }) +
    path(warp, stroked(shade(linen, 0.06), thread * 0.3, { opacity: 0.6 }));
  return (
    rect(0, 0, width, height, { fill: ground }) +
    under +
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      { density: () => 0.4, colour: shade(ground, 0.09), dots: 2400, size: 0.18, opacity: 0.6 },
    ) +
    group(
      circle(radius * 0.04, radius * 0.08, radius * 1.08, { fill: palette.ink, opacity: 0.28 }) +
        face +
        group(knots) +
        group(stems) +
        bow +
        rim,
      { transform: placed(width / 2, height / 2 + radius * 0.05) },
    ) +
    line(
      [width / 2 + radius * 0.5, height / 2 + radius * 1.16],
      [width / 2 + radius * 0.98, height / 2 + radius * 0.94],
      stroked('#e7e2d8', unit * 0.32),
    )
  );
}
