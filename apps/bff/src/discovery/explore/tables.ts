import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { interests } from '../../people/interests/index.ts';
import { contents } from '../../pins/pin-access/index.ts';

/** The number of members who saved a content to a public board per day in UTC. */
export const saveDays = pgTable(
  'save_days',
  {
    day: date({ mode: 'string' }).notNull(),
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    saves: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.contentId] }),
    index('save_days_content').on(table.contentId),
  ],
);

/**
 * The most saved pins of today's lists. `topic` holds the pins of today's topics, one topic after another.
 */
export const topSavedPins = pgTable(
  'much_saved',
  {
    list: text({ enum: ['best', 'trending', 'popular', 'topic'] }).notNull(),
    rank: smallint().notNull(),
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    interestId: bigint('interest_id', { mode: 'bigint' }).references(() => interests.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.rank] }),
    index('much_saved_content').on(table.contentId),
  ],
);
