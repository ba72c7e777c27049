import { sql } from 'drizzle-orm';
import { authoriseBoard } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { recountPins, restoreDuplicates } from '../pin-access/index.ts';
import { UNDO_SECONDS } from './undo-delete.ts';

/**
 * Moves the pins of a bulk move of the viewer back to their former boards, sections and positions, once and within a
 * minute, and restores those that were removed because the target had their content. Later changes stay: pins that were
 * deleted or moved since, and boards that have the content again. Returns the number of pins. Throws `pin_not_found` if
 * there is nothing to undo, `board_not_found` or `forbidden` for a board that the viewer may no longer save to.
 */
export async function undoMove(root: Db, viewer: SignedIn, id: bigint): Promise<number> {
  return root.transaction(async (tx) => {
    const boardIds = await lockBoardsOf(tx, viewer, id);
    for (const boardId of boardIds) await authoriseBoard(tx, viewer, boardId, 'save');
    const moved = await moveBack(tx, viewer, id);
    const restored = await restoreDuplicates(tx, {
      table: sql`bulk_moves as change`,
      row: sql`change.id = ${id}`,
      pins: sql`pins.deleted_at = change.moved_at`,
      sectionId: sql`(select id from board_sections where id = pins.section_id and board_sections.deleted_at is null)`,
    });
    const { rowCount } = await tx.execute(sql`delete from bulk_moves where id = ${id}`);
    if (rowCount === 0 || moved + restored === 0) throw new AppError('pin_not_found');
    await recountPins(tx, boardIds);
    return moved + restored;
  });
}

/** Locks the boards of a move in the order of their ids, and returns their ids. */
async function lockBoardsOf(tx: Db, viewer: SignedIn, id: bigint): Promise<readonly bigint[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select boards.id::text as id from bulk_moves as move join boards
      on boards.id = move.to_board_id or boards.id = any(move.board_ids)
      or boards.id in (select board_id from pins where pins.id = any(move.twice_ids))
    where move.id = ${id} and move.member_id = ${viewer.id}
      and move.moved_at > now() - make_interval(secs => ${UNDO_SECONDS})
    order by boards.id for no key update of boards`);
  if (rows.length === 0) throw new AppError('pin_not_found');
  return rows.map((row) => BigInt(row.id));
}

/** Moves back the pins that are still on the target, and returns their number. */
async function moveBack(tx: Db, viewer: SignedIn, id: bigint): Promise<number> {
  const { rows } = await tx.execute<{ moved: number }>(sql`
    with move as materialized (
      select * from bulk_moves where id = ${id}
    ), place as (
      select pin.*, move.to_board_id from move, unnest(pin_ids, board_ids, section_ids, positions, pinner_ids)
        as pin(id, board_id, section_id, position, pinner_id)
    ), back as (
      update pins set board_id = place.board_id, position = place.position, pinner_id = place.pinner_id,
        section_id = (select id from board_sections where id = place.section_id and board_sections.deleted_at is null)
      from place
      where pins.id = place.id and pins.board_id = place.to_board_id and pins.deleted_at is null
        and (pins.pinner_id = ${viewer.id}
          or exists (select from boards where id = place.to_board_id and owner_id = ${viewer.id}))
        and (place.board_id = place.to_board_id or not exists (
          select from pins other
          where other.board_id = place.board_id and other.content_id = pins.content_id and other.deleted_at is null))
      returning pins.id
    ), retained as (
      update pins set section_id = (
        select id from board_sections where id = former.section_id and board_sections.deleted_at is null
      )
      from move, unnest(retained_ids, retained_section_ids) as former(id, section_id)
      where pins.id = former.id and pins.board_id = move.to_board_id and pins.deleted_at is null
        and pins.id <> all(move.pin_ids)
    )
    select count(*)::int as moved from back`);
  return rows[0]?.moved ?? 0;
}
