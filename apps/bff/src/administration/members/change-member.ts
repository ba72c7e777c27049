import { eq, inArray } from 'drizzle-orm';
import {
  createSessions,
  endAllSessions,
  liftSuspension,
  suspendAccount,
  users,
  type UserRole,
} from '../../people/accounts/index.ts';
import { recordAction } from '../../people/audit-log/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { checkTeam, rightsOn, suspensionEnd, type MemberRights } from './rules.ts';

/** A member on whom a member of the team may act; made by `authoriseMember` only. */
type AuthorisedMember = {
  readonly id: bigint;
  readonly username: string;
  readonly role: UserRole;
};

/**
 * Returns a member whom the viewer may change, locked for the transaction. Throws `user_not_found`, and `forbidden` for viewers
 * without the right.
 */
async function authoriseMember(
  tx: Db,
  viewer: SignedIn,
  userId: string,
  right: keyof MemberRights,
): Promise<AuthorisedMember> {
  checkTeam(viewer);
  const id = parseId(userId) ?? 0n;
  // Both are locked, in one order: of two employees who take each other's role, the second has none any more.
  const rows = await tx
    .select({ id: users.id, username: users.username, role: users.role })
    .from(users)
    .where(inArray(users.id, [viewer.id, id]))
    .orderBy(users.id)
    .for('update');
  const member = rows.find((row) => row.id === id);
  const actor = rows.find((row) => row.id === viewer.id);
  if (!member) throw new AppError('user_not_found');
  if (!actor || !rightsOn(actor, member)[right]) throw new AppError('forbidden');
  return member;
}

/** Suspends a member for some days, or without an end, and records it. Returns the username. */
export async function suspendMember(
  deps: Deps,
  viewer: SignedIn,
  userId: string,
  { reason, days }: { readonly reason: string; readonly days: number | undefined },
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const member = await authoriseMember(tx, viewer, userId, 'canAct');
    const endsAt = suspensionEnd(deps.now(), days);
    await suspendAccount(deps, tx, createSessions(deps), member.id, { reason, endsAt });
    await recordAction(deps, tx, viewer, {
      action: 'member_suspended',
      memberId: member.id,
      details: { reason, ...(endsAt && { until: endsAt.toISOString() }) },
    });
    return member.username;
  });
}

/** Lifts the suspension of a member before its end, and records it. Returns the username. Throws `suspension_not_found`. */
export async function unsuspendMember(deps: Deps, viewer: SignedIn, userId: string): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const member = await authoriseMember(tx, viewer, userId, 'canAct');
    if (!(await liftSuspension(deps, tx, member.id))) throw new AppError('suspension_not_found');
    await recordAction(deps, tx, viewer, { action: 'suspension_lifted', memberId: member.id });
    return member.username;
  });
}

/** Ends all sessions of a member and the access of all apps, and records it. Returns the username. */
export async function endMemberSessions(deps: Deps, viewer: SignedIn, userId: string): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const member = await authoriseMember(tx, viewer, userId, 'canAct');
    await endAllSessions({ db: tx }, createSessions(deps), member.id);
    await recordAction(deps, tx, viewer, { action: 'sessions_ended', memberId: member.id });
    return member.username;
  });
}

/** Sets the role of a member, from their next request on, and records it. Returns the username. */
export async function setMemberRole(
  deps: Deps,
  viewer: SignedIn,
  userId: string,
  role: UserRole,
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const member = await authoriseMember(tx, viewer, userId, 'canSetRole');
    if (member.role === role) return member.username;
    await tx.update(users).set({ role }).where(eq(users.id, member.id));
    await recordAction(deps, tx, viewer, {
      action: 'role_changed',
      memberId: member.id,
      details: { from: member.role, to: role },
    });
    return member.username;
  });
}
