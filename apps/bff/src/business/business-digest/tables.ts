import { bigint, date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { businesses } from '../business/index.ts';

/** The week of the last digest of a business to a member. A digest is claimed by raising it, so that each is sent once. */
export const businessDigests = pgTable(
  'business_digests',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The Monday on which it was due, by the calendar of the member. */
    monday: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.businessId] }),
    index('business_digests_business').on(table.businessId),
  ],
);
