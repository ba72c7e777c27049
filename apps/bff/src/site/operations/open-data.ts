import { openDatabase, type Database } from '@pegboard/database';
import { join } from 'node:path';
import type { Env } from '../../platform/config/env.ts';
import type { ObjectStore } from '../../platform/object-storage/index.ts';
import { openStorage } from '../open-storage.ts';

/** The data of a site. */
export type Data = {
  readonly database: Database;
  readonly pictures: ObjectStore;
  /** The directory of database snapshots. */
  readonly snapshotsDir: string;
};

/** Returns the directory of a site's snapshots. */
export function getSnapshotsDir({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'snapshots');
}

/** Opens the data of a site unchanged: nothing is migrated, and nothing is created. */
export async function withData<T>(
  env: Env,
  say: (line: string) => void,
  work: (data: Data) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({
    dataDir: join(env.dataDir, 'postgres'),
    databaseUrl: env.directDatabaseUrl ?? env.databaseUrl,
    log: say,
  });
  try {
    return await work({
      database,
      pictures: openStorage(env).imageStore,
      snapshotsDir: getSnapshotsDir(env),
    });
  } finally {
    await database.stop();
  }
}
