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
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { boards, boardSections } from '../board-access/index.ts';
import { images } from '../../platform/media/images/tables.ts';
import { interests } from '../../people/interests/index.ts';
import type { ContentRich } from './content-rich.ts';
import { TOPIC_ORIGINS } from './topic-origins.ts';

/** Contents of pins, one row for any number of copies. The first pin, by its creator, is the canonical one. */
export const contents = pgTable(
  'contents',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    creatorId: bigint('creator_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    imageId: bigint('image_id', { mode: 'bigint' })
      .notNull()
      .references(() => images.id),
    title: text(),
    gridTitle: text('grid_title'),
    description: text(),
    altText: text('alt_text'),
    autoAltText: text('auto_alt_text'),
    category: text(),
    link: text(),
    interestId: bigint('interest_id', { mode: 'bigint' }).references(() => interests.id),
    digitalMediaSourceType: smallint('digital_media_source_type'),
    isPromoted: boolean('is_promoted').notNull().default(false),
    promotedIsRemovable: boolean('promoted_is_removable').notNull().default(false),
    promoterId: bigint('promoter_id', { mode: 'bigint' }).references(() => users.id),
    isOosProduct: boolean('is_oos_product').notNull().default(false),
    isStaleProduct: boolean('is_stale_product').notNull().default(false),
    rich: jsonb().$type<ContentRich>().notNull().default({}),
    saveCount: integer('save_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** True if its creator allows comments. */
    isCommentingAllowed: boolean('is_commenting_allowed').notNull().default(true),
    reactionCounts: jsonb('reaction_counts').$type<Record<string, number>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contents_interest').on(table.interestId, table.id),
    index('contents_image').on(table.imageId),
    index('contents_rich_pictures')
      .using('gin', sql`${table.rich} jsonb_path_ops`)
      .where(sql`${table.rich} ?| array['carousel', 'story']`),
    index('contents_collections')
      .on(table.id)
      .where(sql`${table.rich} ? 'collection'`),
    index('contents_videos')
      .on(table.interestId, table.id)
      .where(sql`${table.rich} ? 'video'`),
    index('contents_all_videos')
      .on(table.id)
      .where(sql`${table.rich} ? 'video'`),
    index('contents_products')
      .on(table.interestId, table.id)
      .where(sql`${table.rich} ? 'products'`),
    index('contents_products_by_category')
      .on(table.category, table.id)
      .where(sql`${table.rich} ? 'products'`),
    index('contents_product_links')
      .using('hash', table.link)
      .where(sql`${table.rich} ? 'products'`),
    index('contents_item_set')
      .on(sql`(${table.rich} -> 'products' -> 0 ->> 'itemSetId')`)
      .where(sql`${table.rich} ? 'products'`),
    index('contents_promoter')
      .on(table.promoterId)
      .where(sql`${table.promoterId} is not null`),
    index('contents_creator').on(table.creatorId, table.id),
    index('contents_promoted')
      .on(table.id)
      .where(sql`${table.isPromoted}`),
  ],
);

/** The topics of a content: those of its creator in their order, then the assigned ones. The first is also its `interestId` (CR-04). */
export const contentTopics = pgTable(
  'content_topics',
  {
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    interestId: bigint('interest_id', { mode: 'bigint' })
      .notNull()
      .references(() => interests.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    origin: text({ enum: TOPIC_ORIGINS }).notNull().default('creator'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.interestId] }),
    index('content_topics_interest').on(table.interestId, table.contentId),
  ],
);

/** The topics that the creator of a content removed from it: they are not assigned again (SR-16). */
export const removedTopics = pgTable(
  'removed_topics',
  {
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    interestId: bigint('interest_id', { mode: 'bigint' })
      .notNull()
      .references(() => interests.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.interestId] }),
    index('removed_topics_interest').on(table.interestId),
  ],
);

/** A content on a board: the first is the creator's, the others are repins. One row per board and content. */
export const pins = pgTable(
  'pins',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    sectionId: bigint('section_id', { mode: 'bigint' }).references(() => boardSections.id),
    pinnerId: bigint('pinner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viaPinId: bigint('via_pin_id', { mode: 'bigint' }),
    isRepin: boolean('is_repin').notNull().default(false),
    /** The pinner's own title instead of the content's. */
    title: text(),
    description: text(),
    /** Greater is nearer the top; a new pin uses the time of its id. */
    position: doublePrecision().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time at which the creator last changed the content, on the canonical pin; null if never. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('pins_once_a_board')
      .on(table.boardId, table.contentId)
      .where(sql`${table.deletedAt} is null`),
    index('pins_canonical')
      .on(table.id)
      .where(sql`not ${table.isRepin} and ${table.deletedAt} is null`),
    index('pins_board')
      .on(table.boardId, table.position, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('pins_section')
      .on(table.sectionId, table.position, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('pins_board_age')
      .on(table.boardId, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('pins_section_age')
      .on(table.sectionId, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('pins_content').on(table.contentId, table.pinnerId),
    /** The lookup of the rule of visibility: all that it needs of a canonical pin, however often the content was saved. */
    index('pins_canonical_of_content')
      .on(table.contentId, table.boardId, table.pinnerId, table.id)
      .where(sql`not ${table.isRepin} and ${table.deletedAt} is null`),
    index('pins_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('pins_of_pinner').on(table.pinnerId),
    index('pins_pinner')
      .on(table.pinnerId, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/**
 * The ids of Pins that visitors could see until they were deleted: their pages answer 410. A trigger on `pins` writes them.
 */
export const gonePins = pgTable('gone_pins', {
  id: bigint({ mode: 'bigint' }).primaryKey(),
  goneAt: timestamp('gone_at', { withTimezone: true }).notNull().defaultNow(),
});
