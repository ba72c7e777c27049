import { connect, type Database } from '@pegboard/bff/src/platform/database/db.ts';
import { createSafeFetch } from '@pegboard/bff/src/platform/outbound-fetch/index.ts';
import { createRedisStore } from '@pegboard/bff/src/platform/rate-limits/redis-store.ts';
import { openRedis } from '@pegboard/bff/src/platform/rate-limits/open-redis.ts';
import { openFreezableLine } from '@pegboard/bff/src/testing/freezable-line.ts';
import { sql } from 'drizzle-orm';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Bench } from '../bench-function.ts';
import { atMost, printThresholds, type Threshold } from '../threshold.ts';
import { openTempSite } from '../world/temp-database.ts';

/** The time limits of promises, plus a tolerance for scheduling. */
const SILENT_DATABASE_MS_MAX = 7500;
const RECOVERY_MS_MAX = 2000;
const FETCH_LIMIT_MS = 200;
const FETCH_MS_MAX = 1500;
const REDIS_MS_MAX = 1000;
const AT_ONCE = 30;

/**
 * Measures how long a silent peer is waited for: the database, an external server, Redis (BF-10, BF-11,
 * OB-08).
 */
export const deadlinesBench: Bench = async () =>
  printThresholds([...(await measureDatabase()), await measureFetch(), ...(await measureRedis())]);

async function measureDatabase(): Promise<readonly Threshold[]> {
  const site = await openTempSite();
  const line = await openFreezableLine(site.url);
  const database = connect(line.url, () => undefined);
  const readAll = (): Promise<unknown> =>
    Promise.allSettled(Array.from({ length: AT_ONCE }, () => read(database)));
  try {
    await readAll();
    line.freeze();
    const silent = await elapsedMs(readAll);
    line.thaw();
    const recovery = await elapsedMs(() =>
      Promise.all(Array.from({ length: AT_ONCE }, () => read(database))),
    );
    return [
      atMost('database: ms until reads over silent connections fail', silent, SILENT_DATABASE_MS_MAX),
      atMost('database: ms until reads succeed again', recovery, RECOVERY_MS_MAX),
    ];
  } finally {
    line.thaw();
    await database.close();
    await line.close();
    await site.close();
  }
}

const read = ({ db }: Database): Promise<unknown> => db.execute(sql`select 1`);

async function measureFetch(): Promise<Threshold> {
  const server = await openSilentServer();
  const network = {
    resolve: async () => ['93.184.215.14'],
    dial: () => dial({ host: '127.0.0.1', port: server.port }),
  };
  const fetchSafely = createSafeFetch({ agent: 'Pegboard', network, limitMs: FETCH_LIMIT_MS });
  const ms = await elapsedMs(() => fetchSafely('http://shop.example/'));
  server.close();
  return atMost(`fetch: ms until a server is left, limit ${FETCH_LIMIT_MS}`, ms, FETCH_MS_MAX);
}

/** Measures a count in a Redis that was stopped after it was connected; nothing if no server is installed. */
async function measureRedis(): Promise<readonly Threshold[]> {
  const server = await openRedisServer();
  if (!server) {
    console.log('No valkey-server or redis-server is on the PATH: Redis is not measured.');
    return [];
  }
  const log = { info: () => undefined, warn: () => undefined } as unknown as Parameters<typeof openRedis>[1];
  const redis = await openRedis(`redis://127.0.0.1:${server.port}`, log);
  const store = createRedisStore(redis);
  const count = (): Promise<unknown> => store.count([{ key: 'bench', windowMs: 60_000 }]);
  try {
    await count();
    server.process.kill('SIGSTOP');
    const ms = await elapsedMs(() => count().catch(() => undefined));
    return [atMost('Redis: ms until an unanswered count is abandoned', ms, REDIS_MS_MAX)];
  } finally {
    await redis.close();
    server.process.kill('SIGKILL');
  }
}

async function openRedisServer(): Promise<
  { readonly process: ChildProcess; readonly port: number } | undefined
> {
  const name = ['valkey-server', 'redis-server'].find(
    (each) => spawnSync(each, ['--version']).error === undefined,
  );
  if (name === undefined) return undefined;
  const free = await openSilentServer();
  free.close();
  const options = ['--port', String(free.port), '--bind', '127.0.0.1', '--save', ''];
  const child = spawn(name, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of child.stdout) if (/ready to accept/i.test(String(line))) break;
  return { process: child, port: free.port };
}

async function elapsedMs(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

async function openSilentServer(): Promise<{ readonly port: number; readonly close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
