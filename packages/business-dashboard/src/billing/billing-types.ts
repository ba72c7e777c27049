import type { ActionResult } from '../layout/use-action.ts';

/** The payment data of an ad account; amounts are millionths of its currency. */
export type AccountBalanceData = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly pays: 'monthly' | 'prepaid';
  readonly funds_micro: number;
  readonly credit_micro: number;
  readonly unbilled_micro: number;
};

/** A stored card, in identifiable form. */
export type CardData = {
  readonly id: string;
  readonly brand: string;
  readonly last_four: string;
  readonly expires_on: string;
  readonly is_default: boolean;
};

/** A charge of a card. */
export type ChargeData = {
  readonly id: string;
  readonly purpose: 'top_up' | 'invoice';
  readonly amount_micro: number;
  readonly currency: string;
  readonly card: string;
  readonly state: 'pending' | 'needs_confirmation' | 'succeeded' | 'declined';
  readonly confirm_path: string | null;
  readonly created_at: string;
};

/** The billed spend of a campaign on one day. */
export type OrderLineData = {
  readonly id: string;
  readonly campaign_name: string;
  readonly day: string;
  readonly is_correction: boolean;
  readonly impressions: number;
  readonly clicks: number;
  readonly amount_micro: number;
  readonly credit_micro: number;
  readonly funds_micro: number;
};

/** A redeemed promotion code. */
export type PromotionData = {
  readonly code: string;
  readonly amount_micro: number;
  readonly used_at: string;
};

/** The billing party. */
export type TaxDetailsData = {
  readonly legal_name: string;
  readonly country: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly tax_id: string;
};

/**
 * The result of a charge. Without a response of the processor, the charge may have been made: it is repeated
 * with the same idempotency key. With one, the next is a new charge.
 */
export type ChargeResult = ActionResult & { readonly isAnswered: boolean };
