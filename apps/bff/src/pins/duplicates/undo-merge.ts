import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { recountPins, restorableCondition } from '../pin-access/index.ts';
import { insertPinEvents, pinCreated, pinDeleted } from '../pins/index.ts';
import { changeSaveCounts } from './change-counts.ts';

/** Days within which a merge can be undone. */
export const MERGE_UNDO_DAYS = 7;

/**
 * Undoes a merge of the viewer, once and within 7 days: the removed pins are on their boards again, in their sections and positions, and
 * those that took their places are gone. Later changes stay: pins that were moved or deleted since, boards that have a content
 * again, and contents that a moderator removed. Returns the number of restored pins. Throws `pin_not_found` if there is nothing to undo.
 */
export async function undoMerge(root: Db, viewer: SignedIn, id: bigint | undefined): Promise<number> {
  return root.transaction(async (tx) => {
    const boardIds = await lockBoards(tx, viewer, id ?? 0n);
    const removed = await changed(
      tx,
      sql`
      update pins set deleted_at = now() from pin_merges as merge
      where merge.id = ${id} and pins.id = any(merge.created_ids) and pins.deleted_at is null
        and pins.pinner_id = ${viewer.id}
      returning pins.id::text as id, pins.content_id::text as content_id`,
    );
    await tx.execute(sql`
      update pins set position = (before ->> 'position')::float8, title = before ->> 'title',
        description = before ->> 'description', section_id = (
          select id from board_sections
          where id = (before ->> 'sectionId')::bigint and board_id = pins.board_id and board_sections.deleted_at is null
        )
      from pin_merges as merge, jsonb_array_elements(merge.former) as before
      where merge.id = ${id} and pins.id = (before ->> 'id')::bigint and pins.deleted_at is null`);
    const restored = await changed(
      tx,
      sql`
      update pins set deleted_at = null, section_id = (
        select id from board_sections
        where id = pins.section_id and board_id = pins.board_id and board_sections.deleted_at is null
      )
      from pin_merges as merge
      where merge.id = ${id} and pins.id = any(merge.removed_ids) and pins.deleted_at = merge.merged_at
        and pins.pinner_id = ${viewer.id} and ${restorableCondition()}
        and exists (select from boards where boards.id = pins.board_id and boards.deleted_at is null)
        and not exists (
          select from pins as other
          where other.board_id = pins.board_id and other.content_id = pins.content_id and other.deleted_at is null)
      returning pins.id::text as id, pins.content_id::text as content_id`,
    );
    await tx.execute(sql`delete from pin_merges where id = ${id}`);
    if (restored.length === 0) throw new AppError('pin_not_found');
    await recountPins(tx, boardIds);
    await changeSaveCounts(tx, [
      ...removed.map((pin) => [BigInt(pin.content_id), -1] as const),
      ...restored.map((pin) => [BigInt(pin.content_id), 1] as const),
    ]);
    await tx.execute(insertPinEvents(pinDeleted, among(removed)));
    await tx.execute(insertPinEvents(pinCreated, among(restored)));
    return restored.length;
  });
}

type Changed = { id: string; content_id: string };

const changed = async (tx: Db, update: ReturnType<typeof sql>): Promise<readonly Changed[]> =>
  (await tx.execute<Changed>(update)).rows;

const among = (pins: readonly Changed[]) =>
  sql`id = any(${idList(pins.map(({ id }) => BigInt(id)))}::bigint[])`;

/** Locks the boards of a merge in the order of their ids, and returns their ids; the merge is locked with them. */
async function lockBoards(tx: Db, viewer: SignedIn, id: bigint): Promise<readonly bigint[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select boards.id::text as id from boards
    where boards.id in (
      select pins.board_id from pin_merges as merge
        join pins on pins.id = any(merge.removed_ids) or pins.id = any(merge.created_ids)
      where merge.id = ${id} and merge.member_id = ${viewer.id}
        and merge.merged_at > now() - make_interval(days => ${MERGE_UNDO_DAYS}))
    order by boards.id for no key update of boards`);
  // A second undo waited for the first one, which deleted the merge.
  const { rowCount } = await tx.execute(sql`select from pin_merges where id = ${id} for update`);
  if (rows.length === 0 || rowCount === 0) throw new AppError('pin_not_found');
  return rows.map((row) => BigInt(row.id));
}
