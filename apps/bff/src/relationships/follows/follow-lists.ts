import { sql } from 'drizzle-orm';
import {
  notBlockedCondition,
  readableProfileCondition,
  userColumns,
  users,
  type UserRow,
} from '../../people/accounts/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import {
  selected,
  viewerStatement,
  type Value,
  type ViewerValue,
} from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** The two lists of a profile. */
export type FollowListName = 'followers' | 'following';

type Row = UserRow & { readonly followedAt: string };

const SIDES = {
  followers: { of: sql`user_follows.followed_id`, listed: sql`user_follows.follower_id` },
  following: { of: sql`user_follows.follower_id`, listed: sql`user_follows.followed_id` },
} as const;

/** One index step per entry: the index is by member and time. */
const listOf = (name: FollowListName) => {
  const { of, listed } = SIDES[name];
  return viewerStatement<Row>(
    name,
    (viewer: ViewerValue, value: (name: string) => Value) => sql`
      select ${selected(userColumns)}, user_follows.created_at::text as "followedAt"
      from user_follows join ${users} on ${users.id} = ${listed}
      where ${of} = ${value('of')} and ${notBlockedCondition(viewer, listed)}
        and ${readableProfileCondition(viewer, sql`${value('of')}::bigint`)}
        and (user_follows.created_at, ${listed}) < (${value('at')}::timestamptz, ${value('id')}::bigint)
      order by user_follows.created_at desc, ${listed} desc limit ${value('limit')}`,
  );
};
const LISTS = { followers: listOf('followers'), following: listOf('following') } as const;

/**
 * Returns a page of a member's followers, or of the members they follow, newest first, if the viewer may see
 * them (FB-05, FB-06); those of a private profile are shown to its approved followers only (AC-04). The caller checks that the
 * member is visible.
 */
export async function followList(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: Viewer,
  name: FollowListName,
  userId: bigint,
  { size, after }: PageParams,
): Promise<Page<UserRow>> {
  const kind = `${name} ${userId}`;
  const [at = 'infinity', id = '0'] = bookmarks.read(kind, after) ?? [];
  const rows = await LISTS[name](db, viewer, { of: userId, at, id, limit: size + 1 });
  return toPage(rows, size, (last) => bookmarks.make(kind, [last.followedAt, String(last.id)]));
}
