import { bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Contents, and boards and sections of contents, whose topics have to be assigned again (SR-16). Triggers on the tables of pins and
 * boards write it in the transaction of the change.
 */
export const topicChanges = pgTable(
  'topic_changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** 0 for changes; 1 and 2 for the two rounds of existing contents, which wait while there are changes. */
    priority: smallint().notNull().default(0),
    kind: text({ enum: ['content', 'board', 'section'] }).notNull(),
    ref: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [index('topic_changes_order').on(table.priority, table.id)],
);
