/** The objectives of a campaign, which decide what is billed. */
export const OBJECTIVES = ['awareness', 'consideration', 'conversions'] as const;

/** One of `OBJECTIVES`. */
export type Objective = (typeof OBJECTIVES)[number];

/** The states of a campaign. Only an active one is served, and an ended one cannot be reopened. */
export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'ended'] as const;

/** One of `CAMPAIGN_STATUSES`. */
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** The payment terms of an ad account: a monthly invoice, or prepaid. */
export const PAYMENT_TERMS = ['monthly', 'prepaid'] as const;

/** One of `PAYMENT_TERMS`. */
export type Pays = (typeof PAYMENT_TERMS)[number];

/** The lists in which ads are shown: the home feed, searches, and pins related to a pin or a topic. */
export const AD_PLACEMENTS = ['home', 'search', 'related'] as const;

/** One of `AD_PLACEMENTS`. */
export type AdPlacement = (typeof AD_PLACEMENTS)[number];

/** The counted event types of an ad. */
export type AdEventType = 'impression' | 'click';

const NEXT: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['active', 'ended'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/**
 * Returns whether a campaign may change from one status to another. It starts as a draft and cannot leave its
 * end.
 */
export function canTransitionTo(from: CampaignStatus, to: CampaignStatus): boolean {
  return from === to || NEXT[from].includes(to);
}

/** Returns the billed event type: impressions for awareness objectives, clicks for traffic objectives. */
export function getBillableEvent(objective: Objective): AdEventType {
  return objective === 'awareness' ? 'impression' : 'click';
}

/** The supported currencies of ad accounts. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'CAD', 'AUD', 'JPY'] as const;
