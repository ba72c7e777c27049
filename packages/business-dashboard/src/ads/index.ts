export { AdAccounts, type AdAccountsProps } from './ad-accounts.tsx';
export { CampaignPins, type CampaignPinsProps } from './campaign-pins.tsx';
export { CampaignReport, type CampaignReportProps } from './campaign-report.tsx';
export type { NamedCode } from './code-search.tsx';
export type {
  AdAccountData,
  AdCounts,
  AdPlacement,
  AdPin,
  TargetingRules,
  CampaignData,
  CampaignInput,
  CampaignNumbersData,
  CampaignStart,
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
export type { PlaceOffer } from './place-fields.tsx';
export type { ParsedPlan } from './quick-plan.tsx';
export { QuickPromote, type QuickPromoteProps, type QuickPromotion } from './quick-promote.tsx';
