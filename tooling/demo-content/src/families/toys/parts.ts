import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { star, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, ellipse, num, path, stroked } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';

/** The colors of one toy. */
export type Paint = { readonly hues: readonly Colour[]; readonly wood: Colour };

/** A toy in a frame of its own: it is at 0 0, and the measures are those of the frame. */
export type Toy = {
  readonly width: number;
  readonly height: number;
  readonly draw: (sheet: Sheet, paint: Paint) => string;
};

/** Returns a toy's color by its place; there are always enough. */
export const hue = ({ hues, wood }: Paint, index: number): Colour => hues[index % hues.length] ?? wood;

/** Returns a path from a template, its numbers rounded. */
export const d = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  String.raw({ raw: parts }, ...values.map(num));

/** Draws a shape in a color, lit from the upper left and grained to the lower right. */
export function form(
  sheet: Sheet,
  shape: string,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  colour: Colour,
): string {
  const lit = tint(colour, 0.045);
  const fill = sheet.linear(
    [
      [0, lit],
      [0.55, colour],
      [1, shade(colour, 0.06)],
    ],
    [0, 0],
    [1, 0.6],
  );
  const grain = { colour: shade(colour, 0.12), strength: 1.7, reach: 0.65 };
  return path(shape, { fill }) + grainOn(sheet, shape, { x, y, width, height }, grain);
}

/** Draws a board with round corners. */
export function slab(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  colour: Colour,
): string {
  const [w, h] = [width - r * 2, height - r * 2];
  const shape = d`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  return form(sheet, shape, [x, y, width, height], colour);
}

/** Draws an egg, or with one radius a ball. */
export function egg(sheet: Sheet, x: number, y: number, rx: number, colour: Colour, ry = rx): string {
  const shape = d`M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${rx * 2} 0a${rx} ${ry} 0 0 1 ${-rx * 2} 0Z`;
  return form(sheet, shape, [x - rx, y - ry, rx * 2, ry * 2], colour);
}

/** Draws the reflection of a polished object. */
export const shine = (x: number, y: number, rx: number, ry: number, turn = -30): string =>
  ellipse(x, y, rx, ry, {
    fill: '#ffffff',
    opacity: 0.32,
    transform: `rotate(${num(turn)} ${num(x)} ${num(y)})`,
  });

/** Draws a wheel with its hub. */
export function wheel(sheet: Sheet, x: number, r: number, tyre: Colour, hub: Colour): string {
  const holes = times(6, (index) => {
    const turn = (index * Math.PI) / 3;
    return d`M${x + Math.cos(turn) * r * 0.45} ${-r + Math.sin(turn) * r * 0.45}h0`;
  });
  return (
    egg(sheet, x, -r, r, tyre) +
    circle(x, -r, r * 0.68, { fill: tint(hub, 0.03) }) +
    path(holes.join(''), stroked(shade(hub, 0.12), r * 0.16)) +
    circle(x, -r, r * 0.2, { fill: tyre })
  );
}

/** Draws a puff of something soft. */
export const puffs = (list: readonly (readonly [x: number, y: number, r: number])[], fill: Colour): string =>
  list.map(([x, y, r]) => circle(x, y, r, { fill })).join('');

/** Draws a star that is painted on something. */
export const painted = (x: number, y: number, size: number, fill: Colour): string =>
  path(star([x, y], size, size * 0.45, 5), { fill, 'stroke-linejoin': 'round' });

/** Draws glass with dusk behind it. */
export const pane = ({ palette }: Sheet): Colour => mix(palette.ink, palette.calm, 0.5);
