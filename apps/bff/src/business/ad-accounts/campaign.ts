/** What a campaign is for: it decides what is paid. */
export const OBJECTIVES = ['awareness', 'consideration', 'conversions'] as const;

/** One of `OBJECTIVES`. */
export type Objective = (typeof OBJECTIVES)[number];

/** Where a campaign is: only an active one is served, and one that ended does not come back. */
export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'ended'] as const;

/** One of `CAMPAIGN_STATUSES`. */
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** How an ad account pays: by an invoice each month, or in advance. */
export const PAYMENT_TERMS = ['monthly', 'prepaid'] as const;

/** One of `PAYMENT_TERMS`. */
export type Pays = (typeof PAYMENT_TERMS)[number];

/** What of an ad is counted. */
export type AdEventType = 'impression' | 'click';

const NEXT: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['active', 'ended'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** Whether a campaign may go from one status to another: it is started from a draft, and never comes back from its end. */
export function canTransitionTo(from: CampaignStatus, to: CampaignStatus): boolean {
  return from === to || NEXT[from].includes(to);
}

/** What is paid for: impressions where the campaign wants to be seen, clicks where it wants people to come. */
export function getBillableEvent(objective: Objective): AdEventType {
  return objective === 'awareness' ? 'impression' : 'click';
}

/** The currencies that ad accounts are in. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'CAD', 'AUD', 'JPY'] as const;
