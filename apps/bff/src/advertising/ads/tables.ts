import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { adAccounts, campaigns } from '../../business/ad-accounts/index.ts';
import { contents } from '../../pins/pin-access/index.ts';
import { AUDIENCE_KINDS } from './audience-kinds.ts';
import type { Targeting } from './targeting.ts';

/** What an advertiser asked of the viewers of a promoted content. It is matched here and never sent (AD-01). */
export const pinPromotions = pgTable(
  'pin_promotions',
  {
    contentId: bigint('content_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** The one campaign that pays for it; without one it is shown to nobody as an ad. */
    campaignId: bigint('campaign_id', { mode: 'bigint' }).references(() => campaigns.id, {
      onDelete: 'cascade',
    }),
    targeting: jsonb().$type<Targeting>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('pin_promotions_campaign').on(table.campaignId)],
);

/** Lists of customers that advertisers bring. */
export const customerLists = pgTable(
  'customer_lists',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: bigint('advertiser_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How many people are on it: as many hashes. */
    size: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('customer_lists_advertiser').on(table.advertiserId)],
);

/** What an advertiser calls the people whom ads may be meant for. Who they are is told by rule, or by a list. */
export const audiences = pgTable(
  'audiences',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => adAccounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: AUDIENCE_KINDS }).notNull(),
    name: text().notNull(),
    /** The list of an audience of customers, and of no other. */
    listId: bigint('list_id', { mode: 'bigint' }).references(() => customerLists.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('audiences_account').on(table.accountId, table.id),
    index('audiences_list').on(table.listId),
    check(
      'audiences_have_their_list',
      sql`(${table.kind} = 'customer_list') = (${table.listId} is not null)`,
    ),
  ],
);

/** Who is on a list of customers: the SHA-256 of each e-mail, never the e-mail. */
export const customerListMembers = pgTable(
  'customer_list_members',
  {
    listId: bigint('list_id', { mode: 'bigint' })
      .notNull()
      .references(() => customerLists.id, { onDelete: 'cascade' }),
    emailHash: text('email_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.emailHash] }),
    // Which lists somebody is on.
    index('customer_list_members_hash').on(table.emailHash),
  ],
);
