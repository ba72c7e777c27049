import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings of the site that the team changes while it runs, by name; a missing one has its default. */
export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
