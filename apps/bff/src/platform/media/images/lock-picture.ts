import { sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';

/** The first key of the advisory locks of images. */
const PICTURE_LOCK = 7_340_115;

/**
 * Locks the files of this image until the transaction ends, so that its row and its files are stored and deleted
 * together.
 */
export async function lockPicture(tx: Db, signature: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PICTURE_LOCK}, hashtext(${signature}))`);
}
