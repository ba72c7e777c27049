import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Replicas } from '../../database/replicas/index.ts';
import { errorsPlugin } from './errors.ts';
import { metricsPlugin } from './metrics.ts';

const token = 'a-token-that-nobody-guesses';
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(errorsPlugin);
  await app.register(metricsPlugin, { token });
  app.get('/pin/:id/', async () => 'a pin');
});

test('[BF-10] requests are counted by the pattern of their route, never by their address', async () => {
  await app.inject('/pin/id-of-a-pin/?q=words-of-somebody');
  await app.inject('/nobody/nothing/');
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/pin/:id/",status="200"} 1',
  );
  expect(answer.body).toContain('process_cpu_seconds_total');
  expect(answer.body).not.toMatch(/id-of-a-pin|words-of-somebody|nobody/);
});

test.each([
  ['no token', {}],
  ['another token', { authorization: 'Bearer another' }],
  ['the token bare', { authorization: token }],
])('[BF-10] with %s there are no numbers', async (_, headers) => {
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
});

test('[OP-04] the replicas, their lag and their reads are numbers of the site', async () => {
  const site = Fastify();
  const replicas: Pick<Replicas, 'report' | 'counts'> = {
    report: () => [
      { number: 1, condition: 'used', lagSeconds: 0.25, reads: 90 },
      { number: 2, condition: 'silent', lagSeconds: undefined, reads: 0 },
    ],
    counts: { primary: 10, replicas: 90 },
  };
  await site.register(metricsPlugin, { token, replicas });
  const { body } = await site.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(body.split('\n').filter((line) => line.startsWith('database_'))).toEqual([
    'database_replica_used{replica="1"} 1',
    'database_replica_used{replica="2"} 0',
    'database_replica_lag_seconds{replica="1"} 0.25',
    'database_reads{server="primary"} 10',
    'database_reads{server="replica"} 90',
  ]);
});
