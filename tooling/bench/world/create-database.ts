import { migrateDatabase } from '@pegboard/bff/src/site/operations/migrate-database.ts';
import pg from 'pg';

/** Creates a database on the server of `url` with the tables of the site, fills it, and returns its address. */
export async function createDatabase(
  url: string,
  name: string,
  fill: (client: pg.Client) => Promise<void>,
): Promise<string> {
  await withClient(url, async (server) => void (await server.query(`create database ${name}`)));
  const address = new URL(url);
  address.pathname = `/${name}`;
  await migrateDatabase(address.href);
  await withClient(address.href, fill);
  return address.href;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
