import type { Env } from '../config/env.ts';
import type { Tracing } from './spans.ts';

/** Starts tracing if a collector is set. Otherwise no part of the OpenTelemetry SDK is loaded (BF-10). */
export async function openTracing(
  env: Pick<Env, 'tracesTo' | 'traceShare'>,
  log: { warn(facts: object, text: string): void },
): Promise<Tracing | undefined> {
  if (env.tracesTo === undefined) return undefined;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing({ ...env, tracesTo: env.tracesTo }, log);
}
