import pg from 'pg';
import { seedWorld } from './seed-world.ts';
import type { WorldSize } from './world-sql.ts';

/** Creates a database on the server of `url`, with a world of this size, and returns its address. */
export async function createWorld(url: string, size: WorldSize): Promise<string> {
  const name = `pins_${size.pins}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const world = new URL(url);
  world.pathname = `/${name}`;
  await seedWorld(world.href, size);
  return world.href;
}
