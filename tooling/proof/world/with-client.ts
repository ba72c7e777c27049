import pg from 'pg';

/** Does something over a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // a query that fails tells it; an idle end does not matter
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
