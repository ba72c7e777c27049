import { sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';

/** The first key of the advisory locks of images. */
const PICTURE_LOCK = 7_340_115;
/** Seconds for which the transaction may wait for files: object storage is tried for up to 30 s before it fails. */
const FILES_SECONDS = 60;

/**
 * Locks the files of this image until the transaction ends, so that its row and its files are stored and deleted
 * together. The transaction may then wait for files for `seconds`, longer than others may idle.
 */
export async function lockPicture(tx: Db, signature: string, seconds = FILES_SECONDS): Promise<void> {
  await tx.execute(sql`
    select set_config('idle_in_transaction_session_timeout', ${`${seconds}s`}, true),
      pg_advisory_xact_lock(${PICTURE_LOCK}, hashtext(${signature}))`);
}
