import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { nextUsername } from './former-usernames.ts';
import { notBlockedCondition } from './block-condition.ts';
import { users } from './tables.ts';
import { userColumns, type UserRow } from './user-row.ts';

/** Returns a member visible to the viewer; undefined for blocked, blocking and missing ones. */
export async function findUser(
  db: Db,
  viewer: Viewer,
  by: { readonly id: bigint } | { readonly username: string },
): Promise<UserRow | undefined> {
  const named = 'id' in by ? eq(users.id, by.id) : eq(users.username, by.username.toLowerCase());
  const [row] = await db
    .select(userColumns)
    .from(users)
    .where(and(named, notBlockedCondition(viewer, users.id)));
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
