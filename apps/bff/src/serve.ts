import { buildApp, type AppOptions } from './app.ts';
import type { Deps } from './deps.ts';
import { endOnSignals } from './end-on-signals.ts';
import { greeting } from './open-site.ts';

/** Serves an open site in this process until it is asked to end; then it closes gently. Resolves when it listens. */
export async function serve(
  { deps, close }: { readonly deps: Deps; readonly close: () => Promise<void> },
  say: (line: string) => void,
  options: AppOptions = {},
): Promise<void> {
  const { env } = deps;
  const app = await buildApp(deps, options);
  await app.listen({ port: env.port, host: env.host });
  say(greeting(env, ''));
  endOnSignals(async () => {
    await app.closeGently(env.drainMs);
    await close();
  }, env.drainMs);
}
