import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/** Returns whether a member works for a business. The table is referenced by name: businesses are a domain above this one. */
export async function isInBusiness(db: Db, userId: bigint): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from business_members where business_members.user_id = ${userId} limit 1`,
  );
  return rows.length > 0;
}
