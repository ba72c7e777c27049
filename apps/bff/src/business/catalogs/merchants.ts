import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { businesses, logAction, type Membership } from '../business/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { merchantRequests } from '../catalog-records/index.ts';

/** A verification request, with the facts that its reviewer needs. */
export type MerchantRequest = typeof merchantRequests.$inferSelect & {
  readonly businessName: string;
  readonly username: string;
  readonly fullName: string;
  /** Number of live products, and of those that link to the website. */
  readonly products: number;
  readonly ownLinks: number;
};

const REQUESTS_SHOWN = 100;

/** Condition over `item`: the link's host is the website's host or a subdomain. */
const leadsHome = sql`regexp_replace(lower(split_part(split_part(item.product ->> 'link', '/', 3), ':', 1)), '^www\\.', '')
  = regexp_replace(lower(split_part(split_part(${merchantRequests.website}, '/', 3), ':', 1)), '^www\\.', '')`;

const ofItems = (value: ReturnType<typeof sql>) => sql<number>`(select ${value}::int
  from catalog_items item join catalogs on catalogs.id = item.catalog_id
  where catalogs.business_id = ${merchantRequests.businessId} and catalogs.owner_id = ${merchantRequests.userId}
    and item.state = 'live')`;

const select = (db: Db) =>
  db
    .select({
      request: merchantRequests,
      businessName: businesses.name,
      username: users.username,
      fullName: users.fullName,
      products: ofItems(sql`count(*)`),
      ownLinks: ofItems(sql`count(*) filter (where ${leadsHome})`),
    })
    .from(merchantRequests)
    .innerJoin(businesses, eq(businesses.id, merchantRequests.businessId))
    .innerJoin(users, eq(users.id, merchantRequests.userId));

const flat = ({
  request,
  ...facts
}: { readonly request: typeof merchantRequests.$inferSelect } & Omit<
  MerchantRequest,
  keyof typeof merchantRequests.$inferSelect
>): MerchantRequest => ({ ...request, ...facts });

/** Returns the requests of a business, newest first. */
export async function listMerchantRequests(db: Db, businessId: bigint): Promise<readonly MerchantRequest[]> {
  const rows = await select(db)
    .where(eq(merchantRequests.businessId, businessId))
    .orderBy(desc(merchantRequests.id))
    .limit(REQUESTS_SHOWN);
  return rows.map(flat);
}

/** Returns the pending requests, oldest first. */
export async function waitingRequests(db: Db): Promise<readonly MerchantRequest[]> {
  const rows = await select(db)
    .where(eq(merchantRequests.state, 'waiting'))
    .orderBy(merchantRequests.id)
    .limit(REQUESTS_SHOWN);
  return rows.map(flat);
}

/** Requests the badge for the viewer's profile. Throws `merchant_verified`, `merchant_request_waiting`. */
export async function requestVerification(
  tx: Db,
  membership: Membership & { readonly viewer: SignedIn },
  input: { readonly website: string; readonly words: string },
): Promise<void> {
  const { viewer, business } = membership;
  if (viewer.isVerifiedMerchant) throw new AppError('merchant_verified');
  await tx
    .insert(merchantRequests)
    .values({ id: newId(), businessId: business.id, userId: viewer.id, ...input })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'merchant_requests_one_at_a_time'))
        throw new AppError('merchant_request_waiting', { cause: error });
      throw error;
    });
  await logAction(tx, membership, 'merchant.asked', input.website);
}

/**
 * Decides about a pending request: the profile and pins of a verified merchant get the badge. Throws
 * `merchant_request_not_found`.
 */
export async function decideOnMerchant(
  tx: Db,
  reviewer: SignedIn,
  id: string,
  decision: { readonly isVerified: boolean; readonly answer: string; readonly at: Date },
): Promise<MerchantRequest> {
  const known = parseId(id);
  const [request] =
    known === undefined
      ? []
      : await tx
          .update(merchantRequests)
          .set({
            state: decision.isVerified ? 'verified' : 'refused',
            reviewerId: reviewer.id,
            answer: decision.answer,
            decidedAt: decision.at,
          })
          .where(and(eq(merchantRequests.id, known), eq(merchantRequests.state, 'waiting')))
          .returning({ id: merchantRequests.id, userId: merchantRequests.userId });
  if (!request) throw new AppError('merchant_request_not_found');
  if (decision.isVerified)
    await tx.update(users).set({ isVerifiedMerchant: true }).where(eq(users.id, request.userId));
  const [row] = await select(tx).where(eq(merchantRequests.id, request.id));
  if (!row) throw new AppError('merchant_request_not_found');
  return flat(row);
}
