export { Billing, type BillingData, type BillingPorts, type BillingProps } from './billing.tsx';
export type {
  CardData,
  ChargeData,
  ChargeResult,
  OrderLineData,
  PromotionData,
  AccountBalanceData,
  TaxDetailsData,
} from './billing-types.ts';
export { billingMessages, type BillingMessages } from './messages.ts';
export type { TopUpRequest } from './account-balance.tsx';
