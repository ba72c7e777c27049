import { mix, tint } from '../../art/colour.ts';
import { lerp, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, group, num, path, rect, stroked, type Point } from '../../art/svg.ts';
import { glow, stipple } from '../../art/texture.ts';
import type { Atmosphere } from './atmospheres.ts';

/** The objects in the sky. */
export type SkyScene = {
  /** In shares of the picture. */
  readonly sun: Point;
  /** A share of the shorter side. */
  readonly sunSize: number;
  readonly isRinged: boolean;
  readonly clouds: number;
  readonly birds: number;
  readonly hasAurora: boolean;
};

/** Draws the sky down to `horizon`, with its sun or moon, stars, clouds and birds. */
export function drawSky(sheet: Sheet, air: Atmosphere, scene: SkyScene, horizon: number): string {
  const { width, height } = sheet;
  const [top, middle, low] = air.sky;
  const ground = rect(0, 0, width, height, {
    fill: sheet.linear([
      [0, top],
      [(horizon / height) * 0.55, middle],
      [horizon / height, low],
      [1, low],
    ]),
  });
  const blush = stipple(
    sheet,
    { x: 0, y: 0, width, height: horizon },
    {
      density: (_, y) => (1 - y / horizon) ** 2 * 0.8,
      colour: mix(top, '#000018', 0.25),
      dots: 3200,
      size: 0.16,
      opacity: 0.35,
    },
  );
  return [
    ground,
    blush,
    air.isNight ? stars(sheet, air, horizon) : '',
    scene.hasAurora ? aurora(sheet, horizon) : '',
    sun(sheet, air, scene),
    clouds(sheet, air, scene.clouds, horizon),
    birds(sheet, air, scene.birds, horizon),
  ].join('');
}

function sun(sheet: Sheet, air: Atmosphere, scene: SkyScene): string {
  const radius = Math.min(sheet.width, sheet.height) * scene.sunSize;
  const centre: Point = [sheet.width * scene.sun[0], sheet.height * scene.sun[1]];
  const rings = scene.isRinged
    ? [2.9, 2.2, 1.55]
        .map((reach) => circle(...centre, radius * reach, { fill: air.light, opacity: 0.13 }))
        .join('')
    : glow(sheet, centre, radius * 4.2, air.light, 0.65);
  const disc = circle(...centre, radius, {
    fill: sheet.linear([
      [0, tint(air.light, 0.03)],
      [1, mix(air.light, air.sky[2], 0.35)],
    ]),
  });
  const craters = air.isNight
    ? [
        [-0.3, -0.2, 0.22],
        [0.25, 0.15, 0.3],
        [-0.1, 0.45, 0.16],
      ]
        .map(([dx = 0, dy = 0, size = 0]) =>
          circle(centre[0] + dx * radius, centre[1] + dy * radius, size * radius, {
            fill: mix(air.light, air.sky[1], 0.3),
            opacity: 0.45,
          }),
        )
        .join('')
    : '';
  return rings + disc + craters;
}

function stars(sheet: Sheet, air: Atmosphere, horizon: number): string {
  const { random, width, unit } = sheet;
  const dots = [0.14, 0.22, 0.34].map((size, index) => {
    const d = times(
      110 / (index * 2 + 1),
      () => `M${num(random.between(0, width))} ${num(random.next() ** 1.4 * horizon)}h0`,
    );
    return path(d.join(''), stroked(air.light, unit * size, { opacity: 0.9 }));
  });
  return dots.join('');
}

function aurora(sheet: Sheet, horizon: number): string {
  const { random, width } = sheet;
  const curtains = times(5, (layer) => {
    const base = horizon * random.between(0.45, 0.78);
    const reach = horizon * random.between(0.35, 0.6);
    const phase = random.between(0, 6);
    const colour = random.pick(['#7df0b8', '#59dfc0', '#a2f5a8', '#9a8cf0']);
    const fill = sheet.linear([
      [0, colour, 0],
      [0.62, colour, 0.34],
      [0.9, tint(colour, 0.08), 0.6],
      [1, colour, 0],
    ]);
    const count = 44;
    const from = random.between(-0.4, 0.1) * width;
    const span = width * random.between(1, 1.5);
    return group(
      times(count, (index) => {
        const along = index / count;
        const fold = Math.sin(phase + along * 5 + layer) * horizon * 0.11;
        const stretch = reach * (0.7 + 0.3 * Math.sin(phase * 2 + along * 17));
        return rect(from + span * along, base + fold - stretch, (span / count) * 1.6, stretch, { fill });
      }),
      { opacity: 0.62 },
    );
  });
  return group(curtains);
}

/** Draws a flat-bottomed cloud of a few bumps; `x`, `y` its middle below. */
function cloud(sheet: Sheet, x: number, y: number, width: number, fill: string): string {
  const { random } = sheet;
  const bumps = random.whole(3, 5);
  const height = width * random.between(0.14, 0.24);
  const puffs = times(bumps, (index) => {
    const along = (index + 0.5) / bumps;
    const rise = Math.sin(along * Math.PI) * height * random.between(0.75, 1.1);
    const half = (width / bumps) * 0.82;
    const left = x + (along - 0.5) * width * 0.8;
    return `M${num(left - half)} ${num(y)}C${num(left - half)} ${num(y - rise * 1.45)} ${num(left + half)} ${num(y - rise * 1.45)} ${num(left + half)} ${num(y)}Z`;
  });
  return path(puffs.join(''), { fill });
}

function clouds(sheet: Sheet, air: Atmosphere, count: number, horizon: number): string {
  const { random, width } = sheet;
  const puffs = times(count, (index) => {
    const share = (index + random.between(0.2, 0.8)) / count;
    const y = horizon * lerp(0.16, 0.82, share);
    const reach = width * random.between(0.22, 0.5) * lerp(1.1, 0.6, share);
    const fill = sheet.linear([
      [0, air.cloud, 0.95],
      [1, mix(air.cloud, air.sky[2], 0.5), 0.15],
    ]);
    return cloud(sheet, random.between(0.02, 0.98) * width, y, reach, fill);
  });
  return puffs.join('');
}

function birds(sheet: Sheet, air: Atmosphere, count: number, horizon: number): string {
  const { random, width, unit } = sheet;
  const [x, y] = [width * random.between(0.25, 0.75), horizon * random.between(0.25, 0.5)];
  const d = times(count, () => {
    const span = unit * random.between(0.9, 1.9);
    const [bx, by] = [x + random.around() * unit * 12, y + random.around() * unit * 6];
    return `M${num(bx - span)} ${num(by - span * 0.35)}Q${num(bx - span * 0.4)} ${num(by - span * 0.5)} ${num(bx)} ${num(by)}Q${num(bx + span * 0.4)} ${num(by - span * 0.5)} ${num(bx + span)} ${num(by - span * 0.3)}`;
  });
  return path(d.join(''), stroked(mix(air.near, air.sky[1], 0.25), unit * 0.32));
}
