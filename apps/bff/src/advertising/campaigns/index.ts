import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { audienceResources } from './audience-resources.ts';
import { quickPromoteResources } from './quick-promote.ts';
import { campaignResources } from './resources.ts';

export { getAdPool, type Ad } from './ad-pool.ts';
export { appendClickId, stripClickId } from './click-id.ts';
export { aimSchema, toTargeting } from './targeting-input.ts';
export { campaignOptions } from './campaign-input.ts';
export { changeCampaignBy, createCampaign } from './change-campaign.ts';
export { extractAdEvents, countAds, createAdEventCounter, stripServeTokens } from './count-ads.ts';
export { findAccount, findCampaign, listAccounts, type AdAccount } from './find-campaigns.ts';
export type { Ordered } from './order-ads.ts';
export { localTime } from './pacing.ts';
export { findPromotion, idsToPromote, promotePin, unpromotePin, type PinToPromote } from './promoted-pins.ts';
export { createAdServer, type AdServer, type AdsToShow } from './serve-ads.ts';
export { createServeTokens, type ServeTokens } from './serve-tokens.ts';
export { endExpiredCampaigns } from './end-campaigns.ts';

/** The pages of advertisers: ad accounts, campaigns with their pins, brand safety and audiences. */
export function campaignsModule(deps: Deps): Module {
  return {
    resources: [...campaignResources(deps), ...audienceResources(deps), ...quickPromoteResources(deps)],
  };
}
