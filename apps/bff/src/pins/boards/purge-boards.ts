import { lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { raiseStatementTimeout } from './statement-timeout.ts';
import { movePins } from './merge-boards.ts';
import { boardNotes, boardRemovals, boards, boardShareLinks } from '../board-access/index.ts';
import { isPastUndoRetention, isRevokedOrExpired } from './undo-window.ts';
import { pins } from '../pin-access/index.ts';

/**
 * Every hour, deletes boards whose retention has ended, with their contents; deleted notes; expired links; and removals
 * that can no longer be undone. A pin that was saved to a board during its merge is moved to the target.
 */
export const purgeBoards = defineJob({
  name: 'purge-boards',
  data: z.object({}),
  cron: '17 * * * *',
  async handle(_, { db, log, now }: Deps, { signal }) {
    const { rows: left } = await db.execute<{ id: string; into: string }>(sql`
      select id::text as id, merged_into_id::text as into from boards
      where merged_into_id is not null and deleted_at > now() - interval '1 day' and exists (
        select from pins where pins.board_id = boards.id and pins.deleted_at is null)`);
    for (const { id, into } of left) {
      signal.throwIfAborted();
      await db.transaction(async (tx) => {
        await raiseStatementTimeout(tx);
        await movePins(tx, BigInt(id), BigInt(into));
      });
    }
    const isLost = lte(boards.restorableUntil, now());
    await deleteBatches(db, pins, sql`board_id in (select id from boards where ${isLost})`, signal);
    const removed = await deleteBatches(db, boards, isLost, signal);
    const removedLinks = await deleteBatches(
      db,
      boardShareLinks,
      isRevokedOrExpired(boardShareLinks, now()),
      signal,
    );
    await deleteBatches(db, boardRemovals, isPastUndoRetention(sql`removed_at`), signal);
    await deleteBatches(db, boardNotes, sql`deleted_at < now() - interval '1 hour'`, signal);
    log.info({ removed, removedLinks, followed: left.length }, 'deleted boards are removed');
  },
});
