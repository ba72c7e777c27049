import { sql } from 'drizzle-orm';
import { authoriseBoard } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { restorableCondition } from '../pin-access/index.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** Seconds within which a bulk deletion or move can be undone. */
export const UNDO_SECONDS = 60;

/** Returns the time of this transaction, to the microsecond, as stored with the pins that are deleted in it. */
export async function deletionTime(tx: Db): Promise<string> {
  const { rows } = await tx.execute<{ at: string }>(
    sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database does not know the time: select without a table gave no row.');
  return row.at;
}

/**
 * Restores the pins of a board that one bulk edit of the viewer deleted at most a minute ago, with the counters, except
 * those whose content was saved to the board again. Returns their number. Throws `board_not_found`, `forbidden`,
 * `pin_not_found`.
 */
export async function undoDelete(
  db: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  deletedAt: string,
): Promise<number> {
  const board = await authoriseBoard(db, viewer, boardId, 'save');
  const { rows } = await db.execute<{ count: number }>(sql`
    with ${lockedPart('place', 'boards', sql`${board.id}::bigint`)}, restored as (
      update pins set deleted_at = null, section_id = (
        select id from board_sections where id = pins.section_id and board_sections.deleted_at is null
      )
      where board_id = ${board.id} and deleted_at = ${deletedAt}::timestamptz
        and deleted_at > now() - make_interval(secs => ${UNDO_SECONDS})
        and (pinner_id = ${viewer.id} or ${board.ownerId} = ${viewer.id}) and ${restorableCondition()}
        and not exists (
          select from pins other
          where other.board_id = pins.board_id and other.content_id = pins.content_id and other.deleted_at is null
        ) and ${afterPart('place')}
      returning section_id, content_id, is_repin
    ), counted_board as (
      update boards set pin_count = pin_count + (select count(*) from restored)
      where id = ${board.id} and exists (select from restored)
    ), counted_sections as (
      update board_sections set pin_count = pin_count + more.pins
      from (select section_id, count(*) as pins from restored group by section_id) as more
      where board_sections.id = more.section_id
    ), ${lockedPart('content', 'contents', sql`select content_id from restored where is_repin`)}, counted_contents as (
      update contents set save_count = save_count + 1 from content where contents.id = content.id and ${afterPart('content')}
    )
    select count(*)::int as count from restored`);
  const count = rows[0]?.count ?? 0;
  if (count === 0) throw new AppError('pin_not_found');
  return count;
}
