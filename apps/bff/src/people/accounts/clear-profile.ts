import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/**
 * Clears the personal details of a profile: texts, site, image and name. The username stays, as it is the
 * address.
 */
export async function clearProfile(db: Db, id: bigint): Promise<void> {
  await db.execute(sql`
    update users set about = null, website_url = null, pronouns = null, image_id = null, full_name = username, first_name = username
    where id = ${id}`);
}
