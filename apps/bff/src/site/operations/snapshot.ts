import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import type { Env } from '../../platform/config/env.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { freeMb } from './free-space.ts';
import type { MigrateSettings } from './migrate-database.ts';
import { getSnapshotsDir } from './open-data.ts';
import { storeDatabase } from './store-database.ts';

/** Number of retained snapshots. */
export const SNAPSHOT_RETENTION_COUNT = 3;

const NAME = /^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-before-[\w-]+\.tar$/;

/**
 * Writes the rows of a database, without the images, before a change, and deletes older snapshots except the
 * latest ones and `kept`, which is in use. Requires the schema lock. Returns the file, for `pegboard
 * restore`.
 */
export async function writeSnapshot(
  client: ClientBase,
  dir: string,
  before: string,
  keepPath?: string,
  now = new Date(),
): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // Files of a killed process: no one else writes snapshots of this database now.
  for (const name of await readdir(dir))
    if (name.endsWith('.part')) await rm(join(dir, name), { force: true });
  const time = now.toISOString().replaceAll(':', '');
  const file = join(dir, `${time}-before-${before.replace(/[^\w-]+/g, '-')}.tar`);
  await storeDatabase(client, file);
  const snapshots = (await readdir(dir)).filter((name) => NAME.test(name)).toSorted();
  for (const name of snapshots.slice(0, -SNAPSHOT_RETENTION_COUNT))
    if (join(dir, name) !== keepPath) await rm(join(dir, name), { force: true });
  return file;
}

/**
 * Writes the snapshot before a migration, unless it is disabled; throws an `OperatorError` without enough
 * space.
 */
export function snapshotBefore(
  env: Pick<Env, 'dataDir' | 'takesSnapshots'>,
  say: (line: string) => void,
): NonNullable<MigrateSettings['before']> {
  return async (client, pending) => {
    const [first] = pending;
    if (!first) return;
    if (!env.takesSnapshots)
      return say('No snapshot is taken before the tables are changed: PEGBOARD_SNAPSHOT is off.');
    const dir = getSnapshotsDir(env);
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const needed = await snapshotMb(client);
    const free = await freeMb(dir);
    if (free < needed)
      throw new OperatorError(
        `The tables have to be changed (${pending.map(({ tag }) => tag).join(', ')}), and the snapshot before that may ` +
          `need ${needed} MB of the ${free} MB free in ${dir}. Nothing was changed. Make room there; or, with a backup ` +
          'of your own, set PEGBOARD_SNAPSHOT=off.',
      );
    say(`The database as it was is in ${await writeSnapshot(client, dir, first.tag)}`);
  };
}

/**
 * Returns the maximum size of a snapshot in MB: compressed rows without indexes take less than half of the
 * database.
 */
async function snapshotMb(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Math.ceil(Number(rows[0]?.bytes ?? 0) / 2 / 1_048_576);
}
