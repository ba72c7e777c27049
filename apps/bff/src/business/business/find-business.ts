import { and, eq } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { hasPermission, type BusinessKind, type BusinessPermission, type BusinessRole } from './rights.ts';
import { businesses, businessMembers } from './tables.ts';

/** A business account as stored. */
export type BusinessRow = {
  readonly id: bigint;
  readonly kind: BusinessKind;
  readonly name: string;
  readonly websiteUrl: string | null;
  readonly category: string | null;
  /** The account whose pins belong to this business; null for managers and hierarchies. */
  readonly profileId: bigint | null;
  readonly profileUsername: string | null;
  readonly parentId: bigint | null;
  readonly createdAt: Date;
};

/** A member of a business. */
export type Member = { readonly userId: bigint; readonly role: BusinessRole };

/** A business and the viewer's membership in it. */
export type Membership = { readonly business: BusinessRow; readonly member: Member };

/** The requirement of a business page: a permission, and the kinds of business that it exists for. */
export type BusinessRequirement = {
  readonly right: BusinessPermission;
  readonly kinds?: readonly BusinessKind[];
};

declare module '../../platform/http/resource.ts' {
  interface ResourceGates {
    /** Set by `businessResource` only. */
    readonly business?: BusinessRequirement;
  }
}

/** The columns of a business. */
export const businessColumns = {
  id: businesses.id,
  kind: businesses.kind,
  name: businesses.name,
  websiteUrl: businesses.websiteUrl,
  category: businesses.category,
  profileId: businesses.profileId,
  profileUsername: users.username,
  parentId: businesses.parentId,
  createdAt: businesses.createdAt,
};

/** Returns a business of which the viewer is a member; undefined for others and missing ones. */
export async function findBusiness(db: Db, viewer: SignedIn, id: bigint): Promise<Membership | undefined> {
  const [row] = await db
    .select({ business: businessColumns, role: businessMembers.role })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .leftJoin(users, eq(users.id, businesses.profileId))
    .where(and(eq(businessMembers.userId, viewer.id), eq(businessMembers.businessId, id)));
  return row && { business: row.business, member: { userId: viewer.id, role: row.role } };
}

/** Returns the viewer's memberships in all businesses. */
export async function findMemberships(db: Db, viewer: SignedIn): Promise<readonly Membership[]> {
  const rows = await db
    .select({ business: businessColumns, role: businessMembers.role })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .leftJoin(users, eq(users.id, businesses.profileId))
    .where(eq(businessMembers.userId, viewer.id));
  return rows.map(({ business, role }) => ({ business, member: { userId: viewer.id, role } }));
}

/**
 * Returns the business of a request, read for each request, so that an ended membership takes effect at once.
 * Throws `business_not_found` if it is missing or of others, `business_kind_wrong` if its kind does not have
 * the page, `business_right_missing` if the member's role lacks the permission.
 */
export async function authorizeBusiness(
  db: Db,
  viewer: SignedIn,
  id: string,
  gate: BusinessRequirement,
): Promise<Membership> {
  const known = parseId(id);
  const membership = known === undefined ? undefined : await findBusiness(db, viewer, known);
  if (!membership) throw new AppError('business_not_found');
  const { business, member } = membership;
  if (gate.kinds && !gate.kinds.includes(business.kind)) throw new AppError('business_kind_wrong');
  if (!hasPermission(member.role, gate.right)) throw new AppError('business_right_missing');
  return membership;
}
