import { connect, createServer, type AddressInfo } from 'node:net';
import { gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isPublicAddress } from './address-rules.ts';
import {
  createSafeFetch,
  FETCHES_AT_ONCE,
  REDIRECTS_MAX,
  type FetchOptions,
  type SafeFetch,
} from './safe-fetch.ts';
import { openTestNetwork, PUBLIC_ADDRESS, type TestNetwork } from './testing/private-network.ts';

const URL_OF_SITE = 'http://shop.example/';
const PICTURE = { body: { maxBytes: 1000, types: ['image/png'] } };

let world: TestNetwork;
let fetchSafely: SafeFetch;

beforeAll(async () => {
  world = await openTestNetwork();
  fetchSafely = fetcher();
});
afterAll(async () => {
  expect(world.connections.filter(({ destroyed }) => !destroyed)).toEqual([]);
  await world.close();
});
beforeEach(() => {
  world.names.clear();
  world.names.set('*', [[PUBLIC_ADDRESS]]);
  world.dialled.length = 0;
});

const fetcher = (limitMs = 2000) => createSafeFetch({ agent: 'Pegboard', network: world.network, limitMs });
const serve = (body: Buffer | string, headers: Record<string, string> = {}): void => {
  world.site.answer = (_, response) =>
    response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(body);
};

test('the body, the type without its parameters and the status are returned', async () => {
  serve('picture', { 'content-type': 'Image/PNG; charset=binary' });
  expect(await fetchSafely(URL_OF_SITE, PICTURE)).toEqual({
    kind: 'answered',
    url: URL_OF_SITE,
    hops: [URL_OF_SITE],
    status: 200,
    type: 'image/png',
    bytes: Buffer.from('picture'),
  });
});

test('the server receives the requested name and the user agent, and nothing else', async () => {
  let headers = {};
  world.site.answer = (request, response) => {
    headers = request.headers;
    response.end();
  };
  await fetchSafely('http://shop.example:443/a');
  expect(headers).toEqual({
    host: 'shop.example:443',
    'user-agent': 'Pegboard',
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    connection: 'close',
  });
});

test('the body is not read if it is not requested', async () => {
  serve('x'.repeat(5000));
  expect(await fetchSafely(URL_OF_SITE)).toMatchObject({ kind: 'answered', bytes: Buffer.alloc(0) });
});

test('[OB-08] redirects are followed, relative ones too, and every hop is named', async () => {
  world.site.answer = ({ url }, response) =>
    url === '/end'
      ? response.end()
      : response.writeHead(301, { location: url === '/' ? '/next' : 'end' }).end();
  expect(await fetchSafely(URL_OF_SITE)).toMatchObject({
    url: 'http://shop.example/end',
    hops: [URL_OF_SITE, 'http://shop.example/next', 'http://shop.example/end'],
  });
});

test('[OB-08] a chain of redirects ends at its limit', async () => {
  world.site.answer = ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end();
  expect(await fetchSafely(URL_OF_SITE)).toMatchObject({ kind: 'refused', why: 'too_many_redirects' });
  expect(world.dialled).toHaveLength(1 + REDIRECTS_MAX);
});

