import type { ReportedKind } from '@pegboard/types';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordAction } from '../../people/audit-log/index.ts';
import { restoreBoardOfModerator } from '../../pins/boards/index.ts';
import { restoreCommentThread } from '../../pins/comments/index.ts';
import { restoreContent } from '../../pins/pins/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { decisionWithdrawnMail } from './decision-withdrawn-mail.ts';
import type { Deps } from './deps.ts';
import { moderationDecisions } from './tables.ts';

/**
 * Withdraws a removal as a mistake, in a transaction, records it, and queues the email about it with the reason. What was removed is
 * shown again, where it still exists. Throws `decision_not_found` for what is no removal, withdrawn already, or the moderator's own.
 */
export async function withdrawDecision(
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  moderator: SignedIn,
  id: bigint,
  reason: string,
): Promise<void> {
  const isRestored = await withdrawRemoval(deps, tx, moderator, id, reason);
  if (isRestored === undefined) throw new AppError('decision_not_found');
  await queueMail(deps, tx, decisionWithdrawnMail, { decisionId: String(id), reason, isRestored });
}

/** Withdraws a removal without an email, and returns whether something is shown again; undefined if there is no such removal. */
export async function withdrawRemoval(
  deps: Pick<Deps, 'now'>,
  tx: Db,
  moderator: SignedIn,
  id: bigint,
  reason: string,
): Promise<boolean | undefined> {
  const { kind, objectId, ownerId } = moderationDecisions;
  const [withdrawn] = await tx
    .update(moderationDecisions)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(
        eq(moderationDecisions.id, id),
        eq(moderationDecisions.decision, 'remove'),
        isNull(moderationDecisions.withdrawnAt),
        ne(moderationDecisions.ownerId, moderator.id),
      ),
    )
    .returning({ kind, objectId, ownerId });
  if (!withdrawn) return undefined;
  const isRestored = await restoreRemoved(tx, withdrawn.kind, withdrawn.objectId, id);
  await recordAction(deps, tx, moderator, {
    action: 'removal_withdrawn',
    memberId: withdrawn.ownerId,
    details: { kind: withdrawn.kind, object: String(withdrawn.objectId), reason },
  });
  return isRestored;
}

/** Shows again what a decision removed. The texts of a profile that was cleared are gone. */
async function restoreRemoved(tx: Db, kind: ReportedKind, id: bigint, decisionId: bigint): Promise<boolean> {
  if (kind === 'user') return false;
  if (kind === 'board') return restoreBoardOfModerator(tx, id, decisionId);
  if (kind === 'pin') return (await restoreContent(tx, id, decisionId)) > 0;
  await restoreCommentThread(tx, id);
  return true;
}
