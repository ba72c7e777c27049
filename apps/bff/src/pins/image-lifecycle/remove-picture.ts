import { sql, type SQL } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { removeImageFiles } from '../../platform/media/images/index.ts';
import { findBlock } from '../image-blocks/index.ts';
import { showsPicture } from './picture-uses.ts';
import { removalsOf } from './removed-by-moderator.ts';

/**
 * Minimum age of the last deletion of a content's pins, in milliseconds, because a concurrent save may use
 * it.
 */
const GRACE_MS = 60_000;

/** The services that remove images. */
export type RemovalDeps = Pick<Deps, 'db' | 'jobs' | 'now'>;

/** Condition on `pins`: pins that show their content, did so until `graceMs` ago, or can be restored with their board. */
export function isPinned(now: Date, graceMs = GRACE_MS): SQL {
  const before = new Date(now.getTime() - graceMs).toISOString();
  return sql`(pins.deleted_at is null or pins.deleted_at > ${before}::timestamptz or exists (
    select from boards where boards.id = pins.board_id and boards.deleted_at = pins.deleted_at
      and boards.restorable_until > ${now.toISOString()}::timestamptz))`;
}

/**
 * Removes an image that no pinned content, profile, article, upload or image of a guest shows, with the contents without pins that showed it. The
 * removal of its files is queued in the same transaction. Returns whether it was removed. A concurrent use of the image
 * waits for this, and then finds it removed. What a moderator removed keeps its image while an appeal can bring it back, unless the image
 * is blocked (AC-10).
 */
export async function removePictureIfUnused(deps: RemovalDeps, id: bigint): Promise<boolean> {
  const result = await removeUnlessUsed(deps, id, isAppealable(id, deps.now()));
  if (result !== 'retained') return result === 'removed';
  if (!(await isBlocked(deps.db, id))) return false;
  return (await removeUnlessUsed(deps, id, sql`false`)) === 'removed';
}

async function removeUnlessUsed(
  { db, jobs, now }: RemovalDeps,
  id: bigint,
  isRetained: SQL,
): Promise<'removed' | 'used' | 'retained'> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ signature: string; is_retained: boolean }>(
      sql`select signature, ${isRetained} as is_retained from images where id = ${id} for update`,
    );
    const [image] = rows;
    if (!image) return 'used';
    const { rows: uses } = await tx.execute(sql`
      select from users where image_id = ${id}
      union all select from uploads where image_id = ${id}
      union all select from board_guest_images where image_id = ${id}
      union all select from article_images where image_id = ${id}
      union all select from video_uploads where image_id = ${id} and published_at is null
      union all select from contents where ${showsPicture(id)}
        and exists (select from pins where pins.content_id = contents.id and ${isPinned(now())})
      limit 1`);
    if (uses.length > 0) return 'used';
    if (image.is_retained) return 'retained';
    await tx.execute(sql`delete from contents where ${showsPicture(id)}`);
    await tx.execute(sql`delete from images where id = ${id}`);
    await jobs.enqueue(tx, removeImageFiles, { signature: image.signature });
    return 'removed';
  });
}

/** Condition: an appeal is open or can be sent that would bring back a content with this image. */
function isAppealable(id: bigint, now: Date): SQL {
  return sql`exists (
    select from contents, lateral (${removalsOf(sql`contents.id`, now)}) as removal
    where ${showsPicture(id)} and removal.is_appealable)`;
}

async function isBlocked(db: RemovalDeps['db'], id: bigint): Promise<boolean> {
  const { rows } = await db.execute<{ copy_hash: string | null }>(
    sql`select nullif(copy_hash, '') as copy_hash from images where id = ${id}`,
  );
  const copyHash = rows[0]?.copy_hash ?? null;
  return (await findBlock(db, { sha256: undefined, copyHash })) !== undefined;
}
