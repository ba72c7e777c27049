import { and, count, eq } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Membership } from './find-business.ts';
import { logAction } from './log-action.ts';
import { getAssignableRoles, type BusinessRole } from './rights.ts';
import { businesses, businessMembers } from './tables.ts';

/** The member to be changed. */
type Target = { readonly userId: bigint; readonly username: string; readonly role: BusinessRole };

/** Throws `business_owners_only` if the member may neither assign nor revoke a role. */
export function assertCanAssignRole({ member }: Membership, ...roles: readonly BusinessRole[]): void {
  const assignable = getAssignableRoles(member.role);
  if (roles.some((role) => !assignable.includes(role))) throw new AppError('business_owners_only');
}

/** Changes the role of a member. Throws `member_not_found`, `business_owners_only`, `business_last_owner`. */
export async function changeRole(
  db: Db,
  by: Membership,
  userId: bigint | undefined,
  role: BusinessRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    const target = await lockMember(tx, by, userId);
    assertCanAssignRole(by, target.role, role);
    if (target.role === role) return;
    if (target.role === 'owner') await assertNotLast(tx, by);
    await tx.update(businessMembers).set({ role }).where(isTarget(by, target));
    await logAction(tx, by, 'member.role_changed', `@${target.username}: ${target.role} → ${role}`);
  });
}

/** Ends a membership. Throws `member_not_found`, `business_owners_only`, `business_last_owner`. */
export async function removeMember(db: Db, by: Membership, userId: bigint | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const target = await lockMember(tx, by, userId);
    assertCanAssignRole(by, target.role);
    if (target.role === 'owner') await assertNotLast(tx, by);
    await tx.delete(businessMembers).where(isTarget(by, target));
    await logAction(tx, by, 'member.removed', `@${target.username}`);
  });
}

/** Leaves a business. Throws `business_last_owner`: a member who can assign roles must remain. */
export async function leaveBusiness(db: Db, by: Membership): Promise<void> {
  await db.transaction(async (tx) => {
    const target = await lockMember(tx, by, by.member.userId);
    if (target.role === 'owner') await assertNotLast(tx, by);
    await tx.delete(businessMembers).where(isTarget(by, target));
    await logAction(tx, by, 'member.left', `@${target.username}`);
  });
}

/** Returns a member of the business, locking its membership list. */
export async function lockMember(
  tx: Db,
  { business }: Membership,
  userId: bigint | undefined,
): Promise<Target> {
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, business.id)).for('update');
  const [target] =
    userId === undefined
      ? []
      : await tx
          .select({ userId: users.id, username: users.username, role: businessMembers.role })
          .from(businessMembers)
          .innerJoin(users, eq(users.id, businessMembers.userId))
          .where(and(eq(businessMembers.businessId, business.id), eq(businessMembers.userId, userId)));
  if (!target) throw new AppError('member_not_found');
  return target;
}

function isTarget({ business }: Membership, { userId }: Target) {
  return and(eq(businessMembers.businessId, business.id), eq(businessMembers.userId, userId));
}

async function assertNotLast(tx: Db, { business }: Membership): Promise<void> {
  const [row] = await tx
    .select({ owners: count() })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, business.id), eq(businessMembers.role, 'owner')));
  if ((row?.owners ?? 0) < 2) throw new AppError('business_last_owner');
}
