import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { removeImageFiles } from '../../platform/media/images/index.ts';
import { saveImage } from './save-image.ts';
import { makeNextAvif } from '../../platform/media/images/avif-job.ts';
import { BOARD_RETENTION_HOURS } from '../boards/delete-board.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { removePictureIfUnused } from './remove-picture.ts';
import { removeUnpinned } from './remove-unpinned.ts';
import { sweepPictures } from './sweep-pictures.ts';

const MINUTE_MS = 60_000;

let site: TestApp;
let maker: TestVisitor;
let boardId: string;
let shade = 0;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member();
  boardId = await newBoard(maker);
});
afterAll(() => site.close(), 30_000);
afterEach(() => void (site.clock.now = undefined));

const newBoard = async (who: TestVisitor): Promise<string> =>
  (await who.call('Board', 'create', { name: `Board ${(shade += 1)}` })).data.id;

/** Returns a new image. */
function newPicture(): Promise<Buffer> {
  shade += 1;
  const background = { r: shade & 255, g: shade >> 8, b: 90 };
  return sharp({ create: { width: 20, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

type Pin = { readonly id: string; readonly signature: string };

async function newPin(picture: Uint8Array, who = maker, board = boardId): Promise<Pin> {
  const image = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  const { data } = await who.call('Pin', 'create', { board_id: board, image_base64: image });
  return { id: data.id, signature: (await who.get('Pin', { id: data.id })).data.image_signature };
}

const remove = (id: string, who = maker) => who.call('Pin', 'delete', { id });

/** The files of an image in the store. */
async function filesOf(signature: string): Promise<number> {
  let count = 0;
  for await (const path of site.deps.imageStore.list()) if (path.includes(signature)) count += 1;
  return count;
}

/** Returns the number of contents and images with this signature. */
async function rowsOf(signature: string): Promise<{ contents: number; images: number }> {
  const { rows } = await site.deps.db.execute<{ contents: number; images: number }>(sql`
    select (select count(*) from contents join images on images.id = image_id where signature = ${signature})::int as contents,
      (select count(*) from images where signature = ${signature})::int as images`);
  return rows[0] ?? { contents: -1, images: -1 };
}

/** Runs a job at a time some minutes from now, then the jobs that it queued. */
async function run(job: typeof removeUnpinned | typeof sweepPictures, minutes = 2): Promise<void> {
  site.clock.now = new Date(Date.now() + minutes * MINUTE_MS);
  await runJob(site.deps, job);
  await deleteFiles();
}

async function deleteFiles(): Promise<void> {
  const { rows } = await site.deps.db.execute<{ data: object }>(
    `delete from jobs.job where name = 'remove-image-files' returning data`,
  );
  for (const { data } of rows) await runJob(site.deps, removeImageFiles, data);
}

const GONE = { contents: 0, images: 0 };

test('[BF-07] an image is removed at all sizes with the last pin that shows it, and nothing else is', async () => {
  const [pin, other] = [await newPin(await newPicture()), await newPin(await newPicture())];
  const avif = await makeNextAvif(site.deps, {
    encode: async () => [{ path: `236x/aa/bb/cc/${pin.signature}.avif`, bytes: new Uint8Array(1) }],
    rest: () => undefined,
  });
  expect([avif, (await filesOf(pin.signature)) >= 18]).toEqual(['made', true]);
  await remove(pin.id);
  await run(removeUnpinned, 0);
  expect((await rowsOf(pin.signature)).images).toBe(1);
  await run(removeUnpinned);
  expect(await rowsOf(pin.signature)).toEqual(GONE);
  const path = [0, 2, 4].map((at) => pin.signature.slice(at, at + 2)).join('/');
  for (const size of ['orig', '736x', '236x', '60x60']) {
    const url = `/i/${size}/${path}/${pin.signature}.webp`;
    expect((await site.app.inject({ url })).statusCode).toBe(404);
  }
  expect(await filesOf(other.signature)).toBe(18);
  expect((await maker.get('Pin', { id: other.id })).status).toBe(200);
});

test('[BF-07] an image that another member saved stays, until they delete it too', async () => {
  const pin = await newPin(await newPicture());
  const saver = await site.member();
  const copy = await saver.call('Repin', 'create', { pin_id: pin.id });
  await remove(pin.id);
  await run(removeUnpinned);
  expect((await saver.get('Pin', { id: copy.data.id })).data.image_signature).toBe(pin.signature);
  expect(await filesOf(pin.signature)).toBe(18);
  await remove(copy.data.id, saver);
  await run(removeUnpinned);
  expect([await filesOf(pin.signature), await rowsOf(pin.signature)]).toEqual([0, GONE]);
});

test('[BF-07] an image that another pin shows stays', async () => {
  const picture = await newPicture();
  const saver = await site.member();
  const [first, second] = [await newPin(picture), await newPin(picture, saver, await newBoard(saver))];
  await remove(first.id);
  await run(removeUnpinned);
  expect(await filesOf(second.signature)).toBe(18);
  await remove(second.id, saver);
  await run(removeUnpinned);
  expect(await rowsOf(second.signature)).toEqual(GONE);
});

test('[BF-07] images are removed with pins that are deleted in bulk', async () => {
  const pins = [await newPin(await newPicture()), await newPin(await newPicture())];
  await maker.call('BulkEdit', 'delete', { pin_ids: pins.map(({ id }) => id) });
  await run(removeUnpinned);
  for (const { signature } of pins)
    expect([await filesOf(signature), await rowsOf(signature)]).toEqual([0, GONE]);
});

test('[BF-07] images of a deleted board stay while it can be restored, and are removed with it', async () => {
  const board = await newBoard(maker);
  const pin = await newPin(await newPicture(), maker, board);
  await maker.call('Board', 'delete', { board_id: board });
  for (const job of [removeUnpinned, sweepPictures]) await run(job, (BOARD_RETENTION_HOURS - 1) * 60);
  expect(await filesOf(pin.signature)).toBe(18);
  await run(sweepPictures, (BOARD_RETENTION_HOURS + 1) * 60);
  expect([await filesOf(pin.signature), await rowsOf(pin.signature)]).toEqual([0, GONE]);
});

test('[BF-07] a moved pin keeps its image', async () => {
  const pin = await newPin(await newPicture());
  await maker.call('Repin', 'update', { pin_id: pin.id, board_id: await newBoard(maker) });
  await run(removeUnpinned);
  expect(await filesOf(pin.signature)).toBe(18);
});

test.each([
  ['the slides of a carousel', (id: string) => ({ carousel: { slots: [{ imageId: id }] } })],
  ['the pages of a story', (id: string) => ({ story: { pages: [{ imageId: id }] } })],
  ['the entries of a collection', (id: string) => ({ collection: [{ imageId: id }] })],
])('[BF-07] %s stay and go with their pin', async (_, rich) => {
  const saved = await saveImage(site.deps, BigInt(maker.id), { kind: 'upload', bytes: await newPicture() });
  if (!saved.ok) throw new Error('The picture of the test was refused.');
  const { id, signature } = saved.row;
  const pin = await newPin(await newPicture());
  await site.deps.db.execute(
    sql`update contents set rich = ${JSON.stringify(rich(String(id)))}::jsonb where id = ${pin.id}`,
  );
  site.clock.now = new Date(Date.now() + 2 * 60 * MINUTE_MS);
  await runJob(site.deps, sweepPictures);
  expect((await rowsOf(signature)).images).toBe(1);
  await remove(pin.id);
  await run(removeUnpinned);
  expect([await rowsOf(signature), await rowsOf(pin.signature)]).toEqual([GONE, GONE]);
  expect(await filesOf(signature)).toBe(0);
});

test('[BF-07] the image of a profile stays', async () => {
  const pin = await newPin(await newPicture());
  await site.deps.db.execute(
    sql`update users set image_id = (select id from images where signature = ${pin.signature}) where id = ${maker.id}`,
  );
  await remove(pin.id);
  await run(removeUnpinned);
  expect(await filesOf(pin.signature)).toBe(18);
  await site.deps.db.execute(sql`update users set image_id = null where id = ${maker.id}`);
  await run(sweepPictures, 120);
  expect(await rowsOf(pin.signature)).toEqual(GONE);
});

test('[BF-07] images of closed accounts and of uploads without a pin are removed at night', async () => {
  const leaver = await site.member();
  const pin = await newPin(await newPicture(), leaver, await newBoard(leaver));
  const used = await newPin(await newPicture());
  const unused = await saveImage(site.deps, BigInt(maker.id), { kind: 'upload', bytes: await newPicture() });
  if (!unused.ok) throw new Error('The picture of the test was refused.');
  const { id, signature } = unused.row;
  await site.deps.db.execute(sql`insert into uploads (id, key, owner_id, status, image_id, expires_at)
    values (7, 'seven', ${maker.id}, 'succeeded', ${id}, now())`);
  await site.deps.db.execute(sql`delete from users where id = ${leaver.id}`);
  await run(sweepPictures, 30);
  expect((await rowsOf(pin.signature)).images).toBe(1);
  await run(sweepPictures, 120);
  expect([await rowsOf(pin.signature), await filesOf(pin.signature)]).toEqual([GONE, 0]);
  expect((await rowsOf(signature)).images).toBe(1);
  await site.deps.db.execute('delete from uploads where id = 7');
  await run(sweepPictures, 120);
  expect(await filesOf(signature)).toBe(0);
  expect(await filesOf(used.signature)).toBe(18);
});

test('[BF-07] an image that is uploaded again during its removal is complete', async () => {
  const picture = await newPicture();
  // The same owner: others have the image under different names.
  const boards = await Promise.all([1, 2, 3, 4].map(() => newBoard(maker)));
  site.clock.now = new Date(Date.now() + 2 * MINUTE_MS);
  for (let round = 0; round < 5; round += 1) {
    const first = await newPin(picture);
    await remove(first.id);
    await site.deps.db.execute(
      `update pins set deleted_at = now() - interval '1 hour' where id = ${first.id}`,
    );
    const [made] = await Promise.all([
      Promise.all(boards.map((board) => newPin(picture, maker, board))),
      runJob(site.deps, removeUnpinned).then(deleteFiles),
    ]);
    await deleteFiles();
    for (const { id, signature } of made) {
      expect(id).toMatch(/^\d+$/);
      expect(await filesOf(signature)).toBe(18);
    }
    for (const { id } of made) await remove(id);
  }
});

test('[BF-07] an image that is removed while a pin is created from it is stored again', async () => {
  const picture = await newPicture();
  const saved = await saveImage(site.deps, BigInt(maker.id), { kind: 'upload', bytes: picture });
  if (!saved.ok) throw new Error('The picture of the test was refused.');
  const { id, signature } = saved.row;
  const { making } = await site.deps.db.transaction(async (tx) => {
    await tx.execute(sql`delete from images where id = ${id}`);
    const making = newPin(picture);
    await sleep(300);
    return { making };
  });
  expect((await making).signature).toBe(signature);
  expect(await rowsOf(signature)).toEqual({ contents: 1, images: 1 });
});

test('[BF-07] AVIF files that were created during the removal of the image are not stored', async () => {
  await site.deps.db.execute('update images set avif_ready = true');
  const pin = await newPin(await newPicture());
  await remove(pin.id);
  const made = await makeNextAvif(site.deps, {
    async encode({ signature }) {
      await run(removeUnpinned);
      return [{ path: `orig/aa/bb/cc/${signature}.avif`, bytes: new Uint8Array(1) }];
    },
    rest: () => undefined,
  });
  expect([made, await filesOf(pin.signature)]).toEqual(['made', 0]);
});

test('[BF-07] an image is removed once, whatever else tries to', async () => {
  const saved = await saveImage(site.deps, BigInt(maker.id), { kind: 'upload', bytes: await newPicture() });
  if (!saved.ok) throw new Error('The picture of the test was refused.');
  const tries = await Promise.all([1, 2, 3].map(() => removePictureIfUnused(site.deps, saved.row.id)));
  expect(tries.filter(Boolean)).toEqual([true]);
});

test('every table that refers to a content or a pin allows its removal', async () => {
  const { rows } = await site.deps.db.execute(
    `select conname from pg_constraint where contype = 'f' and confdeltype not in ('c', 'n')
      and confrelid in ('contents'::regclass, 'pins'::regclass)`,
  );
  expect(rows).toEqual([]);
});

test('every table that refers to a content, a pin or an image has an index for it, also for deleted rows', async () => {
  const { rows } = await site.deps.db.execute(
    `select conname from pg_constraint
      where contype = 'f' and confrelid in ('contents'::regclass, 'pins'::regclass, 'images'::regclass)
        and not exists (select from pg_index
          where indrelid = conrelid and indkey[0] = conkey[1] and (indpred is null or confrelid = 'images'::regclass))`,
  );
  expect(rows).toEqual([]);
});
