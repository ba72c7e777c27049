import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { interests } from '../../people/interests/index.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ancestorsOf } from './select-topics.ts';
import { reassignAllTopics } from './update-topics.ts';

const NAME_MAX = 60;
const KEYWORD_MAX = 60;
const KEYWORDS_PER_TOPIC = 60;

const topicSchema = z.strictObject({
  urlName: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(NAME_MAX),
  name: z.string().trim().min(1).max(NAME_MAX),
  /** The `urlName` of the topic above it; null for a topic of the first level. */
  parent: z.string().nullable(),
  keywords: z.array(z.string().trim().min(1).max(KEYWORD_MAX)).max(KEYWORDS_PER_TOPIC),
});

/** A topic in the file of an operator. */
export type TopicEntry = z.infer<typeof topicSchema>;

const fileSchema = z
  .array(topicSchema)
  .refine((entries) => new Set(entries.map(({ urlName }) => urlName)).size === entries.length, {
    error: 'A topic is listed twice.',
  });

/** Returns all topics in the form of the file, by `urlName`. */
export async function listTopics(db: Db): Promise<readonly TopicEntry[]> {
  const { rows } = await db.execute<TopicEntry>(sql`
    select topic.url_name as "urlName", topic.name, above.url_name as parent, topic.keywords
    from interests topic left join interests above on above.id = topic.parent_id order by topic.url_name`);
  return rows;
}

/**
 * Stores the topics of a file, completely or not at all, and records all pins, whose topics are then assigned again. Topics that it
 * does not list stay as they are. Throws an `OperatorError` for a file that is not valid, for a parent that does not exist, and for
 * topics above each other. Returns the number of topics.
 */
export async function loadTopicFile(db: Db, text: string): Promise<number> {
  const entries = readFile(text);
  await db.transaction(async (tx) => {
    if (entries.length > 0)
      await tx
        .insert(interests)
        .values(entries.map(({ urlName, name, keywords }) => ({ id: newId(), urlName, name, keywords })))
        .onConflictDoUpdate({
          target: interests.urlName,
          set: { name: sql`excluded.name`, keywords: sql`excluded.keywords` },
        });
    for (const [parent, below] of Map.groupBy(entries, (entry) => entry.parent))
      await tx
        .update(interests)
        .set({ parentId: parent === null ? null : await findParent(tx, parent) })
        .where(
          inArray(
            interests.urlName,
            below.map(({ urlName }) => urlName),
          ),
        );
    await checkTree(tx);
    await reassignAllTopics(tx);
  });
  return entries.length;
}

function readFile(text: string): readonly TopicEntry[] {
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'It is not JSON.';
    throw new OperatorError(`The file of topics cannot be used, and nothing was changed. ${reason}`);
  }
}

async function findParent(tx: Db, urlName: string): Promise<bigint> {
  const [found] = await tx
    .select({ id: interests.id })
    .from(interests)
    .where(inArray(interests.urlName, [urlName]));
  if (!found)
    throw new OperatorError(`There is no topic ${urlName} to be a parent. List it in the file, too.`);
  return found.id;
}

async function checkTree(tx: Db): Promise<void> {
  const rows = await tx
    .select({ id: interests.id, parentId: interests.parentId, urlName: interests.urlName })
    .from(interests);
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  for (const { id, parentId, urlName } of rows) {
    const above =
      parentId === null ? [] : [parentId, ...ancestorsOf(parentId, (of) => parents.get(of) ?? null)];
    if (above.includes(id))
      throw new OperatorError(`The topic ${urlName} would be above itself. Nothing was changed.`);
  }
}
