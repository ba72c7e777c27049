/**
 * Mixes a number and a seed to a number from 0 to 2^32 - 1 that looks random and is always the same for both (the finalizer of
 * splitmix32). Not for secrets.
 */
export function mix(number: number, seed: number): number {
  let word = (number ^ Math.imul(seed, 0x9e_37_79_b9)) >>> 0;
  word = Math.imul(word ^ (word >>> 16), 0x21_f0_aa_ad);
  word = Math.imul(word ^ (word >>> 15), 0x73_5a_2d_97);
  return (word ^ (word >>> 15)) >>> 0;
}
