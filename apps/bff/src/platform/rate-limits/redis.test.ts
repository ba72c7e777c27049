import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createRedisStore } from './redis-store.ts';
import { createLimits, type Limit } from './limits.ts';
import { openRedis, type Redis } from './open-redis.ts';
import { withFallback } from './with-fallback.ts';

const SERVER = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).error === undefined,
);
if (SERVER === undefined)
  process.stderr.write(
    '\nNo valkey-server or redis-server is on the PATH: limits in Redis are NOT tested. Install one, say with `apt install redis-server`.\n\n',
  );

const log = pino({ level: 'silent' });
const now = (): Date => new Date();
const TWO: Limit = { name: 'two', max: 2, windowMs: 60_000, against: 'abuse' };

/** Ends the windows of all counts. */
const endWindows = (client: Redis): Promise<unknown> =>
  client.run(
    `for _, key in ipairs(redis.call('KEYS', ARGV[1])) do redis.call('DEL', key) end return { 1 }`,
    [],
    ['pegboard:{limits}:*'],
  );

describe.skipIf(SERVER === undefined)('with a real server', () => {
  let dir: string;
  let port: number;
  let server: ChildProcess;
  const clients: Redis[] = [];

  const start = async (): Promise<void> => {
    server = spawn(
      SERVER ?? '',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    for await (const line of server.stdout ?? []) if (/ready to accept/i.test(String(line))) break;
    server.stdout?.resume();
  };
  const open = async (): Promise<Redis> => {
    const client = await openRedis(`redis://127.0.0.1:${port}`, log);
    clients.push(client);
    return client;
  };
  const limitsOn = (client: Redis, clock = now) =>
    createLimits({
      abuse: createRedisStore(client),
      load: createMemoryStore(clock),
      secret: 'of the test',
      now: clock,
    });

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'pegboard-redis-'));
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    ({ port } = probe.address() as { port: number });
    probe.close();
    await start();
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    server.kill();
    await rm(dir, { recursive: true, force: true });
  });

  test('[BF-11] two processes count together, and the window ends for both', async () => {
    const [client, otherClient] = [await open(), await open()];
    let time = now();
    const [one, other] = [limitsOn(client, () => time), limitsOn(otherClient, () => time)];
    await one.count([TWO, 'shared'], [{ ...TWO, name: 'three', max: 3 }, 'shared']);
    await other.count([TWO, 'shared']);
    await expect(one.count([TWO, 'shared'])).rejects.toThrow('Too many attempts');
    await expect(other.count([TWO, 'shared'])).rejects.toThrow('Too many attempts');
    await endWindows(client);
    time = new Date(time.getTime() + TWO.windowMs);
    await other.count([TWO, 'shared']);
    await other.forget(TWO, 'shared');
    await one.count([TWO, 'shared']);
    await one.count([TWO, 'shared']);
  });

  test('[BF-11] a count lives for its window, from the first try on', async () => {
    const client = await open();
    const hits = [{ key: 'window', windowMs: 60_000 }];
    const lives = `return { redis.call('PTTL', KEYS[1]) }`;
    const livesFor = async (): Promise<number> =>
      (await client.run(lives, ['pegboard:{limits}:window'], []))[0] ?? 0;
    await createRedisStore(client).count(hits);
    await client.run(`return { redis.call('PEXPIRE', KEYS[1], 30000) }`, ['pegboard:{limits}:window'], []);
    const [second] = await createRedisStore(client).count(hits);
    expect(second?.tries).toBe(2);
    // If the second attempt restarted the window, it would last up to 60 seconds again.
    expect(second?.endsInMs).toBeLessThanOrEqual(30_000);
    expect(await livesFor()).toBeGreaterThan(0);
  });

  test('[BF-11] of a hundred tries at once none is lost', async () => {
    const store = createRedisStore(await open());
    const hit = [{ key: 'race', windowMs: 60_000 }];
    await Promise.all(Array.from({ length: 100 }, () => store.count(hit)));
    expect(await store.count(hit)).toMatchObject([{ tries: 101 }]);
  });

  test('[BF-11] a Redis that hangs or goes away leaves the limit standing, and counts again when it is back', async () => {
    const client = await open();
    const inRedis = createRedisStore(client);
    const limits = createLimits({
      abuse: withFallback(inRedis, createMemoryStore(now)),
      load: createMemoryStore(now),
      secret: 'of the test',
      now,
    });
    server.kill('SIGSTOP');
    // Redis is still stopped: without its own timeout the first count would wait for it until the test is
    // ended.
    await limits.count([TWO, 'hangs']);
    await limits.count([TWO, 'hangs']);
    await expect(limits.count([TWO, 'hangs'])).rejects.toThrow('Too many attempts');
    server.kill('SIGCONT');
    server.kill('SIGKILL');
    await once(server, 'exit');
    await limits.count([TWO, 'gone']);
    await limits.count([TWO, 'gone']);
    await expect(limits.count([TWO, 'gone'])).rejects.toThrow('Too many attempts');
    await start();
    await expect
      .poll(
        () =>
          inRedis.count([{ key: 'back', windowMs: 60_000 }]).then(
            () => 'counts',
            () => 'away',
          ),
        {
          timeout: 8000,
        },
      )
      .toBe('counts');
  });
});

test('[BF-11] a Redis that is not there at the start is no reason not to start', async () => {
  const redis = await openRedis('redis://127.0.0.1:1', log);
  const store = withFallback(createRedisStore(redis), createMemoryStore(now));
  expect(await store.count([{ key: 'one', windowMs: 1000 }])).toMatchObject([{ tries: 1 }]);
  await redis.close();
});
