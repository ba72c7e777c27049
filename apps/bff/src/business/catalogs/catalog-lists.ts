import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { boards } from '../../pins/board-access/index.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Reader } from '../asset-groups/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { isReached, type CatalogRow, type RunRow } from './find-catalog.ts';
import { catalogFindings, catalogRuns, catalogs, CATALOGS_MAX } from '../catalog-records/index.ts';
import type { CatalogFacts } from './present-catalog.ts';

type ListDeps = Pick<Deps, 'db' | 'bookmarks'>;

/**
 * Returns the catalogs of a business that a member has access to, or one of them, with facts from other
 * tables.
 */
export async function withFacts(
  db: Db,
  reader: Reader,
  id?: bigint,
): Promise<readonly { readonly catalog: CatalogRow; readonly facts: CatalogFacts }[]> {
  const rows = await db
    .select({
      catalog: catalogs,
      board: { name: boards.name, slug: boards.slug, username: users.username },
      run: catalogRuns,
      products: sql<number>`(select count(*)::int from catalog_items item
        where item.catalog_id = ${catalogs.id} and item.content_id is not null and item.state <> 'removed')`,
    })
    .from(catalogs)
    .innerJoin(boards, eq(boards.id, catalogs.boardId))
    .innerJoin(users, eq(users.id, boards.ownerId))
    .leftJoin(
      catalogRuns,
      sql`${catalogRuns.id} = (select max(run.id) from catalog_runs run where run.catalog_id = ${catalogs.id})`,
    )
    .where(and(isReached(reader), id === undefined ? undefined : eq(catalogs.id, id)))
    .orderBy(desc(catalogs.id))
    .limit(CATALOGS_MAX);
  return rows.map(({ catalog, board, run, products }) => ({
    catalog,
    facts: { board, products, lastRun: run },
  }));
}

/** Returns a page of the runs of a catalog, newest first. */
export async function listRuns(
  { db, bookmarks }: ListDeps,
  catalog: CatalogRow,
  params: PageParams,
): Promise<Page<RunRow>> {
  const kind = `catalog runs ${catalog.id}`;
  const [before] = bookmarks.read(kind, params.after) ?? [];
  const rows = await db
    .select()
    .from(catalogRuns)
    .where(
      and(
        eq(catalogRuns.catalogId, catalog.id),
        before === undefined ? undefined : lt(catalogRuns.id, BigInt(before)),
      ),
    )
    .orderBy(desc(catalogRuns.id))
    .limit(params.size + 1);
  const items = rows.slice(0, params.size);
  const last = items.at(-1);
  const isMore = rows.length > params.size && last !== undefined;
  return { items, bookmark: isMore ? bookmarks.make(kind, [String(last.id)]) : null };
}

/** Returns a page of the issues of a run, in the order of the file. */
export async function listRunIssues(
  { db, bookmarks }: ListDeps,
  run: RunRow,
  severity: 'error' | 'warning' | undefined,
  params: PageParams,
): Promise<Page<typeof catalogFindings.$inferSelect>> {
  const kind = `catalog findings ${run.id} ${severity ?? ''}`;
  const [after] = bookmarks.read(kind, params.after) ?? [];
  const rows = await db
    .select()
    .from(catalogFindings)
    .where(
      and(
        eq(catalogFindings.runId, run.id),
        severity === undefined ? undefined : eq(catalogFindings.severity, severity),
        after === undefined ? undefined : gt(catalogFindings.seq, Number(after)),
      ),
    )
    .orderBy(catalogFindings.seq)
    .limit(params.size + 1);
  const items = rows.slice(0, params.size);
  const last = items.at(-1);
  const isMore = rows.length > params.size && last !== undefined;
  return { items, bookmark: isMore ? bookmarks.make(kind, [String(last.seq)]) : null };
}
