import { ARTICLE_KINDS, ARTICLE_LANGUAGES, type ArticleBlock } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { images } from '../../platform/media/images/index.ts';

/**
 * Articles that employees write (SR-15). A released article is current from `publishAt` until `endAt`, compared when it is read: no
 * job publishes it.
 */
export const articles = pgTable(
  'articles',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** The id in decimal until it is released or a slug is chosen; a slug is never a number. */
    slug: text().notNull(),
    kind: text({ enum: ARTICLE_KINDS }).notNull(),
    language: text({ enum: ARTICLE_LANGUAGES }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** The Pin whose image is the cover. No foreign key: the Pin may be deleted later. */
    coverPinId: bigint('cover_pin_id', { mode: 'bigint' }),
    /** The image that is the cover, in place of a Pin's. */
    coverImageId: bigint('cover_image_id', { mode: 'bigint' }).references(() => images.id),
    coverAltText: text('cover_alt_text').notNull().default(''),
    blocks: jsonb().$type<readonly ArticleBlock[]>().notNull(),
    state: text({ enum: ['draft', 'released', 'withdrawn'] })
      .notNull()
      .default('draft'),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    endAt: timestamp('end_at', { withTimezone: true }),
    /** The employee who created it; null after their account is deleted. */
    authorId: bigint('author_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** Incremented with every change. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.slug),
    index('articles_released')
      .on(table.language, table.publishAt, table.id)
      .where(sql`${table.state} = 'released'`),
    index('articles_cover_image').on(table.coverImageId),
    index('articles_author').on(table.authorId),
  ],
);

/** The images of articles, covers included: those that are here are not removed as unused. */
export const articleImages = pgTable(
  'article_images',
  {
    articleId: bigint('article_id', { mode: 'bigint' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    imageId: bigint('image_id', { mode: 'bigint' })
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.imageId] }),
    index('article_images_image').on(table.imageId),
  ],
);
