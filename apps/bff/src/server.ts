import { openDatabase } from '@pegboard/database';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { buildApp } from './app.ts';
import { createBookmarks } from './bookmark.ts';
import { connect, migrateDatabase } from './db.ts';
import { loadDemoContent } from './demo/index.ts';
import type { Deps } from './deps.ts';
import { readEnv } from './env.ts';
import { createDiskStore } from './images/index.ts';
import type { Pages } from './plugins/pages.ts';
import { readAssets, readPersisted } from './web-build.ts';

const CLOSE_LIMIT_MS = 10_000;
const webDir = resolve(import.meta.dirname, '../../web');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const env = readEnv();
if (!env.isProduction) throw new Error('server.ts serves the built site: set NODE_ENV=production, or run `pnpm dev`.');
const log = pino({ level: env.logLevel });
const database = await openDatabase({
  dataDir: join(env.dataDir, 'postgres'),
  ...(env.databaseUrl === undefined ? {} : { databaseUrl: env.databaseUrl }),
  log: say,
});
await migrateDatabase(database.url);
const connection = connect(database.url, (error) => log.error({ err: error }, 'database connection lost'));
const deps: Deps = {
  env,
  db: connection.db,
  bookmarks: createBookmarks(env.secret),
  imageStore: createDiskStore(join(env.dataDir, 'images')),
  now: () => new Date(),
  log,
};
if (env.loadsDemoContent) await loadDemoContent(deps, say);

const clientDir = join(webDir, 'dist/client');
const { render } = (await import(pathToFileURL(join(webDir, 'dist/server/entry-server.js')).href)) as Pick<Pages, 'render'>;
const persisted = readPersisted(join(webDir, 'dist/persisted-documents.json'));
const app = await buildApp(deps, { pages: { render, clientDir, assets: readAssets(clientDir) }, persisted });
await app.listen({ port: env.port, host: env.host });
say(`Pegboard is open at ${env.publicUrl}/`);

let isClosing = false;
/** Ends what is in flight, then the connections, then the database that this process started. */
async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
  await app.close();
  await connection.close();
  await database.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close());
