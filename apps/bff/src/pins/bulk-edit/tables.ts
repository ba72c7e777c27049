import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { boards } from '../board-access/index.ts';

const ids = (name: string) =>
  bigint(name, { mode: 'bigint' })
    .array()
    .notNull()
    .default(sql`'{}'`);

/** The pins of a bulk move with their former places, retained while it can be undone. */
export const bulkMoves = pgTable(
  'bulk_moves',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toBoardId: bigint('to_board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
    /** The moved pins, with their former boards, sections (or null), positions and members. */
    pinIds: ids('pin_ids'),
    boardIds: ids('board_ids'),
    sectionIds: ids('section_ids'),
    positions: doublePrecision()
      .array()
      .notNull()
      .default(sql`'{}'`),
    pinnerIds: ids('pinner_ids'),
    /** The pins that were removed because the target had their content. */
    twiceIds: ids('twice_ids'),
    /** The pins of the target that took their places, with their former sections, and those that became canonical. */
    retainedIds: ids('retained_ids'),
    retainedSectionIds: ids('retained_section_ids'),
    keptIds: ids('kept_ids'),
  },
  (table) => [index('bulk_moves_member').on(table.memberId), index('bulk_moves_board').on(table.toBoardId)],
);
