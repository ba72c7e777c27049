import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/** Statement timeout of operations on a whole board, in milliseconds: ten thousand pins on a busy machine. */
const WHOLE_BOARD_MS = 30_000;

/** Lets the statements of a transaction take as long as a whole board needs. */
export async function raiseStatementTimeout(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${WHOLE_BOARD_MS}`));
}
