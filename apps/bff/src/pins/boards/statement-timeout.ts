import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/**
 * Statement timeout of operations on a whole board, in milliseconds: enough for ten thousand pins on a busy machine.
 */
const WHOLE_BOARD_MS = 30_000;

/** Sets the statement timeout of a transaction that changes a whole board. */
export async function raiseStatementTimeout(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${WHOLE_BOARD_MS}`));
}
