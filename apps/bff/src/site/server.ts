import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnv } from '../platform/config/env.ts';
import { openSite } from './open-site.ts';
import { OperatorError, tellingOperators } from '../platform/config/operator-error.ts';
import type { Pages } from '../platform/http/page.ts';
import { serve } from './serve.ts';
import { readAssets, readPersisted } from './web-build.ts';

const webDist = resolve(import.meta.dirname, '../../../web/dist');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const site = await tellingOperators(async () => {
  const env = readEnv();
  if (!env.isProduction)
    throw new OperatorError('server.ts serves the built site: set NODE_ENV=production, or run `pnpm dev`.');
  return openSite(env, say);
});

const clientDir = join(webDist, 'client');
const { render } = (await import(pathToFileURL(join(webDist, 'server/entry-server.js')).href)) as Pick<
  Pages,
  'render'
>;
await serve(site, say, {
  pages: { render, clientDir, assets: readAssets(clientDir) },
  persisted: readPersisted(join(webDist, 'persisted-documents.json')),
});
