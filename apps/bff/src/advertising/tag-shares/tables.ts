import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { businesses } from '../../business/business/index.ts';
import { conversionTags } from '../conversions/index.ts';

/**
 * Businesses that receive the events of another business's tag, after they accepted. Ending a share deletes
 * the row (BD-06).
 */
export const tagShares = pgTable(
  'tag_shares',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    tagId: bigint('tag_id', { mode: 'bigint' })
      .notNull()
      .references(() => conversionTags.id, { onDelete: 'cascade' }),
    /** The business that the tag is shared with. */
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    state: text({ enum: ['asked', 'accepted'] })
      .notNull()
      .default('asked'),
    askedBy: bigint('asked_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('tag_shares_once').on(table.tagId, table.businessId),
    index('tag_shares_business').on(table.businessId, table.id),
    index('tag_shares_asked_by').on(table.askedBy),
  ],
);
