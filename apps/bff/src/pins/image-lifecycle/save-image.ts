import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { newId } from '../../platform/ids/new-id.ts';
import type { ImagePoolDeps } from '../../platform/deps.ts';
import { nameImage, type ImageOwner } from '../../platform/media/images/image-name.ts';
import type { StoredImageTask } from '../../platform/media/images/image-pool.ts';
import { lockPicture } from '../../platform/media/images/lock-picture.ts';
import { pictureOwners } from './picture-uses.ts';
import { findBlock, recordHit } from '../image-blocks/index.ts';
import type { ProcessedImage, RejectedImage } from '../../platform/media/images/process-image.ts';
import { renamePicture, type RenameDeps } from './rename-picture.ts';
import { images } from '../../platform/media/images/tables.ts';

/** A stored image. */
export type ImageRow = typeof images.$inferSelect;

/** A stored image, and the code of `AI_LABELS` that the metadata of its file states. */
export type SavedImage = {
  readonly ok: true;
  readonly row: ImageRow;
  readonly mediaSourceType: number | null;
};

/** The services that store images. */
export type SaveImageDeps = RenameDeps & ImagePoolDeps;

/**
 * Processes an image and stores it, once per owner: files first, the row last, so that a row never refers to missing
 * files (BF-07). Images stored by others have no influence. `distinctBy` gives it a separate row and name although the
 * owner has stored the same pixels, because the files of a video are named by its poster. `isSentByOwner` is false for an image of
 * a guest: then a block is not recorded for the owner.
 */
export async function saveImage(
  deps: SaveImageDeps,
  owner: ImageOwner,
  task: StoredImageTask,
  {
    distinctBy,
    isSentByOwner = true,
  }: { readonly distinctBy?: string; readonly isSentByOwner?: boolean } = {},
): Promise<SavedImage | RejectedImage> {
  const result = await deps.imagePool.process(task);
  if (!result.ok) return result;
  const { mediaSourceType } = result;
  const sender = isSentByOwner && owner !== 'site' ? owner : undefined;
  if (owner !== 'site' && (await isBlocked(deps, sender, task, result.image)))
    return { ok: false, code: 'image_blocked' };
  const digest = distinctBy === undefined ? result.image.digest : `${result.image.digest} of ${distinctBy}`;
  const { files, row: image } = nameImage(deps.env.secret, owner, { ...result.image, digest });
  await renameFormer(deps, owner, digest);
  const bySignature = eq(images.signature, image.signature);
  const [known] = await deps.db.select().from(images).where(bySignature);
  if (known) return { ok: true, row: known, mediaSourceType };
  return deps.db.transaction(async (tx) => {
    await lockPicture(tx, image.signature);
    const [other] = await tx.select().from(images).where(bySignature);
    if (other) return { ok: true, row: other, mediaSourceType };
    await Promise.all(files.map(({ path, bytes }) => deps.imageStore.put(path, bytes)));
    const [row] = await tx
      .insert(images)
      .values({ id: newId(), ...image })
      .returning();
    if (!row) throw new Error('A picture was stored without a row: the insert of saveImage() returns none.');
    return { ok: true, row, mediaSourceType };
  });
}

/** Returns whether an image is on the block list (OP-06), and records it for the member who sent it. */
async function isBlocked(
  deps: SaveImageDeps,
  sender: bigint | undefined,
  task: StoredImageTask,
  { copyHash }: ProcessedImage,
): Promise<boolean> {
  const sha256 = task.kind === 'upload' ? createHash('sha256').update(task.bytes).digest('hex') : undefined;
  const blockId = await findBlock(deps.db, { sha256, copyHash });
  if (blockId === undefined) return false;
  if (sender !== undefined) await recordHit(deps.db, blockId, sender, new Date());
  return true;
}

/** Renames the image that this owner stored under an unkeyed name, if `renamePictures` has not renamed it yet. */
async function renameFormer(deps: RenameDeps, owner: ImageOwner, digest: string): Promise<void> {
  if (owner === 'site') return;
  const [former] = await deps.db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.signature, digest), eq(images.hasKeyedName, false)));
  if (!former) return;
  const { rows } = await deps.db.execute(
    sql`select from (${pictureOwners(former.id)}) as owners where owner_id = ${owner}`,
  );
  if (rows.length > 0) await renamePicture(deps, former.id);
}
