import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/** Boards. `layout` 'quick_saves' is the profile's own board: at most one a user. */
export const boards = pgTable(
  'boards',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: text().notNull(),
    description: text(),
    privacy: text({ enum: ['public', 'protected', 'secret'] })
      .notNull()
      .default('public'),
    layout: text({ enum: ['default', 'quick_saves'] })
      .notNull()
      .default('default'),
    isCollaborative: boolean('is_collaborative').notNull().default(false),
    pinCount: integer('pin_count').notNull().default(0),
    sectionCount: integer('section_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    lastPinnedAt: timestamp('last_pinned_at', { withTimezone: true }).notNull().defaultNow(),
    /** Where its owner put it: greater is nearer the top. A board that was never put stands by the time of its id. */
    position: doublePrecision(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('boards_slug')
      .on(table.ownerId, table.slug)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('boards_name')
      .on(table.ownerId, table.name)
      .where(sql`${table.layout} = 'default' and ${table.deletedAt} is null`),
    uniqueIndex('boards_one_quick_saves')
      .on(table.ownerId)
      .where(sql`${table.layout} = 'quick_saves' and ${table.deletedAt} is null`),
    index('boards_last_pinned')
      .on(table.ownerId, table.lastPinnedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** Sections of a board, in the board's order. */
export const boardSections = pgTable(
  'board_sections',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    pinCount: integer('pin_count').notNull().default(0),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('board_sections_slug')
      .on(table.boardId, table.slug)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** Those who may add to a board beside its owner. */
export const boardCollaborators = pgTable(
  'board_collaborators',
  {
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('board_collaborators_once').on(table.boardId, table.userId),
    index('board_collaborators_user').on(table.userId),
  ],
);

/** Invitations to a board that are not answered yet. */
export const boardInvites = pgTable(
  'board_invites',
  {
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    invitedUserId: bigint('invited_user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedById: bigint('invited_by_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('board_invites_once').on(table.boardId, table.invitedUserId),
    index('board_invites_user').on(table.invitedUserId, table.createdAt),
  ],
);

/** Links by which whoever opens one joins a board, by the SHA-256 of their code. */
export const boardInviteLinks = pgTable(
  'board_invite_links',
  {
    codeHash: text('code_hash').primaryKey(),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    invitedById: bigint('invited_by_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('board_invite_links_board').on(table.boardId)],
);

/** Who follows which board. */
export const boardFollows = pgTable(
  'board_follows',
  {
    followerId: bigint('follower_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until when the follower has read of its new pins. */
    newsReadAt: timestamp('news_read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('board_follows_once').on(table.followerId, table.boardId),
    index('board_follows_board').on(table.boardId),
  ],
);
