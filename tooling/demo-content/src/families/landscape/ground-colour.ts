import { mix, type Colour } from '../../art/colour.ts';
import type { Atmosphere } from './atmospheres.ts';

/** Returns the color of the ground at a depth: 0 far away, 1 before one's feet. */
export function groundColour(air: Atmosphere, depth: number): Colour {
  return depth < 0.5 ? mix(air.far, air.middle, depth * 2) : mix(air.middle, air.near, depth * 2 - 1);
}
