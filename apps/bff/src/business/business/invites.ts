import { and, asc, count, eq, gt, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findUser, users, withReloadedBlocks } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { assertCanAssignRole } from './change-members.ts';
import { assertBusinessLimit } from './create-business.ts';
import { findBusiness, type Membership } from './find-business.ts';
import { businessInviteMail } from './invite-mail.ts';
import { logAction } from './log-action.ts';
import type { BusinessKind, BusinessRole } from './rights.ts';
import { businessInviteEnd, INVITES_MAX, MEMBERS_MAX } from './rules.ts';
import { businesses, businessInvites, businessMembers } from './tables.ts';

const inviters = alias(users, 'inviters');

/** An invite with the invited person, the role and the inviter. */
export type InviteRow = {
  readonly id: bigint;
  readonly businessId: bigint;
  readonly businessName: string;
  readonly businessKind: BusinessKind;
  readonly role: BusinessRole;
  /** The username or the email of the invited person. */
  readonly username: string | null;
  readonly email: string | null;
  readonly inviter: string | null;
  readonly expiresAt: Date;
};

function invitesWhere(db: Db, where: SQL | undefined): Promise<InviteRow[]> {
  return db
    .select({
      id: businessInvites.id,
      businessId: businessInvites.businessId,
      businessName: businesses.name,
      businessKind: businesses.kind,
      role: businessInvites.role,
      username: users.username,
      email: businessInvites.email,
      inviter: inviters.username,
      expiresAt: businessInvites.expiresAt,
    })
    .from(businessInvites)
    .innerJoin(businesses, eq(businesses.id, businessInvites.businessId))
    .leftJoin(users, eq(users.id, businessInvites.userId))
    .leftJoin(inviters, eq(inviters.id, businessInvites.invitedBy))
    .where(where)
    .orderBy(asc(businessInvites.id))
    .limit(INVITES_MAX);
}

/** Returns the pending invitations of a business; expired ones are marked. */
export const pendingInvites = (db: Db, { business }: Membership): Promise<readonly InviteRow[]> =>
  invitesWhere(db, eq(businessInvites.businessId, business.id));

/** Returns the invites that a member can answer: their own, and the one whose code was emailed to them. */
export const invitesFor = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  coded: bigint | undefined,
): Promise<readonly InviteRow[]> =>
  invitesWhere(db, and(isFor(viewer, coded), gt(businessInvites.expiresAt, now())));

/**
 * Invites someone to a business, by username or email, and sends an email. Inviting the same person again
 * changes the role and extends the expiry. Throws `user_not_found`, `business_owners_only`, `member_already`,
 * `too_many_invites`.
 */
export async function inviteToBusiness(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  viewer: SignedIn,
  by: Membership,
  { who, role }: { readonly who: string; readonly role: BusinessRole },
): Promise<InviteRow> {
  assertCanAssignRole(by, role);
  const isEmail = who.includes('@') && !who.startsWith('@');
  const person = isEmail
    ? undefined
    : await findUser(deps.db, withReloadedBlocks(viewer), { username: who.replace(/^@/, '') });
  if (!isEmail && !person) throw new AppError('user_not_found');
  const named = person ? { userId: person.id } : { email: who.toLowerCase() };
  const businessId = by.business.id;
  return deps.db.transaction(async (tx) => {
    await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, businessId))
      .for('update');
    if (person) await assertNoMember(tx, businessId, person.id);
    await assertFewInvites(tx, by, deps.now());
    const expiresAt = businessInviteEnd(deps.now());
    const [row] = await tx
      .insert(businessInvites)
      .values({ id: newId(), businessId, invitedBy: viewer.id, ...named, role, expiresAt })
      .onConflictDoUpdate({
        target: person
          ? [businessInvites.userId, businessInvites.businessId]
          : [businessInvites.businessId, businessInvites.email],
        set: { role, expiresAt, invitedBy: viewer.id },
      })
      .returning({ id: businessInvites.id });
    const [invite] = row ? await invitesWhere(tx, eq(businessInvites.id, row.id)) : [];
    if (!invite) throw new AppError('invite_not_found');
    await queueMail(deps, tx, businessInviteMail, { inviteId: String(invite.id) });
    await logAction(tx, by, 'member.invited', `${person ? `@${person.username}` : who}: ${role}`);
    return invite;
  });
}

