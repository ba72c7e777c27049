import { eq, sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { logAction, type Membership } from '../../business/business/index.ts';
import { getAdPool } from './ad-pool.ts';
import { campaigns, type CampaignStatus, canTransitionTo } from '../../business/ad-accounts/index.ts';
import { campaignChanges } from './campaign-changes.ts';
import { checkCampaign, type CampaignInput } from './campaign-input.ts';
import type { AdAccount } from './find-campaigns.ts';

/** Stores a draft of a campaign, and returns its id. Throws `invalid_input`. */
export async function createCampaign(
  { db }: Pick<Deps, 'db'>,
  accountId: bigint,
  input: CampaignInput,
): Promise<bigint> {
  checkCampaign(input);
  const id = newId();
  await db.insert(campaigns).values({ id, accountId, ...columnsOf(input) });
  return id;
}

/**
 * Changes the content and the status of a campaign; returns the former one. Its pins are ads only while it is active.
 * Throws `invalid_input`, and `campaign_status_refused` for an invalid change of status.
 */
export async function changeCampaign(
  deps: Pick<Deps, 'db' | 'now'>,
  id: bigint,
  input: CampaignInput,
  status: CampaignStatus,
): Promise<typeof campaigns.$inferSelect> {
  checkCampaign(input);
  const before = await deps.db.transaction(async (tx) => {
    const [held] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
    if (!held) throw new AppError('campaign_not_found');
    if (!canTransitionTo(held.status, status)) throw new AppError('campaign_status_refused');
    await tx
      .update(campaigns)
      .set({ ...columnsOf(input), status, updatedAt: new Date() })
      .where(eq(campaigns.id, id));
    await tx.execute(sql`
      update contents set is_promoted = ${status === 'active'}, promoter_id = account.advertiser_id
      from pin_promotions promotion join campaigns campaign on campaign.id = promotion.campaign_id
        join ad_accounts account on account.id = campaign.account_id
      where promotion.campaign_id = ${id} and contents.id = promotion.content_id`);
    return held;
  });
  getAdPool(deps).forget();
  return before;
}

/**
 * Does the same on behalf of a member of the business, and logs the start, pause or end and the changed
 * fields. Without a change, nothing is logged.
 */
export async function changeCampaignBy(
  deps: Pick<Deps, 'db' | 'now'>,
  who: Membership,
  { campaign, account }: { readonly campaign: { readonly id: bigint }; readonly account: AdAccount },
  input: CampaignInput,
  status: CampaignStatus,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await changeCampaign({ ...deps, db: tx }, campaign.id, input, status);
    const changes = campaignChanges(before, columnsOf(input), account.currency);
    const isSame = before.status === status || status === 'draft';
    if (isSame && changes.length === 0) return;
    await logAction(tx, who, isSame ? 'campaign.changed' : `campaign.${status}`, input.name, changes);
  });
  getAdPool(deps).forget();
}

function columnsOf(input: CampaignInput) {
  return {
    name: input.name,
    objective: input.objective,
    priceMicro: input.price_micro,
    dailyMicro: input.daily_micro,
    totalMicro: input.total_micro,
    startsOn: input.starts_on,
    endsOn: input.ends_on,
    timeZone: input.time_zone,
  };
}
