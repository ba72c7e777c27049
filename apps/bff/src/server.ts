import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from './app.ts';
import { endOnSignals } from './end-on-signals.ts';
import { readEnv } from './env.ts';
import { greeting, openSite } from './open-site.ts';
import { OperatorError, tellingOperators } from './operator-error.ts';
import type { Pages } from './plugins/pages.ts';
import { readAssets, readPersisted } from './web-build.ts';

const webDist = resolve(import.meta.dirname, '../../web/dist');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { env, deps, close } = await tellingOperators(async () => {
  const env = readEnv();
  if (!env.isProduction)
    throw new OperatorError('server.ts serves the built site: set NODE_ENV=production, or run `pnpm dev`.');
  return { env, ...(await openSite(env, say)) };
});

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
say(greeting(env, ''));

endOnSignals(async () => {
  await app.close();
  await close();
});