/** Revokes an invite. Throws `invite_not_found`. */
export async function endInvite(db: Db, by: Membership, id: bigint | undefined): Promise<void> {
  const mine = and(eq(businessInvites.id, id ?? 0n), eq(businessInvites.businessId, by.business.id));
  await db.transaction(async (tx) => {
    const [invite] = await invitesWhere(tx, mine);
    if (!invite) throw new AppError('invite_not_found');
    await tx.delete(businessInvites).where(mine);
    await logAction(tx, by, 'member.uninvited', invite.email ?? `@${invite.username}`);
  });
}

/** The invitation that is answered: the member's own by its id, or that of an email by its code. */
export type InviteRef = { readonly id: bigint | undefined; readonly coded: bigint | undefined };

/** Accepts an invite. Throws `invite_not_found`, `link_expired`, `too_many_businesses`, `business_full`. */
export async function acceptInvite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  answered: InviteRef,
): Promise<Membership> {
  const membership = await db.transaction(async (tx) => {
    const invite = await answeredInvite(tx, viewer, answered);
    if (invite.expiresAt <= now()) throw new AppError('link_expired');
    await assertBusinessLimit(tx, viewer.id);
    const [business] = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, invite.businessId))
      .for('update');
    const [row] = await tx
      .select({ many: count() })
      .from(businessMembers)
      .where(eq(businessMembers.businessId, invite.businessId));
    if (!business || (row?.many ?? 0) >= MEMBERS_MAX) throw new AppError('business_full');
    await tx
      .insert(businessMembers)
      .values({ businessId: business.id, userId: viewer.id, role: invite.role })
      .onConflictDoNothing();
    await tx.delete(businessInvites).where(eq(businessInvites.id, invite.id));
    const joined = await findBusiness(tx, viewer, business.id);
    if (joined) await logAction(tx, joined, 'member.joined', joined.member.role);
    return joined;
  });
  if (!membership) throw new AppError('invite_not_found');
  return membership;
}

/** Declines an invite. Throws `invite_not_found`. */
export async function declineInvite(db: Db, viewer: SignedIn, answered: InviteRef): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await answeredInvite(tx, viewer, answered);
    await tx.delete(businessInvites).where(eq(businessInvites.id, id));
  });
}

async function answeredInvite(tx: Db, viewer: SignedIn, { id, coded }: InviteRef): Promise<InviteRow> {
  const one = coded ?? id;
  const [invite] =
    one === undefined ? [] : await invitesWhere(tx, and(eq(businessInvites.id, one), isFor(viewer, coded)));
  if (!invite) throw new AppError('invite_not_found');
  return invite;
}

/**
 * Condition: invites of a member, and the one of a code: only invites to an email address are found by code.
 */
function isFor(viewer: SignedIn, coded: bigint | undefined): SQL | undefined {
  return or(
    eq(businessInvites.userId, viewer.id),
    coded === undefined ? undefined : and(eq(businessInvites.id, coded), isNotNull(businessInvites.email)),
  );
}

async function assertNoMember(tx: Db, businessId: bigint, userId: bigint): Promise<void> {
  const [member] = await tx
    .select({ userId: businessMembers.userId })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId)));
  if (member) throw new AppError('member_already');
}

/** Deletes expired invites, and throws if there are still too many. */
async function assertFewInvites(tx: Db, { business }: Membership, now: Date): Promise<void> {
  const ours = eq(businessInvites.businessId, business.id);
  await tx.delete(businessInvites).where(and(ours, lte(businessInvites.expiresAt, now)));
  const [row] = await tx.select({ many: count() }).from(businessInvites).where(ours);
  if ((row?.many ?? 0) >= INVITES_MAX) throw new AppError('too_many_invites');
}
