import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { users } from './tables.ts';
import type { ViewerRow } from './user-row.ts';

/** The role of an account. */
export type UserRole = ViewerRow['role'];

/** The roles of accounts. */
export const ROLES: readonly UserRole[] = users.role.enumValues;

/**
 * Sets the role of an account, effective from its next request. Returns false if there is no such account.
 */
export async function setRole(db: Db, username: string, role: UserRole): Promise<boolean> {
  const { rowCount } = await db.update(users).set({ role }).where(eq(users.username, username.toLowerCase()));
  return rowCount === 1;
}
