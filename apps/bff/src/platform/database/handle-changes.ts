import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './db.ts';

/** The transaction waits for the work of `handle` this long: other processes then take over. */
const LEASE_SECONDS = 60;

/** A table of recorded changes: rows of `id`, `kind` and `ref`, the id of what changed. */
export type ChangeQueue = {
  readonly table: string;
  /** The order in which changes are handled. */
  readonly order: SQL;
  /** Maximum number of changes of one step. */
  readonly batch: number;
  /** The advisory lock of the one process that handles changes; any number that is not used otherwise in the database. */
  readonly lock: number;
};

/** Returns the ids of a kind that changed, each once. */
export type ChangedIds = (kind: string) => readonly bigint[];

/**
 * Removes the first recorded changes of a queue and handles them in the same transaction. Returns their number; 0 while another
 * process handles some. A change is removed only if `handle` resolves, so it may be handled twice.
 */
export async function handleChanges(
  db: Db,
  { table, order, batch, lock }: ChangeQueue,
  handle: (tx: Db, changed: ChangedIds) => Promise<void>,
): Promise<number> {
  const queue = sql.identifier(table);
  const { rows: waiting } = await db.execute(sql`select from ${queue} limit 1`);
  if (waiting.length === 0) return 0;
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LEASE_SECONDS}s'`));
    const { rows: locked } = await tx.execute(sql`select where pg_try_advisory_xact_lock(${lock})`);
    if (locked.length === 0) return 0;
    const { rows } = await tx.execute<{ kind: string; ref: string }>(sql`
      delete from ${queue} where id in (select id from ${queue} order by ${order} limit ${batch}) returning kind, ref::text`);
    await handle(tx, (kind) =>
      [...new Set(rows.filter((row) => row.kind === kind).map(({ ref }) => ref))].map(BigInt),
    );
    return rows.length;
  });
}
