import { migrateDatabase } from '@pegboard/bff/src/site/operations/migrate-database.ts';
import pg from 'pg';
import { worldStatements, type WorldSize } from './world-sql.ts';

/** Migrates an empty database to the site's schema, and fills it. */
export async function seedWorld(url: string, size: WorldSize): Promise<void> {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of worldStatements(size)) await client.query(statement);
  } finally {
    await client.end();
  }
}
