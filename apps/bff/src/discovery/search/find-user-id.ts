import { sql } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

const byName = viewerStatement<{ readonly id: bigint }>(
  'a member to search',
  (viewer, value) => sql`select users.id from users
    where users.username = ${value('username')} and ${notBlockedCondition(viewer, sql`users.id`)}`,
  { reusesPlan: true },
);

/** Returns the id of a member whom the viewer may see, by the username of `from:`; undefined if there is none. */
export async function findUserId(db: Db, viewer: Viewer, username: string): Promise<bigint | undefined> {
  const [user] = await byName(db, viewer, { username });
  return user?.id;
}
