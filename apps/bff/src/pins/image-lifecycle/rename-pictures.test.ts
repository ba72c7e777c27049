import { eq, sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../../site/deps.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { makeNextAvif } from '../../platform/media/images/avif-job.ts';
import { copyFiles } from '../../platform/media/images/copy-files.ts';
import { imageUrl } from '../../platform/media/images/present-image.ts';
import { removeImageFiles } from '../../platform/media/images/remove-files.ts';
import { FORMER_NAME_MS, renamePicture } from './rename-picture.ts';
import { renamePictures } from './rename-pictures.ts';
import { saveImage } from './save-image.ts';
import { images } from '../../platform/media/images/tables.ts';
import { videoPath } from '../../platform/media/images/video-files.ts';
import { FROM_SOURCES } from '../../testing/from-sources.ts';

let site: TestApp;
let maker: TestVisitor;
let other: TestVisitor;
let shade = 0;

beforeAll(async () => {
  site = await testApp();
  [maker, other] = [await site.member(), await site.member()];
});
afterAll(() => site.close(), 30_000);

/** Returns a new image. */
function newPicture(): Promise<Buffer> {
  shade += 1;
  const background = { r: shade, g: 60, b: 90 };
  return sharp({ create: { width: 20, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

type Pin = { readonly id: string; readonly signature: string };

const nameOf = async (id: string, who = maker): Promise<string> =>
  (await who.get('Pin', { id })).data.image_signature;

async function newPin(picture: Uint8Array, who = maker): Promise<Pin> {
  shade += 1;
  const { data: board } = await who.call('Board', 'create', { name: `Board ${shade}`, privacy: 'secret' });
  const image = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  const { data } = await who.call('Pin', 'create', { board_id: board.id, image_base64: image });
  return { id: data.id, signature: await nameOf(data.id, who) };
}

const digestOf = async (picture: Uint8Array): Promise<string> => {
  const result = await site.deps.imagePool.process({ kind: 'upload', bytes: picture });
  if (!result.ok) throw new Error('The picture of the test was refused.');
  return result.image.digest;
};

type Former = { readonly imageId: bigint; readonly digest: string };

/** Stores an image as the previous release did: under its digest, in one row for all pins that show it. */
async function makeFormer(picture: Uint8Array, pins: readonly Pin[]): Promise<Former> {
  const { db, imageStore } = site.deps;
  const digest = await digestOf(picture);
  const [first, ...rest] = pins;
  const rows = await Promise.all(
    pins.map(({ signature }) => db.select().from(images).where(eq(images.signature, signature))),
  );
  const ids = rows.flatMap(([row]) => (row ? [row] : []));
  const [image] = ids;
  if (!first || !image) throw new Error('The test names no pin.');
  await copyFiles(imageStore, image, digest);
  await db.update(images).set({ signature: digest, hasKeyedName: false }).where(eq(images.id, image.id));
  for (const { id } of ids)
    if (id !== image.id) {
      await db.execute(sql`update contents set image_id = ${image.id} where image_id = ${id}`);
      await db.delete(images).where(eq(images.id, id));
    }
  for (const { signature } of [first, ...rest]) await runJob(site.deps, removeImageFiles, { signature });
  return { imageId: image.id, digest };
}

const statusOf = async (signature: string, size = '236x'): Promise<number> =>
  (await site.app.inject({ url: imageUrl(signature, size) })).statusCode;
const rename = (deps: Deps = site.deps): Promise<void> => runJob(deps, renamePictures);

async function filesOf(signature: string): Promise<number> {
  let count = 0;
  for await (const path of site.deps.imageStore.list()) if (path.includes(signature)) count += 1;
  return count;
}

/** Returns the pending removals of former files, with the seconds between queueing and the earliest start of each. */
async function removals(signature: string): Promise<readonly number[]> {
  const { rows } = await site.deps.db.execute<{ delay: string }>(sql`
    select extract(epoch from start_after - created_on)::text as delay from jobs.job
    where name = 'remove-image-files' and data ->> 'signature' = ${signature}`);
  return rows.map(({ delay }) => Number(delay));
}

const formerRows = async (): Promise<number> => site.deps.db.$count(images, eq(images.hasKeyedName, false));

test('[BF-07] an image is renamed with its pin; both addresses are valid for a day, then only the new one', async () => {
  const picture = await newPicture();
  const pin = await newPin(picture);
  const { digest } = await makeFormer(picture, [pin]);
  expect([await nameOf(pin.id), await statusOf(digest)]).toEqual([digest, 200]);
  await rename();
  expect(await nameOf(pin.id)).toBe(pin.signature);
  expect([await statusOf(digest), await statusOf(pin.signature)]).toEqual([200, 200]);
  const [delay = 0] = await removals(digest);
  expect(delay * 1000).toBeGreaterThan(FORMER_NAME_MS - 600_000);
  await runJob(site.deps, removeImageFiles, { signature: digest });
  expect([await filesOf(digest), await filesOf(pin.signature)]).toEqual([0, 18]);
  expect([await statusOf(digest), await statusOf(pin.signature)]).toEqual([404, 200]);
});

test('[BF-07] [SR-15] an article shows the copy of the first owner of its images', async () => {
  const picture = await newPicture();
  const pins = [await newPin(picture), await newPin(picture, other)] as const;
  const { imageId } = await makeFormer(picture, pins);
  const blocks = [
    { kind: 'image', image: { source: 'stored', id: String(imageId), altText: `"${imageId}"` } },
  ];
  await site.deps.db.execute(sql`
    with article as (
      insert into articles (id, slug, kind, language, title, summary, cover_image_id, blocks)
      values (1, 'cups', 'article', 'en', 'Cups', '', ${imageId}, ${JSON.stringify(blocks)}::jsonb) returning id
    ) insert into article_images select id, ${imageId} from article`);
  await rename();
  const { rows } = await site.deps.db.execute(sql`
    select cover_image_id = image_id as is_cover, blocks #>> '{0,image,id}' = image_id::text as is_shown,
      blocks #>> '{0,image,altText}' as alt, signature
    from articles join article_images on article_id = articles.id join images on images.id = image_id`);
  const shown = { is_cover: true, is_shown: true, alt: `"${imageId}"` };
  expect(rows).toEqual([{ ...shown, signature: expect.toBeOneOf(pins.map(({ signature }) => signature)) }]);
});

test('[BF-07] a second run changes nothing', async () => {
  const picture = await newPicture();
  const pin = await newPin(picture);
  const { digest } = await makeFormer(picture, [pin]);
  await rename();
  await rename();
  expect(await nameOf(pin.id)).toBe(pin.signature);
  expect(await removals(digest)).toHaveLength(1);
});

test('[BF-07] an image of several owners becomes one of each, and removing one reveals nothing about the other', async () => {
  const picture = await newPicture();
  const pins = [await newPin(picture), await newPin(picture, other)] as const;
  const { imageId, digest } = await makeFormer(picture, pins);
  await site.deps.db.execute(sql`update users set image_id = ${imageId} where id = ${other.id}`);
  await rename();
  const names = [await nameOf(pins[0].id), await nameOf(pins[1].id, other)];
  expect(names).toEqual(pins.map(({ signature }) => signature));
  expect(new Set([...names, digest]).size).toBe(3);
  for (const name of names) expect(await filesOf(name)).toBe(18);
  const { rows } = await site.deps.db.execute(
    sql`select signature from users join images on images.id = users.image_id where users.id = ${other.id}`,
  );
  expect(rows).toEqual([{ signature: names[1] }]);
  expect(await site.deps.db.$count(images, eq(images.id, imageId))).toBe(0);
});

test.each([
  [
    'a carousel',
    (imageId: string) => ({ carousel: { slots: [{ imageId, title: `"imageId": "${imageId}"` }] } }),
  ],
  ['a story', (imageId: string) => ({ story: { pages: [{ imageId }] } })],
  ['a collection', (imageId: string) => ({ collection: [{ imageId }] })],
])('[BF-07] %s of another owner shows that owner’s picture afterwards', async (_, rich) => {
  const picture = await newPicture();
  const pin = await newPin(picture);
  const holder = await newPin(await newPicture(), other);
  const { imageId, digest } = await makeFormer(picture, [pin]);
  const richJson = JSON.stringify(rich(String(imageId)));
  await site.deps.db.execute(sql`update contents set rich = ${richJson}::jsonb where id = ${holder.id}`);
  await rename();
  const saved = await saveImage(site.deps, BigInt(other.id), { kind: 'upload', bytes: picture });
  if (!saved.ok) throw new Error('The picture of the test was refused.');
  const { rows } = await site.deps.db.execute<{ rich: object }>(
    sql`select rich from contents where id = ${holder.id}`,
  );
  const text = JSON.stringify(rows[0]?.rich);
  expect(text).toContain(`"imageId":"${saved.row.id}"`);
  expect(text).not.toContain(`"imageId":"${imageId}"`);
  expect(text.includes('title')).toBe(richJson.includes('title'));
  expect([await statusOf(saved.row.signature), await statusOf(digest)]).toEqual([200, 200]);
});

test('[BF-07] the play list of a video contains the new name', async () => {
  const picture = await newPicture();
  const pin = await newPin(picture);
  const { digest } = await makeFormer(picture, [pin]);
  const { imageStore } = site.deps;
  await imageStore.put(videoPath('720p', digest), Buffer.from('video'));
  await imageStore.put(videoPath('hls', digest), Buffer.from(`#EXTM3U\n/i/${videoPath('720p', digest)}\n`));
  await rename();
  const list = await site.app.inject({ url: `/i/${videoPath('hls', pin.signature)}` });
  expect(list.payload).toBe(`#EXTM3U\n/i/${videoPath('720p', pin.signature)}\n`);
  expect((await site.app.inject({ url: `/i/${videoPath('720p', pin.signature)}` })).payload).toBe('video');
});

test.each([0, 1, 9, 17, 99])(
  '[BF-07] a process killed after %i files leaves every address unchanged, and the next run completes the rest',
  async (copies) => {
    const picture = await newPicture();
    const pin = await newPin(picture);
    const { imageId, digest } = await makeFormer(picture, [pin]);
    const folder = join(site.deps.env.dataDir, 'images');
    const { databaseUrl = '', secret } = site.deps.env;
    const child = spawn(
      process.execPath,
      [
        ...FROM_SOURCES,
        join(import.meta.dirname, 'fixtures/dying-renamer.ts'),
        databaseUrl,
        folder,
        secret,
        String(imageId),
        String(copies),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await nameOf(pin.id)).toBe(digest);
    for (const size of ['orig', '736x', '236x', '60x60']) expect(await statusOf(digest, size)).toBe(200);
    await rename();
    expect([await nameOf(pin.id), await statusOf(pin.signature)]).toEqual([pin.signature, 200]);
    expect(await filesOf(pin.signature)).toBe(18);
    expect(await removals(digest)).toHaveLength(1);
  },
  60_000,
);

test('[BF-07] a second link of a file leaves no partial file', async () => {
  const { imageStore, env } = site.deps;
  await imageStore.put('236x/aa/bb/cc/one.webp', Buffer.from('one'));
  for (const _ of [1, 2])
    expect(await imageStore.copy('236x/aa/bb/cc/one.webp', '236x/aa/bb/cc/two.webp')).toBe(true);
  expect(await imageStore.copy('236x/aa/bb/cc/none.webp', '236x/aa/bb/cc/three.webp')).toBe(false);
  expect((await readdir(join(env.dataDir, 'images/236x/aa/bb/cc'))).toSorted()).toEqual([
    'one.webp',
    'two.webp',
  ]);
});

test('[BF-07] concurrent processes and uploads leave one image per owner, shown by every pin', async () => {
  for (let round = 0; round < 5; round += 1) {
    const picture = await newPicture();
    const pins = [await newPin(picture), await newPin(picture, other)];
    await makeFormer(picture, pins);
    const [, , mine, theirs] = await Promise.all([
      rename(),
      rename(),
      newPin(picture),
      newPin(picture, other),
    ]);
    await rename();
    expect(await formerRows()).toBe(0);
    const names = [
      await nameOf(pins[0]?.id ?? ''),
      await nameOf(mine.id),
      await nameOf(pins[1]?.id ?? '', other),
      await nameOf(theirs.id, other),
    ];
    expect(new Set(names).size).toBe(2);
    expect([names[0], names[2]]).toEqual([names[1], names[3]]);
    for (const name of names) expect([await statusOf(name), await filesOf(name)]).toEqual([200, 18]);
  }
});

test('[BF-07] an owner who stored an image again while it had its former name has it once', async () => {
  const picture = await newPicture();
  const pin = await newPin(picture);
  await makeFormer(picture, [pin]);
  const again = await newPin(picture);
  expect(await nameOf(again.id)).toBe(await nameOf(pin.id));
  expect(await filesOf(again.signature)).toBe(18);
});

test('[BF-07] an image stored by a process of the previous release is joined with the one with a keyed name', async () => {
  const picture = await newPicture();
  const first = await newPin(picture);
  const second = await newPin(picture);
  const { db } = site.deps;
  const [row] = await db.select().from(images).where(eq(images.signature, first.signature));
  if (!row) throw new Error('The picture of the test has no row.');
  const digest = await digestOf(picture);
  await copyFiles(site.deps.imageStore, row, digest);
  await db.insert(images).values({ ...row, id: row.id + 1n, signature: digest, hasKeyedName: false });
  await db.execute(sql`update contents set image_id = ${row.id + 1n} where id = ${second.id}`);
  await rename();
  expect([await nameOf(first.id), await nameOf(second.id)]).toEqual([first.signature, first.signature]);
  expect(await formerRows()).toBe(0);
});

test('[BF-07] AVIF files created while an image is renamed are created again under its new name', async () => {
  const picture = await newPicture();
  const pin = await newPin(picture);
  const { imageId, digest } = await makeFormer(picture, [pin]);
  await site.deps.db.execute(sql`update images set avif_ready = true where id <> ${imageId}`);
  await makeNextAvif(site.deps, {
    async encode({ signature }) {
      await rename();
      return [{ path: `orig/aa/bb/cc/${signature}.avif`, bytes: new Uint8Array(1) }];
    },
    rest: () => undefined,
  });
  const [row] = await site.deps.db.select().from(images).where(eq(images.id, imageId));
  expect([row?.signature, row?.avifReady]).toEqual([pin.signature, false]);
  expect(await filesOf(digest)).toBe(18);
});

test('[BF-07] with another secret every stored image keeps its address, and no run renames it', async () => {
  const picture = await newPicture();
  const pin = await newPin(picture);
  const changed: Deps = {
    ...site.deps,
    env: { ...site.deps.env, secret: 'another secret, of 32 characters too' },
  };
  await rename(changed);
  expect([await nameOf(pin.id), await statusOf(pin.signature)]).toEqual([pin.signature, 200]);
  const again = await saveImage(changed, BigInt(maker.id), { kind: 'upload', bytes: picture });
  expect(again).toMatchObject({ ok: true, row: { hasKeyedName: true } });
  if (again.ok) expect(again.row.signature).not.toBe(pin.signature);
});

test('[BF-07] an image that fails keeps its name until the next run, and does not block others', async () => {
  const pictures = [await newPicture(), await newPicture()];
  const pins = [await newPin(pictures[0] ?? Buffer.of()), await newPin(pictures[1] ?? Buffer.of())];
  const formers: Former[] = [];
  for (const [at, pin] of pins.entries()) formers.push(await makeFormer(pictures[at] ?? Buffer.of(), [pin]));
  const { imageStore } = site.deps;
  const copy: typeof imageStore.copy = async (from, to) => {
    if (from.includes(formers[0]?.digest ?? '')) throw new Error('the disk is full');
    return imageStore.copy(from, to);
  };
  await rename({ ...site.deps, imageStore: { ...imageStore, copy } });
  expect(await Promise.all(pins.map(({ id }) => nameOf(id)))).toEqual([
    formers[0]?.digest,
    pins[1]?.signature,
  ]);
  await rename();
  expect(await nameOf(pins[0]?.id ?? '')).toBe(pins[0]?.signature);
});

test('[BF-07] an image that is missing or has a keyed name is not renamed', async () => {
  const pin = await newPin(await newPicture());
  const [row] = await site.deps.db.select().from(images).where(eq(images.signature, pin.signature));
  expect(await renamePicture(site.deps, row?.id ?? 0n)).toBe(false);
  expect(await renamePicture(site.deps, 1n)).toBe(false);
});

test('every column that refers to an image is updated by a rename', async () => {
  // A trigger writes the sketches of the copy, and those of the former image are deleted with it.
  const { rows } = await site.deps.db.execute(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%image_id%' and table_name <> 'image_sketches' order by 1`,
  );
  const moved = [
    'article_images.image_id',
    'articles.cover_image_id',
    'board_guest_images.image_id',
    'contents.image_id',
    'uploads.image_id',
    'users.image_id',
    'video_uploads.image_id',
  ];
  expect(rows).toEqual(moved.map((name) => ({ name })));
});
