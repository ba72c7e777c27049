import { and, desc, eq, sql } from 'drizzle-orm';
import { userBlocks, userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/**
 * Returns a page of the members whom the viewer blocked, newest accounts first: the only list that includes
 * them.
 */
export async function blockedUsers(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: SignedIn,
  { size, after }: PageParams,
): Promise<Page<UserRow>> {
  const kind = `blocked ${viewer.id}`;
  const [id] = bookmarks.read(kind, after) ?? [];
  const beyond = id === undefined ? undefined : sql`${userBlocks.blockedId} < ${id}::bigint`;
  const rows = await db
    .select(userColumns)
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .where(and(eq(userBlocks.blockerId, viewer.id), beyond))
    .orderBy(desc(userBlocks.blockedId))
    .limit(size + 1);
  return toPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}

/** Returns whether the viewer blocked a member. */
export async function hasBlocked(db: Deps['db'], viewer: SignedIn, id: bigint): Promise<boolean> {
  const rows = await db
    .select({ id: userBlocks.blockedId })
    .from(userBlocks)
    .where(and(eq(userBlocks.blockerId, viewer.id), eq(userBlocks.blockedId, id)));
  return rows.length > 0;
}
