import type { ClickthroughType, RedirectStatus } from '@pegboard/types';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { pins } from '../../pins/pin-access/index.ts';
import type { RuleStatus } from './rule-list.ts';

/** What is known of sites: a domain with all below it, or the paths of one that fit a pattern. */
export const offsiteRules = pgTable(
  'offsite_rules',
  {
    /** In small letters and punycode. */
    domain: text().notNull(),
    /** The first segment of the pattern where it has no star, else empty: rules of one site are found by it. */
    pathHead: text('path_head').notNull(),
    /** A path in which `*` stands for anything; empty for the whole domain. */
    pathPattern: text('path_pattern').notNull(),
    /** The list it comes from. */
    source: text().notNull(),
    status: text().$type<RuleStatus>().notNull(),
    /** Whether what a link there redirects to is looked at too. */
    follows: boolean().notNull(),
    /** What the list says to people; a text by the status where it says nothing. */
    message: text(),
    /** When the list had it first. */
    since: timestamp({ withTimezone: true }).notNull(),
    /** The load that had it last: of those of a source only the last one's stay. */
    loadId: bigint('load_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.pathHead, table.pathPattern, table.source] }),
    index('offsite_rules_source').on(table.source, table.loadId),
  ],
);

/** Where links redirect to, by the SHA-256 of their address, for as long as that is believed. */
export const offsiteRedirects = pgTable(
  'offsite_redirects',
  {
    urlHash: text('url_hash').primaryKey(),
    /** The addresses on the way, the link itself first. */
    hops: jsonb().$type<readonly string[]>().notNull(),
    /** Why the end of the way is not known. */
    failure: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('offsite_redirects_expiry').on(table.expiresAt)],
);

/** Clicks on outbound links. Who clicked, from where and with what is not kept, nor more of the address than its host. */
export const outboundClicks = pgTable(
  'outbound_clicks',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    pinId: bigint('pin_id', { mode: 'bigint' }).references(() => pins.id, { onDelete: 'cascade' }),
    thirdPartyAdId: text('third_party_ad_id'),
    host: text().notNull(),
    status: text().$type<RedirectStatus>().notNull(),
    clickthroughType: text('clickthrough_type').$type<ClickthroughType>(),
    objectId: text('object_id'),
    collectionPosition: integer('collection_position'),
    creativeType: text('creative_type'),
    clickedAt: timestamp('clicked_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outbound_clicks_pin').on(table.pinId, table.id)],
);
