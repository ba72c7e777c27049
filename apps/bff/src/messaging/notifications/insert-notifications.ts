import { sql } from 'drizzle-orm';
import { idList } from '../../platform/database/statement.ts';
import { afterPart } from '../../platform/database/write-order.ts';
import type { DatabaseDeps, JobDeps } from '../../platform/deps.ts';
import {
  SITE_KINDS,
  wantsOnAnyChannel,
  wantsOnChannel,
  type StoredKind,
} from '../../people/notification-choices/index.ts';
import { wantsFrom } from '../../relationships/mutes/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { deliverNotifications } from './deliver-notifications.ts';

/** An action of a member, for a member whom it concerns. */
export type NotificationEvent = {
  /** The member who is notified. No one is notified of their own actions. */
  readonly userId: bigint;
  /** The member who acted; for kinds that the site causes, the one who is notified. */
  readonly actorId: bigint;
  readonly kind: StoredKind;
  /**
   * The subject that notifications are grouped by: the content for `save`, `comment`, `reaction` and `story_mention`; the board for
   * `board_follow`, `board_invite` and `invite_accepted`; the parent comment for `reply`; the comment for `comment_reaction` and
   * `mention`; the endpoint for `webhook_disabled`; the business for `business_digest`; 0 for `follow`, `follow_request`, `follow_accepted` and `export_ready`.
   */
  readonly subjectId: bigint;
  /** The saved copy, for `save`. */
  readonly pinId?: bigint;
  /** The new comment, for `comment`, `reply` and `mention`; the comment reacted to, for `comment_reaction`. */
  readonly commentId?: bigint;
};

const SITE_KIND_LIST = sql.raw(SITE_KINDS.map((kind) => `'${kind}'`).join(', '));

/** Minutes after which further actors of an unread notification are delivered, together. Not specified; our choice. */
const REPEAT_MINUTES = 15;

/**
 * Stores notifications of what happened at an instant, except of kinds that their members turned off on all channels, of members
 * whom they mute or whose reach is limited (OP-09), of comments with a muted word (SR-13), and of members who were deleted since. An
 * unread notification of the same kind and subject is extended. Those to push or to mail at once are queued with it (AC-12). Rows of `news` are written in the
 * order of their keys, so concurrent calls cannot deadlock. Visibility is decided when a member reads. Kinds that the site causes have
 * emails of their own.
 */
export async function insertNotifications(
  deps: DatabaseDeps & JobDeps,
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
  const [member, kind] = [sql`notification.user_id`, sql`notification.kind`];
  const { rows: due } = await deps.db.execute<{ user_id: string; due_at: string }>(sql`
    with event as materialized (
      select distinct on (user_id, kind, subject_id, actor_id) *
      from (values ${sql.join(rows, sql`, `)}) as incoming (user_id, kind, subject_id, actor_id, pin_id, comment_id)
      where (user_id <> actor_id or kind in (${SITE_KIND_LIST})) and ${wantsOnAnyChannel(sql`incoming.user_id`, sql`incoming.kind`)}
        and (
          select count(*) from users
          where id in (user_id, actor_id) and (user_id = actor_id or not (id = actor_id and is_limited))
        ) = case when user_id = actor_id then 1 else 2 end
        and ${wantsFrom(sql`incoming.user_id`, sql`incoming.actor_id`, sql`(select comments.text from comments where comments.id = incoming.comment_id)`)}
      order by user_id, kind, subject_id, actor_id
    ), notification as (
      insert into news (id, user_id, kind, subject_id, actor_count, last_at)
      select (${ids}::bigint[])[row_number() over (order by user_id, kind, subject_id)], user_id, kind, subject_id, count(*), ${time}
      from event group by user_id, kind, subject_id order by user_id, kind, subject_id
      on conflict (user_id, kind, subject_id) where read_at is null do update
      set last_at = greatest(news.last_at, excluded.last_at), actor_count = news.actor_count + excluded.actor_count
      returning id, user_id, kind, subject_id, id = any(${ids}::bigint[]) as is_new
    ), actor as (
      insert into news_actors (news_id, actor_id, pin_id, comment_id, at)
      select notification.id, actor_id, pin_id, comment_id, ${time} from notification join event using (user_id, kind, subject_id)
      on conflict (news_id, actor_id) do update
      set pin_id = excluded.pin_id, comment_id = excluded.comment_id, at = excluded.at where news_actors.at <= excluded.at
      returning 1
    ), delivery as (
      insert into notification_deliveries (news_id, channel, user_id, due_at)
      select notification.id, channel, user_id, ${time} + case when is_new then interval '0' else make_interval(mins => ${sql.raw(String(REPEAT_MINUTES))}) end
      from notification cross join (values ('push'), ('mail')) channels (channel)
      where case channel
          when 'push' then exists (select from push_subscriptions where push_subscriptions.user_id = ${member})
            and ${wantsOnChannel(member, kind, 'push')}
          else kind not in (${SITE_KIND_LIST}) and exists (select from users where users.id = ${member} and users.email_verified_at is not null)
            and ${wantsOnChannel(member, kind, 'mail')} end
        and ${afterPart('actor')}
      order by notification.id, channel
      on conflict (news_id, channel) do nothing
      returning user_id, due_at
    )
    select distinct user_id::text, due_at::text from delivery order by 1, 2`);
  for (const { user_id: userId, due_at: dueAt } of due)
    await deps.jobs.enqueue(deps.db, deliverNotifications, { userId }, { startAfter: new Date(dueAt) });
}
