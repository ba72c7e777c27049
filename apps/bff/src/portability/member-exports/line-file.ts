import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ArchiveLine } from '../member-archive/index.ts';

/** Reads the lines of a file that this site has written, one at a time. */
export async function* readLineFile(path: string): AsyncGenerator<ArchiveLine> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity }))
    yield JSON.parse(line) as ArchiveLine;
}

/** Returns a line as it is written to a file. */
export const toText = (line: ArchiveLine): string => `${JSON.stringify(line)}\n`;
