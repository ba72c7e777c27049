import { mix, shade, tint, type Colour } from './colour.ts';
import { archShape, times } from './geometry.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { circle, line, num, path, rect, stroked } from './svg.ts';
import { stipple } from './texture.ts';

/** The walls behind an object. */
export const BACKDROPS = ['arch', 'sun', 'plain', 'window', 'stripes', 'half'] as const;

/** A backdrop. */
export type Backdrop = (typeof BACKDROPS)[number];

/** A backdrop in words, to stand behind what is in front of it. */
export const BACKDROP_WORDS: Readonly<Record<Backdrop, string>> = {
  arch: 'in front of a painted arch',
  sun: 'in front of a round disc of colour',
  plain: 'against a plain wall',
  window: 'with window light on the wall',
  stripes: 'in front of striped wallpaper',
  half: 'against a two-coloured wall',
};

/** A wall, and a table or floor to stand on. */
export type Stage = {
  readonly markup: string;
  /** The line between wall and ground. */
  readonly level: number;
  /** The position of an object in the middle of the ground. */
  readonly foot: number;
  readonly wall: Colour;
  readonly ground: Colour;
};

/** Returns the colors of a wall and a ground that contrast with the palette. */
export function stageColours(
  sheet: Sheet,
  random: Random,
  isDark: boolean,
): { readonly wall: Colour; readonly ground: Colour } {
  const { palette } = sheet;
  if (isDark)
    return {
      wall: mix(palette.deep, palette.ink, 0.25),
      ground: shade(random.pick([palette.main, palette.deep]), 0.06),
    };
  const wall = random.pick([
    palette.wash,
    palette.soft,
    mix(palette.calm, palette.paper, 0.55),
    mix(palette.second, palette.paper, 0.62),
  ]);
  const ground = random.pick([
    palette.paper,
    mix(palette.main, palette.paper, 0.55),
    mix(palette.deep, palette.wash, 0.5),
    palette.second,
  ]);
  return { wall, ground };
}

/** Draws a wall with its backdrop and the ground before it. */
export function stage(
  sheet: Sheet,
  {
    backdrop,
    level: share,
    isDark = false,
  }: { readonly backdrop: Backdrop; readonly level: number; readonly isDark?: boolean },
): Stage {
  const { width, height, palette, random, unit } = sheet;
  const level = height * share;
  const { wall, ground } = stageColours(sheet, random, isDark);
  const side = Math.min(width, height * 0.95);
  const tone = mix(
    random.pick([palette.second, palette.main, palette.calm, palette.spark]),
    wall,
    isDark ? 0.72 : 0.45,
  );
  const markup = [
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
    WALLS[backdrop](sheet, { level, side, wall, tone }),
    stipple(
      sheet,
      { x: 0, y: 0, width, height: level },
      {
        density: (x, y) => (x / width) * 0.35 + (y / level) * 0.25,
        colour: shade(wall, 0.07),
        dots: 3000,
        size: 0.16,
        opacity: 0.6,
      },
    ),
    rect(0, level, width, height - level, {
      fill: sheet.linear([
        [0, tint(ground, 0.03)],
        [0.12, ground],
        [1, shade(ground, 0.05)],
      ]),
    }),
    stipple(
      sheet,
      { x: 0, y: level, width, height: height - level },
      {
        density: (_, y) => ((y - level) / (height - level)) * 0.7,
        colour: shade(ground, 0.09),
        dots: 1500,
        size: 0.18,
        opacity: 0.6,
      },
    ),
    line([0, level], [width, level], stroked(shade(ground, 0.07), unit * 0.18)),
  ].join('');
  return { markup, level, wall, ground, foot: level + (height - level) * 0.32 };
}

type Wall = (
  sheet: Sheet,
  place: { readonly level: number; readonly side: number; readonly wall: Colour; readonly tone: Colour },
) => string;

const WALLS: Readonly<Record<Backdrop, Wall>> = {
  plain: () => '',
  arch: ({ width }, { level, side, tone }) =>
    path(archShape(width / 2 - side * 0.33, level - side * 0.82, side * 0.66, side * 0.83), { fill: tone }),
  sun: (sheet, { level, side, wall, tone }) =>
    circle(sheet.width / 2 + side * 0.08, level - side * 0.48, side * 0.34, {
      fill: sheet.linear([
        [0, tone],
        [1, mix(tone, wall, 0.5)],
      ]),
    }),
  window: ({ width }, { level, wall }) => {
    const lean = width * 0.04;
    const panes = times(4, (index) => {
      const [x, y, w, h] = [
        width * (0.18 + (index % 2) * 0.2),
        level * (0.1 + Math.floor(index / 2) * 0.36),
        width * 0.18,
        level * 0.33,
      ];
      return `M${num(x)} ${num(y)}l${num(w)} ${num(lean)}v${num(h)}l${num(-w)} ${num(-lean)}Z`;
    });
    return path(panes.join(''), { fill: tint(wall, 0.09), opacity: 0.75 });
  },
  stripes: ({ width, random }, { level, wall }) => {
    const count = random.whole(7, 13);
    const step = width / count;
    return path(
      times(
        count,
        (index) => `M${num((index + 0.25) * step)} 0h${num(step / 2)}v${num(level)}h${num(-step / 2)}Z`,
      ).join(''),
      { fill: shade(wall, 0.035), opacity: 0.8 },
    );
  },
  half: ({ width }, { level, tone }) =>
    rect(0, level * 0.52, width, level * 0.48, { fill: tone, opacity: 0.8 }),
};
