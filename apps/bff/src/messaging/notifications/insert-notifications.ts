import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { wantsFrom } from '../../relationships/mutes/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { StoredKind } from './notification-kinds.ts';

/** An action of a member, for a member whom it concerns. */
export type NotificationEvent = {
  /** The member who is notified. No one is notified of their own actions. */
  readonly userId: bigint;
  readonly actorId: bigint;
  readonly kind: StoredKind;
  /**
   * The subject that notifications are grouped by: the content for `save`, `comment`, `reaction` and `story_mention`; the board for
   * `board_follow`, `board_invite` and `invite_accepted`; the parent comment for `reply`; the comment for `comment_reaction` and
   * `mention`; 0 for `follow`, `follow_request` and `follow_accepted`.
   */
  readonly subjectId: bigint;
  /** The saved copy, for `save`. */
  readonly pinId?: bigint;
  /** The new comment, for `comment`, `reply` and `mention`; the comment reacted to, for `comment_reaction`. */
  readonly commentId?: bigint;
};

/**
 * Stores notifications of what happened at an instant, except of kinds that their members turned off, of members whom they mute, of
 * comments with a muted word (SR-13), and of members who were deleted since. An unread notification of the same kind and subject is extended. Rows of `news` are written in the order of their keys, so concurrent calls cannot
 * deadlock. Visibility is decided when a member reads.
 */
export async function insertNotifications(
  tx: Db,
  events: readonly NotificationEvent[],
  at: Date,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(
    ({ userId, kind, subjectId, actorId, pinId = null, commentId = null }) =>
      sql`(${userId}::bigint, ${kind}::text, ${subjectId}::bigint, ${actorId}::bigint, ${pinId}::bigint, ${commentId}::bigint)`,
  );
  const ids = idList(events.map(() => newId()));
  const time = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with event as materialized (
      select distinct on (user_id, kind, subject_id, actor_id) *
      from (values ${sql.join(rows, sql`, `)}) as incoming (user_id, kind, subject_id, actor_id, pin_id, comment_id)
      where user_id <> actor_id and not exists (
        select from news_settings where news_settings.user_id = incoming.user_id and kind = any(off))
        and (select count(*) from users where id in (user_id, actor_id)) = 2
        and ${wantsFrom(sql`incoming.user_id`, sql`incoming.actor_id`, sql`(select comments.text from comments where comments.id = incoming.comment_id)`)}
      order by user_id, kind, subject_id, actor_id
    ), notification as (
      insert into news (id, user_id, kind, subject_id, actor_count, last_at)
      select (${ids}::bigint[])[row_number() over (order by user_id, kind, subject_id)], user_id, kind, subject_id, count(*), ${time}
      from event group by user_id, kind, subject_id order by user_id, kind, subject_id
      on conflict (user_id, kind, subject_id) where read_at is null do update
      set last_at = greatest(news.last_at, excluded.last_at), actor_count = news.actor_count + excluded.actor_count
      returning id, user_id, kind, subject_id
    )
    insert into news_actors (news_id, actor_id, pin_id, comment_id, at)
    select notification.id, actor_id, pin_id, comment_id, ${time} from notification join event using (user_id, kind, subject_id)
    on conflict (news_id, actor_id) do update
    set pin_id = excluded.pin_id, comment_id = excluded.comment_id, at = excluded.at where news_actors.at <= excluded.at`);
}
