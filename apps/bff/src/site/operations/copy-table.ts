import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import type { AddEntry } from './write-archive.ts';
import { newTally, tallyEntry } from './read-archive.ts';
import { quoted, type BackedUpTable } from './tables-of.ts';

const PART_BYTES = 4_194_304;
const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Creates a connection use one value format, independent of its server's settings. */
export const PLAIN_VALUES =
  "set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'";

/** Adds the rows of a table to an archive, in chunks of some megabytes. */
export async function storeTable(
  client: ClientBase,
  { name, columns }: BackedUpTable,
  add: AddEntry,
): Promise<{ readonly rows: number; readonly sha256: string }> {
  const list = columns.map(quoted).join(', ');
  const copy = client.query(to(`copy (select ${list} from ${quoted(name)}) to stdout`));
  const tally = newTally();
  for await (const part of partsOf(copy)) {
    const bytes = await compress(part, { level: 4 });
    const entry = `tables/${name}/${tally.files + 1}.gz`;
    tallyEntry(tally, entry, bytes.length);
    tally.hash.update(bytes);
    await add(entry, bytes.length, [bytes]);
  }
  return { rows: copy.rowCount, sha256: tally.hash.digest('hex') };
}

async function* partsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** A table that is being restored. */
export type Loading = {
  readonly add: (part: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Completes it; returns the number of rows. */
  readonly end: () => Promise<number>;
};

/** Restores a table from the chunks written by `storeTable`. */
export function loadTable(client: ClientBase, { name, columns }: BackedUpTable): Loading {
  const list = columns.map(quoted).join(', ');
  const copy = client.query(from(`copy ${quoted(name)} (${list}) from stdin`));
  const done = finished(copy);
  done.catch(() => undefined); // the callers of add and end receive the error
  return {
    async add(part) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of part) chunks.push(chunk);
      if (!copy.write(await decompress(Buffer.concat(chunks))))
        await Promise.race([once(copy, 'drain'), done]);
    },
    async end() {
      copy.end();
      await done;
      return copy.rowCount;
    },
  };
}
