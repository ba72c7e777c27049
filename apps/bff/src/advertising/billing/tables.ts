import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { businesses } from '../../business/business/index.ts';
import { LEDGER_ACCOUNTS, ENTRY_REASONS } from './ledger-accounts.ts';
import type { BilledTo } from './billed-to.ts';

const id = (name: string) => bigint(name, { mode: 'bigint' });
/** Millionths of the account's currency. */
const micro = (name: string) => bigint(name, { mode: 'number' });
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
/** Configuration of a business, deleted with it. */
const businessId = () =>
  id('business_id')
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });

/**
 * The ledger: each row moves an amount from one ledger account to another, so that the sum of all is always
 * zero. Rows are added and never changed. They reference their account without a foreign key, so that they
 * outlive it.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id').notNull(),
    fromBook: text('from_book', { enum: LEDGER_ACCOUNTS }).notNull(),
    toBook: text('to_book', { enum: LEDGER_ACCOUNTS }).notNull(),
    amountMicro: micro('amount_micro').notNull(),
    reason: text({ enum: ENTRY_REASONS }).notNull(),
    /** The order line, charge or promotion that the entry books. Unique, so that each is booked once. */
    sourceId: id('source_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.sourceId, table.fromBook, table.toBook),
    index('ledger_entries_account').on(table.accountId, table.id),
    check('ledger_entries_move', sql`${table.amountMicro} > 0 and ${table.fromBook} <> ${table.toBook}`),
  ],
);

/**
 * Billed spend of a campaign per day. The first line closes the day; later lines add what was counted late.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id').notNull(),
    campaignId: id('campaign_id').notNull(),
    /** The campaign's name at that time. */
    campaignName: text('campaign_name').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** 0 for the day's close; higher numbers for its corrections. */
    seq: smallint().notNull(),
    impressions: integer().notNull(),
    clicks: integer().notNull(),
    amountMicro: micro('amount_micro').notNull(),
    creditMicro: micro('credit_micro').notNull(),
    fundsMicro: micro('funds_micro').notNull(),
    /** The invoice that contains it; written once. */
    invoiceId: id('invoice_id'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('order_lines_once').on(table.campaignId, table.day, table.seq),
    index('order_lines_account').on(table.accountId, table.day, table.id),
    index('order_lines_invoice').on(table.invoiceId),
    index('order_lines_open')
      .on(table.accountId, table.day)
      .where(sql`${table.invoiceId} is null`),
    check('order_lines_paid_by', sql`${table.creditMicro} + ${table.fundsMicro} <= ${table.amountMicro}`),
  ],
);

/** Cards of a business, as tokens of the payment processor: card numbers never reach this site. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id('id').primaryKey(),
    businessId: businessId(),
    token: text().notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payment_methods_token').on(table.token),
    index('payment_methods_business').on(table.businessId, table.id),
    uniqueIndex('payment_methods_default')
      .on(table.businessId)
      .where(sql`${table.isDefault}`),
  ],
);

/** Card charges: one per key, and posted once. */
export const charges = pgTable(
  'charges',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    accountId: id('account_id').notNull(),
    /** The request's Idempotency-Key. */
    key: text().notNull(),
    purpose: text({ enum: ['top_up', 'invoice'] }).notNull(),
    /** The invoice that it pays. */
    invoiceId: id('invoice_id'),
    amountMicro: micro('amount_micro').notNull(),
    currency: text().notNull(),
    token: text().notNull(),
    card: text().notNull(),
    state: text({ enum: ['pending', 'needs_confirmation', 'succeeded', 'declined'] })
      .notNull()
      .default('pending'),
    /** The address at which the payer confirms the charge, while a confirmation is required. */
    confirmUrl: text('confirm_url'),
    createdAt: createdAt(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('charges_key').on(table.businessId, table.key),
    index('charges_account').on(table.accountId, table.id),
    index('charges_open')
      .on(table.createdAt)
      .where(sql`${table.state} in ('pending', 'needs_confirmation')`),
    // At most one charge per invoice, unless the former one was declined.
    uniqueIndex('charges_invoice')
      .on(table.invoiceId)
      .where(sql`${table.state} <> 'declined'`),
  ],
);

/** Promotion codes that grant ad credit. */
export const promotionCodes = pgTable('promotion_codes', {
  code: text().primaryKey(),
  currency: text().notNull(),
  amountMicro: micro('amount_micro').notNull(),
  /** The last valid day. */
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  createdAt: createdAt(),
});

/** Redeemed promotion codes; each business can redeem a code once. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    businessId: id('business_id').notNull(),
    code: text()
      .notNull()
      .references(() => promotionCodes.code),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    amountMicro: micro('amount_micro').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.code] })],
);

/** Billing parties as declared by businesses. All declarations are retained; the newest applies. */
export const taxDetails = pgTable(
  'tax_details',
  {
    id: id('id').primaryKey(),
    businessId: businessId(),
    details: jsonb().$type<BilledTo>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('tax_details_business').on(table.businessId, table.id)],
);

/** Invoices and credit notes. A row is written once and never changed; its status is stored elsewhere. */
export const invoices = pgTable(
  'invoices',
  {
    id: id('id').primaryKey(),
    number: text().notNull(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    businessId: id('business_id').notNull(),
    accountId: id('account_id').notNull(),
    accountName: text('account_name').notNull(),
    /** The first day of the billed month. */
    month: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    amountMicro: micro('amount_micro').notNull(),
    creditMicro: micro('credit_micro').notNull(),
    fundsMicro: micro('funds_micro').notNull(),
    /** The amount below the minor unit, which is not charged. */
    roundedMicro: micro('rounded_micro').notNull(),
    dueMicro: micro('due_micro').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    billedTo: jsonb('billed_to').$type<BilledTo>(),
    /** The invoice that a credit note credits, and the reason. */
    creditsId: id('credits_id'),
    note: text(),
  },
  (table) => [
    unique('invoices_number').on(table.number),
    uniqueIndex('invoices_month')
      .on(table.accountId, table.month)
      .where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('invoices_credited').on(table.creditsId),
    index('invoices_business').on(table.businessId, table.id),
  ],
);

/** Charges of the local payment processor, stored per idempotency key as a remote processor would. */
export const localCharges = pgTable('local_charges', {
  key: text().primaryKey(),
  token: text().notNull(),
  amountMicro: micro('amount_micro').notNull(),
  currency: text().notNull(),
  state: text({ enum: ['needs_confirmation', 'succeeded', 'declined'] }).notNull(),
  createdAt: createdAt(),
});
