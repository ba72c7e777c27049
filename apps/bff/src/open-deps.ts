import { openDatabase } from '@pegboard/database';
import { join } from 'node:path';
import pino from 'pino';
import { createBookmarks } from './bookmark.ts';
import { connect, migrateDatabase } from './db.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { seedExperiences } from './experiences/index.ts';
import { createDiskStore, createImagePool } from './images/index.ts';

/** Opens what a process of the site works with: the database, migrated, the pictures and the log. */
export async function openDeps(
  env: Env,
  say: (line: string) => void,
): Promise<{ readonly deps: Deps; readonly close: () => Promise<void> }> {
  const log = pino({ level: env.logLevel });
  const database = await openDatabase({
    dataDir: join(env.dataDir, 'postgres'),
    ...(env.databaseUrl === undefined ? {} : { databaseUrl: env.databaseUrl }),
    log: say,
  });
  await migrateDatabase(database.url);
  const connection = connect(database.url, (error) => log.error({ err: error }, 'database connection lost'));
  await seedExperiences(connection.db);
  const imagePool = createImagePool();
  return {
    deps: {
      env,
      db: connection.db,
      bookmarks: createBookmarks(env.secret),
      imageStore: createDiskStore(join(env.dataDir, 'images')),
      imagePool,
      now: () => new Date(),
      log,
    },
    async close() {
      await imagePool.close();
      await connection.close();
      await database.stop();
    },
  };
}
