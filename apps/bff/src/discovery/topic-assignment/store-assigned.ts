import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import type { ScoredTopic } from './score-topics.ts';
import { selectTopics } from './select-topics.ts';

type StoredRow = {
  content_id: string;
  interest_id: string | null;
  topics: readonly { readonly id: string; readonly origin: string }[];
  removed: readonly string[];
};

/** The stored topics of a content. */
type StoredTopics = {
  readonly contentId: bigint;
  readonly chosen: readonly bigint[];
  readonly assigned: readonly string[];
  readonly removed: ReadonlySet<bigint>;
  /** True if its one topic is stored with the content only, as before it could have several. */
  readonly isUnlisted: boolean;
};

/** Stores the assigned topics of contents where they differ from the stored ones. Contents are locked only while they are written. */
export async function storeAssigned(
  db: Db,
  scored: ReadonlyMap<bigint, readonly ScoredTopic[]>,
  parentOf: (topicId: bigint) => bigint | null,
): Promise<void> {
  const select = (stored: StoredTopics): readonly ScoredTopic[] =>
    selectTopics(
      scored.get(stored.contentId) ?? [],
      { chosen: new Set(stored.chosen), removed: stored.removed },
      parentOf,
    );
  const differs = (stored: StoredTopics): boolean =>
    select(stored).map(toText).join() !== stored.assigned.join();
  const changed = (await readStored(db, [...scored.keys()], false)).filter(differs);
  if (changed.length === 0) return;
  await db.transaction(async (tx) => {
    const ids = changed.map(({ contentId }) => contentId);
    for (const stored of (await readStored(tx, ids, true)).filter(differs))
      await write(tx, stored, select(stored));
  });
}

const toText = ({ topicId, origin }: ScoredTopic): string => `${topicId} ${origin}`;

async function readStored(db: Db, ids: readonly bigint[], locks: boolean): Promise<readonly StoredTopics[]> {
  const list = sql`${idList(ids)}::bigint[]`;
  if (locks)
    await db.execute(sql`select from contents where id = any(${list}) order by id for no key update`);
  const { rows } = await db.execute<StoredRow>(sql`
    select contents.id::text as content_id, contents.interest_id::text,
      coalesce((select json_agg(json_build_object('id', interest_id::text, 'origin', origin) order by position)
        from content_topics where content_id = contents.id), '[]') as topics,
      array(select interest_id from removed_topics where content_id = contents.id)::text[] as removed
    from contents where id = any(${list}) order by id`);
  return rows.map((row) => {
    const isUnlisted = row.topics.length === 0 && row.interest_id !== null;
    const chosen = row.topics.filter(({ origin }) => origin === 'creator').map(({ id }) => BigInt(id));
    return {
      contentId: BigInt(row.content_id),
      chosen: isUnlisted && row.interest_id !== null ? [BigInt(row.interest_id)] : chosen,
      assigned: row.topics.flatMap(({ id, origin }) => (origin === 'creator' ? [] : [`${id} ${origin}`])),
      removed: new Set(row.removed.map(BigInt)),
      isUnlisted,
    };
  });
}

async function write(
  tx: Db,
  { contentId, chosen, isUnlisted }: StoredTopics,
  assigned: readonly ScoredTopic[],
): Promise<void> {
  await tx.execute(sql`delete from content_topics where content_id = ${contentId} and origin <> 'creator'`);
  const listed = isUnlisted ? chosen.map((topicId) => ({ topicId, origin: 'creator' })) : [];
  const offset = isUnlisted ? 0 : chosen.length;
  const rows = [...listed, ...assigned].map(
    ({ topicId, origin }, at) =>
      sql`(${contentId}::bigint, ${topicId}::bigint, ${offset + at}::smallint, ${origin})`,
  );
  if (rows.length > 0)
    await tx.execute(sql`
      insert into content_topics (content_id, interest_id, position, origin) values ${sql.join(rows, sql`, `)}`);
  if (chosen.length === 0)
    await tx.execute(sql`
      update contents set interest_id = ${assigned[0]?.topicId ?? null}::bigint
      where id = ${contentId} and interest_id is distinct from ${assigned[0]?.topicId ?? null}::bigint`);
}
