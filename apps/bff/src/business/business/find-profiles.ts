import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/**
 * Returns the accounts whose pins belong to a business: its own, and those of all businesses below it in its
 * tree.
 */
export async function findProfiles(db: Db, businessId: bigint): Promise<readonly bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive below as (
      select id, profile_id from businesses where id = ${businessId}
      union
      select businesses.id, businesses.profile_id from businesses join below on businesses.parent_id = below.id
    )
    select profile_id::text as id from below where profile_id is not null`);
  return rows.map(({ id }) => BigInt(id));
}
