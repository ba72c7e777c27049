import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Followed } from './followed.ts';

/**
 * Serializes changes of the relationship between two members until the transaction ends: a block ends all
 * follows, so none may start concurrently. Rows are locked in the order of their ids, so that no deadlock
 * occurs.
 */
export async function lockPeople(tx: Db, viewerId: bigint, { kind, id }: Followed): Promise<void> {
  if (kind === 'interest') return;
  const other = kind === 'user' ? sql`${id}` : sql`(select owner_id from boards where boards.id = ${id})`;
  await tx.execute(sql`
    select from users where id = ${viewerId} or id = ${other} order by id for no key update`);
}
