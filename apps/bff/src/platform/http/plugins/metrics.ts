import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Replicas } from '../../database/replicas/index.ts';
import { AppError } from '../../errors/errors.ts';
import { PAGE_VIEW_LABELS } from './page-view.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type MetricsOptions = {
  readonly token: string;
  readonly replicas?: Pick<Replicas, 'report' | 'counts'> | undefined;
};

/**
 * Collects metrics, and exposes them to Prometheus at `/metrics`, for the token only (BF-10). A request is
 * counted under the pattern of its route, so that no address, name or text of a person is ever a label.
 */
export const metricsPlugin = fp(async (app: FastifyInstance, { token, replicas }: MetricsOptions) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  if (replicas) collectReplicas(register, replicas);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  const pageViews = new Counter({
    name: 'page_views_total',
    help: 'Pages served: their kind, what a visit began on, the search engine it came from, and who read.',
    labelNames: PAGE_VIEW_LABELS,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    if (reply.pageView) pageViews.inc({ ...reply.pageView() });
  });
  app.get('/metrics', { config: { kind: 'health' } }, async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) throw new AppError('not_found');
    return reply.type(register.contentType).send(await register.metrics());
  });
});

/** Collects the state of the replicas, and the numbers of statements that they answered. */
function collectReplicas(register: Registry, replicas: Pick<Replicas, 'report' | 'counts'>): void {
  const gauge = (
    name: string,
    help: string,
    label: string,
    values: () => ReadonlyMap<string, number>,
  ): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [register],
      collect() {
        this.reset();
        for (const [of, value] of values()) this.set({ [label]: of }, value);
      },
    });
  gauge(
    'database_replica_used',
    '1 if the replica is read, 0 if it is silent, behind or no standby.',
    'replica',
    () =>
      new Map(
        replicas
          .report()
          .map(({ number, condition }) => [String(number), condition === 'used' ? 1 : 0] as const),
      ),
  );
  gauge(
    'database_replica_lag_seconds',
    'Seconds that the replica is behind the primary; missing while it is unknown.',
    'replica',
    () =>
      new Map(
        replicas
          .report()
          .flatMap(({ number, lagSeconds: lag }) =>
            lag === undefined ? [] : [[String(number), lag] as const],
          ),
      ),
  );
  gauge(
    'database_reads',
    'Reads of requests outside of transactions since the start, by the server that answered.',
    'server',
    () =>
      new Map([
        ['primary', replicas.counts.primary],
        ['replica', replicas.counts.replicas],
      ]),
  );
}

function isSame(received: string, wanted: string): boolean {
  const [one, other] = [received, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
