import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { images } from '../../platform/media/images/tables.ts';

/** Boards. `layout` 'quick_saves' is the board of the profile: at most one per member. */
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
    /** The position set by the owner; greater is nearer to the top. Without one, a board is ordered by its id. */
    position: doublePrecision(),
    /** The pin whose image the owner chose as the cover; used while it is on the board. */
    coverPinId: bigint('cover_pin_id', { mode: 'bigint' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The time until which the owner can restore a deleted board; null when it cannot be restored. */
    restorableUntil: timestamp('restorable_until', { withTimezone: true }),
    /** The board that received the pins of a board that was deleted by a merge. */
    mergedIntoId: bigint('merged_into_id', { mode: 'bigint' }),
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
    index('boards_owner').on(table.ownerId),
    index('boards_restorable')
      .on(table.restorableUntil)
      .where(sql`${table.restorableUntil} is not null`),
    index('boards_merged')
      .on(table.deletedAt)
      .where(sql`${table.mergedIntoId} is not null`),
  ],
);

/**
 * The former addresses of boards, also of those that were merged into another board: each leads to the board, for those who may
 * see it. A trigger on `boards` writes them.
 */
export const formerBoardSlugs = pgTable(
  'former_board_slugs',
  {
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** True if the board was secret when it left the address: then the address leads only its members to it. */
    wasSecret: boolean('was_secret').notNull(),
    leftAt: timestamp('left_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.slug, table.boardId] }),
    index('former_board_slugs_board').on(table.boardId),
  ],
);

const ids = (name: string) =>
  bigint(name, { mode: 'bigint' })
    .array()
    .notNull()
    .default(sql`'{}'`);
const places = (name: string) =>
  doublePrecision(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** The contents moved by a merge of boards, retained while the board can be restored. */
export const boardMerges = pgTable('board_merges', {
  boardId: bigint('board_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => boards.id, { onDelete: 'cascade' }),
  /** The time at which the target board last got a pin. */
  intoPinnedAt: timestamp('into_pinned_at', { withTimezone: true }).notNull(),
  /** The moved pins, with their former and new sections. */
  pinIds: ids('pin_ids'),
  pinPositions: places('pin_positions'),
  fromSectionIds: ids('from_section_ids'),
  intoSectionIds: ids('into_section_ids'),
  /**
   * The pins that were removed because the target held their content, and those of the target that became canonical.
   */
  twiceIds: ids('twice_ids'),
  keptIds: ids('kept_ids'),
  /** The moved sections with their former positions, and those that were combined with another. */
  sectionIds: ids('section_ids'),
  sectionPositions: places('section_positions'),
  joinedSectionIds: ids('joined_section_ids'),
  noteIds: ids('note_ids'),
  commentIds: ids('comment_ids'),
});

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
    /** Smaller is nearer the top. */
    position: doublePrecision().notNull(),
    pinCount: integer('pin_count').notNull().default(0),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('board_sections_slug')
      .on(table.boardId, table.slug)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** The former addresses of sections on their boards. A trigger on `board_sections` writes them. */
export const formerSectionSlugs = pgTable(
  'former_section_slugs',
  {
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    sectionId: bigint('section_id', { mode: 'bigint' })
      .notNull()
      .references(() => boardSections.id, { onDelete: 'cascade' }),
    /** True if the board was secret then: the address leads only its members to the section. */
    wasSecret: boolean('was_secret').notNull(),
    leftAt: timestamp('left_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.slug, table.sectionId] }),
    index('former_section_slugs_section').on(table.sectionId),
  ],
);

/** Notes on a board, above its pins. */
export const boardNotes = pgTable(
  'board_notes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    authorId: bigint('author_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    todos: jsonb().$type<readonly { readonly text: string; readonly isDone: boolean }[]>().notNull(),
    /** Incremented with every change, so that a write based on an older version is rejected. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('board_notes_board').on(table.boardId, table.id),
    index('board_notes_author').on(table.authorId),
    index('board_notes_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** The permissions of a collaborator beyond adding, also before they accept the invite. */
const rights = {
  mayEdit: boolean('may_edit').notNull().default(false),
  mayInvite: boolean('may_invite').notNull().default(false),
};

/** The collaborators of a board: members other than its owner who may add to it. */
export const boardCollaborators = pgTable(
  'board_collaborators',
  {
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...rights,
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('board_collaborators_once').on(table.boardId, table.userId),
    index('board_collaborators_user').on(table.userId),
  ],
);

/** Pending invitations to a board. */
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
    ...rights,
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('board_invites_once').on(table.boardId, table.invitedUserId),
    index('board_invites_user').on(table.invitedUserId, table.createdAt),
    index('board_invites_by').on(table.invitedById),
  ],
);

/**
 * Members removed from a board, who left it, or whose invite was revoked: their former permissions, retained
 * while it can be undone.
 */
export const boardRemovals = pgTable(
  'board_removals',
  {
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    removedById: bigint('removed_by_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member who invited them, for an unanswered invite; null for a former collaborator. */
    invitedById: bigint('invited_by_id', { mode: 'bigint' }).references(() => users.id, {
      onDelete: 'cascade',
    }),
    ...rights,
    /** The time since which they were a member or invited. */
    since: timestamp({ withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('board_removals_once').on(table.boardId, table.userId),
    index('board_removals_user').on(table.userId),
    index('board_removals_by').on(table.removedById),
    index('board_removals_invited_by').on(table.invitedById),
  ],
);

/**
 * A link that is revoked ends at its creation time, so that no clock difference opens it again. It stores when it was
 * revoked and when it would have ended, for as long as that can be undone.
 */
const takenBack = {
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endedExpiresAt: timestamp('ended_expires_at', { withTimezone: true }),
};

/** Links by which anyone who opens one joins a board, by the SHA-256 hash of their code. */
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
    ...rights,
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...takenBack,
  },
  (table) => [
    index('board_invite_links_board').on(table.boardId),
    index('board_invite_links_by').on(table.invitedById),
  ],
);

/** Links that show a board to anyone who has one, whatever its privacy, by the SHA-256 hash of their code. */
export const boardShareLinks = pgTable(
  'board_share_links',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** An argon2id hash; null opens without a password. */
    passwordHash: text('password_hash'),
    /** The member who created it. It is valid while they may still create one. Null for a link of the owner. */
    createdById: bigint('created_by_id', { mode: 'bigint' }).references(() => users.id, {
      onDelete: 'cascade',
    }),
    /** The name by which its creator recognizes it; shown to no one else. */
    label: text(),
    guestsMayAdd: boolean('guests_may_add').notNull().default(false),
    /** The number of times that the board was opened by it. */
    useCount: integer('use_count').notNull().default(0),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    ...takenBack,
  },
  (table) => [
    uniqueIndex('board_share_links_code').on(table.codeHash),
    index('board_share_links_board').on(table.boardId, table.id),
    index('board_share_links_by').on(table.createdById),
  ],
);

/** Images that guests added by a share link, until they are accepted as pins or declined. Not public before. */
export const boardGuestImages = pgTable(
  'board_guest_images',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** The owner of the board, who is notified. */
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The link by which it came; null after the link is deleted. */
    linkId: bigint('link_id', { mode: 'bigint' }).references(() => boardShareLinks.id, {
      onDelete: 'set null',
    }),
    imageId: bigint('image_id', { mode: 'bigint' })
      .notNull()
      .references(() => images.id),
    guestName: text('guest_name').notNull(),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time at which the owner read the notification. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    index('board_guest_images_board').on(table.boardId, table.id),
    index('board_guest_images_owner').on(table.ownerId, table.createdAt),
    index('board_guest_images_link').on(table.linkId),
    index('board_guest_images_image').on(table.imageId),
  ],
);

/** Display options of a board per member, unless they are the default. */
export const boardViewPreferences = pgTable(
  'board_looks',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    cardSize: text('card_size', { enum: ['small', 'medium', 'large'] }).notNull(),
    isPicturesOnly: boolean('is_pictures_only').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.boardId] }),
    index('board_looks_board').on(table.boardId),
  ],
);

/** Follows of boards. */
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
    /** The time until which the follower has read about its new pins. */
    newsReadAt: timestamp('news_read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('board_follows_once').on(table.followerId, table.boardId),
    index('board_follows_board').on(table.boardId),
  ],
);
