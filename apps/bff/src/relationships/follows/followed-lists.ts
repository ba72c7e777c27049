import { getTableColumns, sql } from 'drizzle-orm';
import { readableProfileCondition, users } from '../../people/accounts/index.ts';
import { boardColumns, type BoardRow, boards, listedBoards } from '../../pins/board-access/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { type InterestRow, interests } from '../../people/interests/index.ts';
import { selected, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

const boardsFollowed = viewerStatement<BoardRow & { readonly followedAt: string }>(
  'boards that somebody follows',
  (viewer, value) => sql`
    select ${selected(boardColumns)}, board_follows.created_at::text as "followedAt"
    from board_follows join ${boards} on ${boards.id} = board_follows.board_id
    join ${users} on ${users.id} = ${boards.ownerId}
    where board_follows.follower_id = ${value('of')} and ${listedBoards(viewer)}
      and ${readableProfileCondition(viewer, sql`${value('of')}::bigint`)}
      and (board_follows.created_at, ${boards.id}) < (${value('at')}::timestamptz, ${value('id')}::bigint)
    order by board_follows.created_at desc, ${boards.id} desc limit ${value('limit')}`,
);

const topicsFollowed = viewerStatement<InterestRow>(
  'topics that somebody follows',
  (viewer, value) => sql`
    select ${selected(getTableColumns(interests))} from interest_follows
    join ${interests} on ${interests.id} = interest_follows.interest_id
    where interest_follows.follower_id = ${value('of')} and ${readableProfileCondition(viewer, sql`${value('of')}::bigint`)}
      and (${interests.name}, ${interests.id}) > (${value('name')}, ${value('id')}::bigint)
    order by ${interests.name}, ${interests.id} limit ${value('limit')}`,
);

/** Returns a page of the boards that a member follows, newest first, if they are listed for the viewer. */
export async function followedBoards(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  userId: bigint,
  { size, after }: PageParams,
): Promise<Page<BoardRow>> {
  const kind = `followed boards ${userId}`;
  const [at = 'infinity', id = '0'] = bookmarks.read(kind, after) ?? [];
  const rows = await boardsFollowed(db, viewer, { of: userId, at, id, limit: size + 1 });
  return toPage(rows, size, (last) => bookmarks.make(kind, [last.followedAt, String(last.id)]));
}

/** Returns a page of the topics that a member follows, by name. */
export async function followedTopics(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  userId: bigint,
  { size, after }: PageParams,
): Promise<Page<InterestRow>> {
  const kind = `followed topics ${userId}`;
  const [name = '', id = '0'] = bookmarks.read(kind, after) ?? [];
  const rows = await topicsFollowed(db, viewer, { of: userId, name, id, limit: size + 1 });
  return toPage(rows, size, (last) => bookmarks.make(kind, [last.name, String(last.id)]));
}
