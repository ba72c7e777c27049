import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { ImportFileError } from './import-file-error.ts';
import { detectAdapter } from '../adapters/index.ts';
import { openImportFiles } from './open-files.ts';
import { openZip, type ZipLimits } from './open-zip.ts';
import { LINE_BYTES_MAX, readLines } from '../adapters/read-lines.ts';

const LIMITS: ZipLimits = { files: 5, bytes: 10_000_000, ratio: 200 };
const HEADER = {
  kind: 'archive',
  format: 'pegboard',
  version: 2,
  site: 'https://a.example',
  exportedAt: '2026-11-27T08:00:00.000Z',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pegboard-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Member = {
  readonly name: string;
  readonly content: Buffer;
  readonly mode?: number;
  readonly compress?: boolean;
};

async function zipOf(...members: readonly Member[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content, mode = 0o100644, compress = true } of members)
    zip.addBuffer(content, name, { mode, compress });
  zip.end();
  return buffer(zip.outputStream);
}
const aFile = (name: string, text = 'x'): Member => ({ name, content: Buffer.from(text), compress: false });
const lines = (...all: readonly unknown[]): Member => ({
  name: 'pegboard.jsonl',
  content: Buffer.from(
    all.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  ),
});
/** Replaces a name in the ZIP by another one of the same length, as the library does not write unsafe names. */
const renamed = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
let files = 0;
async function stored(bytes: Buffer): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.zip`);
  await writeFile(path, bytes);
  return path;
}
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ImportFileError ? error.code : error),
  );
const open = async (bytes: Buffer): Promise<unknown> =>
  codeOf(stored(bytes).then((path) => openZip(path, LIMITS)));
const CENTRAL = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

test('[IO-02] a ZIP with files that stay inside is accepted', async () => {
  expect(await open(await zipOf(aFile('a.txt'), aFile('files/b.txt')))).toBe('accepted');
});

test.each([
  [
    'a name that leads outside',
    async () => renamed(await zipOf(aFile('aaaa.txt')), 'aaaa.txt', '../a.txt'),
    'unsafe_name',
  ],
  [
    'an absolute name',
    async () => renamed(await zipOf(aFile('aaaa.txt')), 'aaaa.txt', '/etc/aaa'),
    'unsafe_name',
  ],
  [
    'a name with a drive',
    async () => renamed(await zipOf(aFile('aaaa.txt')), 'aaaa.txt', 'C:/a.txt'),
    'unsafe_name',
  ],
  [
    'a backslash',
    async () => renamed(await zipOf(aFile('aaaa.txt')), 'aaaa.txt', '..\\a.txt'),
    'unsafe_name',
  ],
  ['a symbolic link', () => zipOf({ ...aFile('link', '/etc/passwd'), mode: 0o120777 }), 'has_links'],
  ['a device', () => zipOf({ ...aFile('null'), mode: 0o020666 }), 'has_links'],
  ['the same name twice', () => zipOf(aFile('a.txt'), aFile('a.txt', 'y')), 'duplicate_name'],
  ['too many files', () => zipOf(...[1, 2, 3, 4, 5, 6].map((nth) => aFile(`${nth}.txt`))), 'too_many_files'],
  [
    'a list of 1,000,000 files',
    async () => {
      const zip = new ZipFile();
      zip.addBuffer(Buffer.from('x'), 'a.txt');
      zip.end({ forceZip64Format: true, comment: '' });
      const bytes = await buffer(zip.outputStream);
      const end = bytes.indexOf(Buffer.from('PK\u0006\u0006'));
      bytes.writeBigUInt64LE(1_000_000n, end + 24);
      bytes.writeBigUInt64LE(1_000_000n, end + 32);
      return bytes;
    },
    'too_many_files',
  ],
  [
    'a compression of 1000:1',
    () => zipOf({ name: 'zeros', content: Buffer.alloc(5_000_000) }),
    'too_compressed',
  ],
  [
    'more bytes than the limit',
    () => zipOf({ name: 'large', content: Buffer.alloc(11_000_000, 1), compress: false }),
    'too_large',
  ],
  [
    'encryption',
    async () => {
      const zip = await zipOf({ ...aFile('a.txt'), compress: true });
      zip.writeUInt16LE(zip.readUInt16LE(zip.indexOf(CENTRAL) + 8) | 1, zip.indexOf(CENTRAL) + 8);
      return zip;
    },
    'encrypted',
  ],
  ['no ZIP', async () => Buffer.from('<html></html>'), 'not_a_zip'],
  [
    'a cut in the middle',
    async () => (await zipOf(aFile('a.txt', 'x'.repeat(999)))).subarray(0, 700),
    'not_a_zip',
  ],
] as const)('[IO-02] a file with %s is refused before anything is read', async (_, zip, code) => {
  expect(await open(await zip())).toBe(code);
});

test('[IO-02] a file whose contents do not match their checksum is damaged', async () => {
  const zip = await zipOf(aFile('a.txt', 'contents'));
  const archive = await openZip(await stored(renamed(zip, 'contents', 'changed!')), LIMITS);
  expect(await codeOf(archive.read('a.txt', 100))).toBe('damaged');
  archive.close();
});

async function read(...members: readonly Member[]) {
  const archive = await openZip(await stored(await zipOf(...members)), { ...LIMITS, ratio: 1e9 });
  const all = [];
  for await (const line of readLines(archive)) all.push(line.ok ? line.line.kind : line.nth);
  return all;
}

test.each([
  ['no lines', [aFile('a.txt')], 'not_an_archive'],
  ['an empty file of lines', [lines()], 'not_an_archive'],
  ['another header', [lines({ kind: 'archive', format: 'other', version: 1 })], 'not_an_archive'],
  ['no header', [lines('[]')], 'not_an_archive'],
  ['a newer version', [lines({ ...HEADER, version: 3 })], 'version_unknown'],
  ['a line of many megabytes', [lines(HEADER, `"${'a'.repeat(LINE_BYTES_MAX + 1)}"`)], 'line_too_long'],
] as const)('[IO-02] a ZIP with %s is refused', async (_, members, code) => {
  expect(await codeOf(read(...members))).toBe(code);
});

test('[IO-02] lines that are not valid are reported by their numbers, and the next are read', async () => {
  const follow = { kind: 'follow', type: 'topic', slug: 'cups', name: 'Cups' };
  const bad = [
    '{"kind":"follow"',
    { ...follow, name: 'a\0b' },
    '{"kind":"follow","type":"topic","slug":"a","name":"\\ud800"}',
    { ...follow, extra: 1 },
    { kind: 'section', id: '9999999999999999999', board: '1', title: 'x' },
    { kind: 'unknown' },
  ];
  expect(await read(lines(HEADER, ...bad, follow))).toEqual(['archive', 2, 3, 4, 5, 6, 7, 'follow']);
  const invalid = Buffer.concat([lines(HEADER).content, Buffer.from([0xff, 0x0a])]);
  expect(await read({ name: 'pegboard.jsonl', content: invalid })).toEqual(['archive', 2]);
});

test('[IO-02] an archive of version 1 is read with the fields that it did not have', async () => {
  const comment = { id: '2', pin: null, address: null, text: 'x', isReply: true, editedAt: null };
  const member = lines(
    { ...HEADER, version: 1 },
    { kind: 'comment', ...comment, createdAt: HEADER.exportedAt },
  );
  const archive = await openZip(await stored(await zipOf(member)), LIMITS);
  const all = [];
  for await (const line of readLines(archive)) all.push(line);
  expect(all[1]).toMatchObject({ ok: true, line: { parent: null } });
  archive.close();
});

test('[IO-02] a line of 200 MB is refused after its first megabytes', async () => {
  const part = Buffer.alloc(1_000_000, 'a');
  let sent = 0;
  async function* line() {
    yield Buffer.from(`${JSON.stringify(HEADER)}\n"`);
    for (; sent < 200; sent += 1) yield part;
  }
  const archive = await openZip(await stored(await zipOf(aFile('a.txt'))), LIMITS);
  const all = readLines({ ...archive, stream: async () => Readable.from(line()) });
  await all.next();
  expect(await codeOf(all.next())).toBe('line_too_long');
  expect(sent).toBeLessThan(30);
  archive.close();
});

test('[IO-02] a JSON file of 200 MB is refused before it is read', async () => {
  const path = join(folder, 'large.json');
  await writeFile(path, '{"bookmarks":[');
  await truncate(path, 200_000_000);
  const files = await openImportFiles(path);
  expect(await codeOf(detectAdapter(files))).toBe('json_too_large');
});

test('[IO-02] a folder is read without links, devices and hidden files', async () => {
  const inside = join(folder, 'folder');
  await mkdir(join(inside, 'A'), { recursive: true });
  await writeFile(join(inside, 'A', 'a.jpg'), 'x');
  await writeFile(join(inside, '.hidden.jpg'), 'x');
  await symlink('/etc/passwd', join(inside, 'A', 'link.jpg'));
  await symlink('/etc', join(inside, 'etc'));
  expect([...(await openImportFiles(inside)).names]).toEqual(['A/a.jpg']);
});
