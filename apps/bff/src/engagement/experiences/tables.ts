import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  foreignKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import type { Frequency, Targeting } from './rules.ts';

/** Experiences by placement with targeting and frequency cap: guides, prompts, footers. */
export const experiences = pgTable(
  'experiences',
  {
    placementId: text('placement_id').notNull(),
    experienceId: text('experience_id').notNull(),
    /** Determines the fields of `content`. */
    type: text().notNull(),
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    targeting: jsonb().$type<Targeting>().notNull(),
    frequency: jsonb().$type<Frequency>().notNull(),
    /** Of those that match, the one with the highest priority is shown. */
    priority: integer().notNull().default(0),
    /** The experience of the same placement that triggers this one, which is shown only afterwards. */
    triggeredBy: text('triggered_by'),
    isOn: boolean('is_on').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.placementId, table.experienceId] })],
);

/** The state of an experience for a member. */
export const userExperiences = pgTable(
  'user_experiences',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placementId: text('placement_id').notNull(),
    experienceId: text('experience_id').notNull(),
    viewCount: integer('view_count').notNull().default(0),
    lastViewedAt: timestamp('last_viewed_at', { withTimezone: true }),
    triggeredAt: timestamp('triggered_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.placementId, table.experienceId] }),
    foreignKey({
      name: 'user_experiences_experience',
      columns: [table.placementId, table.experienceId],
      foreignColumns: [experiences.placementId, experiences.experienceId],
    }).onDelete('cascade'),
  ],
);
