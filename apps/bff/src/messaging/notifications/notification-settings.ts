import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { afterPart } from '../../platform/database/write-order.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findChannels, NEWS_KINDS, type NotificationKind } from '../../people/notification-choices/index.ts';

/**
 * Marks notifications of the viewer as read: one, or all until an instant; without either, all. Later events start a new
 * row. Locks the rows of `board_follows`, then those of `news` in the order in which they are written
 * (docs/decisions/0040).
 */
export async function markRead(
  db: Db,
  viewer: SignedIn,
  { newsId, until }: { readonly newsId: bigint | undefined; readonly until: Date | undefined },
): Promise<void> {
  const end = until === undefined ? sql`now()` : sql`${until.toISOString()}::timestamptz + interval '1 ms'`;
  const [isNotification, isBoard] =
    newsId === undefined ? [sql`true`, sql`true`] : [sql`id = ${newsId}`, sql`board_id = ${newsId}`];
  await db.execute(sql`
    update board_guest_images set seen_at = now()
    where owner_id = ${viewer.id} and seen_at is null and created_at <= ${end} and ${isBoard}`);
  await db.execute(sql`
    with followed as materialized (
      select board_id from board_follows where follower_id = ${viewer.id} and ${isBoard}
      order by board_id for no key update
    ), board_read as (
      update board_follows set news_read_at = greatest(news_read_at, ${end})
      from followed
      where follower_id = ${viewer.id} and board_follows.board_id = followed.board_id and ${afterPart('followed')}
      returning 1
    ), unread as materialized (
      select id from news
      where user_id = ${viewer.id} and read_at is null and last_at <= ${end} and ${isNotification} and ${afterPart('board_read')}
      order by user_id, kind, subject_id for no key update
    )
    update news set read_at = now() from unread where news.id = unread.id and ${afterPart('unread')}`);
}

/** Returns whether notifications belong to the viewer, or to a board that they follow or whose guests' images wait. */
export async function hasNotifications(
  db: Db,
  viewer: SignedIn,
  newsId: bigint | undefined,
): Promise<boolean> {
  if (newsId === undefined) return false;
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from news where id = ${newsId} and user_id = ${viewer.id})
      or exists (select from board_follows where board_id = ${newsId} and follower_id = ${viewer.id})
      or exists (select from board_guest_images where board_id = ${newsId} and owner_id = ${viewer.id}) as has`);
  return rows[0]?.has === true;
}

/** Returns the kinds of notifications that the viewer turned off in the app. */
export async function getMutedNotificationKinds(
  db: Db,
  viewer: SignedIn,
): Promise<readonly NotificationKind[]> {
  const table = await findChannels(db, viewer.id);
  return NEWS_KINDS.filter((kind) => !table[kind].app);
}
