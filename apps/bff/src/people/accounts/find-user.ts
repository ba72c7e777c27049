import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { selected, viewerStatement, type Value } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { nextUsername } from './former-usernames.ts';
import { notBlockedCondition } from './block-condition.ts';
import { users } from './tables.ts';
import { userColumns, type UserRow } from './user-row.ts';

const userBy = (name: string, named: (value: (name: string) => Value) => SQL) =>
  viewerStatement<UserRow>(
    name,
    (viewer, value) => sql`select ${selected(userColumns)} from ${users}
      where ${named(value)} and ${notBlockedCondition(viewer, users.id)}`,
    { reusesPlan: true },
  );
const userById = userBy('a member', (value) => sql`${users.id} = ${value('id')}`);
const userByName = userBy('a member by username', (value) => sql`${users.username} = ${value('username')}`);

/** Returns a member visible to the viewer; undefined for blocked, blocking and missing ones. */
export async function findUser(
  db: Db,
  viewer: Viewer,
  by: { readonly id: bigint } | { readonly username: string },
): Promise<UserRow | undefined> {
  const [row] = await ('id' in by
    ? userById(db, viewer, by)
    : userByName(db, viewer, { username: by.username.toLowerCase() }));
  return row;
}

/**
 * Returns a member visible to the viewer, by their current username or, while it is free, by a former one.
 */
export async function findUserByCurrentOrFormerName(
  db: Db,
  viewer: Viewer,
  username: string,
): Promise<UserRow | undefined> {
  const user = await findUser(db, viewer, { username });
  if (user) return user;
  const next = await nextUsername(db, username);
  return next === undefined ? undefined : findUser(db, viewer, { username: next });
}
