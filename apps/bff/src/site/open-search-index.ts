import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { createPostgresIndex, type SearchIndex } from '../discovery/search/index.ts';
import type { Env } from '../platform/config/env.ts';
import { connect, type Db } from '../platform/database/db.ts';
import { migrateDatabase, readMigrations } from './operations/index.ts';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../search-migrations');

/** Opens the search index: in the database of the site, or in the one of `SEARCH_DATABASE_URL`, whose tables it creates. */
export async function openSearchIndex(
  env: Pick<Env, 'searchDatabaseUrl'>,
  site: {
    readonly db: Db;
    readonly log: Pick<FastifyBaseLogger, 'error'>;
    readonly say: (line: string) => void;
  },
): Promise<{ readonly searchIndex: SearchIndex; readonly close: () => Promise<void> }> {
  const url = env.searchDatabaseUrl;
  if (url === undefined) return { searchIndex: createPostgresIndex(site.db), close: async () => undefined };
  await migrateDatabase(url, { migrations: readMigrations(MIGRATIONS_DIR), say: site.say });
  const connection = connect(url, (error) =>
    site.log.error({ err: error }, 'search database connection lost'),
  );
  return { searchIndex: createPostgresIndex(connection.db), close: () => connection.close() };
}
