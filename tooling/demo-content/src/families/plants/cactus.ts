import { shade, tint } from '../../art/colour.ts';
import { flower } from '../../art/flowers.ts';
import { times } from '../../art/geometry.ts';
import { num, path, stroked } from '../../art/svg.ts';
import { green, type Grow } from './growth.ts';

/** Draws a cactus with two arms and a blossom or two. */
export const cactus: Grow = (sheet, soil, half, reach) => {
  const { random, palette } = sheet;
  const colour = green(sheet, 0.02);
  const column = (x: number, foot: number, height: number, width: number): string => {
    const d = `M${num(x - width)} ${num(foot)}V${num(foot - height + width)}A${num(width)} ${num(width)} 0 0 1 ${num(x + width)} ${num(foot - height + width)}V${num(foot)}Z`;
    const ribs = times(
      5,
      (index) =>
        `M${num(x + (index - 2) * width * 0.4)} ${num(foot)}V${num(foot - height + width * (0.35 + Math.abs(index - 2) * 0.14))}`,
    ).join('');
    const thorns = times(26, () => {
      const [tx, ty] = [x + random.whole(-2, 2) * width * 0.4, foot - random.between(0.06, 0.92) * height];
      return `M${num(tx - width * 0.06)} ${num(ty - width * 0.08)}l${num(width * 0.12)} ${num(width * 0.16)}m0 ${num(-width * 0.16)}l${num(-width * 0.12)} ${num(width * 0.16)}`;
    }).join('');
    return (
      path(d, {
        fill: sheet.linear(
          [
            [0, tint(colour, 0.06)],
            [0.5, colour],
            [1, shade(colour, 0.09)],
          ],
          [0, 0],
          [1, 0],
        ),
      }) +
      path(ribs, stroked(shade(colour, 0.08), width * 0.07)) +
      path(thorns, stroked(tint(palette.paper, 0.02), Math.max(0.7, width * 0.035)))
    );
  };
  const size = half * 0.48;
  const height = reach * random.between(0.6, 0.8);
  const arm = (side: number, level: number, rise: number): string => {
    const x = soil[0] + side * size * 2.05;
    const y = soil[1] - height * level;
    return (
      path(
        `M${num(soil[0])} ${num(y)}H${num(x - side * size * 0.6)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - size)}`,
        stroked(colour, size * 1.15, { 'stroke-linecap': 'butt' }),
      ) + column(x, y - size * 0.7, height * rise, size * 0.58)
    );
  };
  const bloom = (x: number, y: number): string => flower(sheet, 'dahlia', [x, y], size * 0.55, palette.spark);
  return (
    arm(-1, 0.32, 0.3) +
    arm(1, 0.48, 0.3) +
    column(soil[0], soil[1], height, size) +
    bloom(soil[0] + size * 0.3, soil[1] - height + size * 0.1) +
    (random.chance(0.6) ? bloom(soil[0] - size * 2.05, soil[1] - height * 0.63 - size * 0.6) : '')
  );
};
