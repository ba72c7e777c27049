import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { undoReport } from '../feedback/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { reports } from './tables.ts';

/**
 * Withdraws an undecided report of the viewer: it is deleted, and a pin that it excluded from their feeds
 * returns, unless they gave other feedback since (FB-04). Throws `report_not_found`, also for a decided one.
 */
export function withdrawReport(root: Db, viewer: SignedIn, id: bigint | undefined): Promise<void> {
  return root.transaction(async (tx) => {
    const [row] = await tx
      .delete(reports)
      .where(and(eq(reports.id, id ?? 0n), eq(reports.reporterId, viewer.id), eq(reports.state, 'open')))
      .returning({ kind: reports.kind, objectId: reports.objectId });
    if (!row) throw new AppError('report_not_found');
    if (row.kind === 'pin') await undoReport(tx, viewer, row.objectId);
  });
}
