import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { below, blob, clamp, heightAt, lerp, peaks, polygon, ridge, times } from '../../art/geometry.ts';
import type { Random } from '../../art/random.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, group, line, num, path, rect, stroked, type Point } from '../../art/svg.ts';
import { grainOn, stipple } from '../../art/texture.ts';
import type { Atmosphere } from './atmospheres.ts';

/** The colour of the ground at a depth: 0 far away, 1 before one's feet. */
export function groundColour(air: Atmosphere, depth: number): Colour {
  return depth < 0.5 ? mix(air.far, air.middle, depth * 2) : mix(air.middle, air.near, depth * 2 - 1);
}

/** A range of peaks, one flank in light and one in shadow, with snow if asked. */
export function range(
  sheet: Sheet,
  air: Atmosphere,
  {
    y,
    rise,
    count,
    depth,
    snow,
    bottom,
  }: {
    readonly y: number;
    readonly rise: number;
    readonly count: number;
    readonly depth: number;
    readonly snow: number;
    readonly bottom: number;
  },
): string {
  const { random, width } = sheet;
  const outline = peaks(random, { from: -width * 0.12, to: width * 1.12, y, rise, count });
  const colour = groundColour(air, depth);
  const haze = mix(colour, air.sky[2], 0.55);
  const body = path(below(outline, bottom), {
    fill: sheet.linear([
      [0, colour],
      [1, haze],
    ]),
  });
  const shadow = shade(colour, 0.07);
  const snowLight = mix(air.cloud, '#ffffff', 0.5);
  const faces = outline.map((apex, index) => {
    const [before, after] = [outline[index - 1], outline[index + 1]];
    if (index % 2 === 0 || !before || !after) return '';
    const spine = times(5, (step): Point => {
      const share = (step + 1) / 5;
      const aside = (step % 2 === 0 ? 1 : -0.6) * (after[0] - apex[0]) * 0.13;
      return [
        apex[0] + aside + share * (after[0] - apex[0]) * 0.1,
        lerp(apex[1], Math.max(before[1], after[1]) + rise * 0.1, share),
      ];
    });
    const dark = polygon([apex, ...spine, after]);
    return (
      path(dark, {
        fill: sheet.linear([
          [0, shadow],
          [1, mix(shadow, haze, 0.8)],
        ]),
      }) + (snow > 0 ? cap(sheet, apex, before, after, snow, snowLight, mix(snowLight, shadow, 0.32)) : '')
    );
  });
  return body + faces.join('');
}

function cap(
  sheet: Sheet,
  apex: Point,
  before: Point,
  after: Point,
  share: number,
  light: Colour,
  dark: Colour,
): string {
  const { random } = sheet;
  const reach = share * random.between(0.75, 1.2);
  const left: Point = [lerp(apex[0], before[0], reach), lerp(apex[1], before[1], reach)];
  const right: Point = [lerp(apex[0], after[0], reach), lerp(apex[1], after[1], reach)];
  const middle: Point = [
    apex[0] + (right[0] - apex[0]) * 0.12,
    lerp(apex[1], Math.max(left[1], right[1]), 0.72),
  ];
  const teeth = (from: Point, to: Point, count: number): Point[] =>
    times(count * 2 - 1, (index) => {
      const along = (index + 1) / (count * 2);
      const drop = (index % 2 === 0 ? 0.34 : -0.05) * Math.abs(to[1] - apex[1]) * random.between(0.6, 1.1);
      return [lerp(from[0], to[0], along), lerp(from[1], to[1], along) + drop] as const;
    });
  return (
    path(polygon([apex, left, ...teeth(left, middle, 2), middle]), { fill: light }) +
    path(polygon([apex, middle, ...teeth(middle, right, 2), right]), { fill: dark })
  );
}

/** A hill: soft outline, lit above, hazy below, shaded with grain. */
export function hill(
  sheet: Sheet,
  air: Atmosphere,
  {
    y,
    rise,
    depth,
    roughness = 0.25,
    waves = 1.2,
    colour,
    bottom,
  }: {
    readonly y: number;
    readonly rise: number;
    readonly depth: number;
    readonly roughness?: number;
    readonly waves?: number;
    readonly colour?: Colour;
    readonly bottom: number;
  },
): { readonly markup: string; readonly top: Point[]; readonly shape: string; readonly colour: Colour } {
  const { random, width } = sheet;
  const top = ridge(random, { from: -10, to: width + 10, y, rise, roughness, waves, steps: 44 });
  const tone = colour ?? groundColour(air, depth);
  const shape = below(top, bottom, true);
  const highest = Math.min(...top.map(([, py]) => py));
  const body = path(shape, {
    fill: sheet.linear([
      [0, tint(tone, 0.035)],
      [0.5, tone],
      [1, mix(tone, air.sky[2], 0.22 * (1 - depth))],
    ]),
  });
  const box = { x: 0, y: highest, width, height: Math.min(bottom, highest + rise * 5) - highest };
  const grain = grainOn(sheet, shape, box, {
    colour: shade(tone, 0.1),
    towards: random.pick([70, 110, 90]),
    strength: 1.1,
    reach: 0.95,
    size: 0.17,
    opacity: 0.5,
  });
  return { markup: body + grain, top, shape, colour: tone };
}