test.each<[string, () => void, string]>([
  ['another type', () => serve('<p>', { 'content-type': 'text/html' }), 'type_refused'],
  ['a length over the limit', () => serve('x'.repeat(1001)), 'too_large'],
  ['more than it said', () => serve('x'.repeat(1001), { 'transfer-encoding': 'chunked' }), 'too_large'],
  [
    'a gzip bomb',
    () => serve(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
    'too_large',
  ],
  [
    'a small gzip bomb',
    () => serve(gzipSync(Buffer.alloc(100_000)), { 'content-encoding': 'gzip' }),
    'too_large',
  ],
  [
    'a brotli bomb',
    () => serve(brotliCompressSync(Buffer.alloc(5_000_000)), { 'content-encoding': 'br' }),
    'too_large',
  ],
  ['an encoding of its own', () => serve('x', { 'content-encoding': 'zstd' }), 'encoding_refused'],
  ['two encodings', () => serve('x', { 'content-encoding': 'gzip, gzip' }), 'encoding_refused'],
  ['broken gzip', () => serve('not gzip', { 'content-encoding': 'gzip' }), 'failed'],
  ['no HTTP', () => void (world.site.answer = (_, { socket }) => socket?.end('hello')), 'failed'],
  ['nothing and goes', () => void (world.site.answer = (_, { socket }) => socket?.destroy()), 'failed'],
  [
    'half a body',
    () =>
      void (world.site.answer = (_, { socket }) =>
        socket?.end('HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 9\r\n\r\nhalf')),
    'failed',
  ],
])('a server that sends %s is refused: %3$s', async (_, answer, why) => {
  answer();
  expect(await fetchSafely(URL_OF_SITE, PICTURE)).toMatchObject({ kind: 'refused', why });
});

test('a compressed body is returned without its compression', async () => {
  serve(gzipSync('picture'), { 'content-encoding': 'gzip' });
  expect(await fetchSafely(URL_OF_SITE, PICTURE)).toMatchObject({ bytes: Buffer.from('picture') });
});

test.each<[string, () => void]>([
  ['never answers', () => void (world.site.answer = () => undefined)],
  [
    'drips',
    () =>
      void (world.site.answer = (_, response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const drip = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drip));
      }),
  ],
])('a server that %s is left when the time is over', async (_, answer) => {
  answer();
  expect(await fetcher(200)(URL_OF_SITE, PICTURE)).toMatchObject({ kind: 'refused', why: 'timed_out' });
});

test.each<[string, number, Parameters<typeof createSafeFetch>[0], FetchOptions]>([
  ['five seconds', 5000, { agent: 'test' }, {}],
  ['what its fetcher was made with', 700, { agent: 'test', limitMs: 700 }, {}],
  ['what its caller wants', 900, { agent: 'test', limitMs: 700 }, { limitMs: 900 }],
])(
  '[OB-08] one deadline is set for a fetch with all its redirects: %s',
  async (_, limitMs, options, fetchOptions) => {
    world.site.answer = ({ url }, response) =>
      url === '/end' ? response.end() : response.writeHead(302, { location: '/end' }).end();
    const setDeadline = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => setDeadline.mockRestore());
    await createSafeFetch({ network: world.network, ...options })(URL_OF_SITE, fetchOptions);
    expect(setDeadline.mock.calls).toEqual([[limitMs]]);
  },
);

test('a name server that never answers is left when the time is over', async () => {
  const network = { ...world.network, resolve: () => new Promise<string[]>(() => undefined) };
  const slow = createSafeFetch({ agent: 'test', network, limitMs: 100 });
  expect(await slow(URL_OF_SITE)).toMatchObject({ kind: 'refused', why: 'timed_out' });
});

test.each<[string, string]>([
  ['ftp://shop.example/', 'scheme_refused'],
  ['file:///etc/passwd', 'scheme_refused'],
  ['http://me@shop.example/', 'credentials_refused'],
  ['http://:secret@shop.example/', 'credentials_refused'],
  ['http://shop.example:22/', 'port_refused'],
  ['http://shop.example:8080/', 'port_refused'],
  ['https://shop.example:0/', 'port_refused'],
  ['http://shop/', 'address_refused'],
  ['http://shop.example\\@x.example/', 'url_invalid'],
  [' http://shop.example/', 'url_invalid'],
  ['http://shop.example/a\tb', 'url_invalid'],
  ['http://shop\u00ad.example/', 'url_invalid'],
  ['shop.example', 'url_invalid'],
  [`http://shop.example/${'a'.repeat(4096)}`, 'url_invalid'],
])('[OB-08] %j is refused for what it is, wherever its name leads: %s', async (url, why) => {
  serve('picture');
  expect(await fetchSafely(url)).toEqual({ kind: 'refused', why, hops: [] });
  world.site.answer = (_, response) =>
    response.socket?.end(`HTTP/1.1 302 Found\r\nLocation: ${url.trim()}\r\n\r\n`, 'latin1');
  await fetchSafely(URL_OF_SITE);
  expect(world.dialled.every((dialled) => dialled === `${PUBLIC_ADDRESS} 80`)).toBe(true);
});

test('the dot of the root is not part of a name', async () => {
  const resolved = world.resolved.length;
  serve('picture');
  expect(await fetchSafely('HTTP://Shop.Example.:443/')).toMatchObject({ kind: 'answered' });
  expect(world.resolved.slice(resolved)).toEqual(['shop.example']);
});

