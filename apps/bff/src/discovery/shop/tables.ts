import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { contents } from '../../pins/pin-access/index.ts';

/**
 * The products of the lists of shopping: a row per list, so that one index per order serves all lists, and a page costs the same in
 * each. A product is in the lists of all products, of its category and the one above, of its brand, of what is on sale, and of its
 * merchant. Products that are not public are in the list of their merchant only.
 */
export const shopEntries = pgTable(
  'shop_entries',
  {
    /** `all`, `sale`, `category:536`, `brand:kiln co` or `merchant:7`. */
    list: text().notNull(),
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** The relevance of the product; greater is better. */
    rank: real().notNull(),
    /** The currency (ISO 4217) and the price in millionths of it; null if the price is unknown or out of date. */
    currency: text(),
    priceMicro: bigint('price_micro', { mode: 'number' }),
    /** Percentage below the former price; 0 if it is not on sale. */
    discount: smallint().notNull(),
    isAvailable: boolean('is_available').notNull(),
    /** The number of its category; null if it is unknown. */
    category: integer(),
    /** Normalized for comparison. */
    brand: text(),
    color: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.list] }),
    index('shop_entries_rank').on(table.list, table.rank, table.contentId),
    index('shop_entries_newest').on(table.list, table.contentId),
    index('shop_entries_price')
      .on(table.list, table.currency, table.priceMicro, table.contentId)
      .where(sql`${table.priceMicro} is not null`),
    index('shop_entries_discount')
      .on(table.list, table.discount, table.contentId)
      .where(sql`${table.discount} > 0`),
  ],
);
