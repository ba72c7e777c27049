import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { userFollows, users } from './tables.ts';

/** The ways in which members contact each other, with the settings that restrict them (AC-04). */
const SETTINGS = {
  messages: sql`asked.messages_from`,
  mentions: sql`asked.mentions_from`,
  comments: sql`asked.comments_from`,
} as const;

/**
 * Condition on a column with a member's id: their settings let the author message, mention or comment (AC-04). Members always
 * contact themselves.
 */
export function acceptsContact(way: keyof typeof SETTINGS, author: bigint, person: SQLWrapper): SQL {
  const setting = SETTINGS[way];
  return sql`(${person} = ${author} or exists (
    select from ${users} asked where asked.id = ${person} and (${setting} = 'everyone' or ${setting} = 'followed' and exists (
      select from ${userFollows} where ${userFollows.followerId} = asked.id and ${userFollows.followedId} = ${author}))))`;
}
