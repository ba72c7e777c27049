import { mix, shade, tint } from '../../art/colour.ts';
import { below, polygon, ridge, smooth, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, ellipse, group, path, placed, rect, stroked, type Point } from '../../art/svg.ts';
import { glow, grainOn, stipple } from '../../art/texture.ts';
import { cloud } from './figures.ts';
import { d, form, hue, type Paint } from './parts.ts';
import { rocket } from './vehicles.ts';

/** Draws a kite with a long tail above a hill. */
export function kiteSky(sheet: Sheet, paint: Paint): string {
  const { width, height, random, palette, unit } = sheet;
  const [top, low] = [mix(palette.calm, palette.wash, 0.25), palette.paper];
  const size = Math.min(width * 0.38, height * 0.3);
  const hill = ridge(random, {
    from: 0,
    to: width,
    y: height * 0.86,
    rise: height * 0.04,
    roughness: 0.15,
    waves: 1,
  });
  const far = ridge(random, {
    from: 0,
    to: width,
    y: height * 0.8,
    rise: height * 0.05,
    roughness: 0.2,
    waves: 1.3,
  });
  const grass = mix(palette.leaf, '#5d8a50', 0.3);
  const centre: Point = [width * 0.6, Math.min(height * 0.34, size * 1.6)];
  const hand: Point = [width * 0.1, height * 0.9];
  const clouds = times(5, (index) =>
    group(cloud(tint(palette.paper, 0.03)), {
      transform: placed(
        width * ((index * 0.618 + 0.12) % 1),
        height * (0.1 + index * 0.14),
        0,
        (unit / 3) * random.between(0.7, 1.25),
      ),
      opacity: 0.7,
    }),
  );
  const quarters = (['M0 -62V0H-40Z', 'M0 -62V0H40Z', 'M-40 0H0V78Z', 'M40 0H0V78Z'] as const).map(
    (shape, index) =>
      form(
        { ...sheet, unit: (unit * 100) / size },
        shape,
        [index % 2 === 0 ? -40 : 0, index < 2 ? -62 : 0, 40, index < 2 ? 62 : 78],
        hue(paint, index === 3 ? 0 : index === 2 ? 1 : index),
      ),
  );
  const tail = times(12, (index): Point => [
    Math.sin(index * 0.95) * (4 + index * 1.7) - index * 2,
    78 + index * 15,
  ]);
  const bows = tail
    .filter((_, index) => index % 2 === 1)
    .map(([x, y], index) =>
      group(
        path('M0 0L-11 -6V6ZM0 0L11 -6V6Z', { fill: hue(paint, index + 1) }) +
          circle(0, 0, 2.4, { fill: shade(hue(paint, index + 1), 0.1) }),
        { transform: placed(x, y, index % 2 === 0 ? 18 : -14) },
      ),
    );
  const kite = group(
    [
      path(smooth(tail), stroked(palette.ink, 1.1)),
      ...bows,
      ...quarters,
      path('M0 -62V78M-40 0H40', stroked(shade(paint.wood, 0.18), 1.8)),
    ],
    { transform: placed(...centre, 24, size / 100) },
  );
  const string = path(
    d`M${centre[0]} ${centre[1]}Q${width * 0.42} ${height * 0.74} ${hand[0]} ${hand[1]}`,
    stroked(palette.ink, Math.max(0.8, unit * 0.12), { opacity: 0.6 }),
  );
  const tufts = times(
    70,
    () =>
      d`M${random.between(0, width)} ${height * random.between(0.9, 1)}l${unit * 0.4} ${-unit * 1.4}m${unit * 0.6} ${unit * 1.4}l${unit * 0.1} ${-unit}`,
  );
  const box = { x: 0, y: height * 0.75, width, height: height * 0.25 };
  return [
    rect(0, 0, width, height, {
      fill: sheet.linear([
        [0, top],
        [0.9, low],
      ]),
    }),
    circle(width * 0.2, height * 0.16, size * 0.34, { fill: mix(palette.second, palette.paper, 0.35) }),
    stipple(
      sheet,
      { x: 0, y: 0, width, height: height * 0.8 },
      {
        density: (_, y) => 0.5 * (1 - y / height),
        colour: shade(top, 0.07),
        dots: 2200,
        size: 0.16,
        opacity: 0.6,
      },
    ),
    clouds.join(''),
    path(below(far, height, true), { fill: mix(grass, palette.wash, 0.45) }),
    string,
    kite,
    path(below(hill, height, true), {
      fill: sheet.linear([
        [0, tint(grass, 0.03)],
        [1, shade(grass, 0.05)],
      ]),
    }),
    grainOn(sheet, below(hill, height, true), box, {
      colour: shade(grass, 0.12),
      strength: 1.2,
      towards: 80,
    }),
    path(tufts.join(''), stroked(tint(grass, 0.09), unit * 0.2)),
  ].join('');
}

