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

/** Rules for sites: a domain with its subdomains, or the paths of a domain that match a pattern. */
export const offsiteRules = pgTable(
  'offsite_rules',
  {
    /** In lower case and punycode. */
    domain: text().notNull(),
    /**
     * The first segment of the pattern if it has no wildcard, otherwise empty: the lookup key of a site's
     * rules.
     */
    pathHead: text('path_head').notNull(),
    /** A path in which `*` matches any characters; empty for the whole domain. */
    pathPattern: text('path_pattern').notNull(),
    /** The list that contains it. */
    source: text().notNull(),
    status: text().$type<RuleStatus>().notNull(),
    /** True if redirects of links there are checked too. */
    follows: boolean().notNull(),
    /** The message of the list; if empty, the default text of the status. */
    message: text(),
    /** The reason of a rule of the team, for the team; null for those of lists. */
    reason: text(),
    /** The time at which the list first contained it. */
    since: timestamp({ withTimezone: true }).notNull(),
    /** The last load whose list contained it: rules of a source's earlier loads are deleted. */
    loadId: bigint('load_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.pathHead, table.pathPattern, table.source] }),
    index('offsite_rules_source').on(table.source, table.loadId),
  ],
);

/** Cached redirects of links, by the SHA-256 of their address. */
export const offsiteRedirects = pgTable(
  'offsite_redirects',
  {
    urlHash: text('url_hash').primaryKey(),
    /** The addresses of the redirects, starting with the link itself. */
    hops: jsonb().$type<readonly string[]>().notNull(),
    /** The reason for an unknown end of the redirects. */
    failure: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('offsite_redirects_expiry').on(table.expiresAt)],
);

/** Clicks on outbound links. Neither person, place nor device is stored, and only the host of the address. */
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
