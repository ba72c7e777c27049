import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { users } from './tables.ts';
import type { ViewerRow } from './user-row.ts';

/** The role of an account. */
export type UserRole = ViewerRow['role'];

/** The roles of accounts. */
export const ROLES: readonly UserRole[] = users.role.enumValues;

/** Gives an account a role, from its next request on. False when there is no such account. No call of the wire does it. */
export async function setRole(db: Db, username: string, role: UserRole): Promise<boolean> {
  const { rowCount } = await db.update(users).set({ role }).where(eq(users.username, username.toLowerCase()));
  return rowCount === 1;
}
