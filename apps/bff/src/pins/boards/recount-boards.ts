import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { idList } from '../../platform/database/statement.ts';

const AT_ONCE = 200;

/**
 * Every night, recounts the pins of boards and sections whose counter is wrong. Counters change with their pins in one
 * transaction, so this corrects only restored backups and defects.
 */
export const recountBoards = defineJob({
  name: 'recount-boards',
  data: z.object({}),
  cron: '47 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    let mended = 0;
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await db.execute<{ id: string }>(sql`
        select boards.id from boards left join (
          select board_id, count(*)::int as pins from pins where deleted_at is null group by board_id
        ) as counted on counted.board_id = boards.id
        where boards.deleted_at is null and boards.pin_count <> coalesce(counted.pins, 0)
        union
        select section.board_id from board_sections as section left join (
          select section_id, count(*)::int as pins from pins where deleted_at is null group by section_id
        ) as counted on counted.section_id = section.id
        where section.pin_count <> coalesce(counted.pins, 0)
        limit ${AT_ONCE}`);
      if (rows.length === 0) break;
      const ids = idList(rows.map(({ id }) => BigInt(id)));
      await db.transaction(async (tx) => {
        // Concurrent saves wait for the lock, and update the counter after it.
        await tx.execute(sql`select from boards where id = any(${ids}::bigint[]) order by id for update`);
        await tx.execute(
          sql`select from board_sections where board_id = any(${ids}::bigint[]) order by id for update`,
        );
        await tx.execute(sql`update boards set pin_count =
          (select count(*) from pins where board_id = boards.id and deleted_at is null) where id = any(${ids}::bigint[])`);
        await tx.execute(sql`update board_sections set pin_count =
          (select count(*) from pins where section_id = board_sections.id and deleted_at is null)
          where board_id = any(${ids}::bigint[])`);
      });
      mended += rows.length;
      if (rows.length < AT_ONCE) break;
    }
    if (mended > 0) log.warn({ mended }, 'boards whose pins were counted wrong are mended');
  },
});
