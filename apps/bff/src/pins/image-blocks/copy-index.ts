import { COPY_HASH_BITS } from '../../platform/media/images/index.ts';

const WORD_BITS = 16;
const WORDS = COPY_HASH_BITS / WORD_BITS;
const BUCKETS = 2 ** WORD_BITS;
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
  #words = new Uint16Array(RECENT_MAX * WORDS);
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
    this.#words.set(wordsOf(hash), at * WORDS);
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
    const wanted = wordsOf(hash);
    const [words, distances] = [this.#words, this.#distances];
    let nearest = -1;
    let least = COPY_DISTANCE_MAX + 1;
    const compare = (at: number): void => {
      let distance = 0;
      for (let place = 0, from = at * WORDS; place < WORDS && distance < least; place += 1)
        distance += bitCount((words[from + place] ?? 0) ^ (wanted[place] ?? 0));
      if (distance >= least || distance > (distances[at] ?? -1)) return;
      [nearest, least] = [at, distance];
    };
    for (const [place, { starts, entries }] of this.#buckets.entries()) {
      const word = wanted[place] ?? 0;
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
    const [words, ids, distances] = [
      new Uint16Array(length * WORDS),
      new BigInt64Array(length),
      new Int8Array(length),
    ];
    words.set(this.#words);
    ids.set(this.#ids);
    distances.set(this.#distances);
    [this.#words, this.#ids, this.#distances] = [words, ids, distances];
  }

  /** Sorts all hashes into the buckets of each word, by counting. */
  #build(): void {
    const [count, words] = [this.#size, this.#words];
    this.#buckets = Array.from({ length: WORDS }, (_, place) => {
      const starts = new Uint32Array(BUCKETS + 1);
      for (let at = place; at < count * WORDS; at += WORDS) {
        const after = (words[at] ?? 0) + 1;
        starts[after] = (starts[after] ?? 0) + 1;
      }
      for (let bucket = 0; bucket < BUCKETS; bucket += 1)
        starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
      const next = starts.slice();
      const entries = new Uint32Array(count);
      for (let at = 0; at < count; at += 1) {
        const word = words[at * WORDS + place] ?? 0;
        const entry = next[word] ?? 0;
        entries[entry] = at;
        next[word] = entry + 1;
      }
      return { starts, entries };
    });
    this.#built = count;
  }
}

function wordsOf(hash: string): Uint16Array {
  return Uint16Array.from({ length: WORDS }, (_, place) =>
    Number.parseInt(hash.slice(place * 4, place * 4 + 4), 16),
  );
}

/** The number of ones of each word of 16 bits. */
const BIT_COUNTS = Uint8Array.from({ length: BUCKETS }, (_, word) => {
  let count = 0;
  for (let bits = word; bits !== 0; bits &= bits - 1) count += 1;
  return count;
});

const bitCount = (word: number): number => BIT_COUNTS[word] ?? 0;
