import { sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import type { JobCount } from '../../jobs/index.ts';

/** The pictures that wait for their AVIF files, as a job that is counted: their queue is the column beside them. */
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
