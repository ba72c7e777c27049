import { ATMOSPHERES, type Atmosphere } from './atmospheres.ts';

/** Returns true if grass looks green in this light. */
export const isGreen = (air: Atmosphere): boolean =>
  [ATMOSPHERES.morning, ATMOSPHERES.noon, ATMOSPHERES.storm].some(({ words }) => words === air.words);
