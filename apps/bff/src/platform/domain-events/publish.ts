import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database/db.ts';
import type { EventDefinition, EventSchema } from './define-event.ts';
import { domainEvents } from './tables.ts';

/**
 * Publishes a domain event in the current transaction: subscribers receive it after the commit, and never if
 * the transaction is rolled back. Costs one statement. Throws a `ZodError` for data that its schema rejects.
 */
export async function publishEvent<S extends EventSchema>(
  tx: Db,
  event: EventDefinition<S>,
  data: z.output<S>,
): Promise<void> {
  await tx.insert(domainEvents).values({
    name: event.name,
    version: event.version,
    aggregateId: event.aggregateId(data),
    data: z.encode(event.data, data),
  });
}

/**
 * Returns an `insert` that publishes an event for each row of a selection, as a part of a `with` or as a
 * statement. The columns of `rows` are `aggregate_id` and `data`, the encoded JSON of the event's schema; a
 * test of the publisher must decode it.
 */
export function insertEvents(event: Pick<EventDefinition, 'name' | 'version'>, rows: SQL): SQL {
  return sql`insert into domain_events (name, version, aggregate_id, data)
    select ${sql.raw(`'${event.name}', ${event.version}`)}, aggregate_id, data from (${rows}) published`;
}
