import { type Colour, mix, shade, tint } from '../../art/colour.ts';
import { archShape, blob, type Box, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, num, path, type Point, rect, stroked } from '../../art/svg.ts';
import { glow, grainOn, stipple } from '../../art/texture.ts';

/** Returns a path from a template, its numbers rounded. */
export const d = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  String.raw({ raw: parts }, ...values.map(num));

/** Returns a box by its corner and its sides. */
export const area = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Returns the path of a box. */
export const oblong = ({ x, y, width, height }: Box): string => d`M${x} ${y}h${width}v${height}h${-width}Z`;

/** Draws a shape in a color, lit from the left and grained to the right. */
export function solid(sheet: Sheet, shape: string, box: Box, colour: Colour, strength = 1): string {
  const fill = sheet.linear(
    [
      [0, tint(colour, 0.03)],
      [1, shade(colour, 0.035)],
    ],
    [0, 0],
    [1, 0.5],
  );
  return (
    path(shape, { fill }) + grainOn(sheet, shape, box, { colour: shade(colour, 0.1), strength, reach: 0.6 })
  );
}

/** Draws a box in a color, lit and grained. */
export const block = (sheet: Sheet, box: Box, colour: Colour, strength?: number): string =>
  solid(sheet, oblong(box), box, colour, strength);

/** Draws a sky with a sun, clouds and grain. */
export function sky(sheet: Sheet, isDusk: boolean, sun: Point, radius: number): string {
  const { width, height, random, unit, palette } = sheet;
  const { paper, wash, calm, second, main, deep, ink, spark } = palette;
  const [top, low] = isDusk ? [mix(deep, ink, 0.15), mix(second, main, 0.3)] : [mix(calm, wash, 0.35), paper];
  const disc = isDusk ? mix(spark, paper, 0.65) : mix(second, paper, 0.45);
  const clouds = times(width > height ? 4 : 3, (index) => {
    const r = unit * random.between(1.6, 3);
    const [x, y] = [width * ((index + random.between(0.1, 0.7)) / 4), height * random.between(0.06, 0.32)];
    return d`M${x} ${y}a${r} ${r} 0 0 1 ${r * 1.3} ${-r}a${r * 1.7} ${r * 1.7} 0 0 1 ${r * 3} ${-r * 0.2}a${r} ${r} 0 0 1 ${r * 1.9} ${r * 1.2}Z`;
  });
  return [
    rect(0, 0, width, height, {
      fill: sheet.linear([
        [0, top],
        [0.45, mix(top, low, 0.5)],
        [0.85, low],
      ]),
    }),
    glow(sheet, sun, radius * 2.6, tint(disc, 0.08), 0.55),
    circle(sun[0], sun[1], radius, { fill: disc }),
    path(clouds.join(''), {
      fill: tint(mix(paper, low, isDusk ? 0.6 : 0.1), 0.04),
      opacity: isDusk ? 0.45 : 0.75,
    }),
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      {
        density: (x, y) => 0.15 + (1 - y / height) * 0.35 + (x / width) * 0.1,
        colour: shade(top, 0.08),
        dots: 2600,
        size: 0.17,
        opacity: 0.5,
      },
    ),
  ].join('');
}

/** The material of a window. */
export type WindowMaterial = {
  readonly glass: string;
  readonly frame: Colour;
  readonly shutters?: Colour;
  readonly isArched?: boolean;
};

/** Returns glass with the sky in it, or with a lamp behind it. */
export function createGlass(sheet: Sheet, colour: Colour): string {
  const sheen = tint(colour, 0.09);
  return sheet.linear(
    [
      [0, shade(colour, 0.04)],
      [0.4, colour],
      [0.41, sheen],
      [0.6, sheen],
      [0.61, colour],
      [1, tint(colour, 0.04)],
    ],
    [0, 0],
    [1, 1],
  );
}

