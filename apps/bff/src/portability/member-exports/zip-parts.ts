import { crc32 } from 'node:zlib';
import { centralRecord, endRecords, localRecord, type ZipEntryFacts } from './zip-records.ts';

/** The contents of an entry: its bytes, or a stream of known size and CRC-32. */
export type ZipContent =
  | Uint8Array
  | {
      readonly size: number;
      readonly crc32: number;
      readonly open: () => Promise<AsyncIterable<Uint8Array>>;
    };

/** A file for a ZIP. */
export type ZipEntry = {
  readonly name: string;
  readonly lastModified: Date;
  readonly content: ZipContent;
};

/** Number of bytes that are written at once. */
const PART_BYTES = 1_048_576;
/** Number of records of the central directory that are joined to one buffer. */
const RECORDS_AT_ONCE = 1000;

/**
 * Yields a ZIP of entries, given some at once, that are stored without compression, in parts of a megabyte. Memory is used again: a part is valid until the next but one, and
 * the bytes of entries are copied before the next ones are requested. The size of an entry is written before its bytes, so that programs can read the
 * ZIP as a stream. Throws if a stream has other bytes than its entry states. Holds the central directory, some hundred bytes for each entry, until the end.
 */
export async function* zipParts(source: AsyncIterable<readonly ZipEntry[]>): AsyncGenerator<Uint8Array> {
  const fill = createFiller();
  const directory: Uint8Array[] = [];
  let records: Uint8Array[] = [];
  let [count, offset] = [0, 0];
  for await (const entries of source)
    for (const { name, lastModified, content } of entries) {
      const isWhole = content instanceof Uint8Array;
      const size = isWhole ? content.length : content.size;
      const facts: ZipEntryFacts = {
        name,
        lastModified,
        size,
        crc32: isWhole ? crc32(content) : content.crc32,
      };
      const local = localRecord(facts);
      records.push(centralRecord(facts, offset));
      if (records.length === RECORDS_AT_ONCE) {
        directory.push(Buffer.concat(records));
        records = [];
      }
      count += 1;
      offset += local.length + size;
      for (const part of fill(local)) yield part;
      if (isWhole) for (const part of fill(content)) yield part;
      else
        for await (const chunk of checked(await content.open(), facts))
          for (const part of fill(chunk)) yield part;
    }
  let directorySize = 0;
  for (const page of [...directory, ...records]) {
    directorySize += page.length;
    for (const part of fill(page)) yield part;
  }
  for (const part of fill(endRecords({ entries: count, offset, size: directorySize }))) yield part;
  yield fill.rest();
}

/** Copies bytes to parts, of which there are two in turn. */
type Filler = ((bytes: Uint8Array) => Iterable<Uint8Array>) & {
  /** Returns the last part. */
  readonly rest: () => Uint8Array;
};

function createFiller(): Filler {
  let [part, other] = [Buffer.allocUnsafeSlow(PART_BYTES), Buffer.allocUnsafeSlow(PART_BYTES)];
  let used = 0;
  /** Yields the parts that are full. */
  function* fill(bytes: Uint8Array): Generator<Uint8Array> {
    for (let at = 0; at < bytes.length;) {
      const piece = bytes.subarray(at, at + PART_BYTES - used);
      part.set(piece, used);
      at += piece.length;
      used += piece.length;
      if (used < PART_BYTES) return;
      yield part;
      [part, other] = [other, part];
      used = 0;
    }
  }
  return Object.assign(fill, { rest: () => part.subarray(0, used) });
}

async function* checked(
  source: AsyncIterable<Uint8Array>,
  { name, size, crc32: expected }: ZipEntryFacts,
): AsyncGenerator<Uint8Array> {
  let [at, sum] = [0, 0];
  for await (const chunk of source) {
    at += chunk.length;
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (at !== size || sum !== expected) throw new Error(`The file ${name} has changed while it was written.`);
}
