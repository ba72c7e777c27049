import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArchiveLine } from '../member-archive/index.ts';
import { countLines, createLineFile, readLineFile } from './line-file.ts';
import { writeParts } from './write-parts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pegboard-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A line whose letters take two and three bytes, so that parts of the file end inside of one. */
const lineOf = (nth: number): ArchiveLine => ({
  kind: 'follow',
  type: 'topic',
  slug: `topic-${nth}`,
  name: 'größe €'.repeat(40),
});
const LINES = Array.from({ length: 5000 }, (_, nth) => lineOf(nth));

async function collect(source: AsyncIterable<readonly ArchiveLine[]>): Promise<readonly ArchiveLine[]> {
  const all: ArchiveLine[] = [];
  for await (const lines of source) all.push(...lines);
  return all;
}

test('[IO-01] lines are read while they are written, in their order and until the end', async () => {
  const path = join(folder, 'read.jsonl');
  const file = await createLineFile(path);
  const reading = collect(file.read<ArchiveLine>());
  for (const line of LINES) await file.add([JSON.stringify(line)]);
  const written = await file.end();
  expect(await reading).toEqual(LINES);
  await file.close();
  const bytes = await readFile(path);
  expect(written).toEqual({ size: bytes.length, crc32: crc32(bytes) });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await countLines(path)).toBe(LINES.length);
  expect(await collect(readLineFile<ArchiveLine>(path))).toEqual(LINES);
});

test('[IO-01] the reading of lines ends with the error that prevents more of them', async () => {
  const file = await createLineFile(join(folder, 'failed.jsonl'));
  const reading = collect(file.read<ArchiveLine>());
  await file.add([JSON.stringify(lineOf(1))]);
  file.fail(new Error('The database is gone.'));
  await expect(reading).rejects.toThrow('The database is gone.');
  await file.close();
});

test('[IO-01] parts are written in their order, also more than are synced at once', async () => {
  const path = join(folder, 'parts');
  const part = Buffer.alloc(2 ** 23);
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (let nth = 0; nth < 17; nth += 1) yield Buffer.from(part.fill(nth));
  }
  await writeParts(path, parts(), new AbortController().signal);
  const bytes = await readFile(path);
  expect(bytes).toHaveLength(17 * part.length);
  expect(Array.from({ length: 17 }, (_, nth) => bytes[nth * part.length])).toEqual([...Array(17).keys()]);
});

test('[IO-01] writing ends with the reason of the signal, and with the error of a part', async () => {
  const path = join(folder, 'ended');
  const ending = new AbortController();
  async function* parts(error?: Error): AsyncGenerator<Uint8Array> {
    yield Buffer.from('a');
    if (error) throw error;
    ending.abort(new Error('The export was deleted.'));
    yield Buffer.from('b');
  }
  await expect(writeParts(path, parts(), ending.signal)).rejects.toThrow('The export was deleted.');
  const failing = writeParts(path, parts(new Error('A file is gone.')), new AbortController().signal);
  await expect(failing).rejects.toThrow('A file is gone.');
});
