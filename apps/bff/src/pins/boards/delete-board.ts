import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Authorized } from '../board-access/index.ts';
import { boardDeleted, insertBoardEvents } from './events.ts';
import { raiseStatementTimeout } from './statement-timeout.ts';

/** Hours within which a deleted board can be restored. Not specified; our choice. */
export const BOARD_RETENTION_HOURS = 24;

/**
 * Deletes a board with its pins and subtracts them from the counts, in one statement. It can be restored for
 * `BOARD_RETENTION_HOURS`. Throws `invalid_input` for the board of quick saves, which is the profile itself.
 */
export async function deleteBoard(db: Db, board: Authorized<'own'>): Promise<void> {
  if (board.layout !== 'default')
    throw new AppError('invalid_input', { fields: { board_id: 'A profile is not deleted as a board.' } });
  await db.transaction((tx) =>
    takeDown(tx, board.id, sql`now() + make_interval(hours => ${BOARD_RETENTION_HOURS})`),
  );
}

/** Deletes a board permanently, for moderators: without a check of permissions. */
export async function removeBoardByModerator(db: Db, id: bigint): Promise<void> {
  await db.transaction(async (tx) => {
    await takeDown(tx, id, sql`null::timestamptz`);
    await tx.execute(sql`update boards set restorable_until = null where id = ${id}`);
  });
}

async function takeDown(tx: Db, id: bigint, until: SQL): Promise<void> {
  await raiseStatementTimeout(tx);
  await tx.execute(sql`
    with gone as (
      update boards set deleted_at = now(), pin_count = 0, restorable_until = ${until}
      where id = ${id} and deleted_at is null returning id
    ), removed as (
      update pins set deleted_at = now() from gone where board_id = gone.id and pins.deleted_at is null
      returning content_id, is_repin
    ), ${lockedPart('content', 'contents', sql`select content_id from removed where is_repin`)}
    update contents set save_count = greatest(0, save_count - 1)
    from content where contents.id = content.id and ${afterPart('content')}`);
  await tx.execute(insertBoardEvents(boardDeleted, sql`id = ${id} and deleted_at = now()`));
}
