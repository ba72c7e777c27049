import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users, viewerColumns } from '../../people/accounts/index.ts';
import { authoriseBoard } from '../../pins/board-access/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { applyItem, type Applied, type ProductTarget } from './apply-item.ts';
import { updateGroups } from './group-members.ts';
import type { ItemRow } from './item-row.ts';
import type { RunRow } from './find-catalog.ts';
import { storeIssues } from './store-lines.ts';
import { catalogItems, catalogRuns, catalogs, FINDINGS_MAX } from '../catalog-records/index.ts';

const ITEMS_AT_ONCE = 20;
/** Number of concurrent image downloads per shop. */
const TOGETHER = 4;
/** Milliseconds after which a job yields to others of its kind before it continues. */
const TURN_MS = 60_000;
const BUSY_WAIT_MS = 5000;

/**
 * Creates pins of the products of a run, changes those that differ, and removes those that are gone: in
 * batches, each product in its own transaction, so that a canceled or interrupted run neither loses nor
 * repeats anything.
 */
export const applyRun: Job<z.ZodObject<{ runId: z.ZodString }>, Deps> = defineJob({
  name: 'apply-catalog-run',
  data: z.object({ runId: z.string() }),
  retry: { limit: 6, seconds: 10, atMostSeconds: 600 },
  lease: { seconds: 300 },
  async handle({ runId }, deps: Deps, { signal }) {
    const { db, jobs, now } = deps;
    const isThis = and(eq(catalogRuns.id, BigInt(runId)), eq(catalogRuns.state, 'applying'));
    const [run] = await db.select().from(catalogRuns).where(isThis);
    if (!run) return;
    const place = await placeOf(deps, run);
    if (!place) {
      await db
        .update(catalogRuns)
        .set({ state: 'failed', failureCode: 'catalog_board_lost', endedAt: now() })
        .where(isThis);
      return;
    }
    const until = performance.now() + TURN_MS;
    for (;;) {
      signal.throwIfAborted();
      const items = await nextItems(deps, run);
      if (items.length === 0) return end(deps, run);
      const applied = await applyAll(deps, place, items);
      if (!(await count(deps, run, applied))) return;
      const isBusy = applied.some(({ kind }) => kind === 'busy');
      if (!isBusy && performance.now() < until) continue;
      const startAfter = new Date(now().getTime() + (isBusy ? BUSY_WAIT_MS : 0));
      await jobs.enqueue(db, applyRun, { runId }, { startAfter });
      return;
    }
  },
});

/** Returns the target of the products, if their owner can still save there. */
async function placeOf({ db }: Deps, run: RunRow): Promise<ProductTarget | undefined> {
  const [catalog] = await db.select().from(catalogs).where(eq(catalogs.id, run.catalogId));
  const [owner] = catalog
    ? await db.select(viewerColumns).from(users).where(eq(users.id, catalog.ownerId))
    : [];
  if (!catalog || !owner) return undefined;
  try {
    return { owner, board: await authoriseBoard(db, owner, catalog.boardId, 'save'), runId: run.id };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const nextItems = ({ db }: Deps, run: RunRow): Promise<ItemRow[]> =>
  db
    .select()
    .from(catalogItems)
    .where(
      and(eq(catalogItems.catalogId, run.catalogId), inArray(catalogItems.state, ['waiting', 'leaving'])),
    )
    .orderBy(catalogItems.itemId)
    .limit(ITEMS_AT_ONCE);

async function applyAll(
  deps: Deps,
  place: ProductTarget,
  items: readonly ItemRow[],
): Promise<readonly Applied[]> {
  const applied: Applied[] = [];
  const rest = [...items];
  const work = async (): Promise<void> => {
    for (let item = rest.shift(); item; item = rest.shift()) applied.push(await applyItem(deps, place, item));
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return applied;
}

/** Adds the results to the run, with its issues. Returns false if the run was canceled meanwhile. */
async function count({ db }: Deps, run: RunRow, applied: readonly Applied[]): Promise<boolean> {
  const of = (kind: Applied['kind']): number => applied.filter((one) => one.kind === kind).length;
  const findings = applied.flatMap((one) => (one.kind === 'failed' ? [one.finding] : []));
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ seq: number; state: string }>(sql`
      update catalog_runs set created = created + ${of('created')}, updated = updated + ${of('updated')},
        sold_out = sold_out + ${of('sold-out')}, removed = removed + ${of('removed')},
        failed = failed + ${of('failed')}, findings = least(${FINDINGS_MAX}, findings + ${findings.length}::int)
      where id = ${run.id}
      returning (select before.findings from catalog_runs before where before.id = ${run.id}) as seq, state`);
    const [row] = rows;
    if (row) await storeIssues(tx, run.id, findings.slice(0, FINDINGS_MAX - row.seq), row.seq);
    return row?.state === 'applying';
  });
}

async function end({ db, now }: Deps, run: RunRow): Promise<void> {
  await db.transaction((tx) => updateGroups(tx, run));
  await db.execute(sql`
    update catalog_runs set ended_at = ${now().toISOString()}::timestamptz,
      state = case when failure_code is null and lines_refused = 0 and failed = 0 and held = 0 then 'done' else 'partly' end
    where id = ${run.id} and state = 'applying'`);
}
