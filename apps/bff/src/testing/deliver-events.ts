import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { relayEvents } from '../platform/domain-events/index.ts';
import type { Deps } from '../site/deps.ts';
import { DELIVERY_JOBS, DESTINATIONS } from '../site/events.ts';

/** Delivers all published events to their subscribers, in order, as the relay and a worker do. */
export async function deliverEvents(deps: Deps): Promise<void> {
  while ((await relayEvents(deps, DESTINATIONS)) > 0);
  const signal = new AbortController().signal;
  for (const job of DELIVERY_JOBS) {
    const { rows } = await deps.db.execute<{ data: object }>(sql`
      with taken as (delete from jobs.job where name = ${job.name} returning id, created_on, data)
      select data from taken order by created_on, id`);
    for (const { data } of rows)
      await deps.db.transaction((tx) =>
        job.handle(job.data.parse(data), { ...deps, db: tx }, { id: randomUUID(), signal }),
      );
  }
}
