import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { CUSTOMER_LIST_MIN, emailHash } from './customer-lists.ts';

/** Condition: the ad account named `account` has enough visitors for a list. Fewer could identify people. */
export const hasEnoughVisitors: SQL = sql.raw(
  `(select count(*) from (select from site_visitors where account_id = account.id limit ${CUSTOMER_LIST_MIN}) seen) >= ${CUSTOMER_LIST_MIN}`,
);

/**
 * True if a member recently visited the site of an advertiser. False for all if that site has too few
 * visitors.
 */
export async function isSiteVisitor(db: Db, advertiserId: bigint, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ was: boolean }>(sql`
    select exists (
      select from site_visitors visit join ad_accounts account on account.id = visit.account_id
      where visit.email_hash = ${emailHash(email)} and account.advertiser_id = ${advertiserId} and ${hasEnoughVisitors}
    ) as was`);
  return rows[0]?.was === true;
}
