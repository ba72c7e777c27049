import { sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import type { JobCount } from '../../jobs/index.ts';

/** Reports the number of images without AVIF files as a queue: the queue is a column of their table. */
export async function countAvif(db: Db): Promise<readonly JobCount[]> {
  const { rows } = await db.execute<{ count: number; since: string | null }>(
    sql`select count(*)::int as count, min(created_at) as since from images where not avif_ready`,
  );
  return rows.flatMap(({ count, since }) =>
    since === null
      ? []
      : [{ name: 'avif-files', state: 'waiting', count, since: new Date(since), lastError: undefined }],
  );
}
