import { sql } from 'drizzle-orm';
import { authoriseBoard } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { restorableCondition } from '../pin-access/index.ts';
import { insertPinEvents, pinCreated } from './events.ts';

/** Seconds within which a deleted pin can be restored; shorter than the retention of its images. */
const UNDO_SECONDS = 30;

/**
 * Restores a pin that the viewer deleted at most half a minute ago, on its board, with the counters (CU-08), unless its
 * content was saved to that board again, or it was moved or removed by a moderator. Throws `pin_not_found`,
 * `board_not_found`, `forbidden`.
 */
export async function restorePin(db: Db, viewer: SignedIn, id: bigint | undefined): Promise<void> {
  const boardId = id === undefined ? undefined : await boardOfDeleted(db, viewer, id);
  if (id === undefined || boardId === undefined) throw new AppError('pin_not_found');
  await authoriseBoard(db, viewer, boardId, 'save');
  try {
    await db.transaction(async (tx) => {
      if (!(await bringBack(tx, id))) throw new AppError('pin_not_found');
      await tx.execute(insertPinEvents(pinCreated, sql`id = ${id}`));
    });
  } catch (error) {
    if (isUniqueViolation(error, 'pins_once_a_board')) throw new AppError('pin_not_found', { cause: error });
    throw error;
  }
}

/** Returns the board of a pin that the viewer may restore; undefined when there is none. */
async function boardOfDeleted(db: Db, viewer: SignedIn, id: bigint): Promise<bigint | undefined> {
  const { rows } = await db.execute<{ board_id: string }>(sql`
    select pins.board_id::text as board_id from pins join boards on boards.id = pins.board_id
    where pins.id = ${id} and ${isRestorable()}
      and boards.deleted_at is null and (pins.pinner_id = ${viewer.id} or boards.owner_id = ${viewer.id})`);
  const [row] = rows;
  return row && BigInt(row.board_id);
}

async function bringBack(db: Db, id: bigint): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with ${lockedPart('place', 'boards', sql`select board_id from pins where pins.id = ${id}`)}, restored as (
      update pins set deleted_at = null, section_id = (
        select id from board_sections where id = pins.section_id and board_sections.deleted_at is null
      )
      where pins.id = ${id} and ${isRestorable()} and ${afterPart('place')}
      returning id, board_id, section_id, content_id, is_repin
    ), counted_board as (
      update boards set pin_count = pin_count + 1 from restored where boards.id = restored.board_id
    ), counted_section as (
      update board_sections set pin_count = pin_count + 1
      from restored where board_sections.id = restored.section_id
    ), counted_content as (
      update contents set save_count = save_count + 1
      from restored where contents.id = restored.content_id and restored.is_repin
    )
    select id from restored`);
  return rows.length > 0;
}

/** Condition on `pins`: deleted within the undo window, and restorable. */
const isRestorable = () =>
  sql`pins.deleted_at > now() - make_interval(secs => ${UNDO_SECONDS}) and ${restorableCondition()}`;
