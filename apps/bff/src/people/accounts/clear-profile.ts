import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/**
 * Takes from a profile what someone told of themselves: texts, site, picture and name. The username stays, as
 * its address.
 */
export async function clearProfile(db: Db, id: bigint): Promise<void> {
  await db.execute(sql`
    update users set about = null, website_url = null, pronouns = null, image_id = null, full_name = username, first_name = username
    where id = ${id}`);
}
