import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';

/**
 * Remaining prepaid funds of `account` in micro units: less the unbilled spend of its campaigns. Null if the
 * account pays later.
 */
export const PREPAID_LEFT: SQL = sql`case when account.pays = 'prepaid' then (
  account.funds_micro + account.credit_micro - (
    select coalesce(sum(spent_micro - billed_micro), 0) from campaigns of_account where of_account.account_id = account.id
  ))::bigint end`;

/** Remaining prepaid funds by campaign; campaigns of one account share them. */
export type PrepaidBalances = ReadonlyMap<string, { leftMicro: number }>;

/**
 * Reads the remaining funds of these campaigns' prepaid accounts, and locks their rows until the transaction
 * ends, so that two campaigns of an account never spend the same money.
 */
export async function lockBalances(tx: Db, campaignIds: readonly bigint[]): Promise<PrepaidBalances> {
  const ids = idList(campaignIds);
  const held = await tx.execute(sql`
    select id from ad_accounts where pays = 'prepaid'
      and id in (select account_id from campaigns where id = any(${ids}::bigint[])) order by id for no key update`);
  if (held.rows.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; account_id: string; prepaid: string }>(sql`
    select campaigns.id::text as id, account.id::text as account_id, ${PREPAID_LEFT}::text as prepaid
    from campaigns join ad_accounts account on account.id = campaigns.account_id
    where campaigns.id = any(${ids}::bigint[]) and account.pays = 'prepaid'`);
  const accounts = new Map(rows.map((row) => [row.account_id, { leftMicro: Number(row.prepaid) }]));
  return new Map(rows.flatMap(({ id, account_id: of }) => [[id, accounts.get(of) ?? { leftMicro: 0 }]]));
}
