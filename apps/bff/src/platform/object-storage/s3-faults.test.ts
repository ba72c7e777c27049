import Fastify, { type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHttpFaultProxy, type Fault, type FaultProxy } from '../../testing/object-server/fault-proxy.ts';
import {
  hasSwift,
  s3SettingsAt,
  startSwift,
  type ObjectServer,
} from '../../testing/object-server/start-swift.ts';
import { errorsPlugin } from '../http/plugins/errors.ts';
import { imagePath, imageRoutes, mediaContentType } from '../media/images/index.ts';
import type { ObjectStore } from './object-store.ts';
import { lazyS3 } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

const NAME = 'aabbcc00000000000000000000000000';
const IMAGE = imagePath('236x', NAME, 'jpg');
const BYTES = randomBytes(400_000);
const LIMITS = { connectMs: 5000, idleMs: 2500, answerMs: 2500, checkMs: 1000 };
/** Requests of one, with its repetitions. */
const TRIES = 3;

describe.skipIf(!hasSwift())('a bucket with faults', () => {
  let server: ObjectServer;
  let proxy: FaultProxy;
  let store: ObjectStore;
  let site: FastifyInstance;
  let address: string;
  let log = '';

  beforeAll(async () => {
    server = await startSwift();
    proxy = await startHttpFaultProxy(server.port);
    const settings = { ...s3SettingsAt(proxy.port), limits: LIMITS };
    store = createS3Store(lazyS3(settings), {
      bucket: settings.bucket,
      prefix: 'i/',
      cacheControl: 'public',
      contentType: mediaContentType,
    });
    await store.put(IMAGE, BYTES);
    const stream = new Writable({
      write(chunk, _, done) {
        log += String(chunk);
        done();
      },
    });
    site = Fastify({ logger: { level: 'info', stream }, forceCloseConnections: true });
    await site.register(errorsPlugin);
    await site.register(imageRoutes, { store, prefix: '/i' });
    await site.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}/i/${IMAGE}`;
  });
  beforeEach(() => {
    proxy.cause('none');
    log = '';
  });
  afterAll(async () => {
    await site.close();
    await proxy.close();
    await server.close();
  });

  test.each<[Fault]>([['unavailable'], ['reset'], ['silent'], ['refused']])(
    '[OP-03] an image of a bucket that is %s is 503 and stored in no cache, after few tries, and is good when that ends',
    async (fault) => {
      proxy.cause(fault);
      const answer = await fetch(address);
      const text = await answer.text();
      expect(answer.status).toBe(503);
      expect(JSON.parse(text).resource_response.error.code).toBe('storage_unavailable');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(proxy.requests('HEAD')).toBeLessThanOrEqual(TRIES);
      expect(log).toContain('S3 could not find a file');
      expect(log).not.toMatch(/secret-of-the-tests|AWS4-HMAC|test:tester/);
      expect(await store.isReachable()).toBe(false);
      proxy.cause('none');
      expect((await fetch(address)).status).toBe(200);
      expect(await store.isReachable()).toBe(true);
    },
  );

  test.each<[Fault, string]>([
    ['unavailable', 'HEAD'],
    ['reset', 'HEAD'],
    ['slow', 'HEAD'],
    ['unavailable', 'GET'],
    ['reset', 'GET'],
    ['half', 'GET'],
    ['slow', 'GET'],
  ])('[OP-03] an image is whole although one response is %s, to %s', async (fault, method) => {
    proxy.cause(fault, { method, times: 1 });
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(BYTES)).toBe(true);
  });

  test('[OP-03] an image whose every response ends early is never taken for whole', async () => {
    proxy.cause('half', { method: 'GET' });
    const answer = await fetch(address);
    expect(Number(answer.headers.get('content-length'))).toBe(BYTES.length);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect(proxy.requests('GET')).toBe(TRIES);
  });

  test('[OP-03] an image that cannot be read before its first byte is 503', async () => {
    proxy.cause('refused', { method: 'GET' });
    const answer = await fetch(address);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('storage_unavailable');
  });

  test.each<[Fault]>([['unavailable'], ['reset'], ['silent'], ['refused']])(
    '[OP-03] a file that is stored while the bucket is %s is refused, and nothing of it is there',
    async (fault) => {
      proxy.cause(fault, { method: 'PUT' });
      await expect(store.put('small', Buffer.from('small'))).rejects.toMatchObject({
        code: 'storage_unavailable',
      });
      expect(proxy.requests('PUT')).toBeLessThanOrEqual(TRIES);
      proxy.cause('none');
      expect(await store.get('small')).toBeUndefined();
    },
  );

  test('[OP-03] a large file of which a part is refused leaves nothing', async () => {
    const large = randomBytes(17 * 1024 * 1024);
    proxy.cause('refused', { method: 'PUT', times: 1 });
    await expect(store.put('large', large)).rejects.toMatchObject({ code: 'storage_unavailable' });
    proxy.cause('none');
    expect(await store.get('large')).toBeUndefined();
    await store.put('large', large);
    const stored = await store.get('large');
    expect(stored && (await buffer(stored.open())).equals(large)).toBe(true);
  });

  test('[OP-03] a file that cannot be deleted is an error, so that the deletion is repeated', async () => {
    proxy.cause('unavailable', { method: 'DELETE' });
    await expect(store.delete(IMAGE)).rejects.toMatchObject({ code: 'storage_unavailable' });
    proxy.cause('none');
    expect(await store.get(IMAGE)).toBeDefined();
  });
});
