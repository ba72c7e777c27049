import { and, eq, isNotNull, lt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { catalogRuns, catalogs, RUN_RETENTION_DAYS } from '../catalog-records/index.ts';
import { startRun } from './start-run.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 200;

/** Starts the runs of catalogs whose feed is due, every ten minutes; running ones are not affected. */
export const fetchDueCatalogs = defineJob({
  name: 'fetch-due-catalogs',
  data: z.object({}),
  cron: '*/10 * * * *',
  async handle(_, deps: Deps, { signal }) {
    const { db, now } = deps;
    const due = await db
      .select()
      .from(catalogs)
      .where(and(isNotNull(catalogs.sourceUrl), lte(catalogs.nextFetchAt, now())))
      .orderBy(catalogs.nextFetchAt)
      .limit(AT_ONCE);
    for (const catalog of due) {
      signal.throwIfAborted();
      await db.transaction(async (tx) => {
        const nextFetchAt =
          catalog.everyHours === null ? null : new Date(now().getTime() + catalog.everyHours * HOUR_MS);
        await tx.update(catalogs).set({ nextFetchAt }).where(eq(catalogs.id, catalog.id));
        try {
          await tx.transaction((inner) =>
            startRun(inner, deps, catalog, { startedById: null, source: 'url' }),
          );
        } catch (error) {
          if (!(error instanceof AppError && error.code === 'catalog_busy')) throw error;
        }
      });
    }
  },
});

/** Deletes the reports of runs after their retention, every night; the products stay. */
export const purgeCatalogRuns = defineJob({
  name: 'purge-catalog-runs',
  data: z.object({}),
  cron: '23 3 * * *',
  async handle(_, { db, now }: Deps) {
    const before = new Date(now().getTime() - RUN_RETENTION_DAYS * 24 * HOUR_MS);
    await db
      .delete(catalogRuns)
      .where(and(lt(catalogRuns.createdAt, before), isNotNull(catalogRuns.endedAt)));
  },
});
