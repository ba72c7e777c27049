import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { adAccounts, campaigns } from '../../business/ad-accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { allocateLine, type AccountBalance } from './pay-line.ts';
import { postEntries } from './post-entry.ts';
import { orderLines } from './tables.ts';

/** Counted spend of a campaign on a past day that no order line contains yet. */
type Unbilled = {
  readonly campaign_id: string;
  readonly name: string;
  readonly day: string;
  readonly lines: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly amount: string;
};

/**
 * Closes past days in the campaigns' time zones, every hour: the spend of each day becomes an order line. If
 * more is counted for a closed day, another line has the difference. Repeated and concurrent runs add
 * nothing.
 */
export const closeBillingDays = defineJob({
  name: 'close-ad-days',
  data: z.object({}),
  cron: '7 * * * *',
  async handle(_, { db, now, log }: Deps, { signal }) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct account_id::text as id from campaigns where spent_micro > billed_micro order by id`);
    let lines = 0;
    for (const { id } of rows) {
      signal.throwIfAborted();
      lines += await closeAccountDays(db, BigInt(id), now());
    }
    log.info({ accounts: rows.length, lines }, 'days of ads were closed');
  },
});

/** Closes an account's past days; returns the number of created order lines. */
export async function closeAccountDays(db: Db, accountId: bigint, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    // Campaigns are locked before their account, in the same order as when counting; a concurrent run finds
    // nothing to close.
    await tx.execute(
      sql`select from campaigns where account_id = ${accountId} and spent_micro > billed_micro order by id for update`,
    );
    const [account] = await tx
      .select({ fundsMicro: adAccounts.fundsMicro, creditMicro: adAccounts.creditMicro })
      .from(adAccounts)
      .where(eq(adAccounts.id, accountId))
      .for('no key update');
    if (!account) return 0;
    const unbilled = await unbilledDays(tx, accountId, now);
    let balance: AccountBalance = account;
    for (const day of unbilled) balance = await storeLine(tx, accountId, day, balance);
    if (unbilled.length > 0) await tx.update(adAccounts).set(balance).where(eq(adAccounts.id, accountId));
    return unbilled.length;
  });
}

async function unbilledDays(tx: Db, accountId: bigint, now: Date): Promise<readonly Unbilled[]> {
  const { rows } = await tx.execute<Unbilled>(sql`
    select campaign.id::text as campaign_id, campaign.name, counted.day::text as day, coalesce(billed.lines, 0)::int as lines,
      (counted.impressions - coalesce(billed.impressions, 0))::int as impressions,
      (counted.clicks - coalesce(billed.clicks, 0))::int as clicks,
      (counted.amount - coalesce(billed.amount, 0))::text as amount
    from campaigns campaign join lateral (
      select day, sum(impressions) as impressions, sum(clicks) as clicks, sum(spent_micro) as amount
      from ad_days where campaign_id = campaign.id group by day
    ) counted on true left join lateral (
      select count(*) as lines, sum(impressions) as impressions, sum(clicks) as clicks, sum(amount_micro) as amount
      from order_lines where campaign_id = campaign.id and day = counted.day
    ) billed on true
    where campaign.account_id = ${accountId} and campaign.spent_micro > campaign.billed_micro
      and counted.day < (${now.toISOString()}::timestamptz at time zone campaign.time_zone)::date
      and counted.amount > coalesce(billed.amount, 0)
    order by counted.day, campaign.id`);
  return rows;
}

/** Stores the order line of a day, deducts it from the balance and posts it; returns the new balance. */
async function storeLine(
  tx: Db,
  accountId: bigint,
  day: Unbilled,
  balance: AccountBalance,
): Promise<AccountBalance> {
  const id = newId();
  const campaignId = BigInt(day.campaign_id);
  const amountMicro = Number(day.amount);
  const { creditMicro, fundsMicro, owedMicro } = allocateLine(amountMicro, balance);
  await tx.insert(orderLines).values({
    id,
    accountId,
    campaignId,
    campaignName: day.name,
    day: day.day,
    seq: day.lines,
    impressions: day.impressions,
    clicks: day.clicks,
    amountMicro,
    creditMicro,
    fundsMicro,
  });
  const entry = { accountId, to: 'earned', reason: 'spend', sourceId: id } as const;
  await postEntries(tx, [
    { ...entry, from: 'credit', amountMicro: creditMicro },
    { ...entry, from: 'funds', amountMicro: fundsMicro },
    { ...entry, from: 'owed', amountMicro: owedMicro },
  ]);
  await tx
    .update(campaigns)
    .set({ billedMicro: sql`${campaigns.billedMicro} + ${amountMicro}` })
    .where(eq(campaigns.id, campaignId));
  return {
    creditMicro: balance.creditMicro - creditMicro,
    fundsMicro: balance.fundsMicro - fundsMicro,
  };
}
