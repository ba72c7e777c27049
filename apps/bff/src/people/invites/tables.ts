import { bigint, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';

/** Invite codes by the SHA-256 of their text: what a thief of the database reads invites no one. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    senderId: bigint('sender_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By which way the invite is sent: the numbers are the caller's. */
    channel: smallint().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('invite_codes_sender').on(table.senderId)],
);