/** A band of mist. */
export function mist(sheet: Sheet, y: number, thickness: number, colour: Colour, opacity = 0.75): string {
  return rect(0, y - thickness / 2, sheet.width, thickness, {
    fill: sheet.linear([
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  });
}

/** A conifer as a path, its foot at `x`, `y`. */
export function conifer(random: Random, x: number, y: number, height: number): string {
  const tiers = clamp(Math.round(height / 14), 3, 7);
  const half = height * random.between(0.17, 0.23);
  const boughs = times(tiers, (tier): Point[] => {
    const low = (tier + 1) / tiers;
    const reach = half * low ** 0.85;
    const level = y - height * (0.06 + (1 - low) * 0.94);
    return [
      [reach, level],
      [reach * (tier === tiers - 1 ? 0.1 : 0.46), level - height * 0.03],
    ];
  }).flat();
  const right: Point[] = [[0, y - height], ...boughs, [half * 0.1, y]];
  const left = right.toReversed().map(([aside, level]): Point => [-aside, level]);
  return polygon([...right, ...left].map(([aside, level]): Point => [x + aside, level]));
}

/** Conifers along a line, denser where `random` wants a wood. */
export function conifers(
  sheet: Sheet,
  top: readonly Point[],
  {
    count,
    height,
    colour,
    from = 0,
    to = 1,
    sink = 0.05,
  }: {
    readonly count: number;
    readonly height: number;
    readonly colour: Colour;
    readonly from?: number;
    readonly to?: number;
    readonly sink?: number;
  },
): string {
  const { random, width } = sheet;
  const places = times(count, () => width * (from + (to - from) * random.next())).toSorted(
    (one, other) => one - other,
  );
  const d = places.map((x) =>
    conifer(random, x, heightAt(top, x) + height * sink, height * random.between(0.55, 1.15)),
  );
  return path(d.join(''), { fill: colour });
}

/** A round tree: trunk, crown and the shade on it. */
export function roundTree(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  crown: Colour,
  trunk: Colour,
): string {
  const { random } = sheet;
  const radius = height * random.between(0.3, 0.38);
  const centre: Point = [x, y - height + radius];
  const shape = blob(random, centre, radius * random.between(0.85, 1.05), radius * random.between(1, 1.25), {
    points: 10,
    wobble: 0.07,
  });
  const box = { x: x - radius * 1.2, y: centre[1] - radius * 1.3, width: radius * 2.4, height: radius * 2.6 };
  const boughs = [-0.4, 0.35].map((lean) =>
    line([x, y - height * 0.3], [x + radius * lean, centre[1] + radius * 0.2], stroked(trunk, height * 0.02)),
  );
  return (
    line([x, y], [x, centre[1]], stroked(trunk, height * 0.04)) +
    path(shape, { fill: crown }) +
    boughs.join('') +
    grainOn(sheet, shape, box, {
      colour: shade(crown, 0.12),
      towards: 40,
      strength: 5,
      reach: 0.7,
      size: 0.2,
    }) +
    grainOn(sheet, shape, box, {
      colour: tint(crown, 0.09),
      towards: 215,
      strength: 2.4,
      reach: 0.45,
      size: 0.2,
    })
  );
}

/** Water from `y` down to `bottom`, with the light of the sky and the path of the sun on it. */
export function water(sheet: Sheet, air: Atmosphere, y: number, bottom: number, sunX: number): string {
  const { random, width, unit } = sheet;
  const [top, middle, low] = air.sky;
  const deep = mix(top, air.near, 0.25);
  const surface = rect(0, y, width, bottom - y, {
    fill: sheet.linear([
      [0, mix(low, air.far, 0.35)],
      [0.35, mix(middle, air.far, 0.3)],
      [1, deep],
    ]),
  });
  const ripples = times(46, () => {
    const share = random.next() ** 1.3;
    const ry = lerp(y + 2, bottom, share);
    const reach = unit * lerp(2, 9, share) * random.between(0.5, 1.3);
    const x = random.between(-0.05, 1) * width;
    return `M${num(x)} ${num(ry)}q${num(reach / 2)} ${num(unit * 0.35 * share)} ${num(reach)} 0`;
  });
  const glitter = times(30, (index) => {
    const share = index / 30;
    const ry = lerp(y + unit * 0.4, bottom, share);
    const reach = unit * lerp(3, 8, share) * random.between(0.25, 1.15);
    const x = sunX + random.around() * unit * lerp(1.2, 6, share);
    return `M${num(x - reach / 2)} ${num(ry)}h${num(reach)}`;
  });
  return (
    surface +
    path(ripples.join(''), stroked(mix(low, '#ffffff', 0.3), unit * 0.22, { opacity: 0.4 })) +
    path(glitter.join(''), stroked(air.light, unit * 0.42, { opacity: 0.75 })) +
    stipple(
      sheet,
      { x: 0, y, width, height: bottom - y },
      {
        density: (_, py) => ((py - y) / (bottom - y)) ** 2,
        colour: shade(deep, 0.1),
        dots: 1800,
        size: 0.17,
        opacity: 0.5,
      },
    )
  );
}

/** Grass and flowers along a line. */
export function meadow(
  sheet: Sheet,
  top: readonly Point[],
  {
    blade,
    flowers,
    height,
    count,
  }: {
    readonly blade: Colour;
    readonly flowers: readonly Colour[];
    readonly height: number;
    readonly count: number;
  },
): string {
  const { random, width, unit } = sheet;
  const grass = times(count, () => {
    const x = random.between(0, width);
    const y = heightAt(top, x) + random.between(0, height * 0.8);
    const rise = height * random.between(0.3, 1);
    const lean = random.around() * height * 0.3;
    return `M${num(x)} ${num(y)}q${num(lean * 0.2)} ${num(-rise * 0.6)} ${num(lean)} ${num(-rise)}`;
  });
  const blossoms = times(flowers.length === 0 ? 0 : count / 5, () => {
    const x = random.between(0, width);
    const y = heightAt(top, x) - height * random.between(-0.4, 0.7);
    return circle(x, y, unit * random.between(0.3, 0.75), { fill: random.pick(flowers) });
  });
  return path(grass.join(''), stroked(blade, unit * 0.24)) + group(blossoms);
}
