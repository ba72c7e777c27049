import { sql } from 'drizzle-orm';
import { promote, type Targeting } from '../ads/index.ts';
import type { Deps } from './deps.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { getAdPool } from './ad-pool.ts';
import { adAccounts, type BrandSafety, campaigns } from '../../business/ad-accounts/index.ts';

/** Options of a test campaign. */
export type TestCampaignOptions = Partial<typeof campaigns.$inferInsert> & {
  readonly advertiserId: bigint;
  readonly contentIds: readonly (bigint | string)[];
  readonly targeting?: Targeting;
  readonly brandSafety?: BrandSafety;
};

/** Starts a campaign for contents, with a sufficient budget by default. */
export async function runCampaign(
  deps: Pick<Deps, 'db' | 'now'>,
  { advertiserId, contentIds, targeting = {}, brandSafety, ...overrides }: TestCampaignOptions,
): Promise<{ readonly id: bigint; readonly accountId: bigint }> {
  const { db } = deps;
  const [id, accountId] = [newId(), newId()];
  await db
    .insert(adAccounts)
    .values({ id: accountId, advertiserId, name: 'Ads', ...(brandSafety && { brandSafety }) });
  await db.insert(campaigns).values({
    id,
    accountId,
    name: 'Spring',
    objective: 'awareness',
    status: 'active',
    priceMicro: 1000,
    dailyMicro: 1_000_000_000,
    startsOn: '2026-01-01',
    timeZone: 'UTC',
    ...overrides,
  });
  for (const content of contentIds) {
    await promote(db, BigInt(content), { promoterId: advertiserId, targeting });
    await db.execute(
      sql`update pin_promotions set campaign_id = ${id} where content_id = ${BigInt(content)}`,
    );
  }
  getAdPool(deps).forget();
  return { id, accountId };
}
