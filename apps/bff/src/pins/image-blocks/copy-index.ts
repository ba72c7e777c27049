import { COPY_HASH_BITS } from '../../platform/media/images/index.ts';

const WORD_BITS = 16;
const WORDS = COPY_HASH_BITS / WORD_BITS;
const BUCKETS = 2 ** WORD_BITS;
/** Hashes are stored and compared in parts of 32 bits, each of two words. */
const PARTS = COPY_HASH_BITS / 32;
/** Hashes that were added since the buckets were built; they are compared one by one. */
const RECENT_MAX = 4096;

/** The largest distance that can be searched: above it, two hashes need not share a word but for one bit. */
export const COPY_DISTANCE_MAX = 31;

/** The hashes that have a word at a place: those of bucket `n` are the entries from `starts[n]` to `starts[n + 1]`. */
type Buckets = { readonly starts: Uint32Array; readonly entries: Uint32Array };

/**
 * Copy hashes in memory, for the search of those that are near another. It is exact for distances up to 31: of 16 words of 16 bits, two
 * such hashes have at least one that differs in one bit at most, so each word is looked up with its 16 neighbors. A hash takes about 110
 * bytes.
 */
export class CopyIndex {
  #size = 0;
  #built = 0;
  #parts = new Uint32Array(RECENT_MAX * PARTS);
  #ids = new BigInt64Array(RECENT_MAX);
  /** The distance of each hash; -1 for a removed one. */
  #distances = new Int8Array(RECENT_MAX);
  #buckets: readonly Buckets[] = [];

  /** The number of hashes, with the removed ones. */
  get size(): number {
    return this.#size;
  }

  /** Adds a hash of 64 hexadecimal digits, with the distance up to which it is found. */
  add(id: bigint, hash: string, distance: number): void {
    const at = this.#size;
    if (at === this.#ids.length) this.#grow();
    this.#parts.set(partsOf(hash), at * PARTS);
    this.#ids[at] = id;
    this.#distances[at] = Math.min(distance, COPY_DISTANCE_MAX);
    this.#size += 1;
  }

  /** Removes a hash. */
  remove(id: bigint): void {
    const at = this.#ids.subarray(0, this.#size).lastIndexOf(id);
    if (at >= 0) this.#distances[at] = -1;
  }

  /** Returns the id of the nearest hash that is near enough; undefined if there is none. */
  find(hash: string): bigint | undefined {
    if (this.#size - this.#built > RECENT_MAX) this.#build();
    const wanted = partsOf(hash);
    let nearest = -1;
    let least = COPY_DISTANCE_MAX + 1;
    const compare = (at: number): void => {
      const distance = distanceUpTo(this.#parts, at * PARTS, wanted, least);
      if (distance >= least || distance > (this.#distances[at] ?? -1)) return;
      [nearest, least] = [at, distance];
    };
    for (const [place, { starts, entries }] of this.#buckets.entries()) {
      const word = wordAt(wanted, place);
      for (let bit = -1; bit < WORD_BITS; bit += 1) {
        const bucket = bit < 0 ? word : word ^ (1 << bit);
        const end = starts[bucket + 1] ?? 0;
        for (let entry = starts[bucket] ?? 0; entry < end; entry += 1) compare(entries[entry] ?? 0);
      }
    }
    for (let at = this.#built; at < this.#size; at += 1) compare(at);
    return nearest < 0 ? undefined : this.#ids[nearest];
  }

  #grow(): void {
    const length = this.#ids.length * 2;
    const [parts, ids, distances] = [
      new Uint32Array(length * PARTS),
      new BigInt64Array(length),
      new Int8Array(length),
    ];
    parts.set(this.#parts);
    ids.set(this.#ids);
    distances.set(this.#distances);
    [this.#parts, this.#ids, this.#distances] = [parts, ids, distances];
  }

  /** Sorts all hashes into the buckets of each word, by counting. */
  #build(): void {
    const [count, parts] = [this.#size, this.#parts];
    this.#buckets = Array.from({ length: WORDS }, (_, place) => {
      const starts = new Uint32Array(BUCKETS + 1);
      for (let at = 0; at < count; at += 1) {
        const after = wordAt(parts, at * WORDS + place) + 1;
        starts[after] = (starts[after] ?? 0) + 1;
      }
      for (let bucket = 0; bucket < BUCKETS; bucket += 1)
        starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
      const next = starts.slice();
      const entries = new Uint32Array(count);
      for (let at = 0; at < count; at += 1) {
        const word = wordAt(parts, at * WORDS + place);
        const entry = next[word] ?? 0;
        entries[entry] = at;
        next[word] = entry + 1;
      }
      return { starts, entries };
    });
    this.#built = count;
  }
}

function partsOf(hash: string): Uint32Array {
  return Uint32Array.from({ length: PARTS }, (_, part) =>
    Number.parseInt(hash.slice(part * 8, part * 8 + 8), 16),
  );
}

function wordAt(parts: Uint32Array, place: number): number {
  return ((parts[place >> 1] ?? 0) >>> (place & 1 ? 0 : WORD_BITS)) & (BUCKETS - 1);
}

/**
 * Returns the number of bits in which two hashes differ, or one that is not below `limit`. The first half is summed without a branch: it is
 * enough for nearly all hashes, and the processor reads those that follow meanwhile.
 */
function distanceUpTo(parts: Uint32Array, from: number, wanted: Uint32Array, limit: number): number {
  const half =
    differingBits(parts, from, wanted, 0) +
    differingBits(parts, from, wanted, 1) +
    differingBits(parts, from, wanted, 2) +
    differingBits(parts, from, wanted, 3);
  if (half >= limit) return half;
  return (
    half +
    differingBits(parts, from, wanted, 4) +
    differingBits(parts, from, wanted, 5) +
    differingBits(parts, from, wanted, 6) +
    differingBits(parts, from, wanted, 7)
  );
}

function differingBits(parts: Uint32Array, from: number, wanted: Uint32Array, part: number): number {
  const bits = (parts[from + part] ?? 0) ^ (wanted[part] ?? 0);
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
