import { migrateDatabase } from '@pegboard/bff/src/site/operations/migrate-database.ts';
import pg from 'pg';
import { dropIndexes, restoreIndexes } from './later-indexes.ts';
import { runSteps } from './run-steps.ts';
import type { BuildLog, WorldStep } from './world-step.ts';
import { FILLED_TABLES, WORLD_SESSION, worldSteps, type WorldSize } from './world-sql.ts';

/**
 * Migrates a database to the site's schema, and fills it. A build that was interrupted continues after its last step. Indexes that
 * are not unique are created after the rows.
 */
export async function seedWorld(
  url: string,
  size: WorldSize,
  log: BuildLog = () => undefined,
): Promise<void> {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of WORLD_SESSION) await client.query(statement);
    await runSteps(client, [dropIndexes('indexes of pins', FILLED_TABLES), ...worldSteps(size)], log);
    await restoreIndexes(client, log);
    const statistics: readonly WorldStep[] = [
      { name: 'statistics', statements: ['vacuum analyze'] },
      { name: 'statistics of sketches', statements: ['vacuum analyze image_sketches, image_sketch_fills'] },
    ];
    await runSteps(client, statistics, log);
  } finally {
    await client.end();
  }
}
