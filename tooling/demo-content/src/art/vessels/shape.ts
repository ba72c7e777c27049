import type { Colour } from '../colour.ts';
import type { Point } from '../svg.ts';
import { PROFILES, type VesselKind } from './profiles.ts';

/** The glazes, as in 'with a dipped glaze'. */
export const GLAZES = [
  'plain',
  'dipped',
  'speckled',
  'striped',
  'dotted',
  'leaf-painted',
  'chequered',
  'dripping',
  'waved',
  'banded',
  'blue-and-white',
] as const;

/** A decoration of a vessel. */
export type Glaze = (typeof GLAZES)[number];

/** A vessel on its foot. */
export type Vessel = {
  readonly kind: VesselKind;
  readonly glaze: Glaze;
  /** The middle of the foot. */
  readonly foot: Point;
  readonly height: number;
  readonly colour: Colour;
  readonly second: Colour;
  /** Half its width, where it is drawn wider or narrower than thrown; 1 as thrown. */
  readonly girth?: number;
  readonly handle?: 'none' | 'cup' | 'jug' | 'two';
  /** The color of its contents, up to the brim; a dark inside when missing. */
  readonly inside?: Colour;
};

/** Returns the greatest width of a vessel. */
export function vesselWidth({ kind, height, girth = 1 }: Pick<Vessel, 'kind' | 'height' | 'girth'>): number {
  return Math.max(...PROFILES[kind].map(([half]) => half)) * 2 * height * girth;
}

/** Returns the middle of the mouth and half its width: where stems go in. */
export function getMouth({ kind, foot, height, girth = 1 }: Vessel): {
  readonly at: Point;
  readonly half: number;
} {
  return { at: [foot[0], foot[1] - height], half: (PROFILES[kind][0]?.[0] ?? 0.2) * height * girth };
}
