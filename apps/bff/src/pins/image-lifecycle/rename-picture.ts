import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { copyFiles } from '../../platform/media/images/copy-files.ts';
import { imageName } from '../../platform/media/images/image-name.ts';
import { lockPicture } from '../../platform/media/images/lock-picture.ts';
import { pictureOwners, repointOwner } from './picture-uses.ts';
import { removeImageFiles } from '../../platform/media/images/remove-files.ts';
import { images } from '../../platform/media/images/tables.ts';

/** Milliseconds for which files of a former name remain, because open tabs still load them. */
export const FORMER_NAME_MS = 24 * 3_600_000;

/** The services that rename images. */
export type RenameDeps = Pick<Deps, 'db' | 'env' | 'imageStore' | 'jobs' | 'now'>;

type Picture = typeof images.$inferSelect;

/**
 * Renames an image with an unkeyed name to its keyed one; returns false when it has one or no longer exists. The files
 * are copied first, then the row is updated, and the removal of the old files is queued in the same transaction. An
 * image of several owners becomes one per owner, so that a removal reveals nothing about the others. A concurrent use
 * of the old row finds it missing, as after a removal. After a crash the next run completes the rest.
 */
export async function renamePicture(deps: RenameDeps, id: bigint): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const isFormer = and(eq(images.id, id), eq(images.hasKeyedName, false));
    const [found] = await tx.select({ signature: images.signature }).from(images).where(isFormer);
    if (!found) return false;
    await lockPicture(tx, found.signature);
    const [picture] = await tx.select().from(images).where(isFormer).for('update');
    if (!picture) return false;
    const { rows } = await tx.execute<{ owner_id: string }>(
      sql`select owner_id::text from (${pictureOwners(id)}) as owners order by owner_id`,
    );
    const owners = rows.map((row) => BigInt(row.owner_id));
    const isRenamed = owners.length <= 1 && (await renameInPlace(deps, tx, picture, owners[0]));
    if (!isRenamed) {
      for (const owner of owners) await giveOwn(deps, tx, picture, owner);
      await tx.delete(images).where(eq(images.id, id));
    }
    await deps.jobs.enqueue(
      tx,
      removeImageFiles,
      { signature: picture.signature },
      { startAfter: new Date(deps.now().getTime() + FORMER_NAME_MS) },
    );
    return true;
  });
}

/** Renames an image of one owner, or of none; false when that owner has stored it again under its keyed name. */
async function renameInPlace(
  { env, imageStore }: RenameDeps,
  tx: Db,
  picture: Picture,
  owner: bigint | undefined,
): Promise<boolean> {
  const name = imageName(env.secret, owner ?? 'site', picture.signature);
  await lockPicture(tx, name);
  if (await idOf(tx, name)) return false;
  await copyFiles(imageStore, picture, name);
  await tx.update(images).set({ signature: name, hasKeyedName: true }).where(eq(images.id, picture.id));
  return true;
}

/** Replaces a shared image by one of this owner. */
async function giveOwn(
  { env, imageStore }: RenameDeps,
  tx: Db,
  picture: Picture,
  owner: bigint,
): Promise<void> {
  const name = imageName(env.secret, owner, picture.signature);
  await lockPicture(tx, name);
  const known = await idOf(tx, name);
  const to = known ?? newId();
  if (known === undefined) {
    await copyFiles(imageStore, picture, name);
    await tx.insert(images).values({ ...picture, id: to, signature: name, hasKeyedName: true });
  }
  await repointOwner(tx, owner, { from: picture.id, to });
}

async function idOf(tx: Db, signature: string): Promise<bigint | undefined> {
  const [row] = await tx.select({ id: images.id }).from(images).where(eq(images.signature, signature));
  return row?.id;
}
