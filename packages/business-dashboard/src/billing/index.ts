export { Billing, type BillingData, type BillingPorts, type BillingProps } from './billing.tsx';
export type {
  CardData,
  ChargeData,
  ChargedOutcome,
  OrderLineData,
  PromotionData,
  PurseData,
  TaxDetailsData,
} from './billing-types.ts';
export { billingMessages, type BillingMessages } from './messages.ts';
export type { TopUpWish } from './purse.tsx';
