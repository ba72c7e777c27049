import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { insertNotifications } from './notify.ts';

/**
 * The parts of a `with` that tell of saves: whoever made the content, and whoever pinned what was copied. `copies`
 * selects `id`, `content_id`, `board_id`, `pinner_id` and `via_pin_id`; each needs two ids. Of what went to a board that
 * is not listed nobody is told.
 */
export function insertSaveNotifications(copies: SQL, ids: SQLWrapper): SQL {
  return insertNotifications(
    sql`select whose.user_id, 'save' as kind, copy.content_id as subject_id, copy.pinner_id as actor_id,
        copy.id as pin_id, null::bigint as comment_id
      from (${copies}) copy
      join boards on boards.id = copy.board_id and boards.privacy = 'public'
      cross join lateral (
        select creator_id as user_id from contents where contents.id = copy.content_id
        union select pinner_id from pins where pins.id = copy.via_pin_id
      ) whose`,
    ids,
  );
}
