import { AdjacencyLists, type AdjacencyArrays } from './adjacency-lists.ts';
import { NodeTable, type NodeTableArrays } from './node-table.ts';
import { ensureUint16 } from './shared-arrays.ts';
import type { WalkableGraph, WalkBias } from './walk.ts';

/** The properties of a content by which a walk can be biased. */
export type ContentTraits = {
  readonly topicId: bigint | null;
  /** The language of its creator, as ISO 639-1. */
  readonly language: string;
};

/** The arrays of a graph, in shared memory. */
export type GraphArrays = {
  readonly contents: NodeTableArrays &
    AdjacencyArrays & {
      /** The topic of each content as an index of `topicIds`, plus one; 0 for none. */
      readonly topics: Uint16Array<SharedArrayBuffer>;
      readonly languages: Uint16Array<SharedArrayBuffer>;
    };
  readonly boards: NodeTableArrays & AdjacencyArrays;
  readonly topicIds: readonly bigint[];
};

const LETTERS = 26;
const TOPICS_MAX = 65_534;

/**
 * The contents and the listed boards that they are saved to. Changes keep both directions equal: a content is in the
 * list of a board if and only if the board is in the list of the content.
 */
export class PinGraph implements WalkableGraph {
  readonly contents: NodeTable;
  readonly boards: NodeTable;
  readonly #boardsOf: AdjacencyLists;
  readonly #contentsOf: AdjacencyLists;
  #topics: Uint16Array<SharedArrayBuffer>;
  #languages: Uint16Array<SharedArrayBuffer>;
  readonly #topicIds: bigint[];
  readonly #topicNumbers: Map<bigint, number>;
  #maxDegree = 1;

  constructor({ contents, boards, topicIds }: GraphArrays) {
    this.contents = new NodeTable(contents);
    this.boards = new NodeTable(boards);
    this.#boardsOf = new AdjacencyLists(contents);
    this.#contentsOf = new AdjacencyLists(boards);
    this.#topics = contents.topics;
    this.#languages = contents.languages;
    this.#topicIds = [...topicIds];
    this.#topicNumbers = new Map(topicIds.map((id, index) => [id, index + 1]));
    for (let content = 0; content < this.contents.count; content += 1)
      this.#maxDegree = Math.max(this.#maxDegree, this.degree(content));
  }

  get maxDegree(): number {
    return this.#maxDegree;
  }

  /** The number of saves: of contents on boards. */
  get saveCount(): number {
    return this.#boardsOf.edgeCount;
  }

  /** The share of memory that a rebuild would free, from 0 to 1. */
  get wasted(): number {
    return Math.max(this.#boardsOf.wasted, this.#contentsOf.wasted);
  }

  /** The size of all arrays. */
  get byteLength(): number {
    const parts = [
      this.contents,
      this.boards,
      this.#boardsOf,
      this.#contentsOf,
      this.#topics,
      this.#languages,
    ];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  degree(content: number): number {
    return this.#boardsOf.degree(content);
  }

  sampleBoards(from: Uint32Array, draws: Uint32Array, into: Uint32Array, count: number): void {
    this.#boardsOf.sample(from, draws, into, count);
  }

  sampleContents(from: Uint32Array, draws: Uint32Array, into: Uint32Array, count: number): void {
    this.#contentsOf.sample(from, draws, into, count);
  }

  matches(content: number, { topic, language }: WalkBias): boolean {
    return (
      (topic === undefined || this.#topics[content] === topic) &&
      (language === undefined || this.#languages[content] === language)
    );
  }

  /** Returns a bias as numbered by this graph; a topic without contents is no preference. */
  biasOf(topicId: bigint | undefined, language: string | undefined): WalkBias | undefined {
    const topic = topicId === undefined ? undefined : this.#topicNumbers.get(topicId);
    if (topic === undefined && language === undefined) return undefined;
    return { topic, language: language === undefined ? undefined : languageNumber(language) };
  }

  /** Returns the contents of a board, oldest save first. */
  contentsOf(boardId: bigint): readonly bigint[] {
    const board = this.boards.find(boardId);
    if (board === undefined) return [];
    return Array.from(this.#contentsOf.neighbours(board), (content) => this.contents.idOf(content));
  }

  /**
   * Returns the share of contents that are as new as a content or newer, by the order of their ids. A content can have been
   * saved only since it exists, so this is also about the share of all saves that it had a chance of.
   */
  exposure(content: number): number {
    return 1 - content / this.contents.count;
  }

  /** Returns whether a content is on a board. */
  has(contentId: bigint, boardId: bigint): boolean {
    const [content, board] = [this.contents.find(contentId), this.boards.find(boardId)];
    if (content === undefined || board === undefined) return false;
    return this.#boardsOf.neighbours(content).includes(board);
  }

  /** Adds a content to a board as its newest, if it is not on it. */
  addSave(contentId: bigint, boardId: bigint, traits: ContentTraits): void {
    if (this.has(contentId, boardId)) return;
    const content = this.contents.find(contentId) ?? this.#addContent(contentId, traits);
    const board = this.boards.find(boardId) ?? this.#addBoard(boardId);
    this.#boardsOf.add(content, board);
    this.#contentsOf.add(board, content);
    this.#maxDegree = Math.max(this.#maxDegree, this.degree(content));
  }

  /** Removes a content from a board, if it is on it. */
  removeSave(contentId: bigint, boardId: bigint): void {
    const [content, board] = [this.contents.find(contentId), this.boards.find(boardId)];
    if (content === undefined || board === undefined) return;
    // A save that was repeated while the graph was built can be in it twice.
    while (this.#boardsOf.remove(content, board)) this.#contentsOf.remove(board, content);
  }

  /** Removes a board with all its saves. */
  removeBoard(boardId: bigint): void {
    for (const contentId of this.contentsOf(boardId)) this.removeSave(contentId, boardId);
  }

  /** Returns the arrays, without copies. */
  arrays(): GraphArrays {
    return {
      contents: {
        ...this.contents.arrays(),
        ...this.#boardsOf.arrays(),
        topics: this.#topics,
        languages: this.#languages,
      },
      boards: { ...this.boards.arrays(), ...this.#contentsOf.arrays() },
      topicIds: this.#topicIds,
    };
  }

  #addContent(id: bigint, { topicId, language }: ContentTraits): number {
    const content = this.contents.add(id);
    this.#boardsOf.addNode();
    this.#topics = ensureUint16(this.#topics, content + 1);
    this.#languages = ensureUint16(this.#languages, content + 1);
    this.#topics[content] = topicId === null ? 0 : this.#topicNumber(topicId);
    this.#languages[content] = languageNumber(language);
    return content;
  }

  #addBoard(id: bigint): number {
    this.#contentsOf.addNode();
    return this.boards.add(id);
  }

  #topicNumber(topicId: bigint): number {
    const known = this.#topicNumbers.get(topicId);
    if (known !== undefined) return known;
    if (this.#topicIds.length === TOPICS_MAX) return 0;
    const number = this.#topicIds.push(topicId);
    this.#topicNumbers.set(topicId, number);
    return number;
  }
}

/** Returns the number of a language from its two letters, such as `de` of `de-AT`; 0 for others. */
export function languageNumber(language: string): number {
  const [first, second] = [language.charCodeAt(0) - 97, language.charCodeAt(1) - 97];
  const isLetter = (at: number): boolean => at >= 0 && at < LETTERS;
  return isLetter(first) && isLetter(second) ? first * LETTERS + second + 1 : 0;
}
