import { approveSignUp, createSessions, declineSignUp } from '../../people/accounts/index.ts';
import { recordAction } from '../../people/audit-log/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { checkTeam } from '../members/index.ts';
import type { Deps } from './deps.ts';

/** The decisions on a sign-up that waits. */
export const SIGN_UP_DECISIONS = ['approve', 'decline'] as const;

/**
 * Decides on a sign-up that waits, once, and records it: approving creates the account. Throws `sign_up_not_found`, `email_taken`.
 */
export async function decideSignUp(
  deps: Deps,
  viewer: SignedIn,
  id: string,
  decision: (typeof SIGN_UP_DECISIONS)[number],
): Promise<void> {
  checkTeam(viewer);
  const requestId = parseId(id) ?? 0n;
  await deps.db.transaction(async (tx) => {
    if (decision === 'decline') {
      if (!(await declineSignUp(tx, requestId))) throw new AppError('sign_up_not_found');
      return recordAction(deps, tx, viewer, { action: 'sign_up_declined' });
    }
    const made = await approveSignUp(deps, tx, createSessions({ db: tx, now: deps.now }), requestId);
    if (!made) throw new AppError('sign_up_not_found');
    return recordAction(deps, tx, viewer, { action: 'sign_up_approved', memberId: made.id });
  });
}
