import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { FLOWER_KINDS, type FlowerKind } from '../../art/flowers.ts';
import { archShape, blob, lerp, ringSlice, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { sprig, stemmed, type SprigKind } from '../../art/sprigs.ts';
import { circle, path, rect, stroked, type Point } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';

/** The backgrounds of portraits, in words. */
export const SETTINGS = {
  sun: 'in front of a round sun',
  arch: 'in front of a painted arch',
  flowers: 'between tall flowers',
  leaves: 'between branches of leaves',
  rays: 'in front of rays of colour',
  rainbow: 'in front of a rainbow of three bands',
} as const;

/** The background of a portrait. */
export type Setting = keyof typeof SETTINGS;

/** Draws what is behind a head at `centre` that is `size` high, and what grows before the shoulders. */
export function setting(
  sheet: Sheet,
  kind: Setting,
  wall: Colour,
  disc: Colour,
  centre: Point,
  size: number,
): readonly [behind: string, before: string] {
  const { width, height, random, palette, unit } = sheet;
  const [x, y] = centre;
  const ground = [
    rect(0, 0, width, height, {
      fill: sheet.linear(
        [
          [0, tint(wall, 0.025)],
          [1, shade(wall, 0.03)],
        ],
        [0, 0],
        [0.3, 1],
      ),
    }),
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      {
        density: (px, py) => (px / width) * 0.3 + (py / height) * 0.25,
        colour: shade(wall, 0.07),
        dots: 2600,
        size: 0.16,
        opacity: 0.6,
      },
    ),
  ].join('');
  const fill = sheet.linear([
    [0, tint(disc, 0.03)],
    [1, mix(disc, wall, 0.3)],
  ]);
  const green = (): Colour =>
    shade(mix(palette.leaf, '#4f7d50', random.between(0.1, 0.4)), random.between(-0.03, 0.07));
  const blooms = random
    .shuffle(FLOWER_KINDS.filter((flower): flower is FlowerKind => flower !== 'tulip'))
    .slice(0, 3);
  const twigs = random.shuffle<SprigKind>(['eucalyptus', 'olive', 'fern', 'willow']).slice(0, 2);
  /** The distance above the head that tall images leave. */
  const lift = Math.max(0, y - size * 1.7) * 0.5;
  /** Stems in two rows that leave the middle to the head. */
  const growth = (
    count: number,
    isBefore: boolean,
    make: (from: Point, angle: number, length: number, index: number) => string,
    nearest = size * (isBefore ? 0.6 : 0.85),
  ): string =>
    times(count * 2, (index) => {
      const side = index % 2 === 0 ? -1 : 1;
      const share = (Math.floor(index / 2) + 0.4) / count;
      const aside = lerp(nearest, Math.max(x * 0.96, size * 1.15), share) * side;
      const from: Point = [x + aside, height + unit * 2];
      const length =
        (height - y) * (isBefore ? random.between(0.36, 0.6) : random.between(0.95, 1.25)) +
        (isBefore ? 0 : size * 0.3 + lift * random.between(0.2, 1.1));
      return make(
        from,
        -90 + side * (lift > 0 ? random.between(-5, 0) : random.between(2, 9)),
        length,
        index,
      );
    }).join('');
  const bloom = (from: Point, angle: number, length: number, index: number): string =>
    stemmed(sheet, blooms[index % blooms.length] ?? 'daisy', {
      from,
      angle,
      length,
      bend: random.around() * 10,
      colour: green(),
      accent: palette.spark,
      head: size * random.between(0.13, 0.2),
    });
  const twig = (from: Point, angle: number, length: number, index: number): string =>
    sprig(sheet, twigs[index % twigs.length] ?? 'olive', {
      from,
      angle,
      length,
      bend: random.around() * 16,
      colour: green(),
      accent: palette.spark,
    });
  const columns = Math.round(Math.min(5, Math.max(2, (width / size) * 0.75)));
  /** Leaves at the sides of a wide picture, where nothing else grows. */
  const edges = width > size * 4 ? growth(3, false, twig, size * 1.7) : '';
  const drawn: Readonly<Record<Setting, () => readonly [string, string]>> = {
    sun: () => [
      circle(x, y - lift * 0.5, size * 0.98 + lift * 0.1, { fill }) +
        circle(x, y - lift * 0.5, size * 1.2 + lift * 0.1, stroked(disc, unit * 0.3, { opacity: 0.7 })) +
        edges,
      '',
    ],
    arch: () => [
      edges +
        path(archShape(x - size * 0.92, y - size * 1.12 - lift, size * 1.84, height), { fill }) +
        path(
          archShape(x - size * 1.04, y - size * 1.24 - lift, size * 2.08, height),
          stroked(disc, unit * 0.35, { opacity: 0.8 }),
        ),
      '',
    ],
    flowers: () => [
      path(blob(random, [x, y], size * 1.02, size * 1.02, { wobble: 0.06 }), { fill, opacity: 0.75 }) +
        growth(columns, false, bloom),
      growth(Math.max(1, columns - 1), true, bloom),
    ],
    leaves: () => [
      circle(x, y, size * 0.9, { fill, opacity: 0.8 }) + growth(columns + 1, false, twig),
      growth(Math.max(1, columns - 1), true, twig),
    ],
    rays: () => [
      path(
        times(18, (index) =>
          ringSlice([x, y + size * 0.3], 0, Math.hypot(width, height), index * 20, index * 20 + 10),
        ).join(''),
        { fill: mix(disc, wall, 0.55) },
      ) + circle(x, y, size * 0.86, { fill }),
      '',
    ],
    rainbow: () => [
      edges +
        times(3, (index) =>
          path(
            archShape(
              x - size * (1.3 - index * 0.2),
              y - size * (1.34 - index * 0.2) - lift,
              size * (2.6 - index * 0.4),
              height,
            ),
            {
              fill: [
                mix(palette.main, wall, 0.2),
                mix(palette.second, wall, 0.15),
                mix(disc, palette.paper, 0.4),
              ][index],
            },
          ),
        ).join(''),
      '',
    ],
  };
  const [behind, before] = drawn[kind]();
  return [ground + behind, before];
}
