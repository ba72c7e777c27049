import type { ReportedKind } from '@pegboard/types';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { reportAssignments, reports } from './tables.ts';

/** The changes of who decides on a reported subject. */
export const ASSIGNMENT_CHANGES = ['take', 'release', 'ask'] as const;

/** A reported subject. */
export type ReportedSubject = { readonly kind: ReportedKind; readonly objectId: bigint };

/**
 * Changes who decides on a reported subject: a moderator takes it, releases it, or asks for a second opinion, after which another
 * moderator has to decide. Throws `report_not_found`, and `forbidden` for the moderator's own subject.
 */
export async function changeAssignment(
  tx: Db,
  moderator: SignedIn,
  { kind, objectId }: ReportedSubject,
  change: (typeof ASSIGNMENT_CHANGES)[number],
): Promise<void> {
  const [open] = await tx
    .select({ ownerId: reports.ownerId })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.objectId, objectId), eq(reports.state, 'open')))
    .limit(1);
  if (!open) throw new AppError('report_not_found');
  if (open.ownerId === moderator.id) throw new AppError('forbidden');
  const set = {
    // Who asked, and takes it themselves, needs no second opinion any more.
    take: { moderatorId: moderator.id, askedBy: sql`nullif(${reportAssignments.askedBy}, ${moderator.id})` },
    release: { moderatorId: null },
    ask: { moderatorId: null, askedBy: moderator.id },
  }[change];
  await tx
    .insert(reportAssignments)
    .values({ kind, objectId, moderatorId: set.moderatorId, askedBy: change === 'ask' ? moderator.id : null })
    .onConflictDoUpdate({ target: [reportAssignments.kind, reportAssignments.objectId], set });
}

/** Removes the assignment of a subject whose reports are decided. Throws `second_opinion_needed` for the moderator who asked. */
export async function endAssignment(
  tx: Db,
  moderator: SignedIn,
  { kind, objectId }: ReportedSubject,
): Promise<void> {
  const [ended] = await tx
    .delete(reportAssignments)
    .where(and(eq(reportAssignments.kind, kind), eq(reportAssignments.objectId, objectId)))
    .returning({ askedBy: reportAssignments.askedBy });
  if (ended?.askedBy === moderator.id) throw new AppError('second_opinion_needed');
}
