import { and, eq, type SQL } from 'drizzle-orm';
import { assetAccessCondition, type Reader } from '../asset-groups/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { catalogRuns, catalogs } from '../catalog-records/index.ts';

/** A catalog as its row has it. */
export type CatalogRow = typeof catalogs.$inferSelect;

/** A run as its row has it. */
export type RunRow = typeof catalogRuns.$inferSelect;

/** The condition that a catalog is one of the business that the member reaches. */
export function isReached(reader: Reader): SQL | undefined {
  return and(
    eq(catalogs.businessId, reader.business.id),
    assetAccessCondition(reader, 'catalog', catalogs.id),
  );
}

/** A catalog of the business that the member reaches. Throws `catalog_not_found`, alike for what is missing and of others. */
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

/** A run of a catalog of this business. Throws `catalog_run_not_found`, alike for what is missing and of others. */
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
