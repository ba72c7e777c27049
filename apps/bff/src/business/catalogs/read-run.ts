import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { users } from '../../people/accounts/index.ts';
import { businesses } from '../business/index.ts';
import type { Deps } from './deps.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { applyRun } from './apply-run.ts';
import type { FeedError } from './feed/feed-row.ts';
import { FEED_ROWS_MAX, readFeed } from './feed/read-feed.ts';
import { fetchFeed, type FetchError } from './fetch-feed.ts';
import type { CatalogRow, RunRow } from './find-catalog.ts';
import { createLineBatch } from './line-batch.ts';
import { canRemoveMissing } from './may-remove.ts';
import { storeLines } from './store-lines.ts';
import { catalogFindings, catalogRuns, catalogs } from '../catalog-records/index.ts';

const LINES_AT_ONCE = 1000;

/** The reason for which a run failed before its first line, or the line after which it was abandoned. */
export type RunError = {
  readonly code: FeedError | FetchError | 'feed_no_products' | 'feed_gone';
  readonly line?: number;
  readonly fields?: readonly string[];
};

/**
 * Reads the feed of a run line by line, and stores its products; then they are applied. A retry starts over:
 * storing the same lines again has no effect.
 */
export const readRun = defineJob({
  name: 'read-catalog-feed',
  data: z.object({ runId: z.string() }),
  retry: { limit: 3, seconds: 10, atMostSeconds: 120 },
  lease: { seconds: 900 },
  async handle({ runId }, deps: Deps, { signal }) {
    const { db, uploadStore } = deps;
    const found = await beginReading(deps, BigInt(runId));
    if (!found) return;
    const { run, catalog, shop } = found;
    const fetched = run.hasFile ? undefined : await fetchFeed(deps, catalog.sourceUrl, run);
    if (fetched) return fail(deps, run, { code: fetched });
    const file = await uploadStore.stream(run.key);
    if (!file) return fail(deps, run, { code: 'feed_gone' });
    const result = await readLines(deps, run, { catalog, shop, file }, signal);
    if (result === 'cancelled') await uploadStore.delete(run.key);
    else if (result.isEmpty) await fail(deps, run, result.failure ?? { code: 'feed_no_products' });
    else await db.transaction((tx) => finishReading({ ...deps, db: tx }, run, result));
  },
});

type ReadResult = {
  readonly failure: RunError | undefined;
  readonly unreadable: number;
  readonly isEmpty: boolean;
};

async function beginReading(
  { db }: Deps,
  id: bigint,
): Promise<{ readonly run: RunRow; readonly catalog: CatalogRow; readonly shop: string | null } | undefined> {
  return db.transaction(async (tx) => {
    const zero = { lines: 0, linesFine: 0, linesRefused: 0, warnings: 0, findings: 0, bytesRead: 0 };
    const [run] = await tx
      .update(catalogRuns)
      .set({ state: 'reading', ...zero })
      .where(and(eq(catalogRuns.id, id), inArray(catalogRuns.state, ['waiting', 'reading'])))
      .returning();
    if (!run) return undefined;
    await tx.delete(catalogFindings).where(eq(catalogFindings.runId, id));
    // A product that an earlier run was to remove may be in this feed again.
    await tx.execute(
      sql`update catalog_items set state = 'live' where catalog_id = ${run.catalogId} and state = 'leaving'`,
    );
    const [catalog] = await tx.select().from(catalogs).where(eq(catalogs.id, run.catalogId));
    const [owner] = await tx
      .select({ shop: sql<string | null>`coalesce(${businesses.websiteUrl}, ${users.websiteUrl})` })
      .from(catalogs)
      .innerJoin(businesses, eq(businesses.id, catalogs.businessId))
      .innerJoin(users, eq(users.id, catalogs.ownerId))
      .where(eq(catalogs.id, run.catalogId));
    return catalog && { run, catalog, shop: owner?.shop ?? null };
  });
}

