import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { cleanText } from '../../platform/text/normalize-text.ts';
import { splitWords } from './text/split-words.ts';

/** Maximum number of searches that are remembered per member. */
const RECENT_MAX = 50;

/**
 * Remembers a search of a member, and counts the member once per day among those who made it. A text without words is ignored.
 */
export async function rememberSearch(db: Db, viewer: SignedIn, text: string, now: Date): Promise<void> {
  const query = cleanText(text);
  const key = splitWords(query).join(' ');
  if (key === '') return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into recent_searches (user_id, key, query, searched_at)
      values (${viewer.id}, ${key}, ${query}, ${now.toISOString()}::timestamptz)
      on conflict (user_id, key) do update set query = excluded.query, searched_at = excluded.searched_at`);
    await tx.execute(sql`
      delete from recent_searches where user_id = ${viewer.id} and key in (
        select key from recent_searches where user_id = ${viewer.id} order by searched_at desc, key offset ${RECENT_MAX})`);
    await tx.execute(sql`
      insert into search_days (day, key, user_id, query)
      values ((${now.toISOString()}::timestamptz at time zone 'utc')::date, ${key}, ${viewer.id}, ${query})
      on conflict do nothing`);
  });
}

/** Forgets one search of a member, or all of them. */
export async function forgetSearches(db: Db, viewer: SignedIn, text: string | undefined): Promise<void> {
  const one = text === undefined ? sql`` : sql`and key = ${splitWords(text).join(' ')}`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from recent_searches where user_id = ${viewer.id} ${one}`);
    await tx.execute(sql`delete from search_days where user_id = ${viewer.id} ${one}`);
  });
}
