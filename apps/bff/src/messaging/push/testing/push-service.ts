import { decrypt } from 'http_ece';
import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createSafeFetch, type SafeFetch } from '../../../platform/outbound-fetch/index.ts';
import { createCertificate } from '../../../testing/create-certificate.ts';
import type { PushMessage } from '../push-message.ts';

/** A message that arrived at the push service. */
export type ReceivedPush = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** A push service on this machine, which the site reaches as `https://push.example`. */
export type TestPushService = {
  readonly received: ReceivedPush[];
  /** The status of the responses. */
  readonly response: { status: number };
  /** The address to which `push.example` resolves. */
  readonly name: { address: string };
  readonly fetchSafely: SafeFetch;
  close(): Promise<void>;
};

const HOST = 'push.example';

/** Opens a push service with a certificate of its own, which this process trusts. */
export async function openPushService(): Promise<TestPushService> {
  const certificate = await createCertificate(HOST);
  setDefaultCACertificates([...getCACertificates(), certificate.cert]);
  const received: ReceivedPush[] = [];
  const response = { status: 201 };
  const name = { address: '93.184.215.14' };
  const server = createServer(certificate, (request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(response.status).end();
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  return {
    received,
    response,
    name,
    fetchSafely: createSafeFetch({
      agent: 'Pegboard',
      network: {
        resolve: async (host) => (host === HOST ? [name.address] : []),
        dial: () => connect({ host: '127.0.0.1', port }),
      },
    }),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** The subscription of a browser, with the keys by which it decrypts. */
export type TestSubscription = {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly path: string;
  /** Decrypts a message, as the browser does before it wakes the service worker. */
  read(push: ReceivedPush): PushMessage;
};

/** Creates a subscription at the push service. */
export function createSubscription(): TestSubscription {
  const privateKey: ECDH = createECDH('prime256v1');
  const authSecret = randomBytes(16);
  const path = `/send/${randomBytes(12).toString('base64url')}`;
  return {
    path,
    subscription: {
      endpoint: `https://${HOST}${path}`,
      keys: {
        p256dh: privateKey.generateKeys().toString('base64url'),
        auth: authSecret.toString('base64url'),
      },
    },
    read: ({ body }) =>
      JSON.parse(String(decrypt(body, { version: 'aes128gcm', privateKey, authSecret }))) as PushMessage,
  };
}