test('over https the name is requested by TLS, at the address that was checked, and nothing goes in the clear', async () => {
  const { promise: hello, resolve: heard } = Promise.withResolvers<Buffer>();
  const server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .once('data', (bytes) => {
        heard(bytes);
        socket.end('no TLS');
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const network = { ...world.network, dial: () => connect({ host: '127.0.0.1', port }) };
  const secure = createSafeFetch({ agent: 'test', network, limitMs: 2000 });
  expect(await secure('https://shop.example/secret')).toMatchObject({ kind: 'refused', why: 'failed' });
  const bytes = await hello;
  expect(bytes[0]).toBe(0x16);
  expect(bytes.includes('shop.example')).toBe(true);
  expect(bytes.includes('secret')).toBe(false);
  server.close();
});

test('a name without an address is unknown', async () => {
  world.names.set('*', []);
  expect(await fetchSafely(URL_OF_SITE)).toMatchObject({ kind: 'refused', why: 'name_unknown' });
});

test('eight run at once, the ninth is refused, and the next is served again', async () => {
  world.site.answer = (_, response) => void setTimeout(() => response.end(), 100);
  const busy = fetcher();
  const kinds = (await Promise.all(Array.from({ length: FETCHES_AT_ONCE + 1 }, () => busy(URL_OF_SITE)))).map(
    ({ kind }) => kind,
  );
  expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(FETCHES_AT_ONCE);
  expect(kinds.at(-1)).toBe('refused');
  expect((await busy(URL_OF_SITE)).kind).toBe('answered');
});

test.each<[string, boolean]>([
  ['93.184.215.14', true],
  ['1.1.1.1', true],
  ['2606:4700::1111', true],
  ['2a00:1450:4001::1', true],
  ['::ffff:1.1.1.1', false],
  ['64:ff9b::1.1.1.1', false],
  ['4000::1', false],
  ['2606:4700::1111%eth0', false],
  ['example.com', false],
  ['', false],
])('%j is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('[AC-09] a request with a body is sent once: its redirect is returned, so that its secret goes nowhere else', async () => {
  const seen: string[] = [];
  world.site.answer = (request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.push(`${request.method} ${request.headers.authorization} ${body}`);
      response
        .writeHead(302, { location: 'http://evil.example/', 'content-type': 'application/json' })
        .end('{}');
    });
  };
  const answer = await fetchSafely(URL_OF_SITE, {
    body: { maxBytes: 100, types: ['application/json'] },
    request: { method: 'POST', headers: { authorization: 'Basic c2VjcmV0' }, payload: 'code=ä' },
  });
  expect(answer).toMatchObject({ kind: 'answered', status: 302, bytes: Buffer.from('{}') });
  expect(seen).toEqual(['POST Basic c2VjcmV0 code=ä']);
});

test('[AC-09] headers of a request cannot replace those of the fetch', async () => {
  let headers = {};
  world.site.answer = (request, response) => {
    headers = request.headers;
    response.end();
  };
  const given = { host: 'evil.example', 'user-agent': 'other' };
  await fetchSafely(URL_OF_SITE, { request: { method: 'GET', headers: given } });
  expect(headers).toMatchObject({ host: 'shop.example', 'user-agent': 'Pegboard' });
});

test.each([
  ['http://127.0.0.1:8081/token', 'answered'],
  ['http://127.0.0.1:8082/token', 'refused'],
  ['http://localhost:8081/token', 'refused'],
  ['https://127.0.0.1:8081/token', 'refused'],
])('[AC-09] the trusted origin alone may be private: %s is %s', async (url, kind) => {
  const trusting = createSafeFetch({
    agent: 'Pegboard',
    network: world.network,
    trustedOrigin: 'http://127.0.0.1:8081',
  });
  expect((await trusting(url)).kind).toBe(kind);
  expect((await fetchSafely(url)).kind).toBe('refused');
});

test('[AC-09] a redirect from the trusted origin is not trusted', async () => {
  const trusting = createSafeFetch({
    agent: 'Pegboard',
    network: world.network,
    trustedOrigin: 'http://shop.example:8081',
  });
  world.site.answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
  expect(await trusting('http://shop.example/')).toMatchObject({ kind: 'refused', why: 'address_refused' });
});
