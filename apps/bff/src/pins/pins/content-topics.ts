import { eq, inArray, sql } from 'drizzle-orm';
import { interests } from '../../people/interests/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { contents, contentTopics } from '../pin-access/index.ts';

/** Returns the ids of topics in their order, each once. Throws `interest_not_found` for an unknown topic. */
export async function findTopicIds(db: Db, topics: readonly string[]): Promise<readonly bigint[]> {
  if (topics.length === 0) return [];
  const ids = [...new Set(topics)].map((topic) => parseId(topic) ?? 0n);
  const found = await db.select({ id: interests.id }).from(interests).where(inArray(interests.id, ids));
  if (found.length !== ids.length) throw new AppError('interest_not_found');
  return ids;
}

/**
 * Stores the topics that the creator of a content chose; the first is the one under which it is listed. Topics that it had, chosen
 * or assigned, and that are not chosen any more are recorded as removed: they are never assigned again (SR-16).
 */
export async function storeTopics(tx: Db, contentId: bigint, topicIds: readonly bigint[]): Promise<void> {
  const [first = null] = topicIds;
  const chosen = sql`${idList(topicIds)}::bigint[]`;
  await tx.execute(sql`select from contents where id = ${contentId} for no key update`);
  await tx.execute(sql`
    insert into removed_topics (content_id, interest_id)
    select ${contentId}::bigint, interest_id from (
      select interest_id from content_topics where content_id = ${contentId}
      union select interest_id from contents where id = ${contentId} and interest_id is not null
    ) had where interest_id <> all(${chosen}) on conflict do nothing`);
  await tx.execute(sql`
    delete from removed_topics where content_id = ${contentId} and interest_id = any(${chosen})`);
  await tx.update(contents).set({ interestId: first }).where(eq(contents.id, contentId));
  await tx.delete(contentTopics).where(eq(contentTopics.contentId, contentId));
  if (topicIds.length > 0)
    await tx
      .insert(contentTopics)
      .values(topicIds.map((interestId, position) => ({ contentId, interestId, position })));
}
