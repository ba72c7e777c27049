import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';
import { openTestNetwork, PUBLIC_ADDRESS, type TestNetwork } from './testing/private-network.ts';
import { SSRF_CORPUS } from './testing/ssrf-corpus.ts';

const INSIDE = '127.0.0.1';
const PUBLIC_URL = 'http://shop.example/cups';

let world: TestNetwork;
let fetchSafely: SafeFetch;

beforeAll(async () => {
  world = await openTestNetwork();
  fetchSafely = createSafeFetch({ agent: 'test', network: world.network });
});
afterAll(async () => {
  expect(world.connections.filter(({ destroyed }) => !destroyed)).toEqual([]);
  await world.close();
});
beforeEach(() => {
  world.names.clear();
  world.names.set('shop.example', [[PUBLIC_ADDRESS]]);
  world.resolved.length = 0;
  world.dialled.length = 0;
  world.canary.connections = 0;
  world.site.answer = (_, response) => response.end('cups');
});

test('the corpus has at least 70 forms, each once', () => {
  expect(new Set(SSRF_CORPUS.map(([url]) => url)).size).toBe(SSRF_CORPUS.length);
  expect(SSRF_CORPUS.length).toBeGreaterThanOrEqual(70);
});

test('the canary tells of a connection that gets through', async () => {
  world.names.set('other.example', [['93.184.215.99']]);
  expect((await fetchSafely('http://other.example/')).kind).toBe('answered');
  expect(world.canary.connections).toBe(1);
});

test('a public site is reached, at the address that was checked', async () => {
  expect(await fetchSafely(PUBLIC_URL)).toMatchObject({ kind: 'answered', status: 200, url: PUBLIC_URL });
  expect(world.dialled).toEqual([`${PUBLIC_ADDRESS} 80`]);
  expect(world.resolved).toEqual(['shop.example']);
});

describe.each(SSRF_CORPUS.map(([url, resolvesTo = INSIDE]) => ({ url, resolvesTo })))(
  '$url',
  ({ url, resolvesTo }) => {
    test('[OB-08] leads nowhere when it is requested', async () => {
      world.names.set('*', [[resolvesTo]]);
      expect((await fetchSafely(url)).kind).toBe('refused');
      expect(world.dialled).toEqual([]);
      expect(world.canary.connections).toBe(0);
    });

    test('[OB-08] leads nowhere by a redirect', async () => {
      world.names.set('*', [[resolvesTo]]);
      let isFirst = true;
      world.site.answer = (_, response) => {
        // As bytes: a hostile header may contain any text, which Node itself would reject.
        const location = Buffer.from(url, 'utf8').toString('latin1');
        if (isFirst)
          response.socket?.end(
            `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`,
            'latin1',
          );
        else response.end('relative to the public site');
        isFirst = false;
      };
      await fetchSafely(PUBLIC_URL);
      expect(world.dialled.every((dialled) => dialled.startsWith(`${PUBLIC_ADDRESS} `))).toBe(true);
      expect(world.canary.connections).toBe(0);
    });

    test('[OB-08] leads nowhere when its name means another address the second time', async () => {
      world.names.set('*', [[PUBLIC_ADDRESS], [resolvesTo]]);
      world.names.set('localhost', [[PUBLIC_ADDRESS], [resolvesTo]]);
      world.site.answer = (_, response) => response.writeHead(302, { location: encodeURI(url) }).end();
      await fetchSafely(url);
      expect(world.dialled.every((dialled) => dialled.startsWith(`${PUBLIC_ADDRESS} `))).toBe(true);
      expect(world.canary.connections).toBe(0);
    });

    test('[OB-08] leads nowhere when one of its addresses is public', async () => {
      world.names.set('*', [[PUBLIC_ADDRESS, resolvesTo]]);
      expect((await fetchSafely(url)).kind).toBe('refused');
      expect(world.dialled).toEqual([]);
      expect(world.canary.connections).toBe(0);
    });
  },
);

test('[OB-08] a name is resolved once for each request, and never again for its connection', async () => {
  world.names.set('shop.example', [[PUBLIC_ADDRESS], [INSIDE]]);
  world.site.answer = (_, response) => response.writeHead(302, { location: PUBLIC_URL }).end();
  expect(await fetchSafely(PUBLIC_URL)).toMatchObject({ kind: 'refused', why: 'address_refused' });
  expect(world.resolved).toEqual(['shop.example', 'shop.example']);
  expect(world.dialled).toEqual([`${PUBLIC_ADDRESS} 80`]);
});
