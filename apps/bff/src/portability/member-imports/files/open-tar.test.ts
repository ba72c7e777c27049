import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImportFileError } from './import-file-error.ts';
import { isTar, openTar } from './open-tar.ts';

const LIMITS = { files: 3, bytes: 10_000_000, ratio: 200 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pegboard-tar-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function tarOf(
  ...entries: readonly (Partial<Header> & { readonly name: string; readonly text?: string })[]
) {
  const tar = pack();
  for (const { text = 'x', ...header } of entries)
    if (header.type === undefined || header.type === 'file') tar.entry(header, text);
    else tar.entry(header);
  tar.finalize();
  return buffer(tar);
}
let files = 0;
async function stored(bytes: Buffer, ending = '.tar'): Promise<string> {
  files += 1;
  const path = join(folder, `${files}${ending}`);
  await writeFile(path, bytes);
  return path;
}
test.each([
  ['.tar', (bytes: Buffer) => bytes],
  ['.tar.gz', (bytes: Buffer) => gzipSync(bytes)],
])('[IO-02] a %s has its files, and the same fingerprints each time', async (ending, packed) => {
  const mtime = new Date('2026-01-02T03:04:05Z');
  const bytes = await tarOf(
    { name: 'A/', type: 'directory' },
    { name: './A/cup.jpg', text: 'cup', mtime },
    { name: 'A/بيت.jpg', text: 'house', mtime },
  );
  const path = await stored(packed(bytes), ending);
  expect(await isTar(path)).toBe(true);
  const [one, two] = [await openTar(path), await openTar(path)];
  expect([...one.names]).toEqual(['A/cup.jpg', 'A/بيت.jpg']);
  expect((await one.read('A/cup.jpg', 10))?.toString()).toBe('cup');
  expect(await one.read('A/cup.jpg', 2)).toBeUndefined();
  expect(await one.fingerprint('A/cup.jpg')).toBe(await two.fingerprint('A/cup.jpg'));
  one.close();
  two.close();
});

test.each([
  ['a name that leads outside', () => tarOf({ name: 'a/../../b.jpg' }), 'unsafe_name'],
  ['an absolute name', () => tarOf({ name: '/etc/passwd' }), 'unsafe_name'],
  ['a name with a drive', () => tarOf({ name: 'C:/a.jpg' }), 'unsafe_name'],
  ['a symbolic link', () => tarOf({ name: 'a.jpg', type: 'symlink', linkname: '/etc/passwd' }), 'has_links'],
  ['a hard link', () => tarOf({ name: 'a.jpg', type: 'link', linkname: '/etc/passwd' }), 'has_links'],
  ['a device', () => tarOf({ name: 'a.jpg', type: 'character-device' }), 'has_links'],
  ['the same name twice', () => tarOf({ name: 'a.jpg' }, { name: './a.jpg' }), 'duplicate_name'],
  ['too many files', () => tarOf(...['a', 'b', 'c', 'd'].map((name) => ({ name }))), 'too_many_files'],
  ['more bytes than the limit', () => tarOf({ name: 'a', text: 'x'.repeat(11_000_000) }), 'too_large'],
  [
    'a compression of 1000:1',
    async () => gzipSync(await tarOf({ name: 'a', text: 'x'.repeat(5_000_000) })),
    'too_compressed',
  ],
  [
    'a cut in the middle',
    async () => (await tarOf({ name: 'a', text: 'x'.repeat(9999) })).subarray(0, 5000),
    'not_a_zip',
  ],
  [
    'compressed bytes that are damaged',
    async () => gzipSync(await tarOf({ name: 'a', text: 'x'.repeat(9999) })).fill(7, 20, 40),
    'not_a_zip',
  ],
] as const)('[IO-02] a tar with %s is refused, and nothing of it stays', async (_, tar, code) => {
  const parent = await mkdtemp(join(folder, 'parent-'));
  const opened = openTar(await stored(await tar()), LIMITS, parent).then(
    () => 'accepted',
    (error: unknown) => (error instanceof ImportFileError ? error.code : error),
  );
  expect(await opened).toBe(code);
  expect(await readdir(parent)).toEqual([]);
});
