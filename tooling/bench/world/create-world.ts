import pg from 'pg';
import { seedWorld } from './seed-world.ts';
import type { BuildLog } from './world-step.ts';
import type { WorldSize } from './world-sql.ts';

/** Creates a database on the server of `url` with a world of this size, unless it has it, and returns its address. */
export async function createWorld(url: string, size: WorldSize, log?: BuildLog): Promise<string> {
  const name = `pins_${size.pins}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const world = new URL(url);
  world.pathname = `/${name}`;
  await seedWorld(world.href, size, log);
  return world.href;
}
