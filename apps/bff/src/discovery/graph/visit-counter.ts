/** Spreads the bits of consecutive node numbers: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e_37_79_b9;

/** The visited nodes with their numbers of visits. */
export type Visits = { readonly nodes: Uint32Array; readonly counts: Float64Array };

/** Counts visits of nodes in a hash table of a fixed size: at least twice as large as the number of different nodes. */
export class VisitCounter {
  /** Node numbers plus one; 0 is an empty slot. */
  readonly #keys: Uint32Array;
  readonly #visits: Uint32Array;
  readonly #used: Uint32Array;
  readonly #shift: number;
  #size = 0;

  /** Creates a counter for at most `maxNodes` different nodes. */
  constructor(maxNodes: number) {
    const bits = Math.max(4, Math.ceil(Math.log2(maxNodes * 2)));
    this.#keys = new Uint32Array(2 ** bits);
    this.#visits = new Uint32Array(2 ** bits);
    this.#used = new Uint32Array(maxNodes);
    this.#shift = 32 - bits;
  }

  /** The number of different nodes. */
  get size(): number {
    return this.#size;
  }

  /** Counts a visit, and returns the number of visits of the node. */
  count(node: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    const key = (node + 1) >>> 0;
    let slot = Math.imul(node, SPREAD) >>> this.#shift;
    for (;;) {
      const found = keys[slot] as number;
      if (found === key) return (this.#visits[slot] = (this.#visits[slot] as number) + 1);
      if (found === 0) break;
      slot = (slot + 1) & mask;
    }
    keys[slot] = key;
    this.#visits[slot] = 1;
    this.#used[this.#size] = slot;
    this.#size += 1;
    return 1;
  }

  /** Returns the nodes and their visits, in the order of their first visits, and empties the counter. */
  drain(): Visits {
    const nodes = new Uint32Array(this.#size);
    const counts = new Float64Array(this.#size);
    for (let at = 0; at < this.#size; at += 1) {
      const slot = this.#used[at] as number;
      nodes[at] = (this.#keys[slot] as number) - 1;
      counts[at] = this.#visits[slot] as number;
      this.#keys[slot] = 0;
    }
    this.#size = 0;
    return { nodes, counts };
  }
}
