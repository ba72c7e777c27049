import { setTimeout } from 'node:timers/promises';
import { buildApp, type AppOptions } from './app.ts';
import type { Deps } from './deps.ts';
import { basePathOf } from '../platform/http/base-path/base-path.ts';
import { shutDownOnSignals } from './shutdown-signals.ts';
import { explainListenError } from './listening.ts';
import { startupBanner } from './open-site.ts';
import { logUnhandledRejections } from './unhandled-rejections.ts';

/**
 * Milliseconds that rendering the first page may take before the server listens without it, for example
 * without its database.
 */
const FIRST_PAGE_MS = 3000;

/**
 * Serves an open site in this process until it is terminated; then it shuts down gracefully. Resolves when it
 * listens.
 */
export async function serve(
  { deps, close }: { readonly deps: Deps; readonly close: () => Promise<void> },
  say: (line: string) => void,
  options: AppOptions = {},
): Promise<void> {
  const { env, log } = deps;
  logUnhandledRejections(log);
  const app = await buildApp(deps, options);
  // Rendering the first page takes half a second of compilation: no request has to wait for it, or is
  // rejected meanwhile.
  const firstPage = app.inject({
    url: `${basePathOf(env.publicUrl)}/`,
    headers: { host: new URL(env.publicUrl).host },
  });
  await Promise.race([firstPage, setTimeout(FIRST_PAGE_MS, undefined, { ref: false })]);
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await app.close();
    await close();
    throw explainListenError(error, env);
  }
  say(startupBanner(env, ''));
  shutDownOnSignals(async () => {
    await app.closeGently(env.drainMs);
    await close();
  }, env.drainMs);
}
