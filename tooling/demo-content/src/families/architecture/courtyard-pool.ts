import { mix, shade, tint } from '../../art/colour.ts';
import { archShape, lerp, polygon, times } from '../../art/geometry.ts';
import { frond } from '../../art/leaves.ts';
import { group, path, type Point, rect, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { area, block, d, type Draw, green, sky, solid, tree } from './parts.ts';

/** Draws a courtyard in one-point perspective, with an arcade and a pool. */
export const courtyard: Draw = (sheet) => {
  const { width, height, random, palette, unit } = sheet;
  const wall = random.pick([
    palette.main,
    palette.second,
    mix(palette.main, palette.paper, 0.5),
    palette.paper,
  ]);
  const [x, eye] = [width / 2, height * 0.46];
  const back = area(width * 0.2, height * 0.3, width * 0.6, height * 0.3);
  const foot = back.y + back.height;
  const side = (sign: number, along: number, y: number): Point => {
    const depth = 1 / lerp(1, 0.42, along);
    return [x + sign * width * 0.3 * depth, eye + (y - eye) * depth];
  };
  const count = Math.max(3, Math.round(back.width / (back.height * 0.5)));
  const bay = back.width / count;
  const arches = times(count, (index) =>
    archShape(back.x + bay * (index + 0.18), foot - back.height * 0.72, bay * 0.64, back.height * 0.72),
  );
  const walls = [-1, 1].map((sign) => {
    const shape = polygon([
      side(sign, 0, back.y),
      side(sign, 1, back.y),
      side(sign, 1, foot),
      side(sign, 0, foot),
    ]);
    const tone = sign < 0 ? shade(wall, 0.09) : tint(wall, 0.035);
    const opening = times(2, (index) =>
      polygon(
        (
          [
            [0.12, 1],
            [0.12, 0.42],
            [0.22, 0.3],
            [0.34, 0.42],
            [0.34, 1],
          ] as const
        ).map(([along, up]) =>
          side(sign, along * 1.35 + index * 0.42, foot - back.height * 0.72 * (1 - up) * 1.35),
        ),
      ),
    );
    return path(shape, { fill: tone }) + path(opening.join(''), { fill: shade(wall, sign < 0 ? 0.2 : 0.13) });
  });
  const tile = mix(palette.paper, palette.soft, 0.5);
  const floor = (aside: number, along: number): Point => {
    const depth = 1 / (1 - along * 0.78);
    return [x + aside * width * depth, eye + (foot - eye) * depth];
  };
  const seams = [
    ...times(15, (index) => polygon([floor((index - 7) * 0.1, 0), floor((index - 7) * 0.1, 1)], false)),
    ...times(8, (index) => polygon([floor(-1, index * 0.13), floor(1, index * 0.13)], false)),
  ];
  const pool = [floor(-0.13, 0.22), floor(0.13, 0.22), floor(0.13, 0.72), floor(-0.13, 0.72)] as const;
  const rim = [floor(-0.155, 0.17), floor(0.155, 0.17), floor(0.155, 0.76), floor(-0.155, 0.76)];
  const blue = mix('#3f9db0', palette.calm, 0.35);
  const ripples = times(34, () => {
    const [px, py] = floor(random.between(-0.11, 0.11), random.between(0.24, 0.7));
    const reach = unit * random.between(0.8, 2.6);
    return d`M${px - reach} ${py}q${reach / 2} ${-unit * 0.5} ${reach} 0t${reach} 0`;
  });
  const inside = sheet.clip(path(polygon(pool)));
  const mirror = group(
    path(
      times(3, (index) =>
        archShape(x + (index - 1.5) * bay + bay * 0.18, pool[0][1] - unit, bay * 0.64, back.height * 0.5),
      ).join(''),
      { fill: shade(blue, 0.08), opacity: 0.5 },
    ) + rect(0, pool[0][1] - unit, width, unit * 2.6, { fill: shade(blue, 0.14) }),
    { 'clip-path': inside },
  );
  const pots = [-1, 1].map((sign) => {
    const at = floor(sign * 0.235, 0.36);
    const size = Math.min(width, height) * 0.13;
    return (
      contactShadow(sheet, at, size * 0.7, size * 0.13) +
      times(7, (index) =>
        frond(
          [at[0], at[1] - size * 0.6],
          -90 + (index - 3) * 24,
          size * 1.6,
          (index - 3) * 24,
          green(sheet),
          0.3,
        ),
      ).join('') +
      solid(
        sheet,
        polygon([
          [at[0] - size * 0.34, at[1] - size * 0.65],
          [at[0] + size * 0.34, at[1] - size * 0.65],
          [at[0] + size * 0.24, at[1]],
          [at[0] - size * 0.24, at[1]],
        ]),
        area(at[0] - size * 0.34, at[1] - size * 0.65, size * 0.68, size * 0.65),
        palette.spark,
        2,
      )
    );
  });
  const behind = times(4, (index) =>
    tree(
      sheet,
      [width * (0.12 + index * 0.25), back.y + height * 0.06],
      Math.min(width, height) * random.between(0.2, 0.3),
      green(sheet),
      index % 2 === 0,
    ),
  );
  const shadow = polygon([
    [back.x, back.y],
    [back.x + back.width * 0.36, foot],
    [back.x, foot],
  ]);
  return [
    sky(sheet, false, [width * 0.68, height * 0.13], Math.min(width, height) * 0.075),
    behind.join(''),
    block(sheet, back, wall, 0.6),
    path(arches.join(''), {
      fill: sheet.linear([
        [0, shade(wall, 0.2)],
        [1, shade(wall, 0.1)],
      ]),
    }),
    path(shadow, { fill: shade(wall, 0.2), opacity: 0.22 }),
    rect(back.x, back.y - unit * 0.5, back.width, unit, { fill: tint(wall, 0.06) }),
    block(sheet, { x: 0, y: foot, width, height: height - foot }, tile, 0.5),
    group(path(seams.join(''), stroked(shade(tile, 0.07), unit * 0.14)), {
      'clip-path': sheet.clip(rect(0, foot, width, height - foot)),
    }),
    walls.join(''),
    path(polygon(rim), { fill: tint(palette.paper, 0.02) }),
    path(polygon(pool), {
      fill: sheet.linear([
        [0, shade(blue, 0.03)],
        [1, tint(blue, 0.1)],
      ]),
    }),
    mirror,
    path(ripples.join(''), stroked(tint(blue, 0.2), unit * 0.22, { opacity: 0.7 })),
    pots.join(''),
  ].join('');
};
