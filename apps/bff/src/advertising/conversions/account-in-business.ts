import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { assetAccessCondition, type Reader } from '../../business/asset-groups/index.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';

/**
 * Condition: an ad account currently belongs to a business, also after a transfer, and the member has access
 * to it.
 */
export function accountInBusiness(reader: Reader, accountId: PgColumn): SQL | undefined {
  const isTheirs = sql`${accountId} in (select id from ${adAccounts} where business_id = ${reader.business.id})`;
  return and(isTheirs, assetAccessCondition(reader, 'ad_account', accountId));
}
