import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { boards } from '../board-access/index.ts';
import { contents } from '../pin-access/index.ts';

/** Comments on a content, and one level of replies to them, in the order of their ids. */
export const comments = pgTable(
  'comments',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /**
     * The secret board on which the comment was made; it is visible only there. Null for a comment that is visible
     * wherever the content is.
     */
    boardId: bigint('board_id', { mode: 'bigint' }).references(() => boards.id, { onDelete: 'cascade' }),
    /** The comment that it replies to, which is not a reply itself. */
    parentId: bigint('parent_id', { mode: 'bigint' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Number of replies that are neither deleted nor removed. */
    replyCount: integer('reply_count').notNull().default(0),
    reactionCount: integer('reaction_count').notNull().default(0),
    reactionCounts: jsonb('reaction_counts').$type<Record<string, number>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The time at which a moderator removed it. After that only its author sees it, with a notice. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** True while it waits for the review of a moderator; `removedAt` is set as well. */
    isHeld: boolean('is_held').notNull().default(false),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id], name: 'comments_parent' }).onDelete(
      'cascade',
    ),
    index('comments_content').on(table.contentId, table.id),
    index('comments_top')
      .on(table.contentId, table.reactionCount, table.id)
      .where(sql`${table.deletedAt} is null and ${table.parentId} is null`),
    index('comments_replies').on(table.parentId, table.id),
    index('comments_user').on(table.userId),
    index('comments_board')
      .on(table.boardId)
      .where(sql`${table.boardId} is not null`),
  ],
);

/** The members mentioned in a comment, with their usernames at that time. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: bigint('comment_id', { mode: 'bigint' })
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_mentions_user').on(table.userId),
  ],
);

/** One reaction per member and comment. */
export const commentReactions = pgTable(
  'comment_reactions',
  {
    commentId: bigint('comment_id', { mode: 'bigint' })
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reactionType: smallint('reaction_type').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_reactions_user').on(table.userId),
  ],
);
