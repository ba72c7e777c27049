import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents } from '../pin-access/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { removePictureIfUnused } from '../image-lifecycle/remove-picture.ts';
import { publishVideo } from './publish-video.ts';
import { videoUploads } from './tables.ts';

let site: TestApp;
let owner: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member('Ines Moreau');
});
afterAll(() => site.close());

/** A published video, whose only Pin was deleted an hour ago. */
async function unpinnedVideo(): Promise<{ readonly uploadId: bigint; readonly imageId: bigint }> {
  const board = await owner.call('Board', 'create', { name: `Films ${newId()}` });
  const image_base64 = await testPicture();
  const pin = await owner.call('Pin', 'create', { board_id: board.data.id, title: 'Bowl', image_base64 });
  const [content] = await site.deps.db
    .select({ imageId: contents.imageId })
    .from(contents)
    .where(sql`id = ${BigInt(pin.data.id)}`);
  await site.deps.db.execute(
    sql`update pins set deleted_at = now() - interval '1 hour' where id = ${BigInt(pin.data.id)}`,
  );
  const [uploadId, imageId] = [newId(), content?.imageId ?? 0n];
  await site.deps.db.insert(videoUploads).values({
    id: uploadId,
    ownerId: BigInt(owner.id),
    state: 'succeeded',
    bytes: 9,
    imageId,
    width: 64,
    height: 48,
    durationMs: 4000,
    publishedAt: new Date(),
  });
  return { uploadId, imageId };
}

/** Waits until a connection waits for a lock of another one. */
async function someoneWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await site.deps.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
}

test('[CR-07] a draft that is published while the last Pin of its video is removed waits for it, without a deadlock', async () => {
  const { uploadId, imageId } = await unpinnedVideo();
  const publish = () =>
    site.deps.db.transaction((tx) => publishVideo(tx, { id: BigInt(owner.id) }, uploadId));
  const { published } = await site.deps.db.transaction(async (tx) => {
    // The removal has locked the image, and has still to lock the upload that refers to it.
    await tx.execute(sql`select from images where id = ${imageId} for update`);
    const waiting = publish().then(
      () => 'published',
      (error: { code: string }) => error.code,
    );
    await someoneWaits();
    await tx.execute(sql`delete from contents where image_id = ${imageId}`);
    await tx.execute(sql`delete from images where id = ${imageId}`);
    return { published: waiting };
  });
  expect(await published).toBe('upload_not_found');
});

test('[CR-07] a removal waits for the publication of another draft of its video, and then finds it used', async () => {
  const { uploadId, imageId } = await unpinnedVideo();
  const { removed } = await site.deps.db.transaction(async (tx) => {
    const { imageId: published } = await publishVideo(tx, { id: BigInt(owner.id) }, uploadId);
    expect(published).toBe(imageId);
    const removing = removePictureIfUnused(site.deps, imageId);
    await someoneWaits();
    await tx.execute(
      sql`update pins set deleted_at = null where content_id in (select id from contents where image_id = ${imageId})`,
    );
    return { removed: removing };
  });
  expect(await removed).toBe(false);
});
