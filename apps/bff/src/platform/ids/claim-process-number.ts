import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { setWorkerId } from './new-id.ts';

/**
 * Claims a number for this process that is part of every id it creates, so that two processes never create
 * the same id (BF-11). A number is reused after 1023 other starts.
 */
export async function claimProcessNumber(db: Db): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('process_numbers') as number`);
  const number = Number(rows[0]?.number);
  setWorkerId(number);
  return number;
}
