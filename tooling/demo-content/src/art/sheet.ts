import type { Colour } from './colour.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { element, num, type Point } from './svg.ts';

/** A color at a place of a gradient: `[0.5, '#aabbcc', 0.8]`, the last its opacity. */
export type Stop = readonly [at: number, colour: Colour, opacity?: number];

/** The drawing context of an image: its size, colors, random numbers, and definitions. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** A hundredth of the side of a square of the same area: the unit of strokes and small objects. */
  readonly unit: number;
  readonly palette: Palette;
  readonly random: Random;
  /** Adds a definition and returns the reference to it. */
  readonly define: (make: (id: string) => string) => string;
  /** Defines a gradient along a line, in shares of the filled shape; from top to bottom by default. */
  readonly linear: (stops: readonly Stop[], from?: Point, to?: Point) => string;
  /** Defines a gradient around a point, in shares of the filled shape. */
  readonly radial: (stops: readonly Stop[], centre?: Point, radius?: number) => string;
  /** Defines a clip path of the shapes in `markup`. */
  readonly clip: (markup: string) => string;
  /** Defines a blur; its cost grows with the area, so it is for small objects only. */
  readonly blur: (deviation: number) => string;
  /** Defines a repeating tile of `width` × `height`. */
  readonly tile: (width: number, height: number, markup: string, transform?: string) => string;
  /** Returns the definitions so far. */
  readonly definitions: () => string;
};

/** Creates an empty sheet. */
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
