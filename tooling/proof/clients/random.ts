/** Deterministic random numbers. */
export type Random = {
  /** Returns an integer from 0 (inclusive) to `count` (exclusive). */
  below(count: number): number;
  /** Returns true with a probability of `chance` percent. */
  percent(chance: number): boolean;
  /** Returns an independent stream, for a part that must not depend on other calls. */
  fork(salt: number): Random;
};

/** Creates the random numbers of a seed: a 32-bit hash of a counter. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  return {
    below: (count) => Math.floor(next() * count),
    percent: (chance) => next() * 100 < chance,
    fork: (salt) => createRandom(Math.imul(seed + 1, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35)),
  };
}
