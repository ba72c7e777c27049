import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { crc32 } from 'node:zlib';

/** Number of bytes of a file of lines that are read, and written, at once. */
const PART_BYTES = 262_144;
const LINE_FEED = 10;

/** Reads the lines of a file that this site has written, some hundred at once. */
export function readLineFile<Line>(path: string): AsyncGenerator<readonly Line[]> {
  return linesOf(createReadStream(path, { encoding: 'utf8', highWaterMark: PART_BYTES }));
}

/** Returns the number of lines of a file that this site has written, without parsing them. */
export async function countLines(path: string): Promise<number> {
  let lines = 0;
  const source = createReadStream(path, { highWaterMark: PART_BYTES });
  for await (const chunk of source as AsyncIterable<Buffer>)
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
}

/** The size of a file and the CRC-32 of its bytes. */
export type WrittenFile = { readonly size: number; readonly crc32: number };

/** A new file of lines, which can be read while it is written. */
export type LineFile = {
  /** Adds lines in JSON. Some hundred are written together. */
  readonly add: (lines: readonly string[]) => Promise<void>;
  /** Writes the lines that remain. */
  readonly end: () => Promise<WrittenFile>;
  /** Ends the reading with an error, because no more lines can be added. */
  readonly fail: (error: unknown) => void;
  /** Reads the lines in their order, some hundred at once, and waits for those that are not written yet. */
  readonly read: <Line>() => AsyncGenerator<readonly Line[]>;
  readonly close: () => Promise<void>;
};

/** Creates a file of lines, also in place of an earlier one. Its owner alone may read it. */
export async function createLineFile(path: string): Promise<LineFile> {
  const file = await open(path, 'w+', 0o600);
  let waiting = '';
  let written: WrittenFile = { size: 0, crc32: 0 };
  let state: 'open' | 'ended' | { readonly error: unknown } = 'open';
  let changed = Promise.withResolvers<undefined>();
  const announce = (): void => {
    changed.resolve(undefined);
    changed = Promise.withResolvers();
  };
  const flush = async (): Promise<void> => {
    const bytes = Buffer.from(waiting);
    waiting = '';
    await file.writeFile(bytes);
    written = { size: written.size + bytes.length, crc32: crc32(bytes, written.crc32) };
    announce();
  };
  async function* parts(): AsyncGenerator<string> {
    const decoder = new StringDecoder('utf8');
    for (let at = 0; ;) {
      if (typeof state === 'object') throw state.error;
      const bytes = Math.min(written.size - at, PART_BYTES);
      if (bytes > 0) {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, at);
        at += bytesRead;
        yield decoder.write(buffer.subarray(0, bytesRead));
      } else if (state === 'ended') return;
      else await changed.promise;
    }
  }
  return {
    async add(lines) {
      for (const line of lines) waiting += `${line}\n`;
      if (waiting.length >= PART_BYTES) await flush();
    },
    async end() {
      await flush();
      state = 'ended';
      announce();
      return written;
    },
    fail(error) {
      state = { error };
      announce();
    },
    read: () => linesOf(parts()),
    close: () => file.close(),
  };
}

async function* linesOf<Line>(parts: AsyncIterable<string>): AsyncGenerator<readonly Line[]> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as Line);
  }
}
