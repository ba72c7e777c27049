import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { idList } from '../../platform/database/statement.ts';

const AT_ONCE = 200;

/** Comments that are counted: neither they nor the comment above them are deleted or removed. */
const SHOWN = sql`comment.deleted_at is null and comment.removed_at is null and (comment.parent_id is null or exists (
  select from comments as parent where parent.id = comment.parent_id and parent.deleted_at is null and parent.removed_at is null))`;
const ON_CONTENT = sql`
  select count(*)::int from comments as comment
  where comment.content_id = contents.id and comment.board_id is null and ${SHOWN}`;
const BELOW = sql`
  select count(*)::int from comments as comment
  where comment.parent_id = comments.id and comment.deleted_at is null and comment.removed_at is null`;

/**
 * Every night, corrects the counts of comments on pins and of replies to comments: a deleted account removes its
 * comments without updating them.
 */
export const recountComments = defineJob({
  name: 'recount-comments',
  data: z.object({}),
  cron: '52 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    let mended = 0;
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await db.execute<{ id: string }>(sql`
        select contents.id::text as id from contents where comment_count <> (${ON_CONTENT})
        union
        select comments.content_id::text from comments where reply_count <> (${BELOW})
        limit ${AT_ONCE}`);
      if (rows.length === 0) break;
      const ids = idList(rows.map(({ id }) => BigInt(id)));
      await db.transaction(async (tx) => {
        // Concurrent comments wait for the lock, and update the count after it.
        await tx.execute(
          sql`select from contents where id = any(${ids}::bigint[]) order by id for no key update`,
        );
        await tx.execute(sql`
          update contents set comment_count = (${ON_CONTENT}) where id = any(${ids}::bigint[])`);
        await tx.execute(sql`
          update comments set reply_count = (${BELOW})
          where content_id = any(${ids}::bigint[]) and reply_count <> (${BELOW})`);
      });
      mended += rows.length;
      if (rows.length < AT_ONCE) break;
    }
    if (mended > 0) log.warn({ mended }, 'pins whose comments were counted wrong are mended');
  },
});
