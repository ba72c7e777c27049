import { eq, inArray } from 'drizzle-orm';
import { interests } from '../../people/interests/index.ts';
import type { Db } from '../../platform/database/db.ts';
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

/** Replaces the topics of a content; the first is the one under which it is listed. */
export async function storeTopics(tx: Db, contentId: bigint, topicIds: readonly bigint[]): Promise<void> {
  const [first = null] = topicIds;
  await tx.update(contents).set({ interestId: first }).where(eq(contents.id, contentId));
  await tx.delete(contentTopics).where(eq(contentTopics.contentId, contentId));
  if (topicIds.length > 0)
    await tx
      .insert(contentTopics)
      .values(topicIds.map((interestId, position) => ({ contentId, interestId, position })));
}
