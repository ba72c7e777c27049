/** A deterministic stream of random choices, the same for a seed on every machine. */
export type Random = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** Returns a number from `low` to `high`. */
  readonly between: (low: number, high: number) => number;
  /** Returns an integer from `low` to `high`, both inclusive. */
  readonly whole: (low: number, high: number) => number;
  /** Returns true with the given probability. */
  readonly chance: (probability: number) => boolean;
  /** Returns one of the items. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Returns all items in random order. */
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
  /** Returns a number around 0, mostly between -1 and 1, never beyond 1.5. */
  readonly around: () => number;
  /** Returns an independent stream for a named part. */
  readonly fork: (name: string) => Random;
};

/** Creates a stream of random choices from a seed. */
export function randomFrom(seed: number | string): Random {
  const start = hash(String(seed));
  let state = start;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const rest = [...items];
    const shuffled: Item[] = [];
    while (rest.length > 0) shuffled.push(...rest.splice(whole(0, rest.length - 1), 1));
    return shuffled;
  };
  return {
    next,
    between,
    whole,
    shuffle,
    chance: (probability) => next() < probability,
    around: () => next() + next() + next() - 1.5,
    fork: (name) => randomFrom(`${start}/${name}`),
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined)
        throw new Error('Nothing can be picked from an empty list: give at least one item.');
      return item;
    },
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
    value ^= value >>> 13;
  }
  return Math.imul(value ^ (value >>> 16), 0x85ebca6b);
}
