import { mixBits } from '../../graph/index.ts';

/** Returns a number from 0 to 2^32 - 1 that looks random and is always the same for a number and a seed. Not for secrets. */
export function mix(number: number, seed: number): number {
  return mixBits((number ^ Math.imul(seed, 0x9e_37_79_b9)) >>> 0);
}
