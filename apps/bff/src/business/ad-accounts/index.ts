export { type BrandSafety, violatesBrandSafety, type AdjacentContent, NO_RULES } from './brand-safety.ts';
export {
  AD_PLACEMENTS,
  type AdPlacement,
  type AdEventType,
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  CURRENCIES,
  canTransitionTo,
  type Objective,
  OBJECTIVES,
  getBillableEvent,
  PAYMENT_TERMS,
} from './campaign.ts';
export { adAccounts, adDays, adPlacementDays, campaigns, countedServings } from './tables.ts';
