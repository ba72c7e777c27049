import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOptions, errorsPlugin } from '../plugins/errors.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { measureLoad, type LoadMeter } from './measure-load.ts';
import { isShed, type Kind, type Load } from './rules.ts';
import { sheddingPlugin } from './shedding.ts';

const KINDS: readonly Kind[] = ['event', 'background', 'upload', 'page', 'file', 'save', 'health'];

/** A server with a route of each kind, and one whose answer waits. */
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

const TURN_MS = 12;

/** Holds the event loop up for so long, twice: what measures it counts from its first turn on. */
async function holdUp(ms: number): Promise<void> {
  for (const each of [TURN_MS, ms, ms]) {
    const until = performance.now() + each;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

test('[BF-10] an event loop that is held up longer and longer refuses events first, then what can wait, then pages, saves last', async () => {
  const meter = measureLoad(() => 0);
  // The load sinks while it is asked about: what was measured is held for as long.
  let held: Load | undefined;
  const app = await serverOf({ ...meter, read: () => held ?? meter.read() });
  await expect.poll(() => answered(app)).toEqual(KINDS);
  const steps = [
    { kind: 'event', ms: 200 },
    { kind: 'background', ms: 400 },
    { kind: 'upload', ms: 600 },
    { kind: 'page', ms: 800 },
    { kind: 'save', ms: 1600 },
  ] as const;
  for (const { kind, ms } of steps) {
    // Where the machine is busy, turns of its own stand between: then it is held up once more.
    let load: Load;
    do {
      await holdUp(ms);
      load = meter.read();
    } while (!isShed(kind, load));
    held = load;
    const stillAnswered = await answered(app);
    expect(stillAnswered).not.toContain(kind);
    expect(stillAnswered).toEqual(KINDS.filter((other) => !isShed(other, load)));
    held = undefined;
  }
  await expect.poll(() => answered(app)).toEqual(KINDS);
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
  const uploads = Array.from({ length: 512 }, upload);
  await expect.poll(() => meter.read()).toMatchObject({ uploads: 512, inFlight: 0 });
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
  const asked = Array.from({ length: 20 }, () => fetch(`${address}/never`, { signal: leaving.signal }));
  await expect.poll(() => meter.read().inFlight).toBe(20);
  leaving.abort();
  await Promise.allSettled(asked);
  await expect.poll(() => meter.read().inFlight).toBe(0);
  expect((await fetch(`${address}/page`)).status).toBe(200);
  await expect.poll(() => meter.read().inFlight).toBe(0);
  await app.close();
});

let site: TestApp;
let load: Load;
beforeAll(async () => {
  const meter: LoadMeter = {
    read: () => load,
    begin: () => undefined,
    end: () => undefined,
    close: () => undefined,
  };
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

test('[BF-10] a refusal costs at most twice the smallest answer', async () => {
  const app = await serverOf({
    read: () => ({ delayMs: 5000, waiting: 0, inFlight: 0, uploads: 0 }),
    begin: () => undefined,
    end: () => undefined,
    close: () => undefined,
  });
  const hello = Fastify();
  hello.get('/hello', async () => ({ hello: 'world' }));
  await Promise.all([app.ready(), hello.ready()]);
  const cost = async (server: FastifyInstance, url: string): Promise<number> => {
    const before = process.cpuUsage();
    for (let times = 0; times < 300; times += 1) await server.inject(url);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const ratios: number[] = [];
  for (let rounds = 0; rounds < 9; rounds += 1)
    ratios.push((await cost(app, '/page')) / (await cost(hello, '/hello')));
  expect(ratios.toSorted((a, b) => a - b)[4]).toBeLessThan(2);
  await app.close();
  await hello.close();
}, 20_000);
