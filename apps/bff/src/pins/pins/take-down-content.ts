import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { afterPart } from '../../platform/database/write-order.ts';
import { insertPinEvents, pinDeleted } from './events.ts';

/**
 * Removes a content from every board, with the counters, in a transaction. Locks the boards in the order of their ids,
 * then the content (docs/decisions/0040).
 */
export async function removeContent(tx: Db, contentId: bigint): Promise<void> {
  await tx.execute(sql`
    select from boards where id in (select board_id from pins where content_id = ${contentId} and deleted_at is null)
    order by id for no key update`);
  await tx.execute(sql`
    with removed as (
      update pins set deleted_at = now() where content_id = ${contentId} and deleted_at is null
      returning board_id, section_id
    ), counted_sections as (
      update board_sections set pin_count = greatest(0, pin_count - 1)
      from removed where board_sections.id = removed.section_id
      returning 1
    ), counted_boards as (
      update boards set pin_count = greatest(0, pin_count - 1) from removed where boards.id = removed.board_id
      returning 1
    )
    update contents set save_count = 0
    where id = ${contentId} and ${afterPart('counted_sections')} and ${afterPart('counted_boards')}`);
  await tx.execute(insertPinEvents(pinDeleted, sql`content_id = ${contentId} and deleted_at = now()`));
}
