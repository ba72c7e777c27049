import { sql, type SQL } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { removeImageFiles } from '../../platform/media/images/index.ts';
import { showsPicture } from './picture-uses.ts';

/**
 * Minimum age of the last deletion of a content's pins, in milliseconds, because a concurrent save may use
 * it.
 */
const GRACE_MS = 60_000;

/** The services that remove images. */
export type RemovalDeps = Pick<Deps, 'db' | 'jobs' | 'now'>;

/** Condition on `pins`: pins that show their content, did so a minute ago, or can be restored with their board. */
export function isPinned(now: Date): SQL {
  const before = new Date(now.getTime() - GRACE_MS).toISOString();
  return sql`(pins.deleted_at is null or pins.deleted_at > ${before}::timestamptz or exists (
    select from boards where boards.id = pins.board_id and boards.deleted_at = pins.deleted_at
      and boards.restorable_until > ${now.toISOString()}::timestamptz))`;
}

/**
 * Removes an image that no pinned content, profile, article, upload or image of a guest shows, with the contents without pins that showed it. The
 * removal of its files is queued in the same transaction. Returns whether it was removed. A concurrent use of the image
 * waits for this, and then finds it removed.
 */
export async function removePictureIfUnused({ db, jobs, now }: RemovalDeps, id: bigint): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ signature: string }>(
      sql`select signature from images where id = ${id} for update`,
    );
    const [image] = rows;
    if (!image) return false;
    const { rows: uses } = await tx.execute(sql`
      select from users where image_id = ${id}
      union all select from uploads where image_id = ${id}
      union all select from board_guest_images where image_id = ${id}
      union all select from article_images where image_id = ${id}
      union all select from video_uploads where image_id = ${id} and published_at is null
      union all select from contents where ${showsPicture(id)}
        and exists (select from pins where pins.content_id = contents.id and ${isPinned(now())})
      limit 1`);
    if (uses.length > 0) return false;
    await tx.execute(sql`delete from contents where ${showsPicture(id)}`);
    await tx.execute(sql`delete from images where id = ${id}`);
    await jobs.enqueue(tx, removeImageFiles, { signature: image.signature });
    return true;
  });
}
