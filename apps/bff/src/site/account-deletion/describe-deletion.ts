import { sql } from 'drizzle-orm';
import type { DeletionDescription, DeletionObstacle } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { readGroupBoards } from './group-boards.ts';

const BOARDS_MAX = 500;

/** Returns the consequences of deleting an account that differ between members: what prevents it, and its group boards. */
export async function describeDeletion(db: Db, userId: bigint): Promise<DeletionDescription> {
  const [obstacle, groupBoards, { rows }] = await Promise.all([
    findObstacle(db, userId),
    readGroupBoards(db, userId, BOARDS_MAX),
    db.execute(sql`select from passkeys where user_id = ${userId} limit 1`),
  ]);
  return { obstacle, groupBoards, hasPasskeys: rows.length > 0 };
}

type Facts = { runs_business: boolean; owes_charges: boolean };

/**
 * An account cannot be deleted while others depend on it: as the only owner of a business with other members, or with catalogs
 * or ad accounts in one; nor while its ads are not billed or its invoices not paid.
 */
async function findObstacle(db: Db, userId: bigint): Promise<DeletionObstacle | null> {
  const isShared = sql`exists (
    select from business_members other where other.business_id = business.id and other.user_id <> ${userId})`;
  const ownAccounts = sql`select account.id from ad_accounts account
    left join businesses business on business.id = account.business_id
    where account.advertiser_id = ${userId} or (not ${isShared} and exists (
      select from business_members own where own.business_id = business.id and own.user_id = ${userId}))`;
  const { rows } = await db.execute<Facts>(sql`
    select exists (
        select from businesses business join business_members own on own.business_id = business.id and own.user_id = ${userId}
        where ${isShared} and own.role = 'owner' and not exists (
          select from business_members other where other.business_id = business.id and other.user_id <> ${userId}
            and other.role = 'owner')
      ) or exists (
        select from catalogs join businesses business on business.id = catalogs.business_id
        where catalogs.owner_id = ${userId} and ${isShared}
      ) or exists (
        select from ad_accounts join businesses business on business.id = ad_accounts.business_id
        where ad_accounts.advertiser_id = ${userId} and ${isShared}
      ) as runs_business,
      exists (
        select from campaigns where account_id in (${ownAccounts}) and spent_micro > billed_micro
      ) or exists (
        select from order_lines where account_id in (${ownAccounts}) and invoice_id is null
          and amount_micro > credit_micro + funds_micro
      ) or exists (
        select from invoices invoice where account_id in (${ownAccounts}) and kind = 'invoice' and due_micro > 0
          and not exists (select from charges where invoice_id = invoice.id and state = 'succeeded')
          and not exists (select from invoices note where note.credits_id = invoice.id)
      ) as owes_charges`);
  const [facts] = rows;
  if (facts?.runs_business) return 'account_runs_business';
  return facts?.owes_charges ? 'account_owes_charges' : null;
}
