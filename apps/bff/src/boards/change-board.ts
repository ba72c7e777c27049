import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { isUniqueViolation } from '../db-errors.ts';
import type { Authorized } from './authorise.ts';
import { boardUrl } from './board-row.ts';
import { nameTaken, type NewBoard } from './create-board.ts';
import { nthSlug, slugFrom, SLUG_TRIES } from './rules.ts';
import { boards } from './tables.ts';

/** Changes a board's texts and privacy; its address follows its name. Gives its path. Throws `board_name_taken`. */
export async function changeBoard(
  db: Db,
  board: Authorized<'edit'>,
  change: Partial<NewBoard>,
): Promise<string> {
  const isRenamed = change.name !== undefined && change.name !== board.name;
  const wanted = isRenamed ? slugFrom(change.name ?? board.name, 'board') : board.slug;
  for (let nth = 1; nth <= SLUG_TRIES; nth += 1) {
    const slug = isRenamed ? nthSlug(wanted, nth) : wanted;
    try {
      await db
        .update(boards)
        .set({ ...change, slug })
        .where(eq(boards.id, board.id));
      return boardUrl({ slug, ownerUsername: board.ownerUsername });
    } catch (error) {
      if (isUniqueViolation(error, 'boards_name')) throw nameTaken(error);
      if (!isUniqueViolation(error, 'boards_slug')) throw error;
    }
  }
  throw nameTaken();
}

/** Deletes a board with the pins on it and takes them from the counts, in one statement. */
export function deleteBoard(db: Db, board: Authorized<'edit'>): Promise<void> {
  return takeDownBoard(db, board.id);
}

/** Takes a board off the site as if its owner had deleted it: for moderators, who ask for no right of its owner's. */
export async function takeDownBoard(db: Db, id: bigint): Promise<void> {
  await db.execute(sql`
    with gone as (
      update boards set deleted_at = now(), pin_count = 0 where id = ${id} and deleted_at is null
    ), removed as (
      update pins set deleted_at = now() where board_id = ${id} and deleted_at is null
      returning content_id, is_repin
    )
    update contents set save_count = greatest(0, save_count - 1)
    from removed where contents.id = removed.content_id and removed.is_repin`);
}
