import { and, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { catalogRuns, UPLOAD_MINUTES } from '../catalog-records/index.ts';
import type { CatalogRow, RunRow } from './find-catalog.ts';
import { readRun } from './read-run.ts';

/** The input of a new run. */
export type NewRun = {
  readonly startedById: bigint | null;
  readonly source: 'upload' | 'url';
  readonly fileName?: string | undefined;
  readonly mayShrink?: boolean | undefined;
};

/**
 * Starts a run of a catalog, one at a time: it replaces one that still waits for its file. A feed with an
 * address is fetched at once, an upload waits for its file. Throws `catalog_busy`.
 */
export async function startRun(
  tx: Db,
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  catalog: CatalogRow,
  { startedById, source, fileName, mayShrink = false }: NewRun,
): Promise<RunRow> {
  await tx
    .update(catalogRuns)
    .set({ state: 'cancelled', endedAt: now() })
    .where(
      and(
        eq(catalogRuns.catalogId, catalog.id),
        eq(catalogRuns.state, 'waiting'),
        eq(catalogRuns.source, 'upload'),
        eq(catalogRuns.hasFile, false),
      ),
    );
  const [run] = await tx
    .insert(catalogRuns)
    .values({
      id: newId(),
      catalogId: catalog.id,
      startedById,
      source,
      fileName: fileName ?? null,
      mayShrink,
      key: randomBytes(16).toString('hex'),
      expiresAt: source === 'upload' ? new Date(now().getTime() + UPLOAD_MINUTES * 60_000) : null,
    })
    .returning()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'catalog_runs_one_at_a_time'))
        throw new AppError('catalog_busy', { cause: error });
      throw error;
    });
  if (!run) throw new Error('A run was stored without a row: the insert of startRun() returns none.');
  if (source === 'url') await jobs.enqueue(tx, readRun, { runId: String(run.id) });
  return run;
}

/**
 * Cancels a running run; its results stay, and the next run continues from there. Returns whether it was
 * running.
 */
export async function cancelRun(db: Db, now: Date, run: RunRow): Promise<boolean> {
  const { rowCount } = await db
    .update(catalogRuns)
    .set({ state: 'cancelled', endedAt: now })
    .where(and(eq(catalogRuns.id, run.id), sql`${catalogRuns.state} in ('waiting', 'reading', 'applying')`));
  return rowCount === 1;
}
