import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { appGrants, registeredApps, users } from '../../people/accounts/index.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { WebhookEventType } from './event-types.ts';
import type { DELIVERY_STATES, DISABLED_REASONS } from './rules.ts';

/** The addresses of registered apps that receive events (AC-08). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    appId: text('app_id')
      .notNull()
      .references(() => registeredApps.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    eventTypes: text('event_types').array().$type<WebhookEventType[]>().notNull(),
    /** The secret that signs, encrypted. */
    secret: text().notNull(),
    /** The secret before the last rotation, encrypted; it signs too until its end. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: timestamp('previous_secret_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The time of the first failed attempt after which none succeeded. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    /** The time since which it receives nothing. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    disabledReason: text('disabled_reason').$type<(typeof DISABLED_REASONS)[number]>(),
  },
  (table) => [
    index('webhook_endpoints_app').on(table.appId, table.id),
    index('webhook_endpoints_events')
      .using('gin', table.eventTypes)
      .where(sql`${table.disabledAt} is null`),
  ],
);

/** Deliveries: one row for each event and endpoint, with the result of the last attempt. Kept for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Identifies the delivery in the header `webhook-id`, the same at every attempt. */
    id: bigint({ mode: 'bigint' }).primaryKey(),
    endpointId: bigint('endpoint_id', { mode: 'bigint' })
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The id of the domain event; null for a test. */
    eventId: bigint('event_id', { mode: 'bigint' }),
    eventType: text('event_type').notNull(),
    /** The grant of the member whom the event concerns; null for the owner of the app. */
    grantId: bigint('grant_id', { mode: 'bigint' }).references(() => appGrants.id, { onDelete: 'cascade' }),
    /** The member whom the event concerns, and for whom the payload is presented. */
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The other member of the event, such as a follower. */
    actorId: bigint('actor_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'cascade' }),
    /** The scopes that the grant must have when it is sent. */
    scopes: text().array().$type<AppScope[]>().notNull(),
    /** The signed body, byte by byte. */
    payload: text().notNull(),
    state: text().$type<(typeof DELIVERY_STATES)[number]>().notNull(),
    attempts: smallint().notNull().default(0),
    /** The attempts since it was queued or replayed: the position in the schedule. */
    step: smallint().notNull().default(0),
    /** The time of the next attempt, for a pending delivery. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /** The time until which a process may be sending it. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true }),
    lastStatus: smallint('last_status'),
    /** The reason of a failure other than a status. */
    lastError: text('last_error'),
    lastDurationMs: integer('last_duration_ms'),
    /** The start of the last response, as text. */
    lastResponse: text('last_response'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`${table.state} = 'pending'`),
    index('webhook_deliveries_created').on(table.createdAt),
    index('webhook_deliveries_grant').on(table.grantId),
    index('webhook_deliveries_user').on(table.userId),
    index('webhook_deliveries_actor').on(table.actorId),
  ],
);
