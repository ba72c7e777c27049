import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { idList } from '../../platform/database/statement.ts';
import type { StoredKind } from './notification-kinds.ts';

/** Something that somebody did, for the person whom it concerns. */
export type NotificationEvent = {
  /** Who is told. Nobody is told of what they did themselves. */
  readonly userId: bigint;
  readonly actorId: bigint;
  readonly kind: StoredKind;
  /**
   * What those who do the same have in common: the content for `save`, `comment` and `reaction`, the board for
   * `board_follow`, `board_invite` and `invite_accepted`, the comment that was answered for `reply`, that was reacted to
   * for `comment_reaction`, the one that names the person for `mention`, 0 for `follow`.
   */
  readonly subjectId: bigint;
  /** The copy that a `save` made. */
  readonly pinId?: bigint;
  /** What was written, for `comment`, `reply` and `mention`; what was reacted to, for `comment_reaction`. */
  readonly commentId?: bigint;
};

/**
 * Tells people of what others did, in the transaction in which they did it; call it last there. What is unread of the
 * same kind and subject is joined. The cost is that of the events, however many others did the same; who may see what
 * is asked when somebody reads.
 */
export async function notify(tx: Db, events: readonly NotificationEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(
    ({ userId, kind, subjectId, actorId, pinId = null, commentId = null }) =>
      sql`(${userId}::bigint, ${kind}::text, ${subjectId}::bigint, ${actorId}::bigint, ${pinId}::bigint, ${commentId}::bigint)`,
  );
  const values = sql`select * from (values ${sql.join(rows, sql`, `)}) as given (${EVENT_COLUMNS})`;
  await tx.execute(sql`with ${insertNotifications(values, sql`${newIds(events.length)}::bigint[]`)} select`);
}

/** The columns of events in a statement. */
export const EVENT_COLUMNS: SQL = sql.raw('user_id, kind, subject_id, actor_id, pin_id, comment_id');

/** As many new ids as a statement needs that tells people: one an event at most. */
export function newIds(count: number): string {
  return idList(Array.from({ length: count }, () => newId()));
}

/**
 * The parts of a `with` that tell people of the events of a selection with `EVENT_COLUMNS`. The rows of `news` are
 * written in the order of their keys, so nobody waits for another in a circle.
 */
export function insertNotifications(events: SQL, ids: SQLWrapper): SQL {
  return sql`event as materialized (
      select distinct on (user_id, kind, subject_id, actor_id) * from (${events}) every_event
      where user_id <> actor_id and not exists (
        select from news_settings where news_settings.user_id = every_event.user_id and kind = any(off))
      order by user_id, kind, subject_id, actor_id
    ), told as (
      insert into news (id, user_id, kind, subject_id, actor_count, last_at)
      select (${ids})[row_number() over (order by user_id, kind, subject_id)], user_id, kind, subject_id, count(*), now()
      from event group by user_id, kind, subject_id order by user_id, kind, subject_id
      on conflict (user_id, kind, subject_id) where read_at is null do update
      set last_at = greatest(news.last_at, excluded.last_at), actor_count = news.actor_count + excluded.actor_count
      returning id, user_id, kind, subject_id
    ), told_of as (
      insert into news_actors (news_id, actor_id, pin_id, comment_id, at)
      select told.id, actor_id, pin_id, comment_id, now() from told join event using (user_id, kind, subject_id)
      on conflict (news_id, actor_id) do update
      set pin_id = excluded.pin_id, comment_id = excluded.comment_id, at = excluded.at
    )`;
}
