import { once } from 'node:events';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';

let site: TestApp;
let port: number;

beforeAll(async () => {
  site = await testApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterAll(() => site.close());

function head(path: string, more: readonly string[]): string {
  return `${[`POST ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, 'content-type: application/json', ...more].join('\r\n')}\r\n\r\n`;
}

/** Sends data as a client that does not read before all of it is sent. */
async function sendAll(socket: Socket, data: string | Buffer): Promise<void> {
  socket.pause();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(data, (error) => (error ? reject(error) : resolve()));
  });
}

/** Returns what a connection received, once it contains a text. */
function readUntil(socket: Socket, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      if (received.includes(text)) resolve(received);
    });
    socket.resume();
  });
}

test('[OP-10] a client that sends a too large body completely first reads the error, on a connection that stays usable', async () => {
  const socket = createConnection(port, '127.0.0.1');
  await once(socket, 'connect');
  const body = Buffer.alloc(20_000_000, 'a');
  const length = `content-length: ${body.length}`;
  await sendAll(socket, head('/graphql', [length]));
  await sleep(100); // the response is sent before the body
  await sendAll(socket, body);
  await sendAll(socket, `GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
  const answers = await readUntil(socket, 'HTTP/1.1 200');
  expect(answers).toMatch(/^HTTP\/1\.1 413 /);
  expect(answers).toContain('payload_too_large');
  socket.destroy();
});

test('[OP-10] a body without a length is read as long as forms may be, then its connection is closed', async () => {
  const socket = createConnection(port, '127.0.0.1');
  await once(socket, 'connect');
  const isClosed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', () => undefined); // the server resets what is not read
  const read = readUntil(socket, 'payload_too_large');
  const chunk = Buffer.alloc(4_194_304, 'a');
  const framed = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
  socket.write(head('/graphql', ['transfer-encoding: chunked']));
  let sent = 0;
  while (!socket.destroyed) {
    const isWritten = new Promise<void>((resolve) => {
      socket.write(framed, () => resolve());
    });
    await Promise.race([isWritten, isClosed]);
    sent += framed.length;
  }
  expect(await read).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeGreaterThanOrEqual(268_435_456);
  expect(sent).toBeLessThan(300_000_000);
});
