import pg from 'pg';

/** Runs work on a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // a failing query reports it; an idle disconnect does not matter
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
