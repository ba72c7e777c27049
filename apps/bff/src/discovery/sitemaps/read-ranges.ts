import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import type { Deps } from './deps.ts';
import { SITEMAP_KINDS, type SitemapKindName } from './sitemap-kinds.ts';

/**
 * Number of entries of a file. The protocol allows 50,000 within 50 MB: an entry has an address for each language, and is
 * up to 2 kB with them.
 */
export const ENTRIES_PER_FILE = 20_000;
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

const statements = NAMES.map((name) => {
  const { from, id, where, lastmod } = SITEMAP_KINDS[name];
  const read = defineStatement<Pick<SitemapFile, 'first' | 'lastmod'>>(
    `files of the sitemap of ${name}`,
    (value) => sql`select min(listed.id) as first, max(listed.lastmod) as lastmod from (
        select ${id} as id, ${lastmod} as lastmod,
          (row_number() over (order by ${id}) - 1) / ${value('size')}::int as file
        from ${from} where ${where}
      ) listed group by listed.file order by listed.file`,
  );
  return { name, read };
});

/** Returns the files of every kind. Reads each indexable row once. */
async function readFiles(db: Db): Promise<readonly SitemapFile[]> {
  const files: SitemapFile[] = [];
  for (const { name, read } of statements) {
    const rows = await read(db, { size: ENTRIES_PER_FILE });
    files.push(
      ...rows.map((row, index) => ({
        ...row,
        kind: name,
        number: index + 1,
        first: index === 0 ? 0n : row.first,
        next: rows[index + 1]?.first ?? null,
      })),
    );
  }
  return files;
}

/**
 * Creates the function that returns the files of every kind. They are read once in ten minutes, and once for all requests
 * that wait for them.
 */
export function createSitemapFiles({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): () => Promise<readonly SitemapFile[]> {
  let known: { readonly files: Promise<readonly SitemapFile[]>; readonly until: number } | undefined;
  return () => {
    const at = now().getTime();
    if (known && at < known.until) return known.files;
    const files = readFiles(db);
    known = { files, until: at + RANGES_TTL_MS };
    files.catch(() => (known = undefined));
    return files;
  };
}
