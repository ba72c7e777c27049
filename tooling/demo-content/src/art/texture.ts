import type { Colour } from './colour.ts';
import type { Box } from './geometry.ts';
import { times } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import { ellipse, element, group, num, path, rect, type Point } from './svg.ts';

/** Draws dots of three sizes with the probability `density` (0 to 1): shading like a printer's halftone. */
export function stipple(
  sheet: Sheet,
  box: Box,
  {
    density,
    colour,
    dots,
    size = 0.24,
    opacity = 1,
  }: {
    readonly density: (x: number, y: number) => number;
    readonly colour: Colour;
    /** The number of attempts. */
    readonly dots: number;
    /** In units of the sheet. */
    readonly size?: number;
    readonly opacity?: number;
  },
): string {
  const { random, unit } = sheet;
  const bySize = ['', '', ''];
  for (let left = Math.round(dots); left > 0; left -= 1) {
    const x = random.between(box.x, box.x + box.width);
    const y = random.between(box.y, box.y + box.height);
    if (random.next() < density(x, y)) bySize[left % 3] += `M${num(x)} ${num(y)}h0`;
  }
  return bySize
    .map((d, index) =>
      d === ''
        ? ''
        : path(d, {
            fill: 'none',
            stroke: colour,
            opacity: opacity === 1 ? undefined : opacity,
            'stroke-linecap': 'round',
            'stroke-width': unit * size * (0.75 + index * 0.35),
          }),
    )
    .join('');
}

/** Returns the number of dots that shade a box; the same for every image size. */
function dotsFor(sheet: Sheet, box: Box, strength: number): number {
  return Math.min(6000, ((box.width * box.height) / (sheet.unit * sheet.unit)) * strength);
}

/** Draws shade on a shape, thickest on the side that `towards` points to (degrees: 0 right, 90 down), thinning to nothing. */
export function grainOn(
  sheet: Sheet,
  shape: string,
  box: Box,
  {
    colour,
    towards = 35,
    strength = 2.2,
    reach = 0.75,
    size,
    opacity,
  }: {
    readonly colour: Colour;
    readonly towards?: number;
    readonly strength?: number;
    /** The covered share of the box, 0 to 1. */
    readonly reach?: number;
    readonly size?: number;
    readonly opacity?: number;
  },
): string {
  const turn = (towards * Math.PI) / 180;
  const [ax, ay] = [Math.cos(turn), Math.sin(turn)];
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const half = (Math.abs(ax) * box.width + Math.abs(ay) * box.height) / 2;
  const density = (x: number, y: number): number => {
    const along = ((x - centre[0]) * ax + (y - centre[1]) * ay) / half;
    return Math.max(0, (along - 1 + 2 * reach) / (2 * reach)) ** 2;
  };
  const dots = stipple(sheet, box, {
    density,
    colour,
    dots: dotsFor(sheet, box, strength),
    ...(size === undefined ? {} : { size }),
    ...(opacity === undefined ? {} : { opacity }),
  });
  return group(dots, { 'clip-path': sheet.clip(path(shape)) });
}

/** Draws the soft contact shadow of an object. */
export function contactShadow(
  sheet: Sheet,
  centre: Point,
  rx: number,
  ry: number,
  { colour = sheet.palette.ink, opacity = 0.4 }: { readonly colour?: Colour; readonly opacity?: number } = {},
): string {
  const fill = sheet.radial([
    [0, colour, opacity],
    [0.55, colour, opacity * 0.5],
    [1, colour, 0],
  ]);
  return ellipse(centre[0], centre[1], rx, ry, { fill });
}

/** Draws a glow around a point. */
export function glow(sheet: Sheet, centre: Point, radius: number, colour: Colour, opacity = 0.6): string {
  const fill = sheet.radial([
    [0, colour, opacity],
    [0.4, colour, opacity * 0.45],
    [1, colour, 0],
  ]);
  return ellipse(centre[0], centre[1], radius, radius, { fill });
}

/** Draws the grain of the paper over the whole image; stronger grain is expensive to encode. */
export function paperGrain(sheet: Sheet, strength = 0.06): string {
  const size = 220;
  const noise = sheet.define((id) =>
    element(
      'filter',
      { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: 0.72,
        numOctaves: 2,
        seed: sheet.random.whole(1, 900),
        stitchTiles: 'stitch',
      }) + element('feColorMatrix', { values: '3.4 0 0 0 -1.2 3.4 0 0 0 -1.2 3.4 0 0 0 -1.2 0 0 0 0 1' }),
    ),
  );
  const tile = sheet.tile(size, size, rect(0, 0, size, size, { filter: noise }));
  return rect(0, 0, sheet.width, sheet.height, { fill: tile, opacity: strength });
}

/** Draws a vignette: darker edges and a lit center. */
export function vignette(sheet: Sheet, colour: Colour, opacity = 0.25): string {
  const fill = sheet.radial(
    [
      [0.55, colour, 0],
      [1, colour, opacity],
    ],
    [0.5, 0.45],
    0.78,
  );
  return rect(0, 0, sheet.width, sheet.height, { fill });
}

/** Draws short strokes of a dry brush in one direction within a box. */
export function brushStrokes(
  sheet: Sheet,
  box: Box,
  {
    colour,
    count,
    length,
    width,
    angle = 0,
    opacity = 0.2,
  }: {
    readonly colour: Colour;
    readonly count: number;
    readonly length: number;
    readonly width: number;
    readonly angle?: number;
    readonly opacity?: number;
  },
): string {
  const { random } = sheet;
  const turn = (angle * Math.PI) / 180;
  const d = times(count, () => {
    const x = random.between(box.x, box.x + box.width);
    const y = random.between(box.y, box.y + box.height);
    const reach = length * random.between(0.5, 1.2);
    return `M${num(x)} ${num(y)}l${num(Math.cos(turn) * reach)} ${num(Math.sin(turn) * reach)}`;
  }).join('');
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', opacity });
}
