import { SpanKind } from '@opentelemetry/api';
import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { statementFacts } from './statement-facts.ts';
import type { Spans } from './spans.ts';

type Query = (...args: unknown[]) => unknown;
type Done = (error: unknown, ...rest: unknown[]) => void;
type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * Creates a span for every statement that a pool's connections run for a request or job, and for no others.
 */
export function watchPool(spans: Spans, pool: pg.Pool): void {
  pool.on('connect', (client) => watchClient(spans, client));
  const connect = pool.connect.bind(pool) as (done?: Connected) => Promise<pg.PoolClient>;
  // A waiting caller is resumed by the request that releases a connection, and must not run in that request's
  // context.
  pool.connect = ((done?: Connected) =>
    done ? connect(AsyncResource.bind(done)) : connect()) as typeof pool.connect;
}

function watchClient(spans: Spans, client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...args: unknown[]) => {
    if (!spans.isInside()) return query(...args);
    const { name, operation } = statementFacts(args[0]);
    const span = spans.start(name, SpanKind.CLIENT, {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
    });
    const done = args.at(-1);
    if (typeof done === 'function')
      return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        spans.end(span, error ?? undefined);
        (done as Done)(error, ...rest);
      });
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.then(
        () => spans.end(span),
        (error: unknown) => spans.end(span, error),
      );
    else spans.end(span);
    return answer;
  }) as typeof client.query;
}
