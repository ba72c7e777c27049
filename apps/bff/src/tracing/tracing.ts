import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import type { Env } from '../env.ts';

/** What spans say beside their name: patterns, kinds and codes, never a word, name, address or value of a person. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Tells a collector how long requests, statements and jobs take, and what belongs to what. */
export type Tracing = {
  /** A span for each request, under the pattern of its route. */
  readonly requests: FastifyPluginAsync;
  /** A span for each statement of a request or a job, by its name or kind. */
  watchPool(pool: pg.Pool): void;
  /** A span around some work; what is done inside belongs to it. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
};

/** Starts tracing when a collector is set. Without one, nothing of OpenTelemetry's SDK is loaded (BF-10). */
export async function openTracing(
  env: Pick<Env, 'tracesTo' | 'traceShare'>,
  log: { warn(facts: object, text: string): void },
): Promise<Tracing | undefined> {
  if (env.tracesTo === undefined) return undefined;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing({ ...env, tracesTo: env.tracesTo }, log);
}
