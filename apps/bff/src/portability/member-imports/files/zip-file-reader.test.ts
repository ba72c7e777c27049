import { openSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRandomAccessReaderPromise, type Entry } from 'yauzl';
import { ZipFile } from 'yazl';
import { openZip } from './open-zip.ts';
import { ZipFileReader } from './zip-file-reader.ts';

const FILES = 5000;

let path: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pegboard-zip-reader-'));
  path = join(folder, 'many.zip');
  const zip = new ZipFile();
  for (let nth = 0; nth < FILES; nth += 1) zip.addBuffer(Buffer.from(`file ${nth}`), `files/${nth}.txt`);
  zip.end();
  await writeFile(path, await buffer(zip.outputStream));
});
afterAll(() => rm(folder, { recursive: true }));

/** Counts the reads that wait for the disk. */
class CountedReader extends ZipFileReader {
  waits = 0;
  override read(...[buffer, offset, length, position, done]: Parameters<ZipFileReader['read']>): void {
    let isDone = false;
    super.read(buffer, offset, length, position, (error, bytesRead) => {
      isDone = true;
      done(error, bytesRead);
    });
    if (!isDone) this.waits += 1;
  }
}

test('[IO-02] the list of 5,000 files is read in a few pieces', async () => {
  const reader = new CountedReader(openSync(path, 'r'));
  const zip = await fromRandomAccessReaderPromise(reader, statSync(path).size, { autoClose: false });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  zip.close();
  expect(entries.map(({ fileName }) => fileName)).toEqual(
    Array.from({ length: FILES }, (_, nth) => `files/${nth}.txt`),
  );
  expect(reader.waits).toBeLessThan(10);
});

test('[IO-02] files that are read at the same time have their own bytes', async () => {
  const zip = await openZip(path);
  const names = Array.from({ length: 100 }, (_, nth) => `files/${nth * 49}.txt`);
  const texts = await Promise.all(names.map(async (name) => (await zip.read(name, 100))?.toString()));
  zip.close();
  expect(texts).toEqual(names.map((_, nth) => `file ${nth * 49}`));
});
