import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../site/app.ts';
import type { Pages } from '../page.ts';
import { sourceAssets } from '../../../site/web-build.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';

const TOKEN = 'a token of sixteen letters';
/** A stub of the pages, which must have an address. */
const pages: Pages = {
  clientDir: import.meta.dirname,
  assets: sourceAssets('/assets/entry-abc123.js'),
  render: async ({ url }) => ({ status: 404, html: Buffer.from(new URL(url).pathname) }),
};
let site: TestApp;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  site = await testApp();
  const env = {
    ...site.deps.env,
    isProduction: true,
    publicUrl: 'https://pins.example',
    metricsToken: TOKEN,
  };
  app = await buildApp({ ...site.deps, env }, { pages });
  app.get('/test/page', { config: { kind: 'save' } }, (request, reply) => reply.send({ url: request.url }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await app.close();
  await site.close();
});

type Response = { readonly status: number; readonly body: string };

/** Sends lines unchanged, which no HTTP client would do, and reads the response. */
function send(...lines: readonly string[]): Promise<Response> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    );
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('end', () =>
      resolve({
        status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1]),
        body: text.slice(text.indexOf('\r\n\r\n') + 4),
      }),
    );
    socket.on('error', reject);
  });
}

const codeOf = ({ body }: Response): unknown => JSON.parse(body).resource_response?.error.code;

test.each<[string, readonly string[]]>([
  ['its own host', ['GET /test/page HTTP/1.1', 'Host: pins.example']],
  ['its own host in capitals', ['GET /test/page HTTP/1.1', 'HOST: PINS.EXAMPLE']],
  ['its own host with the trailing dot', ['GET /test/page HTTP/1.1', 'Host: pins.example.']],
  ['an absolute target', ['GET http://pins.example/test/page HTTP/1.1', 'Host: pins.example']],
  ['HTTP/1.0 with a host', ['GET /test/page HTTP/1.0', 'Host: pins.example']],
])('[OP-02] a request is served with %s', async (_, lines) => {
  const response = await send(...lines);
  expect(response.status).toBe(200);
  expect(JSON.parse(response.body)).toEqual({ url: '/test/page' });
});

test.each<[string, readonly string[]]>([
  ['another host', ['GET /test/page HTTP/1.1', 'Host: evil.example']],
  ['the loopback address', ['GET /test/page HTTP/1.1', `Host: 127.0.0.1:4310`]],
  ['another port', ['GET /test/page HTTP/1.1', 'Host: pins.example:4310']],
  ['another host, where nothing is', ['GET /not/there HTTP/1.1', 'Host: evil.example']],
  ['another host and a body', ['POST /graphql HTTP/1.1', 'Host: evil.example', 'Content-Length: 0']],
  [
    'another host in X-Forwarded-Host alone',
    ['GET /test/page HTTP/1.1', 'Host: evil.example', 'X-Forwarded-Host: pins.example'],
  ],
  [
    'another host in an absolute target',
    ['GET http://evil.example/test/page HTTP/1.1', 'Host: pins.example'],
  ],
  [
    'another host beside an absolute target',
    ['GET http://pins.example/test/page HTTP/1.1', 'Host: evil.example'],
  ],
])('[OP-02] [OP-10] a request gets 421 with %s', async (_, lines) => {
  const response = await send(...lines);
  expect([response.status, codeOf(response)]).toEqual([421, 'host_unknown']);
});

test.each<[string, readonly string[]]>([
  ['no host', ['GET /test/page HTTP/1.1']],
  ['no host in HTTP/1.0', ['GET /test/page HTTP/1.0']],
  ['an empty host', ['GET /test/page HTTP/1.1', 'Host:']],
  ['a repeated host', ['GET /test/page HTTP/1.1', 'Host: pins.example', 'Host: evil.example']],
  ['the same host twice', ['GET /test/page HTTP/1.1', 'Host: pins.example', 'host: pins.example']],
  ['two hosts in one header', ['GET /test/page HTTP/1.1', 'Host: pins.example, evil.example']],
  ['a host with a path', ['GET /test/page HTTP/1.1', 'Host: pins.example/test']],
  ['a host with a name of a person', ['GET /test/page HTTP/1.1', 'Host: me@pins.example']],
  ['a repeated host at a health check', ['GET /healthz HTTP/1.1', 'Host: a.example', 'Host: b.example']],
  ['an absolute target without a host', ['GET http:///test/page HTTP/1.1', 'Host: pins.example']],
])('[OP-10] a request gets 400 with %s', async (_, lines) => {
  const response = await send(...lines);
  expect([response.status, codeOf(response)]).toEqual([400, 'bad_request']);
});

test.each([
  ['GET /healthz HTTP/1.1', 'Host: 10.0.0.7:4310'],
  ['GET /readyz HTTP/1.1', 'Host: 10.0.0.7:4310'],
  ['GET /readyz HTTP/1.1', 'Host: balancer.internal'],
  ['GET /healthz HTTP/1.0'],
  ['GET /metrics HTTP/1.1', 'Host: 10.0.0.7:4310', `Authorization: Bearer ${TOKEN}`],
])('[OP-02] checks by address are answered whatever the host: %s', async (...lines) => {
  expect((await send(...lines)).status).toBe(200);
});

test.each([
  '*',
  '//',
  '///',
  '//evil.example/',
  '/%',
  '/%00',
  'http://',
  'ftp://pins.example/',
  '?a',
  '/?%',
  '/\\',
])('[OP-10] the odd target “%s” is never an error of the server', async (target) => {
  const { status } = await send(`GET ${target} HTTP/1.1`, 'Host: pins.example');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});
