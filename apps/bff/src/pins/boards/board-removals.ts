import { sql, type SQL } from 'drizzle-orm';
import type { SignedIn } from '../../platform/http/viewer.ts';

/*
 * The former access of a person to a board is stored when it ends, so that anyone who ended it can undo that for
 * `UNDO_SECONDS`.
 */

/** Over collaborators: what is remembered of one. */
export const COLLABORATOR = sql`board_id, user_id, null::bigint as invited_by_id, may_edit, may_invite, created_at`;

/** Over invites: what is remembered of one. */
export const INVITE = sql`board_id, invited_user_id as user_id, invited_by_id, may_edit, may_invite, created_at`;

/** Remembers these, of whom the viewer ended it; what was remembered of them before is over. */
export function recordRemoval(viewer: SignedIn, ended: SQL): SQL {
  return sql`
    insert into board_removals
      (board_id, user_id, removed_by_id, invited_by_id, may_edit, may_invite, since, removed_at)
    select board_id, user_id, ${viewer.id}, invited_by_id, may_edit, may_invite, created_at, now() from (${ended}) as gone
    on conflict (board_id, user_id) do update set removed_by_id = excluded.removed_by_id,
      invited_by_id = excluded.invited_by_id, may_edit = excluded.may_edit, may_invite = excluded.may_invite,
      since = excluded.since, removed_at = excluded.removed_at`;
}
