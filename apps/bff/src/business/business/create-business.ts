import { count, eq } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findBusiness, type Membership } from './find-business.ts';
import { logAction } from './log-action.ts';
import type { BusinessKind } from './rights.ts';
import { BUSINESSES_MAX } from './rules.ts';
import { businesses, businessMembers } from './tables.ts';

/** The fields of a new business. */
export type NewBusiness = {
  readonly kind: BusinessKind;
  readonly name: string;
  readonly websiteUrl: string | null;
  readonly category: string | null;
  /** The account that is converted to this business. */
  readonly profileId?: bigint;
};

/** Creates a business owned by the viewer. Throws `too_many_businesses`, `business_already`. */
export async function createBusiness(db: Db, viewer: SignedIn, wanted: NewBusiness): Promise<Membership> {
  const id = newId();
  try {
    await db.transaction(async (tx) => {
      await assertBusinessLimit(tx, viewer.id);
      await tx.insert(businesses).values({ id, ...wanted });
      await tx.insert(businessMembers).values({ businessId: id, userId: viewer.id, role: 'owner' });
      const made = await findBusiness(tx, viewer, id);
      if (made) await logAction(tx, made, 'business.created', wanted.name);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'businesses_profile'))
      throw new AppError('business_already', { cause: error });
    throw error;
  }
  const made = await findBusiness(db, viewer, id);
  if (!made) throw new AppError('business_not_found');
  return made;
}

/** Converts the viewer's account to a business: its profile then shows the website (BD-09). */
export async function convertToBusiness(
  db: Db,
  viewer: SignedIn,
  wanted: Pick<NewBusiness, 'name' | 'websiteUrl' | 'category'>,
): Promise<Membership> {
  return db.transaction(async (tx) => {
    const made = await createBusiness(tx, viewer, { ...wanted, kind: 'access', profileId: viewer.id });
    if (wanted.websiteUrl !== null)
      await tx.update(users).set({ websiteUrl: wanted.websiteUrl }).where(eq(users.id, viewer.id));
    return made;
  });
}

/** Throws `too_many_businesses` if a member has reached the maximum number of businesses. */
export async function assertBusinessLimit(db: Pick<Db, 'select'>, userId: bigint): Promise<void> {
  const [row] = await db
    .select({ many: count() })
    .from(businessMembers)
    .where(eq(businessMembers.userId, userId));
  if ((row?.many ?? 0) >= BUSINESSES_MAX) throw new AppError('too_many_businesses');
}
