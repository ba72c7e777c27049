import { ensureUint32 } from './shared-arrays.ts';

/** The arrays of adjacency lists. */
export type AdjacencyArrays = {
  /** Two numbers per node: where its list begins in `edges`, and its length. */
  readonly heads: Uint32Array<SharedArrayBuffer>;
  readonly edges: Uint32Array<SharedArrayBuffer>;
  readonly nodeCount: number;
  /** The used length of `edges`. */
  readonly end: number;
};

/** The room of a list that moves to the end for the first time. */
const MOVED_CAPACITY_MIN = 4;

/**
 * The neighbours of each node in one array, oldest first (compressed sparse rows). A list that grows moves to the
 * end of the array with room for twice as many; its former place is unused until the graph is rebuilt.
 */
export class AdjacencyLists {
  #heads: Uint32Array<SharedArrayBuffer>;
  #edges: Uint32Array<SharedArrayBuffer>;
  #nodeCount: number;
  #end: number;
  #edgeCount = 0;
  /** The room of lists that were moved. */
  readonly #capacities = new Map<number, number>();

  constructor({ heads, edges, nodeCount, end }: AdjacencyArrays) {
    this.#heads = heads;
    this.#edges = edges;
    this.#nodeCount = nodeCount;
    this.#end = end;
    for (let node = 0; node < nodeCount; node += 1) this.#edgeCount += this.degree(node);
  }

  get nodeCount(): number {
    return this.#nodeCount;
  }

  get edgeCount(): number {
    return this.#edgeCount;
  }

  /** The share of the used array that belongs to no list, from 0 to 1. */
  get wasted(): number {
    return this.#end === 0 ? 0 : 1 - this.#edgeCount / this.#end;
  }

  get byteLength(): number {
    return this.#heads.byteLength + this.#edges.byteLength;
  }

  /** Returns the number of neighbours of a node. */
  degree(node: number): number {
    return this.#heads[2 * node + 1] ?? 0;
  }

  /** Returns the neighbours of a node, oldest first, without a copy. */
  neighbours(node: number): Uint32Array {
    const start = this.#heads[2 * node] ?? 0;
    return this.#edges.subarray(start, start + this.degree(node));
  }

  /** Adds a node without neighbours, and returns it. */
  addNode(): number {
    const node = this.#nodeCount;
    this.#heads = ensureUint32(this.#heads, 2 * node + 2);
    this.#heads[2 * node] = 0;
    this.#heads[2 * node + 1] = 0;
    this.#nodeCount += 1;
    return node;
  }

  /** Adds a neighbour as the newest of a node. */
  add(node: number, neighbour: number): void {
    const degree = this.degree(node);
    if ((this.#capacities.get(node) ?? 0) <= degree) this.#moveToEnd(node, degree);
    this.#edges[(this.#heads[2 * node] ?? 0) + degree] = neighbour;
    this.#heads[2 * node + 1] = degree + 1;
    this.#edgeCount += 1;
  }

  /** Removes a neighbour of a node, if it is one. The others stay in order. */
  remove(node: number, neighbour: number): boolean {
    const list = this.neighbours(node);
    const index = list.lastIndexOf(neighbour);
    if (index === -1) return false;
    list.copyWithin(index, index + 1);
    this.#heads[2 * node + 1] = list.length - 1;
    this.#edgeCount -= 1;
    return true;
  }

  /**
   * Writes a neighbour of each of the `count` nodes of `from` to `into`, chosen by the draws, which are 32 bits each.
   * The chance of a neighbour grows with its place in the list: half of the draws choose among the newest 29 %. Each node
   * has a neighbour. The memory reads of one node do not depend on those of another, so a processor overlaps them.
   */
  sample(from: Uint32Array, draws: Uint32Array, into: Uint32Array, count: number): void {
    const heads = this.#heads;
    const edges = this.#edges;
    for (let at = 0; at < count; at += 1) {
      const node = from[at] as number;
      const older = ((draws[at] as number) + 1) / 4_294_967_297;
      const degree = heads[2 * node + 1] as number;
      into[at] = (heads[2 * node] as number) + Math.floor((1 - older * older) * degree);
    }
    for (let at = 0; at < count; at += 1) into[at] = edges[into[at] as number] as number;
  }

  /** Returns the arrays, without copies. */
  arrays(): AdjacencyArrays {
    return { heads: this.#heads, edges: this.#edges, nodeCount: this.#nodeCount, end: this.#end };
  }

  #moveToEnd(node: number, degree: number): void {
    const capacity = Math.max(MOVED_CAPACITY_MIN, degree * 2);
    const start = this.#heads[2 * node] ?? 0;
    this.#edges = ensureUint32(this.#edges, this.#end + capacity);
    this.#edges.copyWithin(this.#end, start, start + degree);
    this.#heads[2 * node] = this.#end;
    this.#capacities.set(node, capacity);
    this.#end += capacity;
  }
}
