import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { exportFiles } from './export-files.ts';
import { EXPORT_RETENTION_DAYS, STALLED_HOURS } from './export-limits.ts';
import { memberExports } from './tables.ts';

const HOUR_MS = 3_600_000;

/**
 * Every hour, deletes the exports that have expired, and the files of exports that are gone, as those of deleted accounts. Marks
 * exports without progress for a day as failed.
 */
export const purgeExports = defineJob({
  name: 'purge-exports',
  data: z.object({}),
  cron: '23 * * * *',
  async handle(_, deps: Deps, { signal }) {
    const { db, log, now } = deps;
    const ago = (hours: number): Date => new Date(now().getTime() - hours * HOUR_MS);
    const isOver = and(
      ne(memberExports.state, 'running'),
      lte(memberExports.activeAt, ago(EXPORT_RETENTION_DAYS * 24)),
    );
    const removed = await deleteBatches(db, memberExports, isOver ?? sql`false`, signal);
    await db
      .update(memberExports)
      .set({ state: 'failed', activeAt: now() })
      .where(and(eq(memberExports.state, 'running'), lte(memberExports.activeAt, ago(STALLED_HOURS))));
    const files = exportFiles(deps);
    const ids = await files.list();
    const rows =
      ids.length === 0
        ? []
        : await db
            .select({ id: memberExports.id })
            .from(memberExports)
            .where(
              and(
                inArray(memberExports.id, [...ids]),
                or(eq(memberExports.state, 'running'), eq(memberExports.state, 'ready')),
              ),
            );
    const known = new Set(rows.map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    for (const id of unknown) await files.remove(id);
    if (removed + unknown.length > 0) log.info({ removed, files: unknown.length }, 'old exports are removed');
  },
});
