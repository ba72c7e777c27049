import type { ActionResult } from '../layout/use-action.ts';

/** An ad account as it pays; amounts are millionths of its currency. */
export type AccountBalanceData = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly pays: 'monthly' | 'prepaid';
  readonly funds_micro: number;
  readonly credit_micro: number;
  readonly unbilled_micro: number;
};

/** A card, as it is known again. */
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

/** What a campaign spent on a day, as it is billed. */
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

/** A promotion code that was used. */
export type PromotionData = {
  readonly code: string;
  readonly amount_micro: number;
  readonly used_at: string;
};

/** Who is billed. */
export type TaxDetailsData = {
  readonly legal_name: string;
  readonly country: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly tax_id: string;
};

/**
 * What a charge came to. Without an answer of the processor's it may have been made: it is sent again with the same key,
 * and charged once; with one the next is another charge.
 */
export type ChargeResult = ActionResult & { readonly isAnswered: boolean };
