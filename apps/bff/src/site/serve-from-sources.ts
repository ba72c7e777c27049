import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { buildApp } from './app.ts';
import { collectOperations, createModules } from './modules.ts';
import { shutDownOnSignals } from './shutdown-signals.ts';
import { readEnv } from '../platform/config/env.ts';
import { checkListening } from './listening.ts';
import { startupBanner, startSite } from './open-site.ts';
import { basePathOf } from '../platform/http/base-path/base-path.ts';
import { OperatorError, runCliCommand } from '../platform/config/operator-error.ts';
import { describeApi } from '../platform/http/openapi/describe-api.ts';
import type { Pages } from '../platform/http/page.ts';
import { sourceAssets } from './web-build.ts';

/**
 * Serves the site from its sources: changes of the web app are applied in the browser, and `node --watch`
 * restarts this process when the BFF changes.
 */
const schemaFile = resolve(import.meta.dirname, '../../schema.graphql');
const webDir = resolve(import.meta.dirname, '../../../web');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The script that React Refresh needs before the first component loads. */
const REFRESH =
  'import R from "/@react-refresh";R.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t;import "/@vite/client";';

const { env, deps, close } = await runCliCommand(async () => {
  const env = readEnv();
  if (basePathOf(env.publicUrl) !== '')
    throw new OperatorError(
      'The site is served from its sources without a path only: remove that of PUBLIC_URL, or run `npm start`.',
    );
  await checkListening(env);
  return { env, ...(await startSite(env, say)) };
});

// Imported instead of read, so that the process restarts when the operations are regenerated.
const { default: persisted } = (await import(
  pathToFileURL(resolve(webDir, 'src/data/generated/persisted-documents.json')).href,
  { with: { type: 'json' } }
)) as { readonly default: Readonly<Record<string, string>> };
const app = await buildApp(deps, {
  persisted,
  pages: {
    render: async (page) => ((await vite.ssrLoadModule('/src/shell/entry-server.tsx')) as Pages).render(page),
    assets: sourceAssets('/src/shell/entry-client.tsx'),
    devHead: (nonce) => `<script type="module" nonce="${nonce}">${REFRESH}</script>`,
    policy: (nonce, mediaUrl = '') =>
      `default-src 'self' ${mediaUrl}; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' ${mediaUrl} data: blob:`,
  },
});
app.get('/openapi.json', () => describeApi(collectOperations(createModules(deps))));
app.get('/schema.graphql', async (_request, reply) =>
  reply.type('text/plain; charset=utf-8').send(await readFile(schemaFile)),
);
await app.ready();

const server = createServer((request, response) =>
  vite.middlewares(request, response, () => app.routing(request, response)),
);
const vite: ViteDevServer = await createVite({
  root: webDir,
  configFile: resolve(webDir, 'vite.config.ts'),
  configLoader: 'native', // the bundling loader writes a file, which would restart the watched process
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
server.listen(env.port, env.host, () => say(startupBanner(env, ' from its sources')));

shutDownOnSignals(async () => {
  server.close();
  await vite.close();
  await app.close();
  await close();
});
