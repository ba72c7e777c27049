import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { imageUnblockedMail } from '../../pins/image-blocks/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

let site: TestApp;
let moderator: TestVisitor;
let maker: TestVisitor;
let board: string;

beforeAll(async () => {
  site = await testApp();
  moderator = await site.member('Moderator');
  await setRole(site.deps.db, moderator.username, 'moderator');
  maker = await site.member('Maker');
  board = (await maker.call('Board', 'create', { name: 'Cups' })).data.id;
});
afterAll(() => site.close());

/** Draws an image that differs with its seed, as JPEG. */
function picture(seed: number, { quality = 80, side = 300 } = {}): Promise<Buffer> {
  const shapes = Array.from({ length: 12 }, (_, nth) => {
    const place = (factor: number): number => (Math.sin(seed * 99 + nth * factor) + 1) * 150;
    return `<circle cx="${place(3)}" cy="${place(7)}" r="${15 + place(11) / 6}" fill="hsl(${place(13)},70%,50%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).resize(side).jpeg({ quality }).toBuffer();
}
const pinOf = async (bytes: Buffer, by = maker, boardId = board) =>
  by.call('Pin', 'create', {
    board_id: boardId,
    title: 'Cup',
    image_base64: `data:image/jpeg;base64,${bytes.toString('base64')}`,
  });
const block = (options: object, by = moderator) =>
  by.call('ImageBlock', 'create', { reason: 'Known abuse', ...options });
const list = async () => (await moderator.get('ImageBlocks')).data;

test('[OP-06] a file that is blocked by its SHA-256 cannot be saved; a removed block is a corrected mistake', async () => {
  const bytes = await picture(1);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect((await block({ sha256: sha256.toUpperCase() })).status).toBe(200);
  expect((await pinOf(bytes)).error.code).toBe('image_blocked');
  expect((await pinOf(await picture(1, { quality: 60 }))).status).toBe(200);
  const [blocked] = await list();
  expect(blocked).toMatchObject({ sha256, has_copy_hash: false, reason: 'Known abuse', hit_count: 1 });
  expect((await moderator.call('ImageBlock', 'delete', { id: blocked.id })).status).toBe(200);
  expect((await pinOf(bytes)).status).toBe(200);
  expect(await list()).toEqual([]);
  const mail = await imageUnblockedMail.write({ userId: maker.id }, site.deps, { id: 'a' });
  expect(mail?.subject).toBe('You can save your image again');
  const { error } = await moderator.call('ImageBlock', 'delete', { id: blocked.id });
  expect(error.code).toBe('image_block_not_found');
});

test('[OP-06] copies of the blocked image of a pin cannot be saved by anyone; other images can', async () => {
  const { id } = (await pinOf(await picture(2))).data;
  expect((await block({ pin_id: id })).status).toBe(200);
  const other = await site.member('Other');
  const theirs = (await other.call('Board', 'create', { name: 'Theirs' })).data.id;
  const copy = await picture(2, { quality: 30, side: 220 });
  expect((await pinOf(copy, other, theirs)).error.code).toBe('image_blocked');
  expect((await pinOf(await picture(3), other, theirs)).status).toBe(200);
  const [blocked] = await list();
  await moderator.call('ImageBlock', 'delete', { id: blocked.id });
  expect((await pinOf(copy, other, theirs)).status).toBe(200);
});

test('[OP-06] with a distance of 0, copies that differ are accepted', async () => {
  const { id } = (await pinOf(await picture(4))).data;
  await block({ pin_id: id, distance: 0 });
  expect((await pinOf(await picture(4, { quality: 8, side: 90 }))).status).toBe(200);
});

test('[OP-06] a block needs a reason and an image that exists', async () => {
  expect((await block({})).error.fields).toEqual({ pin_id: 'Choose an image.' });
  expect((await block({ pin_id: '7' })).error.code).toBe('pin_not_found');
  expect((await block({ sha256: 'abc' })).error.fields).toEqual({ sha256: 'Use 64 hexadecimal digits.' });
  expect((await block({ sha256: 'a'.repeat(64), reason: '' })).status).toBe(400);
});

test('[OP-06] only the team blocks images, and each change is in the audit log', async () => {
  expect((await block({ sha256: 'a'.repeat(64) }, maker)).error.code).toBe('forbidden');
  expect((await maker.call('ImageBlock', 'delete', { id: '7' })).error.code).toBe('forbidden');
  expect((await maker.get('ImageBlocks')).error.code).toBe('forbidden');
  const { rows } = await site.pool.query(
    `select action, count(*)::int from audit_entries where action like 'image_%' group by action order by action`,
  );
  expect(rows).toEqual([
    { action: 'image_blocked', count: 3 },
    { action: 'image_unblocked', count: 2 },
  ]);
});
