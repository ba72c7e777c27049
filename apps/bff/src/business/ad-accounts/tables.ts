import { sql } from 'drizzle-orm';
import {
  bigint,
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
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { businesses } from '../business/index.ts';
import type { BrandSafety } from './brand-safety.ts';
import { AD_PLACEMENTS, CAMPAIGN_STATUSES, OBJECTIVES, PAYMENT_TERMS } from './campaign.ts';

const id = () => bigint({ mode: 'bigint' });
/** A column of millionths of the account's currency. */
const micro = (name: string) => bigint(name, { mode: 'number' });

/** Ad accounts, named by the advertiser; budgets are in one currency. */
export const adAccounts = pgTable(
  'ad_accounts',
  {
    id: id().primaryKey(),
    /** The advertiser that the ads name, and whose customers and followers they can target. */
    advertiserId: bigint('advertiser_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The business whose members manage it; null if a member promotes their own pins. */
    businessId: bigint('business_id', { mode: 'bigint' }).references(() => businesses.id, {
      onDelete: 'cascade',
    }),
    name: text().notNull(),
    currency: text().notNull().default('USD'),
    /** The content next to which its ads are never shown. */
    brandSafety: jsonb('brand_safety')
      .$type<BrandSafety>()
      .notNull()
      .default({ keywords: [], domains: [], topics: [] }),
    /** The payment terms: a monthly invoice, or prepaid. */
    pays: text({ enum: PAYMENT_TERMS }).notNull().default('monthly'),
    /** Prepaid and granted funds less what was billed. Changing either requires a lock on the row. */
    fundsMicro: micro('funds_micro').notNull().default(0),
    creditMicro: micro('credit_micro').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ad_accounts_advertiser').on(table.advertiserId),
    index('ad_accounts_business').on(table.businessId, table.id),
    check('ad_accounts_never_below_zero', sql`${table.fundsMicro} >= 0 and ${table.creditMicro} >= 0`),
  ],
);

/** The budgets and schedule of an advertiser's campaigns. Days are in the account's time zone. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id().primaryKey(),
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => adAccounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    objective: text({ enum: OBJECTIVES }).notNull(),
    status: text({ enum: CAMPAIGN_STATUSES }).notNull().default('draft'),
    /** The price of an impression or of a click; the objective decides which is billed. */
    priceMicro: micro('price_micro').notNull(),
    dailyMicro: micro('daily_micro'),
    totalMicro: micro('total_micro'),
    /** Total spend. Changing it requires a lock on the row. */
    spentMicro: micro('spent_micro').notNull().default(0),
    /** The part that order lines contain, for closed days. */
    billedMicro: micro('billed_micro').notNull().default(0),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The last day; null if open-ended. */
    endsOn: date('ends_on', { mode: 'string' }),
    timeZone: text('time_zone').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('campaigns_account').on(table.accountId, table.id),
    index('campaigns_active')
      .on(table.id)
      .where(sql`${table.status} = 'active'`),
    index('campaigns_to_bill')
      .on(table.accountId)
      .where(sql`${table.spentMicro} > ${table.billedMicro}`),
    check('campaigns_have_a_budget', sql`${table.dailyMicro} > 0 or ${table.totalMicro} > 0`),
    check('campaigns_have_a_price', sql`${table.priceMicro} > 0 and ${table.spentMicro} >= 0`),
  ],
);

/** Counts per content, campaign and day; the spend is written in the same transaction. */
export const adDays = pgTable(
  'ad_days',
  {
    campaignId: bigint('campaign_id', { mode: 'bigint' })
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** No foreign key: the spend outlives the pin. */
    contentId: bigint('content_id', { mode: 'bigint' }).notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    spentMicro: micro('spent_micro').notNull().default(0),
    /** Conversions on the advertiser's site after clicks, and their value in the account's currency. */
    conversions: integer().notNull().default(0),
    conversionValueMicro: micro('conversion_value_micro').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day, table.contentId] })],
);

/** Counts per campaign, day and list, written together with `ad_days`, whose sums they equal from their first day on. */
export const adPlacementDays = pgTable(
  'ad_placement_days',
  {
    campaignId: bigint('campaign_id', { mode: 'bigint' })
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    placement: text({ enum: AD_PLACEMENTS }).notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    spentMicro: micro('spent_micro').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day, table.placement] })],
);

/**
 * Counted events of a served ad: one impression and one click at most. Contains no member, and is retained
 * for as long as the events can be sent again.
 */
export const countedServings = pgTable(
  'counted_servings',
  {
    /** The token of the serving. */
    serving: text().notNull(),
    /** 1 for an impression, 2 for a click. */
    kind: smallint().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.serving, table.kind] }),
    index('counted_servings_time').on(table.countedAt),
  ],
);
