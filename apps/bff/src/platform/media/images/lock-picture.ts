import { sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';

/** The first number of the advisory locks of pictures. */
const PICTURE_LOCK = 7_340_115;

/**
 * Waits for anyone who stores or deletes the files of this picture, until the transaction ends: its row and
 * its files come and go as one.
 */
export async function lockPicture(tx: Db, signature: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PICTURE_LOCK}, hashtext(${signature}))`);
}
