import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { users } from './tables.ts';

/** Returns the privacy settings of a member (AC-04). */
export async function readPrivacy(db: Db, id: bigint) {
  const { isPrivate, hidesFromSearchEngines, messagesFrom, mentionsFrom, commentsFrom } = users;
  const [settings] = await db
    .select({ isPrivate, hidesFromSearchEngines, messagesFrom, mentionsFrom, commentsFrom })
    .from(users)
    .where(eq(users.id, id));
  if (!settings) throw new Error('The account of the viewer was deleted while its settings were read.');
  return settings;
}
