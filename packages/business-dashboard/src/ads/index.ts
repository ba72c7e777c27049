export { AdAccounts, type AdAccountsProps } from './ad-accounts.tsx';
export { CampaignPins, type CampaignPinsProps } from './campaign-pins.tsx';
export type {
  AdAccountData,
  AdPin,
  TargetingRules,
  CampaignData,
  CampaignInput,
  CampaignStatus,
  PromotedPinData,
} from './data.ts';
export {
  adsMessages,
  quickPromoteMessages,
  type AdsMessages,
  type PinChoiceMessages,
  type QuickAudience,
  type QuickPromoteMessages,
} from './messages.ts';
export type { ParsedPlan } from './quick-plan.tsx';
export { QuickPromote, type QuickPromoteProps, type QuickPromotion } from './quick-promote.tsx';
