import pg from 'pg';

const LIMIT_MS = 60_000;
const WAITING = `select from domain_events union all select from jobs.job where name like 'events-%' and state < 'completed'`;

/** Waits until every published domain event is handled, so that the CPU of a request includes its effects. Throws after a minute. */
export async function eventsDelivered(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const limit = Date.now() + LIMIT_MS;
    while (((await client.query(`${WAITING} limit 1`)).rowCount ?? 0) > 0) {
      if (Date.now() > limit)
        throw new Error('Domain events of the load were not delivered within a minute.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await client.end();
  }
}
