import { ATMOSPHERES, type Atmosphere } from './atmospheres.ts';

/** Whether grass still looks green in this light. */
export const isGreen = (air: Atmosphere): boolean =>
  [ATMOSPHERES.morning, ATMOSPHERES.noon, ATMOSPHERES.storm].some(({ words }) => words === air.words);
