import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { type AdAccount } from '../campaigns/index.ts';
import { PAYMENT_TERMS } from '../../business/ad-accounts/index.ts';
import type { Charge } from './charge-card.ts';
import type { InvoiceWithStatus } from './find-invoices.ts';
import { INVOICE_STATES, invoiceState } from './invoice-rules.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { orderLines, promotionUses } from './tables.ts';

const microAnswer = z.int().nonnegative();
const dayAnswer = z.iso.date();

/** The payment terms and funds of an ad account; amounts are millionths of its currency. */
export const balanceSchema = z.strictObject({
  id: idAnswer,
  name: z.string(),
  currency: z.string(),
  pays: z.enum(PAYMENT_TERMS),
  funds_micro: microAnswer,
  credit_micro: microAnswer,
  /** Spend of days that are not closed yet. */
  unbilled_micro: microAnswer,
});

/** Presents a balance. */
export function presentBalance(account: AdAccount, unbilledMicro: number): z.infer<typeof balanceSchema> {
  return {
    id: String(account.id),
    name: account.name,
    currency: account.currency,
    pays: account.pays,
    funds_micro: account.fundsMicro,
    credit_micro: account.creditMicro,
    unbilled_micro: unbilledMicro,
  };
}

/** A card, as identifiable by its owner. */
export const methodSchema = z.strictObject({
  id: idAnswer,
  brand: z.string(),
  last_four: z.string(),
  expires_on: dayAnswer,
  is_default: z.boolean(),
});

/** Presents a card. */
export function presentMethod(method: PaymentMethod): z.infer<typeof methodSchema> {
  return {
    id: String(method.id),
    brand: method.brand,
    last_four: method.lastFour,
    expires_on: method.expiresOn,
    is_default: method.isDefault,
  };
}

/** A charge of a card, with its confirmation address if needed. */
export const chargeSchema = z.strictObject({
  id: idAnswer,
  account_id: idAnswer,
  purpose: z.enum(['top_up', 'invoice']),
  invoice_id: idAnswer.nullable(),
  amount_micro: microAnswer,
  currency: z.string(),
  card: z.string(),
  state: z.enum(['pending', 'needs_confirmation', 'succeeded', 'declined']),
  confirm_path: z.string().nullable(),
  created_at: timeAnswer,
});

/** Presents a charge. */
export function presentCharge(charge: Charge): z.infer<typeof chargeSchema> {
  return {
    id: String(charge.id),
    account_id: String(charge.accountId),
    purpose: charge.purpose,
    invoice_id: charge.invoiceId === null ? null : String(charge.invoiceId),
    amount_micro: charge.amountMicro,
    currency: charge.currency,
    card: charge.card,
    state: charge.state,
    confirm_path: charge.confirmUrl,
    created_at: charge.createdAt.toISOString(),
  };
}

/** The billed spend of a campaign on one day. */
export const orderLineSchema = z.strictObject({
  id: idAnswer,
  campaign_id: idAnswer,
  campaign_name: z.string(),
  day: dayAnswer,
  is_correction: z.boolean(),
  impressions: countAnswer,
  clicks: countAnswer,
  amount_micro: microAnswer,
  credit_micro: microAnswer,
  funds_micro: microAnswer,
  invoice_id: idAnswer.nullable(),
});

/** Presents an order line. */
export function presentOrderLine(line: typeof orderLines.$inferSelect): z.infer<typeof orderLineSchema> {
  return {
    id: String(line.id),
    campaign_id: String(line.campaignId),
    campaign_name: line.campaignName,
    day: line.day,
    is_correction: line.seq > 0,
    impressions: line.impressions,
    clicks: line.clicks,
    amount_micro: line.amountMicro,
    credit_micro: line.creditMicro,
    funds_micro: line.fundsMicro,
    invoice_id: line.invoiceId === null ? null : String(line.invoiceId),
  };
}

/** A redeemed code. */
export const promotionSchema = z.strictObject({
  code: z.string(),
  amount_micro: microAnswer,
  used_at: timeAnswer,
});

/** Presents a redeemed code. */
export function presentPromotion(use: typeof promotionUses.$inferSelect): z.infer<typeof promotionSchema> {
  return { code: use.code, amount_micro: use.amountMicro, used_at: use.createdAt.toISOString() };
}

/** An invoice or a credit note; the latter has no state. */
export const invoiceSchema = z.strictObject({
  id: idAnswer,
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  state: z.enum(INVOICE_STATES).nullable(),
  account_id: idAnswer,
  account_name: z.string(),
  month: dayAnswer,
  currency: z.string(),
  amount_micro: microAnswer,
  credit_micro: microAnswer,
  funds_micro: microAnswer,
  rounded_micro: microAnswer,
  due_micro: microAnswer,
  issued_on: dayAnswer,
  due_on: dayAnswer,
  /** For an invoice its credit note; for a credit note the credited invoice. */
  other_number: z.string().nullable(),
  note: z.string().nullable(),
});

/** Presents an invoice, with its state on a day. */
export function presentInvoice(invoice: InvoiceWithStatus, today: string): z.infer<typeof invoiceSchema> {
  return {
    id: String(invoice.id),
    number: invoice.number,
    kind: invoice.kind,
    state: invoice.kind === 'invoice' ? invoiceState(invoice, today) : null,
    account_id: String(invoice.accountId),
    account_name: invoice.accountName,
    month: invoice.month,
    currency: invoice.currency,
    amount_micro: invoice.amountMicro,
    credit_micro: invoice.creditMicro,
    funds_micro: invoice.fundsMicro,
    rounded_micro: invoice.roundedMicro,
    due_micro: invoice.dueMicro,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    other_number: invoice.otherNumber,
    note: invoice.note,
  };
}