async function readLines(
  { db }: Deps,
  run: RunRow,
  {
    catalog,
    shop,
    file,
  }: { readonly catalog: CatalogRow; readonly shop: string | null; readonly file: Readable },
  signal: AbortSignal,
): Promise<ReadResult | 'cancelled'> {
  const batch = createLineBatch(catalog.currency);
  let bytesRead = 0;
  let fine = 0;
  let failure: RunError | undefined;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for await (const piece of file as AsyncIterable<Buffer>) {
      bytesRead += piece.length;
      yield piece;
    }
  }
  const store = async (): Promise<boolean> => {
    const lines = batch.take();
    fine += lines.products.length;
    return storeLines(db, run, lines, bytesRead);
  };
  try {
    for await (const events of readFeed(pieces(), FEED_ROWS_MAX, shop)) {
      signal.throwIfAborted();
      for (const event of events) {
        if (event.kind === 'failed') failure = event;
        else if (event.kind === 'columns')
          await db
            .update(catalogRuns)
            .set({ ignoredColumns: [...event.ignored] })
            .where(eq(catalogRuns.id, run.id));
        else {
          batch.add(event);
          if (batch.size() >= LINES_AT_ONCE && !(await store())) return 'cancelled';
        }
      }
    }
  } finally {
    file.destroy();
  }
  if (!(await store())) return 'cancelled';
  return { failure, unreadable: batch.unreadable(), isEmpty: fine === 0 };
}

/**
 * Decides about the changes of products, marks those that are gone as leaving, and queues the run's
 * application.
 */
async function finishReading(
  { db, jobs, uploadStore }: Deps,
  run: RunRow,
  { failure, unreadable }: ReadResult,
): Promise<void> {
  const ofCatalog = sql`catalog_id = ${run.catalogId} and not is_by_hand`;
  await db.execute(sql`
    update catalog_items set state = 'waiting' where ${ofCatalog} and seen_run_id = ${run.id} and state = 'live'
      and not exists (select from pins where pins.id = catalog_items.content_id and pins.deleted_at is null)`);
  const { rows } = await db.execute<{ known: number; seen: number }>(sql`
    select count(*)::int as known, (count(*) filter (where seen_run_id = ${run.id}))::int as seen
    from catalog_items where ${ofCatalog} and content_id is not null and state <> 'removed'`);
  const { known, seen } = rows[0] ?? { known: 0, seen: 0 };
  const isWhole = failure === undefined;
  const removes = canRemoveMissing({ isWhole, unreadable, seen, known, mayShrink: run.mayShrink });
  if (removes)
    await db.execute(sql`
      update catalog_items set state = case when content_id is null then 'removed' else 'leaving' end
      where ${ofCatalog} and seen_run_id <> ${run.id} and state <> 'removed'`);
  const { rowCount } = await db.execute(sql`
    update catalog_runs set state = 'applying', held = ${removes ? 0 : known - seen},
      failure_code = ${failure?.code ?? null}, failure_line = ${failure?.line ?? null},
      to_apply = (select count(*) from catalog_items where ${ofCatalog} and state in ('waiting', 'leaving'))
    where id = ${run.id} and state = 'reading'`);
  await uploadStore.delete(run.key);
  if (rowCount === 1) await jobs.enqueue(db, applyRun, { runId: String(run.id) });
}

/** Ends a run whose feed could not be read; existing products stay. */
async function fail({ db, now, uploadStore }: Deps, run: RunRow, failure: RunError): Promise<void> {
  await db
    .update(catalogRuns)
    .set({
      state: 'failed',
      endedAt: now(),
      failureCode: failure.code,
      failureLine: failure.line ?? null,
      failureFields: [...(failure.fields ?? [])],
    })
    .where(and(eq(catalogRuns.id, run.id), eq(catalogRuns.state, 'reading')));
  await uploadStore.delete(run.key);
}
