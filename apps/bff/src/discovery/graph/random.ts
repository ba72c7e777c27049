/** A generator of pseudo-random numbers that fills arrays with 32 bits per element. */
export type RandomSource = { drawInto(into: Uint32Array, count: number): void };

/**
 * Creates xoshiro128++ of Blackman and Vigna ("Scrambled Linear Pseudorandom Number Generators", 2021), seeded by
 * splitmix32 as its authors recommend. The same seed gives the same numbers. Not for secrets.
 */
export function createRandom(seed: number): RandomSource {
  let mixed = seed >>> 0;
  const split = (): number => {
    mixed = (mixed + 0x9e_37_79_b9) >>> 0;
    return mixBits(mixed);
  };
  let [a, b, c, d] = [split(), split(), split(), split()];
  return {
    drawInto(into, count) {
      for (let at = 0; at < count; at += 1) {
        const sum = (a + d) | 0;
        into[at] = ((sum << 7) | (sum >>> 25)) + a;
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = (d << 11) | (d >>> 21);
      }
    },
  };
}

/** Returns a seed for an id, the same in every process. */
export function seedOf(id: bigint): number {
  return Number((id ^ (id >> 32n)) & 0xff_ff_ff_ffn);
}

/** Returns the bits of a number mixed by the finalizer of splitmix32: from 0 to 2^32 - 1, always the same for the same number. */
export function mixBits(number: number): number {
  let word = Math.imul(number ^ (number >>> 16), 0x21_f0_aa_ad);
  word = Math.imul(word ^ (word >>> 15), 0x73_5a_2d_97);
  return (word ^ (word >>> 15)) >>> 0;
}
