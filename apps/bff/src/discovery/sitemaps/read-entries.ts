import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import type { SitemapFile } from './read-ranges.ts';
import { SITEMAP_KINDS, type SitemapEntry, type SitemapKindName, type SitemapRow } from './sitemap-kinds.ts';

/** Number of rows read at once. */
const ROWS_PER_READ = 2000;
/** Number of entries that the last file may grow to until the ranges are read again: the limit of the protocol. */
const ENTRIES_MAX = 50_000;
const LAST = 2n ** 63n - 1n;

type Fingerprint = { readonly entries: number; readonly hash: string };

const statementsOf = (name: SitemapKindName) => {
  const { from, id, where, lastmod, version, joins, columns } = SITEMAP_KINDS[name];
  return {
    fingerprint: defineStatement<Fingerprint>(
      `version of a sitemap of ${name}`,
      (value) => sql`select count(*)::int as entries,
        coalesce(sum(hashtextextended(${id} || ' ' || ${version}, 0)), 0)::text as hash
      from ${from} where ${where} and ${id} >= ${value('first')}::bigint and ${id} < ${value('next')}::bigint`,
    ),
    rows: defineStatement<SitemapRow>(
      `entries of a sitemap of ${name}`,
      (value) => sql`select ${id} as id, ${lastmod} as lastmod, ${columns} from ${from} ${joins}
      where ${where} and ${id} >= ${value('first')}::bigint and ${id} < ${value('next')}::bigint
      order by ${id} limit ${value('limit')}::int`,
    ),
  };
};

const STATEMENTS: Readonly<Record<SitemapKindName, ReturnType<typeof statementsOf>>> = {
  pins: statementsOf('pins'),
  boards: statementsOf('boards'),
  profiles: statementsOf('profiles'),
};

/**
 * Returns a text that differs when an entry of the file was added, removed or changed; undefined for a file without
 * entries. One statement, which sends one row.
 */
export async function sitemapVersion(
  db: Db,
  { kind, first, next }: SitemapFile,
): Promise<string | undefined> {
  const [row] = await STATEMENTS[kind].fingerprint(db, { first, next: next ?? LAST });
  return row && row.entries > 0 ? `${row.entries}-${row.hash}` : undefined;
}

/** Returns the entries of a file in the order of their ids, read in parts while they are sent. */
export async function* sitemapEntries(
  db: Db,
  { kind, first, next }: SitemapFile,
): AsyncGenerator<SitemapEntry> {
  const presenter = SITEMAP_KINDS[kind];
  let from = first;
  for (let count = 0; count < ENTRIES_MAX; count += ROWS_PER_READ) {
    const rows = await STATEMENTS[kind].rows(db, { first: from, next: next ?? LAST, limit: ROWS_PER_READ });
    for (const row of rows) yield presenter.entryOf(row);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_READ) return;
    from = last.id + 1n;
  }
}
