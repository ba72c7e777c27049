import { open, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { zipParts, type ZipEntry } from './zip-parts.ts';

const lastModified = new Date(2026, 10, 28, 20, 30, 12);
const text = (name: string, content: string): ZipEntry => ({
  name,
  lastModified,
  content: Buffer.from(content),
});
async function* stream(...entries: readonly ZipEntry[]): AsyncGenerator<readonly ZipEntry[]> {
  for (const entry of entries) yield [entry];
}
/** Returns the bytes of a ZIP. Its parts are copied, as their memory is used again. */
async function bytesOf(entries: AsyncIterable<readonly ZipEntry[]>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zipParts(entries)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
const entriesOf = async (zip: ZipFile): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
};

test('[IO-01] an archive has the names, times, attributes and bytes of its files', async () => {
  const zip = await fromBufferPromise(
    await bytesOf(stream(text('größe/قط.txt', 'a cat'), text('empty', ''))),
  );
  const [cat, empty] = await entriesOf(zip);
  expect(cat).toMatchObject({
    fileName: 'größe/قط.txt',
    uncompressedSize: 5,
    compressionMethod: 0,
    crc32: crc32('a cat'),
    externalFileAttributes: 0o100644 * 0x10000,
  });
  expect(cat?.getLastModDate()).toEqual(lastModified);
  expect(cat && (await buffer(await zip.openReadStreamPromise(cat))).toString()).toBe('a cat');
  expect(empty).toMatchObject({ fileName: 'empty', uncompressedSize: 0 });
});

/** One file more than a ZIP counts without its 64-bit records. */
const FILES = 65_536;

test('[IO-01] an archive of 65,536 small files has all of them', async () => {
  async function* emptyFiles(): AsyncGenerator<readonly ZipEntry[]> {
    for (let nth = 1; nth <= FILES; nth += 1) yield [text(`${nth}`, '')];
  }
  const zip = await fromBufferPromise(await bytesOf(emptyFiles()));
  expect(zip.entryCount).toBe(FILES);
  expect(await entriesOf(zip)).toHaveLength(FILES);
});

const CHUNK = new Uint8Array(2 ** 26);
const CHUNKS = 65;
/** As many zeros as a part has bytes. */
const CHUNK_START = Buffer.from(CHUNK.buffer, 0, 2 ** 20);

test('[IO-01] an archive has files of more than 4 GB, and files after them', async () => {
  let sum = 0;
  for (let nth = 0; nth < CHUNKS; nth += 1) sum = crc32(CHUNK, sum);
  async function* zeros(): AsyncGenerator<Uint8Array> {
    for (let nth = 0; nth < CHUNKS; nth += 1) yield CHUNK;
  }
  const size = CHUNKS * CHUNK.length;
  const content = { size, crc32: sum, open: async () => zeros() };
  const large: ZipEntry = { name: 'large', lastModified, content };
  const folder = await mkdtemp(join(tmpdir(), 'pegboard-large-zip-'));
  const path = join(folder, 'large.zip');
  const file = await open(path, 'w');
  try {
    let at = 0;
    for await (const part of zipParts(stream(text('before', 'a'), large, text('after', 'z')))) {
      // Parts of zeros are left out, as a hole that takes no space on the disk.
      if (!CHUNK_START.equals(part)) await file.write(part, 0, part.length, at);
      at += part.length;
    }
    const zip = await openPromise(path, { autoClose: false });
    const entries = await entriesOf(zip);
    expect(entries.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize])).toEqual([
      ['before', 1],
      ['large', size],
      ['after', 1],
    ]);
    const [, , after] = entries;
    expect(after && (await buffer(await zip.openReadStreamPromise(after))).toString()).toBe('z');
    zip.close();
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}, 120_000);

test.each([
  ['other bytes', 'other'],
  ['fewer bytes', 'late'],
])('[IO-01] a file that has %s when it is written ends the archive with an error', async (_, bytes) => {
  async function* changed(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(bytes);
  }
  const content = { size: 5, crc32: crc32('first'), open: async () => changed() };
  await expect(bytesOf(stream({ name: 'cup', lastModified, content }))).rejects.toThrow(
    'The file cup has changed',
  );
});
