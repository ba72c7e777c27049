import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
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
import { boards } from '../../pins/board-access/index.ts';
import { businesses } from '../business/index.ts';
import { RUN_STATES } from './catalog-rules.ts';
import type { FeedProduct } from './feed-product.ts';
import type { GroupRules } from './group-rules.ts';

/** Product feeds of businesses, each with the board of its pins (BD-07). */
export const catalogs = pgTable(
  'catalogs',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The owner of the pins of the catalog's products: the member who created it. */
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boardId: bigint('board_id', { mode: 'bigint' })
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The currency of prices without one (ISO 4217). */
    currency: char({ length: 3 }).notNull(),
    /** The address of the feed and its interval; without an address, it is uploaded only. */
    sourceUrl: text('source_url'),
    everyHours: smallint('every_hours'),
    nextFetchAt: timestamp('next_fetch_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('catalogs_business').on(table.businessId, table.id),
    index('catalogs_owner').on(table.ownerId),
    index('catalogs_board').on(table.boardId),
    index('catalogs_next_fetch')
      .on(table.nextFetchAt)
      .where(sql`${table.nextFetchAt} is not null`),
  ],
);

/** Runs of a feed: its lines are read, then its products are applied to pins, with the results. */
export const catalogRuns = pgTable(
  'catalog_runs',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    catalogId: bigint('catalog_id', { mode: 'bigint' })
      .notNull()
      .references(() => catalogs.id, { onDelete: 'cascade' }),
    /** The member who started the run; null for scheduled runs and deleted accounts. */
    startedById: bigint('started_by_id', { mode: 'bigint' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    source: text({ enum: ['upload', 'url'] }).notNull(),
    fileName: text('file_name'),
    /** The name of the stored file: 128 random bits. */
    key: text().notNull(),
    state: text({ enum: RUN_STATES }).notNull().default('waiting'),
    /** True if its file is stored. The file of an upload can arrive until `expiresAt`. */
    hasFile: boolean('has_file').notNull().default(false),
    /** Removes products even if the feed has less than half of its former ones. */
    mayShrink: boolean('may_shrink').notNull().default(false),
    /** The reason for which the file, or the rest of it, was not read. */
    failureCode: text('failure_code'),
    failureLine: integer('failure_line'),
    /** The subjects of the failure: names of missing columns. */
    failureFields: text('failure_fields').array().notNull().default([]),
    ignoredColumns: text('ignored_columns').array().notNull().default([]),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    lines: integer().notNull().default(0),
    linesFine: integer('lines_fine').notNull().default(0),
    linesRefused: integer('lines_refused').notNull().default(0),
    warnings: integer().notNull().default(0),
    /** Number of products to create, change or remove after the feed was read. */
    toApply: integer('to_apply').notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    soldOut: integer('sold_out').notNull().default(0),
    removed: integer().notNull().default(0),
    /** Number of issues in its report. */
    findings: integer().notNull().default(0),
    /** Number of products that were to be removed, and were not. */
    held: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('catalog_runs_key').on(table.key),
    uniqueIndex('catalog_runs_one_at_a_time')
      .on(table.catalogId)
      .where(sql`${table.state} in ('waiting', 'reading', 'applying')`),
    index('catalog_runs_catalog').on(table.catalogId, table.id),
    index('catalog_runs_started_by').on(table.startedById),
    index('catalog_runs_created').on(table.createdAt),
  ],
);

/** The issues of a run by line and field. */
export const catalogFindings = pgTable(
  'catalog_findings',
  {
    runId: bigint('run_id', { mode: 'bigint' })
      .notNull()
      .references(() => catalogRuns.id, { onDelete: 'cascade' }),
    /** Index from one, in the order of the file. */
    seq: integer().notNull(),
    line: integer().notNull(),
    itemId: text('item_id'),
    /** Null for an issue of the whole line. */
    field: text(),
    code: text().notNull(),
    severity: text({ enum: ['error', 'warning'] }).notNull(),
    value: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);

/** The products of a catalog, as last seen in its feed, with the content created for each. */
export const catalogItems = pgTable(
  'catalog_items',
  {
    catalogId: bigint('catalog_id', { mode: 'bigint' })
      .notNull()
      .references(() => catalogs.id, { onDelete: 'cascade' }),
    /** The shop's own id. */
    itemId: text('item_id').notNull(),
    line: integer().notNull(),
    product: jsonb().$type<FeedProduct>().notNull(),
    /** `waiting` to be applied, `leaving` to be removed; `failed` is retried by the next run. */
    state: text({ enum: ['waiting', 'leaving', 'live', 'removed', 'failed'] })
      .notNull()
      .default('waiting'),
    /** True if a member added it in a form: feeds neither change nor remove it. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    /** The run whose feed last contained it; 0 for a product that was added by hand. */
    seenRunId: bigint('seen_run_id', { mode: 'bigint' }).notNull(),
    /** Its last content, which may be deleted: a moderator's decision still references it. */
    contentId: bigint('content_id', { mode: 'bigint' }),
    /** The source address of its content's image. */
    shownImageUrl: text('shown_image_url'),
  },
  (table) => [
    primaryKey({ columns: [table.catalogId, table.itemId] }),
    index('catalog_items_to_do')
      .on(table.catalogId, table.itemId)
      .where(sql`${table.state} in ('waiting', 'leaving')`),
    index('catalog_items_image').on(table.catalogId, table.shownImageUrl),
  ],
);

/** Groups of products of a catalog: the sections of the shop on the profile of its owner. */
export const productGroups = pgTable(
  'product_groups',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    catalogId: bigint('catalog_id', { mode: 'bigint' })
      .notNull()
      .references(() => catalogs.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    rules: jsonb().$type<GroupRules>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('product_groups_name').on(table.catalogId, sql`lower(${table.name})`),
    index('product_groups_catalog').on(table.catalogId, table.id),
  ],
);

/**
 * The products of groups: picked ones, and those that match the rules, which are updated with the group, after each run, and with
 * each product that is added by hand.
 */
export const productGroupItems = pgTable(
  'product_group_items',
  {
    groupId: bigint('group_id', { mode: 'bigint' })
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** True if a member picked it, regardless of the rules. */
    isPicked: boolean('is_picked').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.itemId] })],
);

/** Requests for merchant verification, and their decisions. */
export const merchantRequests = pgTable(
  'merchant_requests',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The member whose profile gets the badge. */
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    website: text().notNull(),
    words: text().notNull().default(''),
    state: text({ enum: ['waiting', 'verified', 'refused'] })
      .notNull()
      .default('waiting'),
    reviewerId: bigint('reviewer_id', { mode: 'bigint' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    answer: text().notNull().default(''),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('merchant_requests_one_at_a_time')
      .on(table.userId)
      .where(sql`${table.state} = 'waiting'`),
    index('merchant_requests_business').on(table.businessId, table.id),
    index('merchant_requests_user').on(table.userId, table.id),
    index('merchant_requests_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('merchant_requests_reviewer').on(table.reviewerId),
  ],
);
