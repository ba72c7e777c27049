import { and, asc, eq, gt, max, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { type ItemResult, ITEM_RESULTS } from './import-report.ts';
import { importResults, memberImports } from './tables.ts';

/** A result as it is stored. */
export type ResultRow = typeof importResults.$inferSelect;

/** Returns the position of the last item that has a result, besides boards and sections; 0 without one. */
export async function readLastResult(db: Db, importId: bigint): Promise<number> {
  const [row] = await db
    .select({ last: max(importResults.nth) })
    .from(importResults)
    .where(and(eq(importResults.importId, importId), notInArray(importResults.kind, ['board', 'section'])));
  return row?.last ?? 0;
}

/** Stores results with the counts of the import, each once. Returns false if the import does not run any more. */
export function storeResults(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  importId: bigint,
  results: readonly ItemResult[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [running] = await tx
      .select({ id: memberImports.id })
      .from(memberImports)
      .where(and(eq(memberImports.id, importId), eq(memberImports.state, 'running')))
      .for('update');
    if (!running) return false;
    const stored = await tx
      .insert(importResults)
      .values(results.map((result) => ({ importId, ...result })))
      .onConflictDoNothing()
      .returning({ result: importResults.result });
    const count = (of: ItemResult['result']): number => stored.filter(({ result }) => result === of).length;
    await tx
      .update(memberImports)
      .set({
        done: sql`${memberImports.done} + ${stored.length}`,
        created: sql`${memberImports.created} + ${count('created')}`,
        known: sql`${memberImports.known} + ${count('known')}`,
        merged: sql`${memberImports.merged} + ${count('merged')}`,
        leftOut: sql`${memberImports.leftOut} + ${count('left_out')}`,
        activeAt: now(),
      })
      .where(eq(memberImports.id, importId));
    return true;
  });
}

/** The results that a report lists: all of them, or those of one kind. */
export const REPORT_FILTERS = ['all', ...ITEM_RESULTS] as const;

/** Lists results in the order of the file, from after a position. */
export function listResults(
  db: Db,
  importId: bigint,
  {
    filter,
    after,
    limit,
  }: { readonly filter: (typeof REPORT_FILTERS)[number]; readonly after: number; readonly limit: number },
): Promise<ResultRow[]> {
  return db
    .select()
    .from(importResults)
    .where(
      and(
        eq(importResults.importId, importId),
        gt(importResults.nth, after),
        filter === 'all' ? undefined : eq(importResults.result, filter),
      ),
    )
    .orderBy(asc(importResults.nth))
    .limit(limit);
}
