import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { idList } from '../../platform/database/statement.ts';

const AT_ONCE = 200;

const PLACES = [
  { things: sql`contents`, reactions: sql`reactions`, column: sql`content_id`, hasTotal: false },
  { things: sql`comments`, reactions: sql`comment_reactions`, column: sql`comment_id`, hasTotal: true },
];

/**
 * Every night, corrects the counts of reactions to pins and comments: a deleted account removes its reactions without
 * updating them.
 */
export const recountReactions = defineJob({
  name: 'recount-reactions',
  data: z.object({}),
  cron: '57 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    let mended = 0;
    for (const { things, reactions, column, hasTotal } of PLACES) {
      const counted = sql`(
        select ${column} as id, jsonb_object_agg(reaction_type::text, times) as counts, sum(times)::int as total
        from (select ${column}, reaction_type, count(*)::int as times from ${reactions} group by 1, 2) as types
        group by 1)`;
      const isWrong = sql`(thing.reaction_counts <> coalesce(counted.counts, '{}')
        ${hasTotal ? sql`or thing.reaction_count <> coalesce(counted.total, 0)` : sql``})`;
      for (;;) {
        signal.throwIfAborted();
        const { rows } = await db.execute<{ id: string }>(sql`
          select thing.id::text as id from ${things} as thing left join ${counted} as counted on counted.id = thing.id
          where ${isWrong} limit ${AT_ONCE}`);
        if (rows.length === 0) break;
        const ids = idList(rows.map(({ id }) => BigInt(id)));
        await db.transaction(async (tx) => {
          // Concurrent reactions wait for the lock, and update the count after it.
          await tx.execute(
            sql`select from ${things} where id = any(${ids}::bigint[]) order by id for no key update`,
          );
          await tx.execute(sql`
            update ${things} as thing set reaction_counts = coalesce(counted.counts, '{}')
              ${hasTotal ? sql`, reaction_count = coalesce(counted.total, 0)` : sql``}
            from (select wanted.id, counts, total from unnest(${ids}::bigint[]) as wanted(id)
              left join ${counted} as known on known.id = wanted.id) as counted
            where thing.id = counted.id`);
        });
        mended += rows.length;
        if (rows.length < AT_ONCE) break;
      }
    }
    if (mended > 0) log.warn({ mended }, 'pins and comments whose reactions were counted wrong are mended');
  },
});
