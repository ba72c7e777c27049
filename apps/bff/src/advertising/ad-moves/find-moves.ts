import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  BUSINESS_ROLES,
  businesses,
  businessMembers,
  type BusinessRow,
  hasPermission,
} from '../../business/business/index.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { adAccountMoves } from './tables.ts';

/** A transfer with the names of its account and businesses. */
export type MoveRow = typeof adAccountMoves.$inferSelect & {
  readonly accountName: string;
  readonly fromName: string;
  readonly toName: string;
};

/** An ad account that the member can transfer, with its business. */
export type MovableAccount = {
  readonly id: bigint;
  readonly name: string;
  readonly businessId: bigint;
};

/** A business between which accounts can be transferred. */
export type TransferTarget = { readonly id: bigint; readonly name: string };

const MOVES_SHOWN = 50;
const ACCOUNTS_MAX = 500;
/** The kinds of business that have ad accounts. */
const KINDS = ['access', 'manager'] as const;
const EDITORS = BUSINESS_ROLES.filter((role) => hasPermission(role, 'ads.edit'));
const [from, to] = [alias(businesses, 'moves_from'), alias(businesses, 'moves_to')];

/** Returns the transfers from and to a business, newest first; only one if its id is given. */
export async function listMoves(
  db: Db,
  business: Pick<BusinessRow, 'id'>,
  id?: bigint,
): Promise<readonly MoveRow[]> {
  const rows = await db
    .select({ move: adAccountMoves, accountName: adAccounts.name, fromName: from.name, toName: to.name })
    .from(adAccountMoves)
    .innerJoin(adAccounts, eq(adAccounts.id, adAccountMoves.accountId))
    .innerJoin(from, eq(from.id, adAccountMoves.fromId))
    .innerJoin(to, eq(to.id, adAccountMoves.toId))
    .where(
      and(
        or(eq(adAccountMoves.fromId, business.id), eq(adAccountMoves.toId, business.id)),
        id === undefined ? undefined : eq(adAccountMoves.id, id),
      ),
    )
    .orderBy(desc(adAccountMoves.id))
    .limit(MOVES_SHOWN);
  return rows.map(({ move, ...names }) => ({ ...move, ...names }));
}

/**
 * Returns a transfer from or to a business. Throws `ad_move_not_found`, also for those of other businesses.
 */
export async function findMove(db: Db, business: Pick<BusinessRow, 'id'>, text: string): Promise<MoveRow> {
  const id = parseId(text);
  const [move] = id === undefined ? [] : await listMoves(db, business, id);
  if (!move) throw new AppError('ad_move_not_found');
  return move;
}

/**
 * Returns the businesses whose ads the member may change, with the ad accounts that can move between them.
 */
export async function listMovable(
  db: Db,
  viewer: SignedIn,
): Promise<{ readonly places: readonly TransferTarget[]; readonly accounts: readonly MovableAccount[] }> {
  const places = await db
    .select({ id: businesses.id, name: businesses.name })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(
      and(
        eq(businessMembers.userId, viewer.id),
        inArray(businessMembers.role, EDITORS),
        inArray(businesses.kind, KINDS),
      ),
    )
    .orderBy(businesses.id);
  if (places.length === 0) return { places, accounts: [] };
  const accounts = await db
    .select({ id: adAccounts.id, name: adAccounts.name, businessId: adAccounts.businessId })
    .from(adAccounts)
    .where(
      inArray(
        adAccounts.businessId,
        places.map(({ id }) => id),
      ),
    )
    .orderBy(adAccounts.id)
    .limit(ACCOUNTS_MAX);
  return {
    places,
    accounts: accounts.flatMap(({ businessId, ...account }) =>
      businessId === null ? [] : [{ ...account, businessId }],
    ),
  };
}
