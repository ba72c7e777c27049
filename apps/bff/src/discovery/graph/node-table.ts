import { ensureUint32 } from './shared-arrays.ts';

/** The arrays of a node table: the two halves of each id, of which the first `sorted` nodes are in ascending order. */
export type NodeTableArrays = {
  readonly high: Uint32Array<SharedArrayBuffer>;
  readonly low: Uint32Array<SharedArrayBuffer>;
  readonly count: number;
  readonly sorted: number;
};

/**
 * The ids of nodes, numbered from 0 with 32 bits. The nodes of a new graph are sorted by id and found by binary
 * search, without memory for an index; nodes that are added later are found in a map.
 */
export class NodeTable {
  #high: Uint32Array<SharedArrayBuffer>;
  #low: Uint32Array<SharedArrayBuffer>;
  #count: number;
  readonly #sorted: number;
  readonly #added = new Map<bigint, number>();

  constructor({ high, low, count, sorted }: NodeTableArrays) {
    this.#high = high;
    this.#low = low;
    this.#count = count;
    this.#sorted = sorted;
    for (let node = sorted; node < count; node += 1) this.#added.set(this.idOf(node), node);
  }

  get count(): number {
    return this.#count;
  }

  get byteLength(): number {
    return this.#high.byteLength + this.#low.byteLength;
  }

  /** Returns the id of a node. */
  idOf(node: number): bigint {
    return (BigInt(this.#high[node] ?? 0) << 32n) | BigInt(this.#low[node] ?? 0);
  }

  /** Returns the node of an id; undefined if there is none. */
  find(id: bigint): number | undefined {
    const node = findSorted(
      this.#high,
      this.#low,
      this.#sorted,
      Number(id >> 32n),
      Number(id & 0xff_ff_ff_ffn),
    );
    return node ?? this.#added.get(id);
  }

  /** Adds a node for an id that has none, and returns it. */
  add(id: bigint): number {
    const node = this.#count;
    this.#high = ensureUint32(this.#high, node + 1);
    this.#low = ensureUint32(this.#low, node + 1);
    this.#high[node] = Number(id >> 32n);
    this.#low[node] = Number(id & 0xff_ff_ff_ffn);
    this.#added.set(id, node);
    this.#count += 1;
    return node;
  }

  /** Returns the arrays, without copies. */
  arrays(): NodeTableArrays {
    return { high: this.#high, low: this.#low, count: this.#count, sorted: this.#sorted };
  }
}

/** Finds an id, given by its halves, among the first `count` ids, which ascend; undefined if it is not there. */
export function findSorted(
  high: Uint32Array,
  low: Uint32Array,
  count: number,
  wantedHigh: number,
  wantedLow: number,
): number | undefined {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const foundHigh = high[middle] ?? 0;
    if (foundHigh < wantedHigh || (foundHigh === wantedHigh && (low[middle] ?? 0) < wantedLow))
      from = middle + 1;
    else to = middle;
  }
  return from < count && high[from] === wantedHigh && low[from] === wantedLow ? from : undefined;
}
