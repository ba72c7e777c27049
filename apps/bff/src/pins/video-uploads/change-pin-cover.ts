import { eq, sql } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { copyVideoFiles, images } from '../../platform/media/images/index.ts';
import { saveImage } from '../image-lifecycle/index.ts';
import { contents } from '../pin-access/index.ts';
import type { Deps } from './deps.ts';
import { readFrame } from './read-frame.ts';
import { videoFolders } from './video-folders.ts';

/**
 * Makes the frame at `coverMs` the cover of a published video, for its Pin and all saves of it (CR-15), unless another frame
 * was chosen meanwhile. The files of the video get the name of the new cover, and the old ones remain until nothing shows the
 * old cover. When the frame cannot be read, the video keeps its present cover.
 */
export const changePinCover = defineJob({
  name: 'change-pin-cover',
  data: z.object({ contentId: z.string(), coverMs: z.int() }),
  retry: { limit: 5, seconds: 5, atMostSeconds: 60 },
  lease: { seconds: 300, heartbeatSeconds: 30 },
  async handle({ contentId, coverMs }, deps: Deps, { signal }) {
    const id = BigInt(contentId);
    const video = await findPending(deps.db, id, coverMs);
    if (!video) return;
    const folder = await videoFolders(deps.env).createUnfinished(id);
    try {
      const bytes = await readFrame(deps, { coverMs, signature: video.signature, folder }, signal);
      const name = `video of content ${id} at ${coverMs}`;
      const cover = await saveImage(deps, video.creatorId, { kind: 'upload', bytes }, { distinctBy: name });
      if (!cover.ok) throw new Error(`The cover of a video was refused: ${cover.code}.`);
      const { id: imageId, signature } = cover.row;
      if (signature !== video.signature) await copyVideoFiles(deps.imageStore, video.signature, signature);
      await deps.db.transaction((tx) => storeCover(tx, { id, coverMs, imageId, formerId: video.imageId }));
    } catch (error) {
      signal.throwIfAborted();
      await dropPending(deps.db, id, coverMs);
      deps.log.warn({ err: error }, 'the cover of a published video was not changed');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

type PendingCover = { readonly creatorId: bigint; readonly imageId: bigint; readonly signature: string };

async function findPending(db: Db, id: bigint, coverMs: number): Promise<PendingCover | undefined> {
  const [found] = await db
    .select({ creatorId: contents.creatorId, imageId: contents.imageId, signature: images.signature })
    .from(contents)
    .innerJoin(images, eq(images.id, contents.imageId))
    .where(isPending(id, coverMs));
  return found;
}

const isPending = (id: bigint, coverMs: number) =>
  sql`${contents.id} = ${id} and (${contents.rich} #>> '{video,pendingCoverMs}')::int = ${coverMs}`;

/** Stores the new cover; the upload of the video follows, so that its next draft can be published when the old one is gone. */
async function storeCover(
  tx: Db,
  cover: {
    readonly id: bigint;
    readonly coverMs: number;
    readonly imageId: bigint;
    readonly formerId: bigint;
  },
): Promise<void> {
  const { id, coverMs, imageId, formerId } = cover;
  // The image is locked before the content, like in publications: the removal of an unused one locks it first (decision 40).
  await tx.execute(sql`select from images where id = ${imageId} for key share`);
  const changed = await tx
    .update(contents)
    .set({
      imageId,
      rich: sql`jsonb_set(${contents.rich} #- '{video,pendingCoverMs}', '{video,coverMs}', to_jsonb(${coverMs}::int))`,
    })
    .where(isPending(id, coverMs));
  if (changed.rowCount !== 1) return;
  await tx.execute(sql`
    update video_uploads set image_id = ${imageId}, cover_ms = ${coverMs}
    where image_id = ${formerId} and published_at is not null and state = 'succeeded'
      and owner_id = (select creator_id from contents where id = ${id})`);
}

async function dropPending(db: Db, id: bigint, coverMs: number): Promise<void> {
  await db
    .update(contents)
    .set({ rich: sql`${contents.rich} #- '{video,pendingCoverMs}'` })
    .where(isPending(id, coverMs));
}
