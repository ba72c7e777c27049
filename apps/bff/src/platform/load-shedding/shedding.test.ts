import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { errorOptions, errorsPlugin } from '../http/plugins/errors.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { measureLoad, type LoadMeter } from './measure-load.ts';
import type { Kind, Load } from './rules.ts';
import { sheddingPlugin } from './shedding.ts';

const KINDS: readonly Kind[] = ['event', 'background', 'upload', 'page', 'file', 'save', 'health'];

/** The load meter of an idle process. */
const IDLE: LoadMeter = {
  read: () => ({ delayMs: 0, waiting: 0, inFlight: 0, uploads: 0 }),
  begin: () => undefined,
  end: () => undefined,
  restart: () => undefined,
  close: () => undefined,
};

/** Creates a server with a route of each class, and one whose response is delayed. */
async function serverOf(meter: LoadMeter): Promise<FastifyInstance> {
  const app = Fastify(errorOptions);
  await app.register(errorsPlugin);
  await app.register(sheddingPlugin, { meter });
  for (const kind of KINDS) app.get(`/${kind}`, { config: { kind } }, async () => ({ kind }));
  return app;
}

const answered = async (app: FastifyInstance): Promise<readonly Kind[]> => {
  const statuses = await Promise.all(
    KINDS.map(async (kind) => ({ kind, status: (await app.inject(`/${kind}`)).statusCode })),
  );
  return statuses.flatMap(({ kind, status }) => (status === 200 ? [kind] : []));
};

/** Creates a clock and an event loop that are controlled by the test. */
function fakePorts() {
  const turns = { count: 0, mean: 0, max: 0 };
  const histogram = {
    ...turns,
    reset: () => void Object.assign(histogram, turns),
    disable: vi.fn<() => void>(),
  };
  let nowMs = 0;
  return {
    histogram,
    nowMs: () => nowMs,
    /** Advances by a window in which every iteration took `ms` milliseconds. */
    passTurnsOf(ms: number): void {
      nowMs += 250;
      Object.assign(histogram, { count: 3, mean: ms * 1e6, max: ms * 1e6 });
    },
    passMs(ms: number): void {
      nowMs += ms;
    },
  };
}

test('[BF-10] the long iterations of a start are not load when the server begins to listen', async () => {
  const ports = fakePorts();
  const app = await serverOf(measureLoad(() => 0, ports));
  ports.passTurnsOf(2000);
  await app.listen({ port: 0 });
  ports.passMs(1);
  expect(await answered(app)).toEqual(KINDS);
  ports.passTurnsOf(2000);
  expect(await answered(app)).toEqual(['health']);
  await app.close();
});

test('[BF-10] an event loop that is held up longer and longer refuses events first, then what can wait, then pages, saves last', async () => {
  const ports = fakePorts();
  const app = await serverOf(measureLoad(() => 0, ports));
  const steps: readonly (readonly [number, readonly Kind[]])[] = [
    [10, KINDS],
    [200, ['background', 'upload', 'page', 'file', 'save', 'health']],
    [400, ['upload', 'page', 'file', 'save', 'health']],
    [600, ['page', 'file', 'save', 'health']],
    [800, ['file', 'save', 'health']],
    [1600, ['health']],
    [10, KINDS],
  ];
  for (const [ms, expected] of steps) {
    ports.passTurnsOf(ms);
    expect(await answered(app)).toEqual(expected);
  }
  await app.close();
});

test('[BF-10] the load is measured again after a window with two or more turns', () => {
  const ports = fakePorts();
  const meter = measureLoad(() => 7, ports);
  expect(meter.read()).toEqual({ delayMs: 0, waiting: 7, inFlight: 0, uploads: 0 });
  ports.passTurnsOf(210);
  expect(meter.read().delayMs).toBe(200);
  expect(ports.histogram.count).toBe(0);
  ports.passMs(249);
  Object.assign(ports.histogram, { count: 2, mean: 0, max: 0 });
  expect(meter.read().delayMs).toBe(200);
  ports.passMs(1);
  expect(meter.read().delayMs).toBe(0);
  ports.passTurnsOf(210);
  expect(meter.read().delayMs).toBe(200);
  ports.passTurnsOf(1000);
  Object.assign(ports.histogram, { count: 1 });
  expect(meter.read().delayMs).toBe(200);
  meter.close();
  expect(ports.histogram.disable).toHaveBeenCalledOnce();
});

