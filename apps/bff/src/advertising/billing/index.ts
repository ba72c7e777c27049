import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { invoiceResources } from './invoice-resources.ts';
import { localPaymentPages } from './local-pages.ts';
import { createLocalProcessor } from './local-processor.ts';
import { payerResources } from './payer-resources.ts';
import { billingResources } from './resources.ts';

export { closeBillingDays, closeAccountDays } from './close-days.ts';
export { settleCharges } from './charge-card.ts';
export { unpaidNumbers } from './find-invoices.ts';
export { creditInvoice, issueInvoice, issueInvoices } from './issue-invoices.ts';
export { addPromotionCode, normalizeCode, type PromotionCode } from './promotions.ts';
export { dueDay, sumOfLines } from './invoice-rules.ts';
export { MICRO, microsPerMinorUnit, formatMoney } from './money.ts';
export type { BilledTo } from './billed-to.ts';

/** Billing of ads: order lines, funds, cards, promotions and invoices (BD-06, BD-08). */
export function billingModule(deps: Deps): Module {
  const processor = createLocalProcessor(deps);
  return {
    resources: [
      ...billingResources(deps, processor),
      ...payerResources(deps, processor),
      ...invoiceResources(deps, processor),
    ],
    routes: (app) => localPaymentPages(app, deps, processor),
  };
}
