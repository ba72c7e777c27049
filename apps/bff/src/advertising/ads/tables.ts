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

/** Targeting of a promoted content. It is matched on the server and never sent to clients (AD-01). */
export const pinPromotions = pgTable(
  'pin_promotions',
  {
    contentId: bigint('content_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** The one campaign that pays for it; without one, it is not shown as an ad. */
    campaignId: bigint('campaign_id', { mode: 'bigint' }).references(() => campaigns.id, {
      onDelete: 'cascade',
    }),
    targeting: jsonb().$type<Targeting>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('pin_promotions_campaign').on(table.campaignId)],
);

/** Customer lists of advertisers. */
export const customerLists = pgTable(
  'customer_lists',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: bigint('advertiser_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Number of members on the list, which is its number of hashes. */
    size: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('customer_lists_advertiser').on(table.advertiserId)],
);

/** Audiences that an advertiser named: defined by a rule or by a customer list. */
export const audiences = pgTable(
  'audiences',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => adAccounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: AUDIENCE_KINDS }).notNull(),
    name: text().notNull(),
    /** The list of a customer audience; null for other kinds. */
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

/** Members of customer lists: the SHA-256 of each email, never the email itself. */
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
    // Finds the lists that contain a member.
    index('customer_list_members_hash').on(table.emailHash),
  ],
);
