import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { importFolders } from './import-folders.ts';
import { IMPORT_RETENTION_DAYS, IMPORT_STALLED_HOURS, UPLOAD_RETENTION_DAYS } from './import-limits.ts';
import { memberImports } from './tables.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * Every hour, deletes uploads that were not imported, old reports, and files of imports that are gone, as those of deleted accounts. Marks
 * imports without progress for a day as failed.
 */
export const purgeImports = defineJob({
  name: 'purge-imports',
  data: z.object({}),
  cron: '41 * * * *',
  async handle(_, { db, env, log, now }: Deps, { signal }) {
    const isSince = (hours: number) =>
      lte(memberImports.activeAt, new Date(now().getTime() - hours * HOUR_MS));
    const isOver = or(
      and(inArray(memberImports.state, ['uploading', 'ready']), isSince(UPLOAD_RETENTION_DAYS * DAY_HOURS)),
      and(
        inArray(memberImports.state, ['finished', 'failed', 'undone']),
        isSince(IMPORT_RETENTION_DAYS * DAY_HOURS),
      ),
    );
    const removed = await deleteBatches(db, memberImports, isOver ?? sql`false`, signal);
    await db
      .update(memberImports)
      .set({ state: 'failed', failureCode: 'stalled', activeAt: now() })
      .where(
        and(inArray(memberImports.state, ['reading', 'running', 'undoing']), isSince(IMPORT_STALLED_HOURS)),
      );
    const folders = importFolders(env);
    const ids = await folders.list();
    const rows =
      ids.length === 0
        ? []
        : await db
            .select({ id: memberImports.id })
            .from(memberImports)
            .where(
              and(
                inArray(memberImports.id, [...ids]),
                inArray(memberImports.state, ['uploading', 'reading', 'ready', 'running']),
                eq(memberImports.isLocal, false),
              ),
            );
    const known = new Set(rows.map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    for (const id of unknown) await folders.remove(id);
    if (removed + unknown.length > 0) log.info({ removed, files: unknown.length }, 'old imports are removed');
  },
});
