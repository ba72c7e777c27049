import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { afterPart } from '../../platform/database/write-order.ts';
import { pins } from '../pin-access/index.ts';
import { insertPinEvents, pinCreated } from './events.ts';

/**
 * Returns a content that a decision of a moderator removed to the boards that had it and still exist, with the counters, in a
 * transaction. Locks as `removeContent` does. Returns the number of its pins that are shown again: none, if its image is gone.
 */
export async function restoreContent(tx: Db, contentId: bigint, decisionId: bigint): Promise<number> {
  const removedAt = sql`(select created_at from moderation_decisions where id = ${decisionId})`;
  await tx.execute(sql`
    select from boards where id in (select board_id from pins where content_id = ${contentId} and deleted_at = ${removedAt})
    order by id for no key update`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with restored as (
      update pins set deleted_at = null, section_id = (
        select id from board_sections where id = pins.section_id and board_sections.deleted_at is null
      )
      where content_id = ${contentId} and deleted_at = ${removedAt}
        and exists (select from boards where boards.id = pins.board_id and boards.deleted_at is null)
        and not exists (
          select from pins as other
          where other.board_id = pins.board_id and other.content_id = pins.content_id and other.deleted_at is null)
      returning id, board_id, section_id, is_repin
    ), counted_sections as (
      update board_sections set pin_count = pin_count + 1
      from restored where board_sections.id = restored.section_id
      returning 1
    ), counted_boards as (
      update boards set pin_count = pin_count + 1 from restored where boards.id = restored.board_id
      returning 1
    ), counted_content as (
      update contents set save_count = save_count + (select count(*) from restored where is_repin)
      where id = ${contentId} and ${afterPart('counted_sections')} and ${afterPart('counted_boards')}
    )
    select id::text from restored`);
  const ids = rows.map(({ id }) => BigInt(id));
  if (ids.length > 0) await tx.execute(insertPinEvents(pinCreated, inArray(pins.id, ids)));
  return ids.length;
}
