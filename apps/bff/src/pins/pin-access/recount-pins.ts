import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';

/** Counts the pins of boards and of their sections again, in a transaction that has locked the boards (docs/decisions/0040). */
export async function recountPins(tx: Db, boardIds: readonly bigint[]): Promise<void> {
  const among = sql`any(${idList(boardIds)}::bigint[])`;
  await tx.execute(sql`
    update boards set pin_count = (
      select count(*) from pins where pins.board_id = boards.id and pins.deleted_at is null
    ) where id = ${among}`);
  await tx.execute(sql`
    update board_sections set pin_count = (
      select count(*) from pins where pins.section_id = board_sections.id and pins.deleted_at is null
    ) where board_id = ${among} and deleted_at is null`);
}
