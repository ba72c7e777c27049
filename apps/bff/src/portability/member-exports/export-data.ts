import { and, eq } from 'drizzle-orm';
import { join } from 'node:path';
import { z } from 'zod';
import { users, viewerColumns } from '../../people/accounts/index.ts';
import { defineJob, LONG_LEASE } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { exportReadyMail } from './export-ready-mail.ts';
import { exportFinished } from './events.ts';
import { exportFiles } from './export-files.ts';
import { memberExports } from './tables.ts';
import { writeArchive } from './write-archive.ts';
import { writeCsv } from './write-csv.ts';
import { FileGoneError } from './read-media.ts';

/** Minimum milliseconds between two updates of the progress. */
const PROGRESS_MS = 1000;

/** The finished archive or CSV among the files of the job. */
const FINISHED_FILE = 'finished';

/** Ends the run of an export that was deleted. */
class ExportRemovedError extends Error {}

/**
 * Writes the archive or the CSV of a member, or of one of their boards (IO-01). A run after a crash continues with the files of the earlier one. Nothing can be
 * downloaded before the archive is complete.
 */
export const exportData = defineJob({
  name: 'export-data',
  data: z.object({ exportId: z.string() }),
  retry: { limit: 20, seconds: 5, atMostSeconds: 300 },
  lease: LONG_LEASE,
  async handle({ exportId }, deps: Deps, { signal: ending }) {
    const { db, now } = deps;
    const id = BigInt(exportId);
    const files = exportFiles(deps);
    const isThis = and(eq(memberExports.id, id), eq(memberExports.state, 'running'));
    const [running] = await db.select().from(memberExports).where(isThis);
    const [owner] = running
      ? await db.select(viewerColumns).from(users).where(eq(users.id, running.ownerId))
      : [];
    if (!running || !owner) return files.removeWork(id);
    const removed = new AbortController();
    let writtenAt = 0;
    const onProgress = async (percent: number): Promise<void> => {
      if (Date.now() - writtenAt < PROGRESS_MS) return;
      writtenAt = Date.now();
      const { rowCount } = await db
        .update(memberExports)
        .set({ progress: Math.min(99, Math.floor(percent)), activeAt: now() })
        .where(isThis);
      if (rowCount === 0) removed.abort(new ExportRemovedError('The export was deleted.'));
    };
    try {
      const { format, boardId } = running;
      const folder = await files.prepareWork(id);
      const target = join(folder, FINISHED_FILE);
      const signal = AbortSignal.any([ending, removed.signal]);
      const write = format === 'csv' ? writeCsv : writeArchive;
      const written = await write(deps, owner, { folder, target, boardId, signal, onProgress });
      await files.store(id, format, target);
      const rowCount = await db.transaction(async (tx) => {
        const finished = { ...written, state: 'ready', progress: 100, activeAt: now() } as const;
        const { rowCount: changed } = await tx.update(memberExports).set(finished).where(isThis);
        if (changed === 1) {
          await publishEvent(tx, exportFinished, { exportId: id, ownerId: owner.id });
          await queueMail(deps, tx, exportReadyMail, { exportId });
        }
        return changed;
      });
      await (rowCount === 0 ? files.remove(id) : files.removeWork(id));
    } catch (error) {
      if (removed.signal.aborted) return files.remove(id);
      // A Pin was deleted after its file was named: the next run reads the rows again.
      if (error instanceof FileGoneError) await files.removeWork(id);
      throw error;
    }
  },
});
