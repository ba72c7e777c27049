import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

const AT_ONCE = 1000;

/**
 * Deletes the matching rows of a table, a thousand per statement, so that no statement holds many locks.
 * Returns their number.
 */
export async function deleteBatches(
  db: Db,
  table: PgTable,
  where: SQL,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${where} limit ${AT_ONCE})`,
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_ONCE) return deleted;
  }
}
