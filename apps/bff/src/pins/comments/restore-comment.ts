import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

type Restored = {
  readonly content_id: string;
  readonly parent_id: string | null;
  readonly reply_count: number;
  readonly is_below_shown: boolean;
  readonly is_on_secret_board: boolean;
};

/** Shows a comment that a moderator removed again, with its replies and the counters (AC-10). Does nothing if its author deleted it. */
export async function restoreCommentThread(tx: Db, id: bigint): Promise<void> {
  await tx.execute(sql`
    select from contents where id = (select content_id from comments where id = ${id}) for no key update`);
  const { rows } = await tx.execute<Restored>(sql`
    with shown as (
      update comments set removed_at = null
      where id = ${id} and removed_at is not null and deleted_at is null returning *
    )
    select shown.content_id::text, shown.parent_id::text, shown.reply_count, shown.board_id is not null as is_on_secret_board,
      parent.id is null or (parent.deleted_at is null and parent.removed_at is null) as is_below_shown
    from shown left join comments as parent on parent.id = shown.parent_id`);
  const [comment] = rows;
  if (!comment) return;
  const { content_id: contentId, parent_id: parentId, reply_count: replies } = comment;
  if (parentId !== null)
    await tx.execute(sql`update comments set reply_count = reply_count + 1 where id = ${parentId}`);
  if (!comment.is_below_shown || comment.is_on_secret_board) return;
  const count = parentId === null ? 1 + replies : 1;
  await tx.execute(sql`
    update contents set comment_count = comment_count + ${count}::int where id = ${contentId}`);
}
