import type { Colour } from './colour.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { element, num, type Point } from './svg.ts';

/** A colour at a place of a gradient: `[0.5, '#aabbcc', 0.8]`, the last its opacity. */
export type Stop = readonly [at: number, colour: Colour, opacity?: number];

/** The drawing context of an image: its size, colors, random numbers, and definitions. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** A hundredth of the side of a square of the same area: strokes and small things are measured in it. */
  readonly unit: number;
  readonly palette: Palette;
  readonly random: Random;
  /** Adds a definition and gives the reference to it. */
  readonly define: (make: (id: string) => string) => string;
  /** A gradient along a line, in shares of the shape it fills; from top to bottom unless told otherwise. */
  readonly linear: (stops: readonly Stop[], from?: Point, to?: Point) => string;
  /** A gradient around a point, in shares of the shape it fills. */
  readonly radial: (stops: readonly Stop[], centre?: Point, radius?: number) => string;
  /** Cuts to the shapes in `markup`. */
  readonly clip: (markup: string) => string;
  /** Blurs; costs time by its area, so for small things only. */
  readonly blur: (deviation: number) => string;
  /** A tile of `width` × `height` that repeats. */
  readonly tile: (width: number, height: number, markup: string, transform?: string) => string;
  /** The definitions so far. */
  readonly definitions: () => string;
};

/** An empty sheet. */
export function createSheet(parts: {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: Random;
}): Sheet {
  const known: string[] = [];
  const define = (make: (id: string) => string): string => {
    const id = `d${known.length}`;
    known.push(make(id));
    return `url(#${id})`;
  };
  return {
    ...parts,
    unit: Math.sqrt(parts.width * parts.height) / 100,
    define,
    linear: (list, from = [0, 0], to = [0, 1]) =>
      define((id) =>
        element('linearGradient', { id, x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, stops(list)),
      ),
    radial: (list, centre = [0.5, 0.5], radius = 0.5) =>
      define((id) => element('radialGradient', { id, cx: centre[0], cy: centre[1], r: radius }, stops(list))),
    clip: (markup) => define((id) => element('clipPath', { id }, markup)),
    blur: (deviation) =>
      define((id) =>
        element(
          'filter',
          { id, x: -0.5, y: -0.5, width: 2, height: 2 },
          element('feGaussianBlur', { stdDeviation: num(deviation) }),
        ),
      ),
    tile: (width, height, markup, transform) =>
      define((id) =>
        element(
          'pattern',
          { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform },
          markup,
        ),
      ),
    definitions: () => known.join(''),
  };
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}
