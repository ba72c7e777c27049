import { bigint, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';

/** Invite codes by their SHA-256, so that the database alone does not reveal them. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    senderId: bigint('sender_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The channel of the invite; the client defines the numbers. */
    channel: smallint().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The number of accounts that were created with it. */
    signUpCount: smallint('sign_up_count').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('invite_codes_sender').on(table.senderId)],
);
