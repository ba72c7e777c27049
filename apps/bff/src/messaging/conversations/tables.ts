import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';

/** Conversations. The same members share one, as long as no one has left it. */
export const conversations = pgTable(
  'conversations',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** SHA-256 of the member ids; null for a group that someone left. */
    peopleKey: text('people_key'),
    isGroup: boolean('is_group').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('conversations_people').on(table.peopleKey)],
);

/** The members of a conversation, and their read position. Message ids are in the order of time. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: bigint('conversation_id', { mode: 'bigint' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A request is from a member whom they do not follow, and not accepted yet. */
    state: text({ enum: ['joined', 'request', 'left'] }).notNull(),
    /** The newest message, by which conversations are sorted. 0 before the first. */
    lastMessageId: bigint('last_message_id', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** The last message that they have read. */
    readTo: bigint('read_to', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** The last message that is cleared for them: they left, and returned. */
    clearedTo: bigint('cleared_to', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_user').on(table.userId, table.state, table.lastMessageId),
  ],
);

/**
 * Messages: a text, a pin or a board, or a text with one of them. The visibility of pin and board is checked
 * at every read.
 */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    conversationId: bigint('conversation_id', { mode: 'bigint' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: bigint('sender_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text(),
    pinId: bigint('pin_id', { mode: 'bigint' }),
    boardId: bigint('board_id', { mode: 'bigint' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('conversation_messages_newest').on(table.conversationId, table.id),
    index('conversation_messages_sender').on(table.senderId),
    check(
      'conversation_messages_something',
      sql`num_nonnulls(${table.text}, ${table.pinId}, ${table.boardId}) > 0 and num_nonnulls(${table.pinId}, ${table.boardId}) < 2`,
    ),
  ],
);

/** Reactions to messages: one per member and message. */
export const conversationMessageReactions = pgTable(
  'conversation_message_reactions',
  {
    messageId: bigint('message_id', { mode: 'bigint' })
      .notNull()
      .references(() => conversationMessages.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reactionType: smallint('reaction_type').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('conversation_message_reactions_user').on(table.userId),
  ],
);
