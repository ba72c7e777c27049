import type { AdjacencyArrays } from './adjacency-lists.ts';
import { findSorted } from './node-table.ts';
import { languageNumber, PinGraph, type ContentTraits } from './pin-graph.ts';
import { NumberList, sharedUint16, sharedUint32 } from './shared-arrays.ts';

/** Room for saves that are added after the build: a sixteenth of all. */
const RESERVE_SHIFT = 4;
const UNUSED = 0xff_ff_ff_ff;

/** Ids in ascending order, as they are collected. */
class SortedIds {
  readonly high = new NumberList();
  readonly low = new NumberList();

  add(high: number, low: number): void {
    this.high.push(high);
    this.low.push(low);
  }

  find(high: number, low: number): number | undefined {
    return findSorted(this.high.room, this.low.room, this.high.length, high, low);
  }
}

/** The two halves of an id of 64 bits. */
export type IdHalves = { readonly high: number; readonly low: number };

/**
 * Builds a graph from boards and contents, each in ascending order of their ids, and then saves, oldest first. Saves of
 * unknown boards and contents are ignored, so only listed boards enter the graph; contents on none of them are left out.
 */
export class GraphBuilder {
  readonly #boards = new SortedIds();
  readonly #contents = new SortedIds();
  readonly #topics = new NumberList();
  readonly #languages = new NumberList();
  readonly #topicNumbers = new Map<bigint, number>();
  readonly #saveContents = new NumberList();
  readonly #saveBoards = new NumberList();

  addBoard({ high, low }: IdHalves): void {
    this.#boards.add(high, low);
  }

  addContent({ high, low }: IdHalves, { topicId, language }: ContentTraits): void {
    this.#contents.add(high, low);
    this.#topics.push(topicId === null ? 0 : this.#topicNumber(topicId));
    this.#languages.push(languageNumber(language));
  }

  addSave(content: IdHalves, board: IdHalves): void {
    const boardNode = this.#boards.find(board.high, board.low);
    if (boardNode === undefined) return;
    const contentNode = this.#contents.find(content.high, content.low);
    if (contentNode === undefined) return;
    this.#saveContents.push(contentNode);
    this.#saveBoards.push(boardNode);
  }

  /** Returns the graph. */
  build(): PinGraph {
    const contents = this.#saveContents.values();
    const boards = this.#saveBoards.values();
    const usedContents = renumber(contents, this.#contents.high.length);
    const usedBoards = renumber(boards, this.#boards.high.length);
    for (let at = 0; at < contents.length; at += 1) {
      contents[at] = usedContents.numbers[contents[at] ?? 0] ?? UNUSED;
      boards[at] = usedBoards.numbers[boards[at] ?? 0] ?? UNUSED;
    }
    const topics = sharedUint16(usedContents.count);
    const languages = sharedUint16(usedContents.count);
    const [allTopics, allLanguages] = [this.#topics.values(), this.#languages.values()];
    for (const [before, node] of usedContents.numbers.entries()) {
      if (node === UNUSED) continue;
      topics[node] = allTopics[before] ?? 0;
      languages[node] = allLanguages[before] ?? 0;
    }
    return new PinGraph({
      contents: {
        ...keep(this.#contents, usedContents),
        ...rows(contents, boards, usedContents.count),
        topics,
        languages,
      },
      boards: { ...keep(this.#boards, usedBoards), ...rows(boards, contents, usedBoards.count) },
      topicIds: [...this.#topicNumbers.keys()],
    });
  }

  #topicNumber(topicId: bigint): number {
    const number = this.#topicNumbers.get(topicId) ?? this.#topicNumbers.size + 1;
    if (number > 65_534) return 0;
    this.#topicNumbers.set(topicId, number);
    return number;
  }
}

type Renumbering = { readonly numbers: Uint32Array; readonly count: number };

/** Numbers the nodes that occur, in their order. */
function renumber(occurring: Uint32Array, count: number): Renumbering {
  const numbers = new Uint32Array(count).fill(UNUSED);
  for (const node of occurring) numbers[node] = 0;
  let used = 0;
  for (let node = 0; node < count; node += 1)
    if (numbers[node] === 0) {
      numbers[node] = used;
      used += 1;
    }
  return { numbers, count: used };
}

function keep(ids: SortedIds, { numbers, count }: Renumbering): ReturnType<PinGraph['contents']['arrays']> {
  const high = sharedUint32(count);
  const low = sharedUint32(count);
  const [allHigh, allLow] = [ids.high.values(), ids.low.values()];
  for (let before = 0; before < numbers.length; before += 1) {
    const node = numbers[before] ?? UNUSED;
    if (node === UNUSED) continue;
    high[node] = allHigh[before] ?? 0;
    low[node] = allLow[before] ?? 0;
  }
  return { high, low, count, sorted: count };
}

/** Returns the lists of the neighbours of each node, in the order of the edges. */
function rows(from: Uint32Array, to: Uint32Array, nodeCount: number): AdjacencyArrays {
  const heads = sharedUint32(2 * nodeCount);
  for (const node of from) heads[2 * node + 1] = (heads[2 * node + 1] ?? 0) + 1;
  let start = 0;
  for (let node = 0; node < nodeCount; node += 1) {
    heads[2 * node] = start;
    start += heads[2 * node + 1] ?? 0;
  }
  const edges = sharedUint32(from.length + (from.length >> RESERVE_SHIFT));
  for (let at = 0; at < from.length; at += 1) {
    const head = 2 * (from[at] ?? 0);
    edges[heads[head] ?? 0] = to[at] ?? 0;
    heads[head] = (heads[head] ?? 0) + 1;
  }
  for (let node = 0; node < nodeCount; node += 1)
    heads[2 * node] = (heads[2 * node] ?? 0) - (heads[2 * node + 1] ?? 0);
  return { heads, edges, nodeCount, end: from.length };
}
