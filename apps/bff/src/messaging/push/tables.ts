import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions, users } from '../../people/accounts/index.ts';

/**
 * Devices to which a member's notifications are pushed (AC-12). A device belongs to the session in which it was added: logging out,
 * anywhere, removes it.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** The address of the browser's push service. It accepts only messages that the key of the site signs. */
    endpoint: text().notNull(),
    /** The public key and the secret of the browser, in base64url, by which messages are encrypted (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Browser and system, such as `Chrome, Windows`; empty if unknown. */
    device: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId, table.id),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
);

/** The key pair by which the site identifies itself at push services (RFC 8292): one row, made at the first start. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Encrypted by `sealSecret`. */
  sealedPrivateKey: text('sealed_private_key').notNull(),
});
