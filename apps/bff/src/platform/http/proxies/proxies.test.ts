import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../site/app.ts';
import { getCountry } from '../../countries/index.ts';
import type { Env } from '../../config/env.ts';
import { testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import { readMismatchRecord } from './index.ts';

const ATTEMPTS = 70;
const LIMIT = 60;
const CLIENT = '203.0.113.9';

type Settings = Partial<Pick<Env, 'trustedProxies' | 'proxyHeader'>>;

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ proxy: { trustedProxies: { kind: 'hops', count: 1 }, countryHeader: 'x-country' } });
});
afterAll(() => site.close());

/** Attempts logins with different headers; returns how many attempts were limited. */
async function countLimited(
  visitor: TestVisitor,
  headersOf: (attempt: number) => Record<string, string>,
): Promise<number> {
  let limited = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const options = { username_or_email: `nobody-${attempt}`, password: 'wrong password' };
    const { status } = await visitor.call('UserSession', 'create', options, headersOf(attempt));
    if (status === 429) limited += 1;
  }
  return limited;
}

test.each<[string, Settings, string, (forged: string) => Record<string, string>]>([
  ['no proxy is trusted', {}, '127.0.0.1', (forged) => ({ 'x-forwarded-for': forged })],
  [
    'one proxy adds the address to what the client sent',
    { trustedProxies: { kind: 'hops', count: 1, isImplicit: true } },
    '127.0.0.1',
    (forged) => ({ 'x-forwarded-for': `${forged}, ${CLIENT}` }),
  ],
])(
  '[OP-02] [BF-05] a client that sends another address each time is limited when %s',
  async (_, proxy, peer, headersOf) => {
    const site = await testApp({ proxy });
    const limited = await countLimited(site.visitor(peer), (attempt) => headersOf(`198.51.100.${attempt}`));
    await site.close();
    expect(limited).toBe(ATTEMPTS - LIMIT);
  },
);

test.each<[string, Settings, string, (forged: string) => Record<string, string>, string]>([
  [
    'a client reaches the port past its proxies',
    { trustedProxies: { kind: 'hops', count: 1 } },
    CLIENT,
    (forged) => ({ 'x-forwarded-for': forged }),
    CLIENT,
  ],
  [
    'a client is none of the proxies',
    { trustedProxies: { kind: 'networks', networks: ['10.0.0.0/8'] } },
    '192.168.0.7',
    (forged) => ({ 'x-forwarded-for': `${forged}, 10.0.0.1` }),
    '192.168.0.7',
  ],
  [
    'the proxy sets X-Forwarded-For and passes Forwarded on',
    { trustedProxies: { kind: 'networks', networks: ['loopback'] } },
    '127.0.0.1',
    (forged) => ({ 'x-forwarded-for': CLIENT, forwarded: `for=${forged}` }),
    CLIENT,
  ],
  [
    'the proxy adds to Forwarded and passes X-Forwarded-For on',
    { trustedProxies: { kind: 'hops', count: 1 }, proxyHeader: 'forwarded' },
    '::1',
    (forged) => ({ forwarded: `for=${forged}, for="[2001:db8::7]:443"`, 'x-forwarded-for': forged }),
    '2001:db8::7',
  ],
  [
    'the client makes the header unreadable',
    { trustedProxies: { kind: 'hops', count: 1 }, proxyHeader: 'forwarded' },
    '10.0.0.1',
    (forged) => ({ forwarded: `for="${forged}, for=${CLIENT}` }),
    '10.0.0.1',
  ],
  [
    'the peer speaks IPv4 over IPv6',
    { trustedProxies: { kind: 'networks', networks: ['10.0.0.0/8'] } },
    '::ffff:10.0.0.1',
    (forged) => ({ 'x-forwarded-for': `${forged}, ${CLIENT}, 10.0.0.2` }),
    CLIENT,
  ],
])('[OP-02] a client cannot choose its address when %s', async (_, proxy, peer, headersOf, expected) => {
  const app = await buildApp({ ...site.deps, env: { ...site.deps.env, ...proxy } });
  app.get('/test/address', { config: { kind: 'health' } }, ({ ip }, reply) => reply.send(ip));
  const seen = new Set<string>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const headers = headersOf(`198.51.100.${attempt}`);
    seen.add((await app.inject({ url: '/test/address', remoteAddress: peer, headers })).body);
  }
  await app.close();
  expect([...seen]).toEqual([expected]);
});

test.each([
  ['127.0.0.1', 'NL'],
  [CLIENT, null],
])(
  '[OP-02] [UV-02] the country header is read from the proxy alone: %s sends %s',
  async (address, country) => {
    const app = await buildApp(site.deps);
    app.get('/test/country', (request, reply) => reply.send({ country: getCountry(request, site.deps.env) }));
    const response = await app.inject({
      url: '/test/country',
      remoteAddress: address,
      headers: { 'x-country': 'NL' },
    });
    expect(response.json()).toEqual({ country });
    await app.close();
  },
);

test('[OP-02] a proxy that sends the ignored header is recorded for doctor', async () => {
  expect(await readMismatchRecord(site.deps.env)).toBeUndefined();
  await site.app.inject({ url: '/healthz', headers: { forwarded: 'for=203.0.113.9' } });
  await expect.poll(() => readMismatchRecord(site.deps.env)).toMatchObject({ mismatch: 'other-header' });
});
