import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';
import { businesses } from '../../business/business/index.ts';
import { EVENT_NAMES, EVENT_SOURCES } from './event-names.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });
const accountId = () =>
  bigint('account_id', { mode: 'bigint' })
    .notNull()
    .references(() => adAccounts.id, { onDelete: 'cascade' });
const businessId = () =>
  bigint('business_id', { mode: 'bigint' })
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });
const tagId = () =>
  bigint('tag_id', { mode: 'bigint' })
    .notNull()
    .references(() => conversionTags.id, { onDelete: 'cascade' });
const person = (name: string) =>
  bigint(name, { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' });

/**
 * Tags of ad accounts: embedded in pages of an advertiser's site, and referenced by its servers and files
 * (BD-08).
 */
export const conversionTags = pgTable(
  'conversion_tags',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: businessId(),
    accountId: accountId(),
    name: text().notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('conversion_tags_business').on(table.businessId, table.id),
    index('conversion_tags_account').on(table.accountId, table.id),
  ],
);

/** Events on advertisers' sites, each stored once across all channels. No column identifies a person. */
export const conversionEvents = pgTable(
  'conversion_events',
  {
    tagId: tagId(),
    /** Chosen by the sender: the same in the tag, the API and a file. */
    eventId: text('event_id').notNull(),
    name: text({ enum: EVENT_NAMES }).notNull(),
    source: text({ enum: EVENT_SOURCES }).notNull(),
    /** Millionths of its currency. */
    valueMicro: bigint('value_micro', { mode: 'number' }),
    currency: char({ length: 3 }),
    orderId: text('order_id'),
    /** The campaign that it was counted for. No foreign key: the statistics outlive it. */
    campaignId: bigint('campaign_id', { mode: 'bigint' }),
    happenedAt: when('happened_at').notNull(),
    receivedAt: when('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.eventId, table.name] }),
    index('conversion_events_tag').on(table.tagId, table.receivedAt),
    index('conversion_events_received').on(table.receivedAt),
    check('conversion_events_value', sql`${table.valueMicro} >= 0`),
  ],
);

/** Number of events of a tag per hour in UTC, by name and channel. */
export const conversionHours = pgTable(
  'conversion_hours',
  {
    tagId: tagId(),
    hour: timestamp({ withTimezone: true }).notNull(),
    name: text({ enum: EVENT_NAMES }).notNull(),
    source: text({ enum: EVENT_SOURCES }).notNull(),
    events: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.hour, table.name, table.source] }),
    index('conversion_hours_hour').on(table.hour),
  ],
);

/**
 * Members who visited an advertiser's site through a served ad: the SHA-256 of their email, retained for
 * weeks.
 */
export const adClickers = pgTable(
  'ad_clickers',
  {
    serving: text().primaryKey(),
    accountId: accountId(),
    emailHash: text('email_hash').notNull(),
    clickedAt: when('clicked_at').notNull(),
  },
  (table) => [
    index('ad_clickers_account').on(table.accountId),
    index('ad_clickers_hash').on(table.emailHash),
    index('ad_clickers_time').on(table.clickedAt),
  ],
);

/** Visitors of an advertiser's site: the SHA-256 of their email, which is never read back. */
export const siteVisitors = pgTable(
  'site_visitors',
  {
    accountId: accountId(),
    emailHash: text('email_hash').notNull(),
    seenAt: when('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.emailHash] }),
    index('site_visitors_hash').on(table.emailHash),
    index('site_visitors_time').on(table.seenAt),
  ],
);

/** Tokens by which an advertiser's servers send events. The token itself is shown once and not stored. */
export const conversionTokens = pgTable(
  'conversion_tokens',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: businessId(),
    accountId: accountId(),
    name: text().notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull(),
    madeBy: person('made_by'),
    createdAt: when('created_at').notNull().defaultNow(),
    lastUsedAt: when('last_used_at'),
    revokedAt: when('revoked_at'),
  },
  (table) => [
    uniqueIndex('conversion_tokens_hash').on(table.tokenHash),
    index('conversion_tokens_business').on(table.businessId, table.id),
    index('conversion_tokens_account').on(table.accountId, table.id),
    index('conversion_tokens_made_by').on(table.madeBy),
  ],
);

/** Uploaded files of events or customers, received in chunks, with the results of their lines. */
export const conversionUploads = pgTable(
  'conversion_uploads',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: businessId(),
    accountId: accountId(),
    kind: text({ enum: ['events', 'customers'] }).notNull(),
    /** The tag of its events. */
    tagId: bigint('tag_id', { mode: 'bigint' }).references(() => conversionTags.id, { onDelete: 'cascade' }),
    /** The audience of its customers. */
    audienceId: bigint('audience_id', { mode: 'bigint' }),
    fileName: text('file_name').notNull(),
    startedBy: person('started_by'),
    /** Number of lines in the file, and of those received. */
    lines: integer().notNull(),
    linesCome: integer('lines_come').notNull().default(0),
    taken: integer().notNull().default(0),
    known: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /**
     * Number of chunks received. The next chunk has this number; a chunk that was received before is not
     * counted again.
     */
    pieces: integer().notNull().default(0),
    isEnded: boolean('is_ended').notNull().default(false),
    createdAt: when('created_at').notNull().defaultNow(),
    endedAt: when('ended_at'),
  },
  (table) => [
    index('conversion_uploads_business').on(table.businessId, table.id),
    index('conversion_uploads_account').on(table.accountId, table.kind, table.id),
    index('conversion_uploads_tag').on(table.tagId),
    index('conversion_uploads_started_by').on(table.startedBy),
    index('conversion_uploads_created').on(table.createdAt),
  ],
);

/** Issues of an upload by line and field. */
export const uploadFindings = pgTable(
  'conversion_upload_findings',
  {
    uploadId: bigint('upload_id', { mode: 'bigint' })
      .notNull()
      .references(() => conversionUploads.id, { onDelete: 'cascade' }),
    /** Index, from one. */
    seq: integer().notNull(),
    line: integer().notNull(),
    field: text().notNull(),
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.seq] })],
);
