import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import type { SitemapFile } from './read-ranges.ts';
import {
  entryLine,
  parseEntry,
  SITEMAP_KINDS,
  type SitemapEntry,
  type SitemapKindName,
} from './sitemap-kinds.ts';

/** Number of rows read at once: PostgreSQL joins them to one text of a megabyte or two. */
const ROWS_PER_READ = 10_000;
/** Number of entries that the last file may grow to until the ranges are read again: the limit of the protocol. */
const ENTRIES_MAX = 50_000;
const LAST = 2n ** 63n - 1n;

/** The lines of some entries, and their number and last id; without any, nulls. */
type EntryBlock = { readonly lines: string | null; readonly entries: number; readonly last: bigint | null };
type Fingerprint = { readonly entries: number; readonly hash: string };

const statementsOf = (name: SitemapKindName) => {
  const kind = SITEMAP_KINDS[name];
  const { from, id, where, version, joins } = kind;
  return {
    fingerprint: defineStatement<Fingerprint>(
      `version of a sitemap of ${name}`,
      (value) => sql`select count(*)::int as entries,
        coalesce(sum(hashtextextended(${id} || ' ' || ${version}, 0)), 0)::text as hash
      from ${from} where ${where} and ${id} >= ${value('first')}::bigint and ${id} < ${value('next')}::bigint`,
    ),
    block: defineStatement<EntryBlock>(
      `entries of a sitemap of ${name}`,
      (
        value,
      ) => sql`select string_agg(listed.line, E'\n') as lines, count(*)::int as entries, max(listed.id) as last from (
        select ${id} as id, ${entryLine(kind)} as line from ${from} ${joins}
        where ${where} and ${id} >= ${value('first')}::bigint and ${id} < ${value('next')}::bigint
        order by ${id} limit ${ROWS_PER_READ}) listed`,
      // The plan for a range near its limit would read the whole of `contents` for each block.
      { reusesPlan: true },
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

/**
 * Returns the entries of a file in the order of their ids, in blocks. The next block is read while one is sent: no connection
 * waits for a slow client.
 */
export async function* sitemapEntries(
  db: Db,
  { kind, first, next }: SitemapFile,
): AsyncGenerator<Iterable<SitemapEntry>> {
  const read = async (from: bigint): Promise<EntryBlock | undefined> => {
    const [block] = await STATEMENTS[kind].block(db, { first: from, next: next ?? LAST });
    return block;
  };
  let reading = read(first);
  for (let count = 0; count < ENTRIES_MAX; count += ROWS_PER_READ) {
    const block = await reading;
    if (!block || block.lines === null || block.last === null) return;
    const isLast = block.entries < ROWS_PER_READ;
    if (!isLast) {
      reading = read(block.last + 1n);
      reading.catch(() => undefined); // awaited above, or not needed any more
    }
    // The lines are read while they are sent, so that no block of them keeps the process busy.
    yield entriesOf(kind, block.lines);
    if (isLast) return;
  }
}

function* entriesOf(kind: SitemapKindName, lines: string): Generator<SitemapEntry> {
  for (const line of lines.split('\n')) yield parseEntry(SITEMAP_KINDS[kind], line);
}
