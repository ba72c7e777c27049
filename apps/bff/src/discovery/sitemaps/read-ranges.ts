import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import type { Deps } from './deps.ts';
import { SITEMAP_KINDS, type SitemapKindName } from './sitemap-kinds.ts';

/**
 * Number of entries of a file. The protocol allows 50,000 within 50 MB: an entry has an address for each language, and is
 * up to 2 kB with them.
 */
const ENTRIES_PER_FILE = 20_000;
/** Number of files that one statement finds: the entries of all at once could take longer than a statement may. */
const FILES_PER_READ = 5;
/** Milliseconds for which the ranges are used: new entries are in the last file at once. */
const RANGES_TTL_MS = 600_000;

/** A file of a kind: the ids from the first one up to that of the next file. */
export type SitemapFile = {
  readonly kind: SitemapKindName;
  /** From 1. */
  readonly number: number;
  /** 0 for the first file: rows with smaller ids can become public later. */
  readonly first: bigint;
  /** The first id of the next file; null for the last one, which has the entries that follow. */
  readonly next: bigint | null;
  readonly lastmod: Date | null;
};

const NAMES = Object.keys(SITEMAP_KINDS) as readonly SitemapKindName[];

type FoundFile = Pick<SitemapFile, 'first' | 'lastmod'> & { readonly last: bigint; readonly entries: number };

const statements = NAMES.map((name) => {
  const { from, id, where, lastmod } = SITEMAP_KINDS[name];
  const read = defineStatement<FoundFile>(
    `files of the sitemap of ${name}`,
    (
      value,
    ) => sql`select min(listed.id) as first, max(listed.id) as last, count(*)::int as entries, max(listed.lastmod) as lastmod from (
        select ${id} as id, ${lastmod} as lastmod,
          (row_number() over (order by ${id}) - 1) / ${value('size')}::int as file
        from ${from} where ${where} and ${id} >= ${value('from')}::bigint
        order by ${id} limit ${value('limit')}::int
      ) listed group by listed.file order by listed.file`,
  );
  return { name, read };
});

/** Returns the files of every kind, with so many entries each. Reads each indexable row once. */
async function readFiles(db: Db, size: number): Promise<readonly SitemapFile[]> {
  const limit = FILES_PER_READ * size;
  const files: SitemapFile[] = [];
  for (const { name, read } of statements) {
    const found: FoundFile[] = [];
    for (let from = 0n; ;) {
      const rows = await read(db, { from, size, limit });
      found.push(...rows);
      const last = rows.at(-1);
      if (!last || rows.reduce((total, { entries }) => total + entries, 0) < limit) break;
      from = last.last + 1n;
    }
    files.push(
      ...found.map(({ first, lastmod }, index) => ({
        kind: name,
        number: index + 1,
        first: index === 0 ? 0n : first,
        next: found[index + 1]?.first ?? null,
        lastmod,
      })),
    );
  }
  return files;
}

/**
 * Creates the function that returns the files of every kind. They are read once in ten minutes, and once for all requests
 * that wait for them.
 */
export function createSitemapFiles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  entriesPerFile = ENTRIES_PER_FILE,
): () => Promise<readonly SitemapFile[]> {
  let known: { readonly files: Promise<readonly SitemapFile[]>; readonly until: number } | undefined;
  return () => {
    const at = now().getTime();
    if (known && at < known.until) return known.files;
    const files = readFiles(db, entriesPerFile);
    known = { files, until: at + RANGES_TTL_MS };
    files.catch(() => (known = undefined));
    return files;
  };
}
