import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { PinGraph, type GraphArrays } from './pin-graph.ts';
import { grownLength } from './shared-arrays.ts';

/** The state of the database that a graph contains. */
export type GraphOrigin = {
  /** Identifies the database. */
  readonly identity: string;
  /** All changes of transactions below this one are contained. */
  readonly transactionId: string;
  /** Milliseconds. */
  readonly madeAt: number;
};

/** A graph with its origin. */
export type StoredGraph = { readonly arrays: GraphArrays; readonly origin: GraphOrigin };

const MAGIC = Buffer.from('PBGRAPH1');
const CHUNK_BYTES = 1 << 28;

type Header = {
  readonly origin: GraphOrigin;
  readonly topicIds: readonly string[];
  readonly counts: Readonly<Record<'contents' | 'contentsSorted' | 'boards' | 'boardsSorted', number>>;
  /** The lengths of the arrays in bytes, and the checksum of all. */
  readonly lengths: readonly number[];
  readonly checksum: number;
};

/**
 * Writes a graph to a file: to another one first, which then replaces it, so that a process that ends meanwhile leaves the
 * former. Its header and arrays have checksums.
 */
export function writeGraph(path: string, { arrays, origin }: StoredGraph): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const parts = usedParts(arrays);
  const header: Header = {
    origin,
    topicIds: arrays.topicIds.map(String),
    counts: {
      contents: arrays.contents.count,
      contentsSorted: arrays.contents.sorted,
      boards: arrays.boards.count,
      boardsSorted: arrays.boards.sorted,
    },
    lengths: parts.map(({ length }) => length),
    checksum: parts.reduce((sum, part) => crc32(part, sum), 0),
  };
  const text = Buffer.from(JSON.stringify(header));
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(text.length, 0);
  sizes.writeUInt32LE(crc32(text), 4);
  const temporary = `${path}.${process.pid}.tmp`;
  const file = openSync(temporary, 'w', 0o600);
  try {
    for (const part of [MAGIC, sizes, text, ...parts]) writeAll(file, part);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}

/** Reads a graph from a file; undefined if there is none, or if it is damaged or of another format. */
export function readGraph(path: string): StoredGraph | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined; // the first start, or a folder that cannot be read: the graph is built
  }
  try {
    return readOpen(file);
  } finally {
    closeSync(file);
  }
}

/** Removes the files that writers left which ended while they wrote. Those of running processes stay. */
export function removeLeftovers(path: string): void {
  try {
    for (const name of readdirSync(dirname(path))) {
      if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.tmp')) continue;
      if (!isRunning(Number(name.split('.').at(-2)))) rmSync(join(dirname(path), name), { force: true });
    }
  } catch {
    // The folder does not exist yet.
  }
}

function readOpen(file: number): StoredGraph | undefined {
  const start = readBytes(file, Buffer.alloc(MAGIC.length + 8));
  if (!start?.subarray(0, MAGIC.length).equals(MAGIC)) return undefined;
  const textLength = start.readUInt32LE(MAGIC.length);
  if (textLength > CHUNK_BYTES) return undefined;
  const text = readBytes(file, Buffer.alloc(textLength));
  if (!text || crc32(text) !== start.readUInt32LE(MAGIC.length + 4)) return undefined;
  const { origin, topicIds, counts, lengths, checksum } = JSON.parse(text.toString()) as Header;
  const parts: SharedArrayBuffer[] = [];
  let sum = 0;
  for (const length of lengths) {
    const bytes = new Uint8Array(new SharedArrayBuffer(4 * grownLength(length / 4)));
    const part = readBytes(file, bytes.subarray(0, length));
    if (!part) return undefined;
    sum = crc32(part, sum);
    parts.push(bytes.buffer);
  }
  if (sum !== checksum) return undefined;
  return { origin, arrays: arraysOf(parts, { topicIds, counts, lengths }) };
}

function arraysOf(
  parts: readonly SharedArrayBuffer[],
  { topicIds, counts, lengths }: Pick<Header, 'topicIds' | 'counts' | 'lengths'>,
): GraphArrays {
  const numbers = (part: number) => new Uint32Array(parts[part] ?? new SharedArrayBuffer(0));
  const short = (part: number) => new Uint16Array(parts[part] ?? new SharedArrayBuffer(0));
  return {
    contents: {
      high: numbers(0),
      low: numbers(1),
      heads: numbers(2),
      edges: numbers(3),
      end: (lengths[3] ?? 0) / 4,
      topics: short(4),
      languages: short(5),
      count: counts.contents,
      sorted: counts.contentsSorted,
      nodeCount: counts.contents,
    },
    boards: {
      high: numbers(6),
      low: numbers(7),
      heads: numbers(8),
      edges: numbers(9),
      end: (lengths[9] ?? 0) / 4,
      count: counts.boards,
      sorted: counts.boardsSorted,
      nodeCount: counts.boards,
    },
    topicIds: topicIds.map(BigInt),
  };
}

/** Returns the used part of each array as bytes, in the order of the file. */
function usedParts({ contents, boards }: GraphArrays): readonly Uint8Array[] {
  const parts: (readonly [Uint32Array | Uint16Array, number])[] = [
    [contents.high, contents.count],
    [contents.low, contents.count],
    [contents.heads, 2 * contents.count],
    [contents.edges, contents.end],
    [contents.topics, contents.count],
    [contents.languages, contents.count],
    [boards.high, boards.count],
    [boards.low, boards.count],
    [boards.heads, 2 * boards.count],
    [boards.edges, boards.end],
  ];
  return parts.map(
    ([array, length]) => new Uint8Array(array.buffer, array.byteOffset, length * array.BYTES_PER_ELEMENT),
  );
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;)
    at += writeSync(file, bytes, at, Math.min(CHUNK_BYTES, bytes.length - at));
}

/** Fills an array from a file; undefined if the file ends before. */
function readBytes<T extends Uint8Array>(file: number, into: T): T | undefined {
  for (let at = 0; at < into.length;) {
    const read = readSync(file, into, at, Math.min(CHUNK_BYTES, into.length - at), null);
    if (read === 0) return undefined;
    at += read;
  }
  return into;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a graph of this origin can be used for a database: it is of this database, and not too old. */
export function isUsable(
  origin: GraphOrigin,
  { identity, now, maxAgeMs }: { readonly identity: string; readonly now: number; readonly maxAgeMs: number },
): boolean {
  return origin.identity === identity && origin.madeAt <= now && now - origin.madeAt <= maxAgeMs;
}

/** Returns the graph of stored arrays. */
export const openGraph = ({ arrays }: StoredGraph): PinGraph => new PinGraph(arrays);
