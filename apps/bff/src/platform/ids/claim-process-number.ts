import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { setWorkerId } from './new-id.ts';

/**
 * Gives this process a number that is part of every id it makes, so that two processes never make the same one (BF-11).
 * A number comes again after 1023 other starts.
 */
export async function claimProcessNumber(db: Db): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('process_numbers') as number`);
  const number = Number(rows[0]?.number);
  setWorkerId(number);
  return number;
}
