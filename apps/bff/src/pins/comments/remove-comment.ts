import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { CommentView } from './comment-view.ts';

type State = {
  readonly parent_id: string | null;
  readonly reply_count: number;
  readonly is_shown: boolean;
  readonly is_below_shown: boolean;
};

/**
 * Removes a comment with its replies and updates the counts, in a transaction: as deleted by a member with the
 * permission, or as removed by a moderator. Returns false when it no longer existed.
 */
export async function removeCommentThread(
  tx: Db,
  { id, contentId }: Pick<CommentView, 'id' | 'contentId'>,
  how: 'deleted' | 'removed',
): Promise<boolean> {
  await tx.execute(sql`select from contents where id = ${contentId} for no key update`);
  const { rows } = await tx.execute<State>(sql`
    with before as (
      select comments.*, parent.id is null or (parent.deleted_at is null and parent.removed_at is null) as is_below_shown
      from comments left join comments as parent on parent.id = comments.parent_id where comments.id = ${id}
    ), gone as (
      update comments set ${how === 'deleted' ? sql`deleted_at` : sql`removed_at`} = now()
      where id = ${id} and deleted_at is null
    )
    select parent_id::text, reply_count, is_below_shown, deleted_at is null and removed_at is null as is_shown
    from before where deleted_at is null`);
  const [state] = rows;
  if (!state) return false;
  if (!state.is_shown) return how === 'deleted';
  if (state.parent_id !== null)
    await tx.execute(sql`update comments set reply_count = reply_count - 1 where id = ${state.parent_id}`);
  const gone = state.parent_id === null ? 1 + state.reply_count : 1;
  if (state.is_below_shown)
    await tx.execute(sql`
      update contents set comment_count = greatest(0, comment_count - ${gone}::int)
      where id = ${contentId} and not exists (select from comments where id = ${id} and board_id is not null)`);
  return true;
}
