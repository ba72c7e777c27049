import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnv } from '../platform/config/env.ts';
import { checkListening } from './listening.ts';
import { startSite } from './open-site.ts';
import { OperatorError, runCliCommand } from '../platform/config/operator-error.ts';
import type { Pages } from '../platform/http/page.ts';
import { serve } from './serve.ts';
import { storeBuild } from './stored-builds.ts';
import { readAssets, readPersisted } from './web-build.ts';

const webDist = resolve(import.meta.dirname, '../../../web/dist');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCliCommand(async () => {
  const env = readEnv();
  if (!env.isProduction)
    throw new OperatorError(
      'This program serves the built site: set NODE_ENV=production, or run `pnpm dev`.',
    );
  await checkListening(env);
  const site = await startSite(env, say);
  const clientDir = join(webDist, 'client');
  const entry = join(webDist, 'server/entry-server.js');
  if (!existsSync(entry)) {
    await site.close();
    throw new OperatorError('The web app is not built. Run `npm start`, or `pnpm build` first.');
  }
  const { render } = (await import(pathToFileURL(entry).href)) as Pick<Pages, 'render'>;
  const stored = await storeBuild(env.dataDir, webDist, Date.now()).catch((error: Error) => {
    // A full disk, for example: the site works, and pages that are open during a deploy are reloaded.
    say(`The files of this build could not be stored for pages that stay open: ${error.message}`);
    return undefined;
  });
  await serve(site, say, {
    pages: { render, clientDir, assets: readAssets(clientDir), findOtherBuild: stored?.findOtherBuild },
    persisted: { ...stored?.operations, ...readPersisted(join(webDist, 'persisted-documents.json')) },
  });
});