/** Draws a window with its bars and sill, and with shutters if it has any. */
export function casement(
  sheet: Sheet,
  { x, y, width, height }: Box,
  { glass, frame, shutters, isArched = false }: WindowMaterial,
): string {
  const edge = Math.max(1, Math.min(width, height) * 0.075);
  const leaf = width * 0.46;
  const slats = times(9, (index) =>
    [x - leaf - edge, x + width + edge].map(
      (left) => d`M${left + leaf * 0.16} ${y + height * (0.08 + index * 0.105)}h${leaf * 0.68}`,
    ),
  );
  return [
    path(isArched ? archShape(x, y, width, height) : oblong({ x, y, width, height }), {
      fill: glass,
      stroke: frame,
      'stroke-width': edge,
    }),
    path(d`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.42}h${width}`, {
      fill: 'none',
      stroke: frame,
      'stroke-width': edge * 0.6,
    }),
    rect(x - edge, y, edge * 0.6, height, { fill: shade(frame, 0.2), opacity: 0.25 }),
    shutters === undefined
      ? ''
      : [x - leaf - edge, x + width + edge]
          .map((left) =>
            rect(left, y - edge / 2, leaf, height + edge, {
              fill: sheet.linear(
                [
                  [0, tint(shutters, 0.03)],
                  [1, shade(shutters, 0.04)],
                ],
                [0, 0],
                [1, 0],
              ),
            }),
          )
          .join('') + path(slats.flat().join(''), stroked(shade(shutters, 0.09), height * 0.03)),
    rect(x - edge * 1.6, y + height + edge / 2, width + edge * 3.2, edge * 0.9, { fill: frame }),
    rect(x - edge * 1.6, y + height + edge * 1.4, width + edge * 3.2, edge * 0.7, {
      fill: '#000000',
      opacity: 0.12,
    }),
  ].join('');
}

/** Draws a round tree, or a cypress, from its foot. */
export function tree(sheet: Sheet, [x, y]: Point, size: number, colour: Colour, isSlim = false): string {
  const [rx, ry] = isSlim ? [size * 0.13, size * 0.46] : [size * 0.32, size * 0.36];
  const crown = isSlim
    ? d`M${x} ${y - size}C${x + rx * 1.1} ${y - size * 0.6} ${x + rx * 1.4} ${y - size * 0.1} ${x} ${y - size * 0.06}C${x - rx * 1.4} ${y - size * 0.1} ${x - rx * 1.1} ${y - size * 0.6} ${x} ${y - size}Z`
    : blob(sheet.random, [x, y - size * 0.66], rx, ry, { points: 9, wobble: 0.07 });
  const box = area(x - rx * 1.2, y - size * 1.05, rx * 2.4, size);
  return (
    rect(x - size * 0.02, y - size * 0.5, size * 0.04, size * 0.5, {
      fill: mix('#6b4a35', sheet.palette.ink, 0.2),
    }) + solid(sheet, crown, box, colour, 2.2)
  );
}

/** Returns the color of a plant. */
export const green = ({ palette, random }: Sheet, isDusk = false): Colour =>
  shade(mix(palette.leaf, '#4c7a4a', random.between(0.1, 0.4)), isDusk ? 0.18 : random.between(0, 0.07));

/** Draws still water from a level to the bottom, with glints under the sun. */
export function water(sheet: Sheet, level: number, colour: Colour, glint: Colour, x: number): string {
  const { width, height, random, unit } = sheet;
  const strokes = times(46, (index) => {
    const y = level + (height - level) * ((index + random.next()) / 46) ** 1.3;
    const reach = unit * random.between(1, 4) * (0.5 + index / 46);
    const middle =
      index % 3 === 0 ? random.between(0, width) : x + random.around() * unit * (2 + index * 0.12);
    return d`M${middle - reach} ${y}h${reach * 2}`;
  });
  return (
    rect(0, level, width, height - level, {
      fill: sheet.linear([
        [0, tint(colour, 0.08)],
        [1, shade(colour, 0.07)],
      ]),
    }) + path(strokes.join(''), stroked(glint, unit * 0.3, { opacity: 0.5 }))
  );
}

/** Draws a subject, by day or at dusk. */
export type Draw = (sheet: Sheet, isDusk: boolean) => string;
