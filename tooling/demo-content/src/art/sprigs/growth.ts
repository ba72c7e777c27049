import type { Colour } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import type { Point } from '../svg.ts';
import type { Stalk } from './stalk.ts';

/** The place, direction, length and colors of a sprig. */
export type SprigShape = {
  readonly from: Point;
  readonly angle: number;
  readonly length: number;
  readonly bend: number;
  readonly colour: Colour;
  /** Of berries, blossoms and plumes. */
  readonly accent: Colour;
};

/** Draws what grows along a stalk. */
export type Growth = (sheet: Sheet, points: Stalk, shape: SprigShape) => string;

/** Draws something on both sides of each point of a stalk, from the share `from` of its length on. */
export function pairs(
  points: Stalk,
  from: number,
  make: (point: Point, heading: number, side: number, share: number) => string,
): string {
  return points
    .map(({ at, heading }, index) => {
      const share = index / (points.length - 1);
      return share < from ? '' : make(at, heading, -1, share) + make(at, heading, 1, share);
    })
    .join('');
}