/** Draws a toy rocket on its way between planets. */
export function space(sheet: Sheet, paint: Paint): string {
  const { width, height, random, palette, unit } = sheet;
  const night = mix(palette.deep, palette.ink, 0.45);
  const size = Math.min(width * 0.62, height * 0.52);
  const scale = size / 125;
  const local: Sheet = { ...sheet, unit: unit / scale };
  const stars = times(3, (layer) =>
    path(
      times(46, () => d`M${random.between(0, width)} ${random.between(0, height)}h0`).join(''),
      stroked(mix(palette.paper, palette.spark, layer * 0.25), unit * (0.22 + layer * 0.16), {
        opacity: 0.85,
      }),
    ),
  );
  const sparks = times(9, () => {
    const [x, y, r] = [random.between(0, width), random.between(0, height), unit * random.between(0.9, 1.7)];
    return d`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;
  });
  const planet = (x: number, y: number, r: number, index: number): string => {
    const colour = hue(paint, index);
    const shape = d`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0a${r} ${r} 0 0 1 ${-r * 2} 0Z`;
    const bands = times(4, (at) =>
      path(
        d`M${x - r} ${y + r * (-0.6 + at * 0.42)}q${r} ${r * 0.3} ${r * 2} 0`,
        stroked(at % 2 === 0 ? tint(colour, 0.06) : shade(colour, 0.05), r * 0.16),
      ),
    );
    return (
      glow(sheet, [x, y], r * 1.5, colour, 0.25) +
      path(shape, { fill: colour }) +
      group(bands, { 'clip-path': sheet.clip(path(shape)) }) +
      grainOn(
        sheet,
        shape,
        { x: x - r, y: y - r, width: r * 2, height: r * 2 },
        { colour: night, strength: 2.6, reach: 0.7 },
      )
    );
  };
  const ring = (x: number, y: number, r: number): string =>
    path(
      d`M${x - r * 0.96} ${y - r * 0.1}C${x - r * 2} ${y + r * 0.5} ${x - r * 0.6} ${y + r * 0.6} ${x + r * 0.5} ${y + r * 0.1}S${x + r * 2} ${y - r * 0.75} ${x + r * 0.9} ${y - r * 0.42}`,
      stroked(mix(palette.paper, palette.second, 0.5), r * 0.13),
    );
  const [big, small, moon] = [
    Math.min(width, height) * 0.3,
    Math.min(width, height) * 0.1,
    Math.min(width, height) * 0.055,
  ];
  const flame =
    path('M-12 -12C-16 16 -6 26 0 50C6 26 16 16 12 -12Z', {
      fill: sheet.linear([
        [0, palette.spark],
        [1, palette.spark, 0],
      ]),
    }) + path('M-6 -12C-8 6 -3 14 0 30C3 14 8 6 6 -12Z', { fill: tint(palette.paper, 0.02), opacity: 0.9 });
  const trail = times(9, (index) =>
    ellipse(Math.sin(index * 2.3) * (5 + index * 1.6), 46 + index * 11, 8 + index * 2.6, 7 + index * 2.2, {
      fill: mix(palette.paper, night, 0.3 + index * 0.07),
    }),
  );
  const craters = [
    [-0.3, -0.2, 0.2],
    [0.25, 0.2, 0.14],
    [0.1, -0.45, 0.1],
  ].map(([x = 0, y = 0, r = 0]) =>
    circle(width * 0.14 + moon * x, height * 0.36 + moon * y, moon * r, { fill: shade(palette.soft, 0.08) }),
  );
  const beam = polygon([
    [width, 0],
    [width, height * 0.4],
    [0, height],
    [0, height * 0.75],
  ]);
  return [
    rect(0, 0, width, height, {
      fill: sheet.linear([
        [0, shade(night, 0.03)],
        [1, mix(night, palette.main, 0.28)],
      ]),
    }),
    path(beam, { fill: tint(night, 0.06), opacity: 0.35 }),
    stars.join(''),
    path(sparks.join(''), { fill: palette.paper }),
    planet(width * 0.95, height * 0.97, big, 1),
    planet(width * 0.82, height * 0.17, small, 3),
    ring(width * 0.82, height * 0.17, small),
    circle(width * 0.14, height * 0.36, moon, { fill: palette.soft }),
    craters.join(''),
    group([...trail.toReversed(), flame, rocket.draw(local, paint)], {
      transform: placed(width * 0.42, height * 0.5 + size * 0.4, 24, scale),
    }),
  ].join('');
}
