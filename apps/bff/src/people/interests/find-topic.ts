import { getTableColumns, sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { selected, defineStatement } from '../../platform/database/statement.ts';
import type { InterestRow } from './interest-row.ts';
import { interests } from './tables.ts';

const columns = selected(getTableColumns(interests));
const byId = defineStatement<InterestRow>(
  'a topic',
  (value) => sql`select ${columns} from ${interests} where ${interests.id} = ${value('id')}::bigint`,
);
const bySlug = defineStatement<InterestRow>(
  'a topic by its slug',
  (value) => sql`select ${columns} from ${interests} where ${interests.urlName} = ${value('slug')}`,
);

/**
 * Returns a topic by its id, or by its slug; of a slug with a colon only the part after it counts (TY-17).
 */
export async function findTopic(
  { db }: Pick<Deps, 'db'>,
  by: { readonly id: bigint } | { readonly slug: string },
): Promise<InterestRow | undefined> {
  const [topic] =
    'id' in by
      ? await byId(db, { id: by.id })
      : await bySlug(db, { slug: by.slug.slice(by.slug.lastIndexOf(':') + 1) });
  return topic;
}
