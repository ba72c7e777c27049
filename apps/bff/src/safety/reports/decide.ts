import type { ModerationDecision, ReportedKind } from '@pegboard/types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { endHold } from '../../pins/comments/index.ts';
import { withholdRemoved } from '../../pins/image-lifecycle/index.ts';
import { recordAction } from '../../people/audit-log/index.ts';
import { endAssignment } from './assignments.ts';
import { decisionMail } from './decision-mail.ts';
import type { Deps } from './deps.ts';
import { heldPublishedMail } from './held-published-mail.ts';
import { removeReported } from './remove-reported.ts';
import { countReasons, type DecisionRow } from './report-lists.ts';
import { getStateAfterDecision } from './rules.ts';
import { moderationDecisions, reports } from './tables.ts';

/** A decision and its subject. */
export type DecisionInput = {
  readonly kind: ReportedKind;
  readonly objectId: bigint | undefined;
  readonly decision: ModerationDecision;
  /** The note for other moderators. */
  readonly note: string | null;
  /** The statement of reasons for the owner. */
  readonly statement: string | null;
};

/** The services that a decision needs. */
export type DecisionDeps = Pick<Deps, 'db' | 'jobs' | 'now'>;

/**
 * Decides all open reports of a subject in one transaction, and stores the decision in the audit trail. The owner of what is
 * removed or warned about gets the reasons by mail, and the author of a held comment that is published learns that. Of two concurrent decisions, the first applies. Throws `report_not_found`,
 * `forbidden` for the moderator's own subject, and `second_opinion_needed` if the moderator asked for one.
 */
export async function decide(
  deps: DecisionDeps,
  tx: Db,
  moderator: SignedIn,
  { kind, objectId, decision, note, statement }: DecisionInput,
): Promise<DecisionRow> {
  const open = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.objectId, objectId ?? 0n), eq(reports.state, 'open')))
    .orderBy(asc(reports.id))
    .for('update');
  const last = open.at(-1);
  if (!last) throw new AppError('report_not_found');
  if (last.ownerId === moderator.id) throw new AppError('forbidden');
  await endAssignment(tx, moderator, { kind, objectId: last.objectId });
  if (decision === 'remove') await removeReported(tx, kind, last.objectId);
  const wasHeld =
    kind === 'comment' && (await endHold(tx, last.objectId, decision === 'remove' ? 'removed' : 'published'));
  const [row] = await tx
    .insert(moderationDecisions)
    .values({
      id: newId(),
      moderatorId: moderator.id,
      kind,
      objectId: last.objectId,
      ownerId: last.ownerId,
      decision,
      reasons: countReasons(open.map(({ reason }) => reason)),
      reportCount: open.length,
      excerpt: last.excerpt,
      note,
      statement: decision === 'keep' ? null : statement,
    })
    .returning();
  if (!row) throw new Error('A decision wrote no row: insert … returning gave none.');
  await tx
    .update(reports)
    .set({ state: getStateAfterDecision(decision), decisionId: row.id, decidedAt: sql`now()` })
    .where(
      inArray(
        reports.id,
        open.map(({ id }) => id),
      ),
    );
  if (decision === 'remove') await deps.jobs.enqueue(tx, withholdRemoved, { decisionId: String(row.id) });
  if (decision !== 'keep') await queueMail(deps, tx, decisionMail, { decisionId: String(row.id) });
  else if (wasHeld) await queueMail(deps, tx, heldPublishedMail, { decisionId: String(row.id) });
  await recordAction(deps, tx, moderator, {
    action: 'reports_decided',
    memberId: last.ownerId,
    details: { decision, kind, object: String(last.objectId), ...(statement !== null && { statement }) },
  });
  return row;
}
