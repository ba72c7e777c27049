import { and, eq, type SQL } from 'drizzle-orm';
import { assetAccessCondition, type Reader } from '../asset-groups/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { catalogRuns, catalogs } from '../catalog-records/index.ts';

/** A catalog as stored. */
export type CatalogRow = typeof catalogs.$inferSelect;

/** A run as stored. */
export type RunRow = typeof catalogRuns.$inferSelect;

/** Condition: a catalog belongs to the business and the member has access to it. */
export function isReached(reader: Reader): SQL | undefined {
  return and(
    eq(catalogs.businessId, reader.business.id),
    assetAccessCondition(reader, 'catalog', catalogs.id),
  );
}

/**
 * Returns a catalog of the business that the member has access to. Throws `catalog_not_found`, also for those
 * of other businesses.
 */
export async function findCatalog(db: Db, reader: Reader, id: string): Promise<CatalogRow> {
  const known = parseId(id);
  const [catalog] =
    known === undefined
      ? []
      : await db
          .select()
          .from(catalogs)
          .where(and(eq(catalogs.id, known), isReached(reader)));
  if (!catalog) throw new AppError('catalog_not_found');
  return catalog;
}

/**
 * Returns a run of a catalog of this business. Throws `catalog_run_not_found`, also for those of other
 * businesses.
 */
export async function findRun(db: Db, reader: Reader, id: string): Promise<RunRow> {
  const known = parseId(id);
  const [found] =
    known === undefined
      ? []
      : await db
          .select({ run: catalogRuns })
          .from(catalogRuns)
          .innerJoin(catalogs, eq(catalogs.id, catalogRuns.catalogId))
          .where(and(eq(catalogRuns.id, known), isReached(reader)));
  if (!found) throw new AppError('catalog_run_not_found');
  return found.run;
}
