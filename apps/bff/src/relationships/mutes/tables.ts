import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { interests } from '../../people/interests/index.ts';
import { MUTE_KINDS } from './mute-kinds.ts';

/** The words, members, sites and topics that members mute (SR-13). */
export const mutes = pgTable(
  'mutes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: MUTE_KINDS }).notNull(),
    /** A word or a site as shown in the settings; of members and topics the id. */
    value: text().notNull(),
    /** The form in which the same word, site, member or topic is muted only once. */
    key: text().notNull(),
    /** The texts of a word or a site that statements look for. */
    patterns: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    memberId: bigint('member_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'cascade' }),
    interestId: bigint('interest_id', { mode: 'bigint' }).references(() => interests.id, {
      onDelete: 'cascade',
    }),
    /** The chosen duration; null for a mute without an end. */
    days: smallint(),
    until: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mutes_once').on(table.userId, table.kind, table.key),
    index('mutes_member').on(table.memberId),
    index('mutes_interest').on(table.interestId),
    index('mutes_until')
      .on(table.until)
      .where(sql`${table.until} is not null`),
  ],
);
