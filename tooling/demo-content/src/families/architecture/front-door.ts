import { type Colour, lightness, mix, shade, tint } from '../../art/colour.ts';
import { archShape, blob, polygon, times } from '../../art/geometry.ts';
import { circle, ellipse, num, path, rect, stroked } from '../../art/svg.ts';
import { contactShadow, glow } from '../../art/texture.ts';
import { area, block, casement, d, type Draw, createGlass, green, solid, tree } from './parts.ts';

/** Draws a front door with a fanlight, steps, lamps and trees in pots. */
export const frontDoor: Draw = (sheet) => {
  const { width, height, random, palette, unit } = sheet;
  const [wall, door] = random.pick([
    [palette.paper, palette.main],
    [mix(palette.main, palette.paper, 0.4), palette.deep],
    [palette.soft, palette.leaf],
    [mix(palette.deep, palette.main, 0.4), palette.second],
    [mix(palette.calm, palette.paper, 0.35), palette.main],
  ] as const);
  const trim = lightness(wall) > 0.82 ? tint(palette.soft, 0.01) : tint(palette.paper, 0.01);
  const level = height * 0.9;
  const tall = Math.min(height * 0.68, width * 0.86);
  const half = tall * 0.23;
  const rise = tall * 0.055;
  const [x, sill] = [width / 2, level - rise * 3];
  const frame = archShape(x - half * 1.22, sill - tall * 0.9, half * 2.44, tall * 0.9);
  const leafTop = sill - tall * 0.62;
  const fan = times(
    7,
    (index) =>
      d`M${x} ${leafTop - tall * 0.02}L${x + Math.cos((Math.PI * (index + 1)) / 8) * half} ${leafTop - tall * 0.02 - Math.sin((Math.PI * (index + 1)) / 8) * half}`,
  );
  const panels = times(6, (index) =>
    area(
      x - half * 0.8 + (index % 2) * half * 0.88,
      leafTop + tall * (0.035 + Math.floor(index / 2) * 0.2),
      half * 0.72,
      tall * (index > 3 ? 0.16 : 0.17),
    ),
  );
  const course = unit * 2.1;
  const brick = times(level / course, (row) => {
    const joints = times(
      width / (course * 3) + 1,
      (at) => d`M${(at + (row % 2) / 2) * course * 3} ${row * course}v${course}`,
    );
    return d`M0 ${row * course}h${width}` + joints.join('');
  });
  const wide = width / 2 - half * 2.6;
  const windowWidth = tall * 0.24;
  const windows =
    wide < windowWidth * 2.2
      ? []
      : [-1, 1].map((sign) =>
          casement(
            sheet,
            area(
              x + sign * (half * 2.2 + wide * 0.55) - windowWidth / 2,
              sill - tall * 0.78,
              windowWidth,
              tall * 0.44,
            ),
            { glass: createGlass(sheet, mix(palette.ink, palette.calm, 0.5)), frame: trim, shutters: door },
          ),
        );
  const stone = mix(palette.soft, palette.calm, 0.3);
  const steps = times(3, (index) => {
    const reach = half * (1.55 + index * 0.3);
    const y = sill + rise * index;
    return (
      rect(x - reach, y, reach * 2, rise * 0.32, { fill: tint(stone, 0.06) }) +
      block(sheet, area(x - reach, y + rise * 0.32, reach * 2, rise * 0.7), shade(stone, 0.06), 1.4)
    );
  });
  const isRound = random.chance(0.5);
  const pots = [-1, 1].map((sign) => {
    const [px, w] = [x + sign * half * 2.05, half * 0.32];
    const crown = isRound
      ? times(2, (index) =>
          solid(
            sheet,
            blob(
              random,
              [px, level - tall * (0.26 + index * 0.17)],
              w * (1.25 - index * 0.25),
              w * (1.25 - index * 0.25),
              { wobble: 0.04 },
            ),
            area(px - w * 1.3, level - tall * 0.55, w * 2.6, tall * 0.42),
            green(sheet),
            2.4,
          ),
        ).join('')
      : tree(sheet, [px, level - tall * 0.1], tall * 0.56, green(sheet), true);
    return (
      contactShadow(sheet, [px, level + rise * 0.1], w * 2, w * 0.4) +
      rect(px - w * 0.07, level - tall * 0.3, w * 0.14, tall * 0.2, { fill: '#6b4a35' }) +
      crown +
      block(sheet, area(px - w, level - tall * 0.14, w * 2, tall * 0.14), palette.second, 2) +
      rect(px - w * 1.12, level - tall * 0.145, w * 2.24, tall * 0.03, { fill: tint(palette.second, 0.06) })
    );
  });
  const wreath = times(26, (index) =>
    ellipse(
      x + Math.cos(index * 0.2417) * half * 0.36,
      leafTop + tall * 0.15 + Math.sin(index * 0.2417) * half * 0.36,
      half * 0.1,
      half * 0.055,
      {
        fill: index % 5 === 0 ? palette.spark : green(sheet),
        transform: `rotate(${num(index * 13.85 + 50)} ${num(x + Math.cos(index * 0.2417) * half * 0.36)} ${num(leafTop + tall * 0.15 + Math.sin(index * 0.2417) * half * 0.36)})`,
      },
    ),
  );
  const lamp = [-1, 1].map((sign) => {
    const lx = x + sign * half * 1.62;
    const ly = sill - tall * 0.62;
    return (
      glow(sheet, [lx, ly], half * 0.9, tint(palette.spark, 0.1), 0.5) +
      polygonLamp(lx, ly, half * 0.16, palette.ink, mix(palette.spark, palette.paper, 0.55))
    );
  });
  return [
    block(sheet, { x: 0, y: 0, width, height: level }, wall, 0.7),
    random.chance(0.55) ? path(brick.join(''), stroked(shade(wall, 0.05), unit * 0.15)) : '',
    rect(0, level - tall * 0.09, width, tall * 0.09, { fill: shade(wall, 0.1) }),
    windows.join(''),
    lamp.join(''),
    solid(
      sheet,
      frame,
      area(x - half * 1.22, sill - tall * 0.9, half * 2.44, tall * 0.9),
      shade(trim, 0.02),
      0.7,
    ),
    path(archShape(x - half, sill - tall * 0.85, half * 2, tall * 0.85), {
      fill: createGlass(sheet, mix(palette.ink, palette.calm, 0.5)),
      stroke: shade(trim, 0.12),
      'stroke-width': half * 0.03,
    }),
    path(fan.join(''), stroked(trim, half * 0.05)),
    rect(x - half, leafTop - tall * 0.02, half * 2, tall * 0.02, { fill: trim }),
    block(sheet, area(x - half, leafTop, half * 2, tall * 0.62), door, 1.2),
    ...panels.map((box) =>
      rect(box.x, box.y, box.width, box.height, {
        fill: shade(door, 0.045),
        stroke: tint(door, 0.06),
        'stroke-width': half * 0.025,
      }),
    ),
    random.chance(0.6) ? wreath.join('') : '',
    circle(x + half * 0.86, leafTop + tall * 0.34, half * 0.065, {
      fill: mix(palette.spark, '#d9a441', 0.5),
    }),
    rect(x - half * 0.22, leafTop + tall * 0.375, half * 0.44, half * 0.1, {
      rx: half * 0.03,
      fill: mix(palette.spark, '#d9a441', 0.5),
    }),
    block(sheet, { x: 0, y: level, width, height: height - level }, mix(stone, palette.ink, 0.12), 0.8),
    steps.join(''),
    pots.join(''),
  ].join('');
};

/** Draws a lantern on a wall. */
function polygonLamp(x: number, y: number, size: number, iron: Colour, light: Colour): string {
  return (
    path(
      polygon([
        [x - size, y - size],
        [x + size, y - size],
        [x + size * 0.7, y + size * 1.3],
        [x - size * 0.7, y + size * 1.3],
      ]),
      { fill: light, stroke: iron, 'stroke-width': size * 0.2 },
    ) +
    path(
      polygon([
        [x - size * 1.3, y - size],
        [x + size * 1.3, y - size],
        [x, y - size * 2],
      ]),
      { fill: iron },
    )
  );
}
