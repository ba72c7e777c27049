import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../../site/app.ts';
import { AppError, ERRORS, type LimitCode } from '../errors/errors.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { sourceAssets } from '../../site/web-build.ts';
import { createMemoryStore } from './memory-store.ts';
import { createLimits, definedLimits } from './limits.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

const SOURCES = join(import.meta.dirname, '../..');
const HASH = 'a'.repeat(64);
const QUERY = '{ v3GetPinQuery(pin: "1") { __typename } }';
const CODES = (Object.keys(ERRORS) as (keyof typeof ERRORS)[]).filter(
  (code): code is LimitCode => ERRORS[code].status === 429,
);

/**
 * A store in which every key is over its limit, and every window ends a quarter of a second before its full
 * length.
 */
const exhausted: RateLimitStore = {
  count: async (hits) => hits.map(({ windowMs }) => ({ tries: 1e9, endsInMs: windowMs - 250 })),
  forget: async () => undefined,
};

let published: TestApp;
let open: TestApp;
let refusal = new AppError('rate_limited', { retryAfterMs: 1 });

beforeAll(async () => {
  published = await testApp({
    persisted: { [`sha256:${HASH}`]: QUERY },
    pages: {
      assets: sourceAssets('/assets/entry.js'),
      async render(page) {
        const isRefused = await page.read(HASH, {}).then(
          () => false,
          () => true,
        );
        return { status: isRefused ? 500 : 200, stream: Readable.from(['<!doctype html>']) };
      },
    },
  });
  open = await testApp();
  for (const { app, pool } of [published, open]) {
    app.get('/limited', () => {
      throw refusal;
    });
    pool.query = () => {
      throw refusal;
    };
  }
});
afterAll(async () => {
  for (const site of [published, open]) {
    Reflect.deleteProperty(site.pool, 'query');
    await site.close();
  }
});

test('[BF-05] every limit in the sources is defined by `defineLimit`', async () => {
  let limits = 0;
  for await (const file of glob('**/*.ts', { cwd: SOURCES })) {
    if (file.endsWith('.test.ts') || file === 'platform/rate-limits/limits.ts') continue;
    const text = readFileSync(join(SOURCES, file), 'utf8');
    const here = text.match(/\bagainst: '(?:abuse|load)'/g)?.length ?? 0;
    expect(text.match(/\bdefineLimit\(\{/g)?.length ?? 0, file).toBe(here);
    limits += here;
  }
  expect(limits).toBeGreaterThan(40);
});

describe.each(definedLimits().map((limit) => [limit.name, limit] as const))('the limit of %s', (_, limit) => {
  test('[BF-05] reports the seconds until its window ends, also to a caller who is refused without a count', async () => {
    let at = 0;
    const now = () => new Date(at);
    const limits = createLimits({ abuse: exhausted, load: exhausted, secret: 'of the test', now });
    const wait = async (): Promise<unknown> => {
      refusal = await limits.count([limit, 'one']).then(
        () => expect.unreachable(),
        (error: AppError) => error,
      );
      return (await open.app.inject('/limited')).headers['retry-after'];
    };
    const seconds = Math.ceil((limit.windowMs - 250) / 1000);
    expect(await wait()).toBe(String(seconds));
    at = 9000;
    expect(await wait()).toBe(String(seconds - 9));
  });
});

test('[BF-05] of several limits the longest wait is reported', async () => {
  const [one, other] = [1000, 90_000].map((windowMs) => ({
    name: `of ${windowMs}`,
    max: 0,
    windowMs,
    against: 'load' as const,
  }));
  const now = () => new Date(0);
  const limits = createLimits({
    abuse: createMemoryStore(now),
    load: createMemoryStore(now),
    secret: 'of the test',
    now,
  });
  if (!one || !other) throw new Error('Two limits are needed.');
  for (const _ of ['counted', 'remembered'])
    await expect(limits.count([one, ''], [other, ''])).rejects.toMatchObject({ retryAfterSeconds: 90 });
});

describe.each(CODES)('%s', (code) => {
  beforeAll(() => {
    refusal = new AppError(code, { retryAfterMs: 61_001 });
  });
  const refused = { statusCode: 429, headers: { 'retry-after': '62' } };

  test('[BF-04] has its time to wait over REST, as a page, and in a page whose read is refused', async () => {
    const html = { accept: 'text/html' };
    expect(await published.app.inject('/limited')).toMatchObject(refused);
    expect(await published.app.inject({ url: '/limited', headers: html })).toMatchObject(refused);
    expect(await published.app.inject({ url: '/', headers: html })).toMatchObject(refused);
  });

  test.each([
    ['published operations', () => published, { extensions: { persistedQuery: { sha256Hash: HASH } } }],
    ['any operation', () => open, { query: QUERY }],
  ])('[BF-03] has its time to wait over GraphQL, of %s', async (_, site, payload) => {
    const answer = await site().app.inject({ method: 'POST', url: '/graphql', payload });
    expect(answer).toMatchObject(refused);
    expect(answer.json().errors[0].extensions).toMatchObject({ code, retryAfter: 62 });
  });
});

test('[BF-05] the limit of an address is reported in structured fields, and one that is reached with the time to wait', async () => {
  const ask = () => open.app.inject({ url: '/resource/NoneResource/get/', remoteAddress: '192.0.2.9' });
  const first = await ask();
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"address";q=1200;w=60',
    ratelimit: '"address";r=1199;t=60',
  });
  for (let nth = 0; nth < 1199; nth += 1) await ask();
  const last = await ask();
  expect(last.statusCode).toBe(429);
  expect(last.headers['ratelimit']).toMatch(/^"address";r=0;t=\d+$/);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
});
