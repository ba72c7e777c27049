import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { contents } from '../pins/tables.ts';
import type { Targeting } from './targeting.ts';

/** What an advertiser asked of the viewers of a promoted content. It is matched here and never sent (AD-01). */
export const pinPromotions = pgTable('pin_promotions', {
  contentId: bigint('content_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  targeting: jsonb().$type<Targeting>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Lists of customers that advertisers bring. */
export const customerLists = pgTable(
  'customer_lists',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: bigint('advertiser_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('customer_lists_advertiser').on(table.advertiserId)],
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
  (table) => [primaryKey({ columns: [table.listId, table.emailHash] })],
);
