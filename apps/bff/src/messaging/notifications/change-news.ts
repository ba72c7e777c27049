import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { NewsKind } from '../../people/notification-inbox/index.ts';

/**
 * Marks news of the viewer's as read: one, or all that happened until an instant; without either, all. What is read is
 * joined by nobody any more: what comes is a row of its own.
 */
export async function markRead(
  db: Db,
  viewer: SignedIn,
  { newsId, until }: { readonly newsId: bigint | undefined; readonly until: Date | undefined },
): Promise<void> {
  const end = until === undefined ? sql`now()` : sql`${until.toISOString()}::timestamptz + interval '1 ms'`;
  const [isNews, isBoard] =
    newsId === undefined ? [sql`true`, sql`true`] : [sql`id = ${newsId}`, sql`board_id = ${newsId}`];
  await db.execute(sql`
    with read as (
      update news set read_at = now() where user_id = ${viewer.id} and read_at is null and last_at <= ${end} and ${isNews}
    )
    update board_follows set news_read_at = greatest(news_read_at, ${end})
    where follower_id = ${viewer.id} and ${isBoard}`);
}

/** Whether these are news of the viewer's: theirs, or those of a board that they follow. */
export async function hasNews(db: Db, viewer: SignedIn, newsId: bigint | undefined): Promise<boolean> {
  if (newsId === undefined) return false;
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from news where id = ${newsId} and user_id = ${viewer.id})
      or exists (select from board_follows where board_id = ${newsId} and follower_id = ${viewer.id}) as has`);
  return rows[0]?.has === true;
}

/** The kinds of news that the viewer does not want. */
export async function unwantedKinds(db: Db, viewer: SignedIn): Promise<readonly NewsKind[]> {
  const { rows } = await db.execute<{ off: NewsKind[] }>(
    sql`select off from news_settings where user_id = ${viewer.id}`,
  );
  return rows[0]?.off ?? [];
}

/** Turns kinds of news on or off for the viewer; the others stay. What is off is neither kept nor shown. */
export async function wantKinds(
  db: Db,
  viewer: SignedIn,
  wanted: Readonly<Partial<Record<NewsKind, boolean | undefined>>>,
): Promise<void> {
  const kindsThatAre = (isOn: boolean): string =>
    `{${Object.entries(wanted)
      .filter(([, is]) => is === isOn)
      .map(([kind]) => kind)
      .join(',')}}`;
  await db.execute(sql`
    insert into news_settings as kept (user_id, off) values (${viewer.id}, ${kindsThatAre(false)}::text[])
    on conflict (user_id) do update set off = array(
      select kind from unnest(kept.off || excluded.off) as kind group by kind
      having kind <> all(${kindsThatAre(true)}::text[]) order by kind)`);
}
