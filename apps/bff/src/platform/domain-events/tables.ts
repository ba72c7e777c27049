import { bigint, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** The outbox: published events that the relay has not yet moved to the job queue, in the order of their commits per aggregate. */
export const domainEvents = pgTable('domain_events', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  version: smallint().notNull(),
  /** Identifies the entity whose events subscribers handle in order. */
  aggregateId: bigint('aggregate_id', { mode: 'bigint' }).notNull(),
  data: jsonb().$type<object>().notNull(),
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull().defaultNow(),
});
