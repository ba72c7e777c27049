export { type BrandSafety, isKeptAway, type Neighbour, NO_RULES } from './brand-safety.ts';
export {
  type AdAct,
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  CURRENCIES,
  mayBecome,
  type Objective,
  OBJECTIVES,
  paidAct,
  PAYS,
} from './campaign.ts';
export { adAccounts, adDays, campaigns, countedServings } from './tables.ts';
