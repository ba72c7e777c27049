import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { connect, type Database } from '../database/db.ts';
import type { Deps } from '../../site/deps.ts';
import { prepareDatabase } from '../../testing/prepare-database.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPostgresStore } from './postgres-store.ts';
import { createLimits, rateLimitKey, type Limit } from './limits.ts';
import { purgeRateLimits } from './purge-rate-limits.ts';
import { getClientSubnet } from './client-subnet.ts';
import { rateLimits } from './tables.ts';
import type { RateLimitStore } from './rate-limit-store.ts';
import { withFallback } from './with-fallback.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('[BF-05] %s is an address of the subscriber %s', (address, subscriber) => {
  expect(getClientSubnet(address)).toBe(subscriber);
});

let database: TestDatabase;
let connection: Database;
let ms = Date.UTC(2026, 0, 1);
const now = (): Date => new Date(ms);
beforeAll(async () => {
  database = await createTestDatabase({ template: 'bff', prepare: prepareDatabase });
  connection = connect(database.url, () => undefined);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const TWO: Limit = { name: 'two', max: 2, windowMs: 60_000, against: 'abuse' };
const THREE: Limit = { name: 'three', max: 3, windowMs: 60_000, against: 'abuse' };
const limitsOn = (store: RateLimitStore) =>
  createLimits({ abuse: store, load: createMemoryStore(now), secret: 'of the test', now });
const STORES: readonly (readonly [string, () => RateLimitStore])[] = [
  ['the database', () => createPostgresStore({ db: connection.db, now })],
  ['this process', () => createMemoryStore(now)],
];

test('[BF-05] an attempt that may fail returns what is left, and nothing over the limit', async () => {
  const limits = limitsOn(createMemoryStore(now));
  expect(await limits.tryCount([TWO, 'tried'])).toMatchObject([{ remaining: 1 }]);
  expect(await limits.tryCount([TWO, 'tried'], [THREE, 'tried'])).toMatchObject([
    { remaining: 0 },
    { remaining: 2 },
  ]);
  expect(await limits.tryCount([TWO, 'tried'])).toBeUndefined();
  await expect(limits.count([TWO, 'tried'])).rejects.toThrow('Too many attempts');
});

test.each(STORES)(
  '[BF-05] in %s, tries over the limit are refused until the window is over, each key by itself',
  async (_, open) => {
    const limits = limitsOn(open());
    await limits.count([TWO, 'one']);
    await limits.count([TWO, 'one']);
    await expect(limits.count([TWO, 'one'])).rejects.toThrow('Too many attempts');
    await limits.count([TWO, 'other']);
    await limits.count([THREE, 'one']);
    ms += TWO.windowMs - 1;
    await expect(limits.count([TWO, 'one'])).rejects.toThrow('Too many attempts');
    ms += 1;
    await limits.count([TWO, 'one']);
    ms += TWO.windowMs;
  },
);

test.each(STORES)('[BF-05] in %s, an evicted key starts again', async (_, open) => {
  const limits = limitsOn(open());
  for (let round = 0; round < 3; round += 1) {
    await limits.count([TWO, 'one']);
    await limits.count([TWO, 'one']);
    await limits.forget(TWO, 'one');
  }
});

test('[BF-05] who is over one limit is refused, whichever others were tried with it', async () => {
  const limits = limitsOn(createMemoryStore(now));
  await limits.count([TWO, 'one'], [THREE, '']);
  await limits.count([TWO, 'one'], [THREE, '']);
  await expect(limits.count([TWO, 'one'], [THREE, ''])).rejects.toThrow('Too many attempts');
});

test('[BF-05] repeated rejected attempts consume no shared limit and do not write to the store', async () => {
  let calls = 0;
  const store = createMemoryStore(now);
  const limits = limitsOn({ ...store, count: (hits) => ((calls += 1), store.count(hits)) });
  const flood = (): Promise<unknown> => limits.count([TWO, 'flood'], [{ ...THREE, max: 4 }, '']);
  await flood();
  await flood();
  for (let tries = 0; tries < 50; tries += 1) await expect(flood()).rejects.toThrow('Too many attempts');
  expect(calls).toBe(3);
  await limits.count([TWO, 'somebody else'], [{ ...THREE, max: 4 }, '']);
});

test('[BF-11] two processes count together, with one statement a call however many limits there are', async () => {
  const [one, other] = [connection, connection].map(({ db }) => limitsOn(createPostgresStore({ db, now })));
  const before = connection.statements.count;
  await one?.count([TWO, 'shared'], [THREE, 'shared']);
  expect(connection.statements.count - before).toBe(1);
  await other?.count([TWO, 'shared']);
  await expect(one?.count([TWO, 'shared'])).rejects.toThrow('Too many attempts');
  await expect(other?.count([TWO, 'shared'])).rejects.toThrow('Too many attempts');
});

test('[BF-11] of a hundred tries at once, over limits in any order, none is lost and none waits for ever', async () => {
  const store = createPostgresStore({ db: connection.db, now });
  const hits = Array.from({ length: 6 }, (_, n) => ({
    key: rateLimitKey('of the test', 'race', String(n)),
    windowMs: 60_000,
  }));
  const tries = Array.from({ length: 100 }, (_, n) => store.count(n % 2 ? hits : hits.toReversed()));
  const counts = (await Promise.all(tries)).map(([first]) => first?.tries);
  expect(counts.length).toBe(100);
  expect((await store.count(hits)).map(({ tries: made }) => made)).toEqual(hits.map(() => 101));
});

test('[BF-05] the store holds keyed hashes of clients, outside of the write-ahead log', async () => {
  const store = createPostgresStore({ db: connection.db, now });
  await limitsOn(store).count([TWO, 'ines@pegboard.example']);
  const { rows } = await connection.db.execute(sql`select row_to_json(r)::text as row from rate_limits r`);
  expect(JSON.stringify(rows)).not.toContain('ines');
  expect(rateLimitKey('one', 'two', 'a')).not.toBe(rateLimitKey('another', 'two', 'a'));
  expect(rateLimitKey('one', 'two', 'a')).not.toBe(rateLimitKey('one', 'three', 'a'));
  const { rows: kinds } = await connection.db.execute(
    sql`select relpersistence::text as kind from pg_class where relname = 'rate_limits'`,
  );
  expect(kinds).toEqual([{ kind: 'u' }]);
});

test('[BF-11] while the first store is away the second counts; the first is tried again after a second', async () => {
  let isAway = false;
  let calls = 0;
  let at = 0;
  const here = createMemoryStore(now);
  const first: RateLimitStore = {
    ...here,
    async count(hits) {
      calls += 1;
      if (isAway) throw new Error('away');
      return here.count(hits);
    },
  };
  const store = withFallback(first, createMemoryStore(now), () => at);
  const limits = limitsOn(store);
  await limits.count([TWO, 'one']);
  isAway = true;
  await limits.count([TWO, 'one']);
  await limits.count([TWO, 'one']);
  expect(calls).toBe(2);
  await expect(limits.count([TWO, 'one'])).rejects.toThrow('Too many attempts');
  isAway = false;
  at = 1000;
  await limits.count([TWO, 'other']);
  expect(calls).toBe(3);
});

test('[BF-11] what is against load alone asks no store that is shared', async () => {
  const limits = limitsOn({
    count: () => Promise.reject(new Error('The shared store was called.')),
    forget: () => Promise.reject(new Error('The shared store was called.')),
  });
  const load: Limit = { ...TWO, against: 'load' };
  await limits.count([load, 'one']);
  await limits.count([load, 'one']);
  await expect(limits.count([load, 'one'])).rejects.toThrow('Too many attempts');
});

test('[BF-11] counts whose window has ended are removed, the others stay', async () => {
  const { db } = connection;
  const limits = limitsOn(createPostgresStore({ db, now }));
  await limits.count([TWO, 'old']);
  ms += TWO.windowMs;
  await limits.count([TWO, 'young']);
  await purgeRateLimits.handle({}, { db, now } as Deps, { id: '', signal: new AbortController().signal });
  const stored = await db.select({ key: rateLimits.key }).from(rateLimits);
  expect(stored).toEqual([{ key: rateLimitKey('of the test', 'two', 'young') }]);
});
