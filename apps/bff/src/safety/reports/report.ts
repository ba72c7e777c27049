import type { ReportReason } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { saveFeedback } from '../feedback/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Reported } from './find-reported.ts';
import { reports } from './tables.ts';

/** A report as stored. */
export type ReportRow = typeof reports.$inferSelect;

/**
 * Stores a report: at most one per member and subject is open, with the latest reason. A reported pin is
 * excluded from the reporter's feeds, and replaced by a notice where it is shown (FB-04).
 */
export function report(
  root: Db,
  viewer: SignedIn,
  { pin, ...reported }: Reported,
  said: { readonly reason: ReportReason; readonly detail: string | null },
): Promise<ReportRow> {
  return root.transaction(async (tx) => {
    const [row] = await tx
      .insert(reports)
      .values({ id: newId(), reporterId: viewer.id, ...reported, ...said })
      .onConflictDoUpdate({
        target: [reports.reporterId, reports.kind, reports.objectId],
        targetWhere: sql`${reports.state} = 'open'`,
        set: said,
      })
      .returning();
    if (!row) throw new Error('A report wrote no row: the index reports_once_open was dropped.');
    if (pin) await saveFeedback(tx, viewer, pin, 'reported');
    return row;
  });
}
