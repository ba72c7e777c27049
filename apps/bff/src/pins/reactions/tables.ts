import { bigint, index, pgTable, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { contents } from '../pin-access/index.ts';

/** One reaction per member and content. */
export const reactions = pgTable(
  'reactions',
  {
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reactionType: smallint('reaction_type').notNull(),
  },
  (table) => [
    uniqueIndex('reactions_once').on(table.contentId, table.userId),
    index('reactions_user').on(table.userId),
  ],
);
