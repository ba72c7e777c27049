import { targetingOfAudiences } from '../ads/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { CampaignInput } from './campaign-input.ts';
import { changeCampaign, createCampaign } from './change-campaign.ts';
import type { Deps } from './deps.ts';
import type { AdAccount } from './find-campaigns.ts';
import { lockPins, upsertPromotedPins } from './promoted-pins.ts';
import { toTargeting, type TargetingInput } from './targeting-input.ts';

/**
 * Creates a campaign with its pins and starts it, in the transaction of the caller, and returns its id. Throws
 * `pin_not_found` for a pin that the advertiser cannot promote, and `pin_already_promoted`; then nothing is stored.
 */
export async function startCampaign(
  deps: Pick<Deps, 'db' | 'now'>,
  account: AdAccount,
  input: CampaignInput,
  { pin_ids: pinIds, aim }: { readonly pin_ids: readonly string[]; readonly aim: TargetingInput },
): Promise<bigint> {
  const { db } = deps;
  const { held, refused } = await lockPins(db, account.advertiserId, [...new Set(pinIds)]);
  if (refused.size > 0) throw new AppError('pin_not_found');
  const id = await createCampaign(deps, account.id, input);
  const targeting = {
    ...toTargeting(aim),
    ...(await targetingOfAudiences(db, account.id, aim.audiences ?? [])),
  };
  const taken = await upsertPromotedPins(
    db,
    { id, advertiserId: account.advertiserId },
    held.map((pin) => ({ pin, targeting })),
  );
  if (taken.length > 0) throw new AppError('pin_already_promoted');
  await changeCampaign(deps, id, input, 'active');
  return id;
}
