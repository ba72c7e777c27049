import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { InterestRow } from './interest-row.ts';
import { interestFollows, interests } from './tables.ts';

const TOPICS_MAX = 40;

/** Returns the topics offered to new members: by number of followers, then by name. */
export async function topicsToPick(db: Db): Promise<InterestRow[]> {
  const followers = sql`(select count(*) from ${interestFollows} where ${interestFollows.interestId} = ${interests.id})`;
  return db
    .select()
    .from(interests)
    .orderBy(sql`${followers} desc`, interests.name)
    .limit(TOPICS_MAX);
}
