import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';

/** A pin as it was before a merge changed it. */
export type FormerPin = {
  readonly id: string;
  readonly position: number;
  readonly sectionId: string | null;
  readonly title: string | null;
  readonly description: string | null;
};

const ids = (name: string) =>
  bigint(name, { mode: 'bigint' })
    .array()
    .notNull()
    .default(sql`'{}'`);

/** The merges of saved pins with the same picture, retained while they can be undone (BY-04). */
export const pinMerges = pgTable(
  'pin_merges',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull().defaultNow(),
    /** All pins of the merged group, in the order of their ids. */
    pinIds: ids('pin_ids'),
    /** The pins that were removed, and those that were created in their places. */
    removedIds: ids('removed_ids'),
    createdIds: ids('created_ids'),
    /** The pins of the remaining content that were changed, as they were before. */
    former: jsonb().$type<readonly FormerPin[]>().notNull().default([]),
  },
  (table) => [index('pin_merges_member').on(table.memberId), index('pin_merges_at').on(table.mergedAt)],
);
