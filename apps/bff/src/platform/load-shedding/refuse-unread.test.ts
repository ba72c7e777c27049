import Fastify, { type FastifyInstance } from 'fastify';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { errorOptions, errorsPlugin } from '../http/plugins/errors.ts';
import type { LoadMeter } from './measure-load.ts';
import { sheddingPlugin } from './shedding.ts';

const BODY_BYTES = 64 * 1024 * 1024;
const FULL: LoadMeter = {
  read: () => ({ delayMs: 0, waiting: 0, inFlight: 0, uploads: 64 }),
  begin: () => undefined,
  end: () => undefined,
  restart: () => undefined,
  close: () => undefined,
};

const opened: { app: FastifyInstance; socket: Socket }[] = [];
afterEach(async () => {
  for (const { app, socket } of opened.splice(0)) {
    socket.destroy();
    await app.close();
  }
});

/** Posts an upload to a server that rejects it; the client writes the body as fast as it can. */
async function post(bodyBytes: number) {
  const app = Fastify(errorOptions);
  const received: Socket[] = [];
  app.server.on('connection', (one) => received.push(one));
  await app.register(errorsPlugin);
  await app.register(sheddingPlugin, { meter: FULL });
  app.post('/upload', { config: { kind: 'upload' } }, async () => ({}));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  let answer = '';
  const socket = connect(Number(port), '127.0.0.1', () => {
    socket.write(`POST /upload HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${bodyBytes}\r\n\r\n`);
    socket.write(Buffer.alloc(bodyBytes));
  });
  opened.push({ app, socket });
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined); // the connection is reset while the client still writes
  socket.on('close', () => resolve());
  await isOver;
  return { answer, bytesRead: received[0]?.bytesRead ?? 0 };
}

test('[BF-10] an upload that is refused is answered before its body is read, and its connection is closed', async () => {
  const { answer, bytesRead } = await post(BODY_BYTES);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/^retry-after: 2\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain('"code":"overloaded"');
  expect(bytesRead).toBeLessThan(1024 * 1024);
});

test('[BF-10] a small upload that is refused is read to its end, so that its connection is not reset', async () => {
  const { answer, bytesRead } = await post(20_000);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(bytesRead).toBeGreaterThan(20_000);
});
