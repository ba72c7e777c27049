import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localImport, previewLocalImport, type ItemResult } from '../portability/member-imports/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../testing/app.ts';
import { testPicture } from '../testing/test-picture.ts';
import { exportMember } from './export-member.ts';
import { findMember } from './operations/find-member.ts';

const run = promisify(execFile);
const CHROMIUM = process.env['CHROMIUM_HEADLESS'] ?? '/usr/bin/chromium-headless-shell';
const COLOR = { r: 176, g: 32, b: 96 };

let site: TestApp;
let maker: TestVisitor;
let folder: string;
let tar: string;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  folder = await mkdtemp(join(tmpdir(), 'pegboard-tar-'));
  tar = join(folder, 'mara.tar');
  const board = (await maker.call('Board', 'create', { name: 'Töpfe & <b>بيت</b>' })).data.id;
  const picture = { width: 300, height: 200 };
  await maker.call('Pin', 'create', {
    board_id: board,
    title: 'Bowl',
    image_base64: await testPicture(`rgb(${COLOR.r}, ${COLOR.g}, ${COLOR.b})`, picture),
  });
  await exportMember(site.deps, await findMember(site.deps.db, maker.username), tar, () => undefined);
  await mkdir(join(folder, 'unpacked'));
  await run('tar', ['--extract', '--file', tar, '--directory', join(folder, 'unpacked')]);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('[IO-01] a tar archive of the command line is unpacked by tar, with every file of the ZIP', async () => {
  const unpacked = join(folder, 'unpacked');
  expect((await readdir(unpacked)).toSorted()).toEqual([
    'README.txt',
    'account.html',
    'account.json',
    'boards',
    'files',
    'index.html',
    'pegboard.jsonl',
    'schema.json',
    'style.css',
  ]);
  const lines = await readFile(join(unpacked, 'pegboard.jsonl'), 'utf8');
  const media = await readdir(join(unpacked, 'files'));
  expect(media).toHaveLength(1);
  for (const name of media) {
    const bytes = await readFile(join(unpacked, 'files', name));
    expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex')}.jpg`);
    expect(lines).toContain(`files/${name}`);
  }
  expect(await readdir(folder)).toEqual(['mara.tar', 'unpacked']);
});

test('[IO-01] a file that is there already is not replaced', async () => {
  const owner = await findMember(site.deps.db, maker.username);
  await expect(exportMember(site.deps, owner, tar, () => undefined)).rejects.toThrow(/is there already/);
});

test('[IO-02] a tar archive of the command line is imported', async () => {
  const other = await findMember(site.deps.db, (await site.member('Otto Berg')).username);
  const preview = await previewLocalImport(site.deps, other, { path: tar });
  expect(preview).toMatchObject({ kind: 'pegboard', boardCount: 1, pins: 1, invalid: 0 });
  const all: ItemResult[] = [];
  await localImport(site.deps, other, { path: tar }, { onResults: (results) => void all.push(...results) });
  expect(all.map(({ kind, title, result }) => [kind, title, result])).toEqual([
    ['board', 'Töpfe & <b>بيت</b>', 'created'],
    ['pin', 'Bowl', 'created'],
  ]);
});

test.skipIf(!existsSync(CHROMIUM))(
  '[IO-01] the reader is shown by a browser from the disk, with its style and pictures, without a network',
  { timeout: 120_000 },
  async () => {
    const boards = join(folder, 'unpacked', 'boards');
    const [page = ''] = await readdir(boards);
    const shot = join(folder, 'page.png');
    await run(CHROMIUM, [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND',
      '--window-size=1600,900',
      `--screenshot=${shot}`,
      pathToFileURL(join(boards, page)).href,
    ]);
    const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const columns: number[] = [];
    for (let at = 0; at < data.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      const distance = Math.abs(red - COLOR.r) + Math.abs(green - COLOR.g) + Math.abs(blue - COLOR.b);
      if (distance < 20) columns.push((at / 3) % info.width);
    }
    expect(columns.length).toBeGreaterThan(10_000);
    // The style puts the page in the middle.
    expect(Math.min(...new Set(columns))).toBeGreaterThan(200);
    await rm(shot);
  },
);
