import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from './app.ts';
import { loadDemoContent } from './demo/index.ts';
import { readEnv } from './env.ts';
import { openDeps } from './open-deps.ts';
import type { Pages } from './plugins/pages.ts';
import { readAssets, readPersisted } from './web-build.ts';

const CLOSE_LIMIT_MS = 10_000;
const webDist = resolve(import.meta.dirname, '../../web/dist');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const env = readEnv();
if (!env.isProduction)
  throw new Error('server.ts serves the built site: set NODE_ENV=production, or run `pnpm dev`.');
const { deps, close } = await openDeps(env, say);
if (env.loadsDemoContent) await loadDemoContent(deps, say);

const clientDir = join(webDist, 'client');
const { render } = (await import(pathToFileURL(join(webDist, 'server/entry-server.js')).href)) as Pick<
  Pages,
  'render'
>;
const app = await buildApp(deps, {
  pages: { render, clientDir, assets: readAssets(clientDir) },
  persisted: readPersisted(join(webDist, 'persisted-documents.json')),
});
await app.listen({ port: env.port, host: env.host });
say(`Pegboard is open at ${env.publicUrl}/`);

let isClosing = false;
/** Ends what is in flight, then the connections, then the database that this process started. */
async function end(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
  await app.close();
  await close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
