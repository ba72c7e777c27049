import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import type { FeedSourceKind } from './feed-sources.ts';

/** Sources excluded from a member's home feed (WB-01), until they undo it or follow the source again. */
export const feedExclusions = pgTable(
  'feed_left_out',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<FeedSourceKind>().notNull(),
    /** 0 for history, which is a single source. */
    sourceId: bigint('source_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.sourceId] })],
);

/**
 * Samples from which the weights of home feeds are learned (SR-11): a row per served pin, with the features by which it was
 * ranked and what happened to it. No column identifies a member or a pin. Retained for 30 days.
 */
export const homeFeedSamples = pgTable(
  'home_feed_samples',
  {
    /** Random, of the mark with which the pin was served: an event that is sent twice counts once. */
    id: bigint({ mode: 'bigint' }).primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    /** The number of the list of features. */
    layout: smallint().notNull(),
    /** From 0 to 255 each. */
    features: smallint().array().notNull(),
    /** In percent of a save: 0 if it was only seen, 30 if it was opened. */
    result: smallint().notNull(),
  },
  (table) => [index('home_feed_samples_day').on(table.day, table.id)],
);

/** The learned weights of home feeds, by version; the latest is used. */
export const homeFeedModels = pgTable('home_feed_models', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  layout: smallint().notNull(),
  /** The intercept, then a weight per feature; null if the prior is used, because it was better or there were too few samples. */
  weights: doublePrecision().array(),
  samples: integer().notNull(),
  /** Mean log losses on held-out samples. */
  learnedLoss: doublePrecision('learned_loss'),
  priorLoss: doublePrecision('prior_loss'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The contents that a member saw on their home feed, newest first, so that they are not repeated: at most 500, for 7 days. */
export const homeFeedSeen = pgTable(
  'home_feed_seen',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentIds: bigint('content_ids', { mode: 'bigint' }).array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('home_feed_seen_age').on(table.updatedAt)],
);