test('[BF-10] without ports it is the event loop of this process that counts', async () => {
  const app = await serverOf(measureLoad(() => 0));
  const block = new Int32Array(new SharedArrayBuffer(4));
  let status = 200;
  // On a busy machine short iterations may occur between the blocked ones: then it is blocked again.
  while (status !== 503) {
    for (let turns = 0; turns < 3; turns += 1) {
      Atomics.wait(block, 0, 0, 250);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    status = (await app.inject('/event')).statusCode;
  }
  expect((await app.inject('/health')).statusCode).toBe(200);
  await app.close();
});

test('[BF-10] what is being answered is counted until it is answered, and what is refused is not', async () => {
  const meter = measureLoad(() => 0);
  const app = await serverOf({ ...meter, read: () => ({ ...meter.read(), delayMs: 0 }) });
  let finish = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.post('/slow', async () => {
    await wait;
    return {};
  });
  const slow = Array.from({ length: 128 }, () => app.inject({ method: 'POST', url: '/slow' }));
  await expect.poll(() => meter.read().inFlight).toBe(128);
  expect((await app.inject('/event')).statusCode).toBe(503);
  expect((await app.inject('/save')).statusCode).toBe(200);
  finish();
  await Promise.all(slow);
  expect(meter.read().inFlight).toBe(0);
  await app.close();
});

test('[BF-10] uploads that are under way are counted apart: they refuse no page, and further uploads from a number on', async () => {
  const meter = measureLoad(() => 0);
  const app = await serverOf({ ...meter, read: () => ({ ...meter.read(), delayMs: 0 }) });
  const finish = Promise.withResolvers<void>();
  app.post('/uploading', { config: { kind: 'upload' } }, async () => {
    await finish.promise;
    return {};
  });
  const upload = () => app.inject({ method: 'POST', url: '/uploading' });
  const uploads = Array.from({ length: 64 }, upload);
  await expect.poll(() => meter.read()).toMatchObject({ uploads: 64, inFlight: 0 });
  expect((await app.inject('/event')).statusCode).toBe(200);
  expect((await app.inject('/page')).statusCode).toBe(200);
  const refused = await upload();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  finish.resolve();
  expect(new Set((await Promise.all(uploads)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(meter.read().uploads).toBe(0);
  await app.close();
});

test('[BF-10] who leaves before the answer is no longer counted', async () => {
  const meter = measureLoad(() => 0);
  const app = await serverOf({ ...meter, read: () => ({ ...meter.read(), delayMs: 0 }) });
  app.get('/never', () => new Promise(() => undefined));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const requests = Array.from({ length: 20 }, () => fetch(`${address}/never`, { signal: leaving.signal }));
  await expect.poll(() => meter.read().inFlight).toBe(20);
  leaving.abort();
  await Promise.allSettled(requests);
  await expect.poll(() => meter.read().inFlight).toBe(0);
  expect((await fetch(`${address}/page`)).status).toBe(200);
  await expect.poll(() => meter.read().inFlight).toBe(0);
  await app.close();
});

let site: TestApp;
let load: Load;
beforeAll(async () => {
  const meter: LoadMeter = { ...IDLE, read: () => load };
  load = { delayMs: 0, waiting: 0, inFlight: 0, uploads: 0 };
  site = await testApp({ meter });
});
afterAll(() => site.close());

test('[BF-10] a refusal has the one shape, says when to come again, and reads neither session nor body', async () => {
  const member = await site.member();
  load = { delayMs: 5000, waiting: 0, inFlight: 0, uploads: 0 };
  site.statements.count = 0;
  const refused = await member.call('Repin', 'create', { pin_id: '7', unknown: 'option' });
  expect(refused).toMatchObject({
    status: 503,
    error: { http_status: 503, code: 'overloaded', request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    headers: { 'retry-after': '2', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
  expect((await member.graphql('{ __typename }')).status).toBe(503);
  expect((await site.app.inject('/nothing-here')).statusCode).toBe(503);
  expect(site.statements.count).toBe(0);
  expect((await site.app.inject('/healthz')).statusCode).toBe(200);
  expect((await site.app.inject('/readyz')).statusCode).toBe(200);
  load = { delayMs: 0, waiting: 0, inFlight: 0, uploads: 0 };
});

test('[BF-10] a read that its caller calls less urgent is refused before the others', async () => {
  const visitor = site.visitor();
  load = { delayMs: 300, waiting: 0, inFlight: 0, uploads: 0 };
  const ask = (headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...headers, cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') },
      payload: { query: '{ __typename }' },
    });
  expect((await ask({ priority: 'u=5' })).statusCode).toBe(503);
  expect((await ask({})).statusCode).toBe(200);
  load = { delayMs: 0, waiting: 0, inFlight: 0, uploads: 0 };
});

test('[BF-10] a refusal is written before any other hook and the handler run, whatever the request is for', async () => {
  const ran: string[] = [];
  const app = Fastify(errorOptions);
  await app.register(errorsPlugin);
  await app.register(sheddingPlugin, { meter: { ...IDLE, read: () => ({ ...IDLE.read(), delayMs: 5000 }) } });
  app.addHook('onRequest', async () => void ran.push('onRequest'));
  app.addHook('preParsing', async () => void ran.push('preParsing'));
  app.addHook('preValidation', async () => void ran.push('preValidation'));
  app.addHook('preHandler', async () => void ran.push('preHandler'));
  app.addHook('preSerialization', async () => void ran.push('preSerialization'));
  app.addHook('onSend', async () => void ran.push('onSend'));
  app.addHook('onError', async () => void ran.push('onError'));
  for (const kind of KINDS)
    app.post(`/${kind}`, { config: { kind } }, async () => {
      ran.push(kind);
      return { kind };
    });
  for (const kind of KINDS.filter((each) => each !== 'health')) {
    const { statusCode, json } = await app.inject({ method: 'POST', url: `/${kind}`, payload: { a: 1 } });
    expect(statusCode).toBe(503);
    expect(json()).toMatchObject({ resource_response: { error: { code: 'overloaded' } } });
  }
  expect(ran).toEqual([]);
  await app.inject({ method: 'POST', url: '/health', payload: { a: 1 } });
  expect(ran).toEqual([
    'onRequest',
    'preParsing',
    'preValidation',
    'preHandler',
    'health',
    'preSerialization',
    'onSend',
  ]);
  await app.close();
});
