import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';

/**
 * Images that are rejected for every member (OP-06): by the SHA-256 of their file, by their copy hash, or both. A removed one stays, so that every
 * process learns of it.
 */
export const imageBlocks = pgTable(
  'image_blocks',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** Increases with each change of the list, in the order of the commits. */
    revision: bigserial({ mode: 'number' }).notNull(),
    /** 64 hexadecimal digits. */
    sha256: text(),
    /** 64 hexadecimal digits: see `copy-hash.ts`. */
    copyHash: text('copy_hash'),
    /** The number of bits in which a copy may differ. */
    distance: integer().notNull(),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('image_blocks_revision').on(table.revision),
    index('image_blocks_sha256')
      .on(table.sha256)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** Members whose image was rejected by a block, once each: they are informed when it is removed as a mistake. */
export const imageBlockHits = pgTable(
  'image_block_hits',
  {
    blockId: bigint('block_id', { mode: 'bigint' })
      .notNull()
      .references(() => imageBlocks.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockId, table.userId] }),
    index('image_block_hits_user').on(table.userId),
  ],
);
