import { z } from 'zod';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { businessResource, logAction } from '../../business/business/index.ts';
import { findAccount } from '../campaigns/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { chargeCard } from './charge-card.ts';
import { findInvoice, invoicesOfYear, listInvoiceLines, listInvoices } from './find-invoices.ts';
import { drawInvoice, drawTaxSummary } from './invoice-file.ts';
import { INVOICE_STATES, invoiceState } from './invoice-rules.ts';
import { findMethod } from './payment-methods.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import {
  chargeSchema,
  invoiceSchema,
  orderLineSchema,
  presentCharge,
  presentInvoice,
  presentOrderLine,
} from './present-billing.ts';
import { keySchema, kinds } from './resources.ts';
import { findTaxDetails } from './tax-details.ts';

const FILES_AN_HOUR = defineLimit({ name: 'billing-files', max: 200, windowMs: 3_600_000, against: 'load' });
const fileSchema = z.strictObject({
  name: z.string(),
  type: z.literal('application/pdf'),
  base64: z.base64(),
});

/** REST resources of invoices: lists, details, payment and files (BD-01, BD-06). */
export function invoiceResources(deps: Deps, processor: PaymentProcessor): readonly AnyResource[] {
  const { db, limits, now } = deps;
  const view = { right: 'billing.view', kinds } as const;
  const today = (): string => now().toISOString().slice(0, 10);
  const pdf = (name: string, bytes: Buffer) => ({
    data: { name, type: 'application/pdf' as const, base64: bytes.toString('base64') },
  });
  return [
    businessResource(deps, {
      ...view,
      name: 'Invoices',
      action: 'get',
      endpoint: 'v3_get_invoices',
      options: z.strictObject({
        state: z.enum(INVOICE_STATES).optional(),
        month: z
          .string()
          .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Use a month as 2026-11.')
          .optional(),
        account_id: idSchema.optional(),
        ...pageOptions,
      }),
      answer: z.array(invoiceSchema),
      async handle({ state, month, account_id: id, ...page }, who) {
        const account = id === undefined ? undefined : await findAccount(db, who, id);
        const filter = { state, month, accountId: account?.id, today: today() };
        const { items, bookmark } = await listInvoices(deps, who.business.id, filter, parsePageParams(page));
        return { data: items.map((item) => presentInvoice(item, filter.today)), bookmark };
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'Invoice',
      action: 'get',
      endpoint: 'v3_get_invoice',
      options: z.strictObject({ invoice_id: idSchema }),
      answer: z.strictObject({ invoice: invoiceSchema, lines: z.array(orderLineSchema) }),
      async handle({ invoice_id: id }, { business }) {
        const invoice = await findInvoice(db, business.id, id);
        const lines = await listInvoiceLines(db, invoice);
        return { data: { invoice: presentInvoice(invoice, today()), lines: lines.map(presentOrderLine) } };
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'InvoiceFile',
      action: 'get',
      endpoint: 'v3_get_invoice_file',
      options: z.strictObject({ invoice_id: idSchema }),
      answer: fileSchema,
      async handle({ invoice_id: id }, { business }) {
        const invoice = await findInvoice(db, business.id, id);
        await limits.count([FILES_AN_HOUR, String(business.id)]);
        return pdf(`${invoice.number}.pdf`, await drawInvoice(db, invoice));
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'TaxSummary',
      action: 'get',
      endpoint: 'v3_get_tax_summary',
      options: z.strictObject({ year: z.string().regex(/^20\d\d$/, 'Use a year as 2026.') }),
      answer: fileSchema,
      async handle({ year }, { business }) {
        await limits.count([FILES_AN_HOUR, String(business.id)]);
        const [billedTo, invoices] = await Promise.all([
          findTaxDetails(db, business.id),
          invoicesOfYear(db, business.id, year),
        ]);
        return pdf(`tax-summary-${year}.pdf`, await drawTaxSummary(year, billedTo, invoices));
      },
    }),
    businessResource(deps, {
      right: 'billing.edit',
      kinds,
      name: 'InvoicePayment',
      action: 'create',
      endpoint: 'v3_pay_invoice',
      options: z.strictObject({ invoice_id: idSchema, method_id: idSchema, key: keySchema }),
      answer: chargeSchema,
      async handle({ invoice_id: id, method_id: methodId, key }, who) {
        const invoice = await findInvoice(db, who.business.id, id);
        const method = await findMethod(db, who.business.id, methodId);
        const { accountId, currency, dueMicro: amountMicro } = invoice;
        if (invoice.kind === 'credit_note') throw new AppError('invoice_not_found');
        if (invoiceState(invoice, today()) === 'credited') throw new AppError('invoice_credited');
        if (amountMicro === 0) throw new AppError('invoice_paid');
        const charge = await chargeCard(deps, processor, {
          businessId: who.business.id,
          accountId,
          key,
          purpose: 'invoice',
          invoiceId: invoice.id,
          amountMicro,
          currency,
          method,
        });
        if (charge.state === 'succeeded') await logAction(db, who, 'invoice.paid', invoice.number);
        return { data: presentCharge(charge) };
      },
    }),
  ];
}
