import { and, eq } from 'drizzle-orm';
import type { BusinessRow } from '../business/index.ts';
import type { Db } from '../db.ts';
import { AppError } from '../errors.ts';
import { parseId } from '../new-id.ts';
import { catalogRuns, catalogs } from './tables.ts';

/** A catalog as its row has it. */
export type CatalogRow = typeof catalogs.$inferSelect;

/** A run as its row has it. */
export type RunRow = typeof catalogRuns.$inferSelect;

/** A catalog of this business. Throws `catalog_not_found`, alike for what is missing and of others. */
export async function findCatalog(db: Db, business: BusinessRow, id: string): Promise<CatalogRow> {
  const known = parseId(id);
  const [catalog] =
    known === undefined
      ? []
      : await db
          .select()
          .from(catalogs)
          .where(and(eq(catalogs.id, known), eq(catalogs.businessId, business.id)));
  if (!catalog) throw new AppError('catalog_not_found');
  return catalog;
}

/** A run of a catalog of this business. Throws `catalog_run_not_found`, alike for what is missing and of others. */
export async function findRun(db: Db, business: BusinessRow, id: string): Promise<RunRow> {
  const known = parseId(id);
  const [found] =
    known === undefined
      ? []
      : await db
          .select({ run: catalogRuns })
          .from(catalogRuns)
          .innerJoin(catalogs, eq(catalogs.id, catalogRuns.catalogId))
          .where(and(eq(catalogRuns.id, known), eq(catalogs.businessId, business.id)));
  if (!found) throw new AppError('catalog_run_not_found');
  return found.run;
}
