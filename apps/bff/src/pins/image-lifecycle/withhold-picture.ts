import { and, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { copyFiles } from '../../platform/media/images/copy-files.ts';
import { lockPicture } from '../../platform/media/images/lock-picture.ts';
import { removeImageFiles } from '../../platform/media/images/remove-files.ts';
import { images } from '../../platform/media/images/tables.ts';
import type { Deps } from './deps.ts';
import { isPinned } from './remove-picture.ts';
import { removalsOf } from './removed-by-moderator.ts';
import { showsPicture } from './picture-uses.ts';

/** The services that withhold images. */
export type WithholdDeps = Pick<Deps, 'db' | 'imageStore' | 'jobs' | 'now'>;

/**
 * Withholds an image that is shown by nothing but contents that a moderator removed: its files get a name that no address has, and those
 * of the former name are deleted (OP-07). Its row remains, so that a removal that is withdrawn brings it back, at a new address. Returns
 * whether it was withheld now.
 */
export async function withholdPicture(deps: WithholdDeps, id: bigint): Promise<boolean> {
  const { db, imageStore, jobs, now } = deps;
  const { rows } = await db.execute<{ signature: string }>(sql`
    select images.signature from images where images.id = ${id}
      and exists (
        select from contents, lateral (${removalsOf(sql`contents.id`, now())}) as removal
        where ${showsPicture(id)} and removal.removed_at > coalesce(images.withheld_at, '-infinity'))
      and not exists (select from users where image_id = ${id})
      and not exists (select from board_guest_images where image_id = ${id})
      and not exists (select from article_images where image_id = ${id})
      and not exists (
        select from contents join pins on pins.content_id = contents.id where ${showsPicture(id)} and ${isPinned(now(), 0)})`);
  const [found] = rows;
  if (!found) return false;
  return db.transaction(async (tx) => {
    await lockPicture(tx, found.signature);
    const [picture] = await tx
      .select()
      .from(images)
      .where(and(eq(images.id, id), eq(images.signature, found.signature)))
      .for('update');
    if (!picture) return false;
    const name = randomBytes(16).toString('hex');
    await copyFiles(imageStore, picture, name);
    await tx
      .update(images)
      .set({ signature: name, hasKeyedName: true, withheldAt: sql`now()` })
      .where(eq(images.id, id));
    await jobs.enqueue(tx, removeImageFiles, { signature: found.signature });
    return true;
  });
}
