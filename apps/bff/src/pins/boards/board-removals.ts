import { sql, type SQL } from 'drizzle-orm';
import type { SignedIn } from '../../platform/http/viewer.ts';

/*
 * The former access of a member to a board is stored when it ends, so that the member who ended it can undo that for
 * `UNDO_SECONDS`.
 */

/** The stored columns of a collaborator. */
export const COLLABORATOR = sql`board_id, user_id, null::bigint as invited_by_id, may_edit, may_invite, created_at`;

/** The stored columns of an invite. */
export const INVITE = sql`board_id, invited_user_id as user_id, invited_by_id, may_edit, may_invite, created_at`;

/** Stores these as removed by the viewer, in place of earlier removals of the same members. */
export function recordRemoval(viewer: SignedIn, ended: SQL): SQL {
  return sql`
    insert into board_removals
      (board_id, user_id, removed_by_id, invited_by_id, may_edit, may_invite, since, removed_at)
    select board_id, user_id, ${viewer.id}, invited_by_id, may_edit, may_invite, created_at, now() from (${ended}) as gone
    on conflict (board_id, user_id) do update set removed_by_id = excluded.removed_by_id,
      invited_by_id = excluded.invited_by_id, may_edit = excluded.may_edit, may_invite = excluded.may_invite,
      since = excluded.since, removed_at = excluded.removed_at`;
}
