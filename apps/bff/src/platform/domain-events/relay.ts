import { sql } from 'drizzle-orm';
import type { DatabaseDeps } from '../deps.ts';
import { startLoop, type AnyJob, type JobCount, type JobQueue } from '../jobs/index.ts';
import { getRootCause } from '../logging/root-cause.ts';
import type { RunDeps } from '../jobs/index.ts';
import type { Db } from '../database/db.ts';
import type { Delivery } from './subscriber.ts';

/** A subscriber's queue, and the names of the events that it subscribes to. */
export type Destination = { readonly job: Omit<AnyJob, 'handle'>; readonly events: ReadonlySet<string> };

/** The services that the relay needs. */
export type RelayDeps = DatabaseDeps & Pick<RunDeps, 'log'> & { readonly jobs: Pick<JobQueue, 'enqueueAll'> };

type Row = {
  id: string;
  name: string;
  version: number;
  aggregateId: string;
  occurredAt: string;
  data: Record<string, unknown>;
};

/** Maximum number of events moved in one transaction. */
const BATCH = 500;
const EVERY_MS = 250;
const AFTER_FAILURE_MS = 5000;
/** The advisory lock of the one active relay; any number that is not used otherwise in the database. */
const LOCK = 7_310_001;

/**
 * Moves published events from the outbox to the queues of their subscribers, oldest first, in one
 * transaction: an event is in the outbox or in the queues, never in both or neither. Only one process moves
 * events at a time, which preserves the order of each aggregate. Returns the number of events moved, at most
 * 500; 0 while another process moves some.
 */
export async function relayEvents({ db, jobs }: RelayDeps, to: readonly Destination[]): Promise<number> {
  const { rows: waiting } = await db.execute(sql`select from domain_events limit 1`);
  if (waiting.length === 0) return 0;
  return db.transaction(async (tx) => {
    const { rows: locked } = await tx.execute(sql`select where pg_try_advisory_xact_lock(${LOCK})`);
    if (locked.length === 0) return 0;
    const { rows } = await tx.execute<Row>(sql`
      with moved as (
        delete from domain_events
        where id in (select id from domain_events order by id limit ${BATCH}) returning *
      )
      select id::text, name, version, aggregate_id::text as "aggregateId",
        to_char(occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "occurredAt", data
      from moved order by moved.id`);
    for (const { job, events } of to) {
      const deliveries: readonly Delivery[] = rows.filter(({ name }) => events.has(name));
      await jobs.enqueueAll(
        tx,
        job,
        deliveries.map((data) => ({ data, orderKey: data.aggregateId })),
      );
    }
    return rows.length;
  });
}

/** Moves events every 250 ms until it is closed; `close` waits for a pending move. */
export function startRelay(
  deps: RelayDeps,
  to: readonly Destination[],
): { readonly close: () => Promise<void> } {
  return startLoop(async () => ((await relayEvents(deps, to)) === BATCH ? 0 : EVERY_MS), {
    ms: AFTER_FAILURE_MS,
    report: (error) =>
      deps.log.warn(
        { failure: getRootCause(error).message },
        'domain events could not be moved to the queue',
      ),
  });
}

/** Returns the number and age of the events in the outbox, for the list of jobs; empty if there are none. */
export async function countPublishedEvents(db: Db): Promise<readonly JobCount[]> {
  const { rows } = await db.execute<{ count: number; since: string | null }>(
    sql`select count(*)::int as count, min(occurred_at)::text as since from domain_events`,
  );
  return rows.flatMap(({ count, since }) =>
    since === null
      ? []
      : [{ name: 'events', state: 'waiting' as const, count, since: new Date(since), lastError: undefined }],
  );
}
