import { getTableColumns, sql } from 'drizzle-orm';
import { defineStatement, selected } from '../../platform/database/statement.ts';
import type { Deps } from './deps.ts';
import type { InterestRow } from './interest-row.ts';
import { interests } from './tables.ts';

/** Topics are few, some thousands at most: the words inside their names need no index. */
const topicsByPrefix = defineStatement<InterestRow>(
  'topics by a prefix',
  (value) => sql`
    select ${selected(getTableColumns(interests))} from ${interests}
    where lower(${interests.name}) like ${value('prefix')} or lower(${interests.name}) like ${value('word')}
    order by lower(${interests.name}) like ${value('prefix')} desc, lower(${interests.name}), ${interests.id}
    limit ${value('limit')}`,
);

/**
 * Returns the topics of which the name, or a word of it, begins with a text, ignoring case: those that begin with it first,
 * then by name. The text of none gives none.
 */
export async function suggestTopics(
  { db }: Pick<Deps, 'db'>,
  query: string,
  limit: number,
): Promise<readonly InterestRow[]> {
  const text = query.trim().toLowerCase();
  if (text === '') return [];
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return topicsByPrefix(db, { prefix: `${literal}%`, word: `% ${literal}%`, limit });
}
