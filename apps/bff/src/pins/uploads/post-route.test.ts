import Fastify, { type FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { errorOptions, errorsPlugin } from '../../platform/http/plugins/errors.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { BODY_LIMITS, type BodyLimits } from './limit-bodies.ts';
import { createUploadPolicies, type UploadParameters } from './policy.ts';
import { postRoute } from './post-route.ts';

let site: TestApp;
let owner: TestVisitor;
const apps: FastifyInstance[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  site = await testApp();
  owner = await site.member();
});
afterAll(() => site.close(), 30_000);
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const app of apps.splice(0)) await app.close();
});

/** No time limit is reached in these tests, except those that a test sets. */
const PATIENT: BodyLimits = { ...BODY_LIMITS, waitMs: 600_000, placeMs: 600_000, bodyMs: () => 600_000 };

/** Starts a server with only the upload route; returns its port. */
async function serve(limits: Partial<BodyLimits>): Promise<number> {
  const app = Fastify({ ...errorOptions, forceCloseConnections: true });
  apps.push(app);
  await app.register(errorsPlugin);
  const policies = createUploadPolicies({ secret: site.deps.env.secret, now: site.deps.now });
  postRoute(app, site.deps, policies, { ...PATIENT, ...limits });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const FILE_BYTES = 100_000;

/** Registers an upload and sends it except for its end. */
async function send(port: number, visitor = owner) {
  const { data } = await visitor.call('VIP', 'create', { type: 'pinimage' });
  const request = requestOf(data.upload_parameters);
  const split = request.length - FILE_BYTES / 2;
  const answer = Promise.withResolvers<string>();
  answer.promise.catch(() => undefined); // prevents an unhandled rejection after a failed test
  let text = '';
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(request.subarray(0, split));
  socket.on('error', answer.reject);
  socket.on('data', (chunk: Buffer) => answer.resolve((text += chunk.toString())));
  return {
    id: data.upload_id as string,
    answer: answer.promise,
    end: () => socket.write(request.subarray(split)),
  };
}

function requestOf(parameters: UploadParameters): Buffer {
  const parts = Object.entries(parameters).map(
    ([name, value]) => `--end\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--end\r\nContent-Disposition: form-data; name="file"; filename="cup.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(FILE_BYTES, 7),
    Buffer.from('\r\n--end--\r\n'),
  ]);
  return Buffer.concat([
    Buffer.from(
      `POST /resource/VIPResource/upload/ HTTP/1.1\r\nhost: localhost\r\norigin: ${site.deps.env.publicUrl}\r\ncontent-type: multipart/form-data; boundary=end\r\ncontent-length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);
}

const statusOf = (answer: string): string => answer.slice(9, 12);
const halves = async (): Promise<number> =>
  (await readdir(join(site.deps.env.dataDir, 'uploads')).catch(() => [])).filter((name) =>
    name.endsWith('.half'),
  ).length;

test('[BF-07] [BF-10] of many concurrent uploads, 16 bodies are received; the others wait in order, and all are accepted', async () => {
  const port = await serve({});
  const sent: Awaited<ReturnType<typeof send>>[] = [];
  for (let nth = 0; nth < 22; nth += 1) sent.push(await send(port));
  await expect.poll(halves).toBe(16);
  for (const { end } of sent) end();
  const answers = await Promise.all(sent.map(({ answer }) => answer));
  expect(new Set(answers.map(statusOf))).toEqual(new Set(['204']));
  expect(await halves()).toBe(0);
});

test('[BF-07] [BF-10] an upload that has waited too long for a slot is rejected with 503 and Retry-After, unread, and accepted later', async () => {
  const port = await serve({ places: 1, waitMs: 50 });
  const first = await send(port);
  await expect.poll(halves).toBe(1);
  const refused = await send(port);
  const answer = await refused.answer;
  expect(statusOf(answer)).toBe('503');
  expect(answer).toMatch(/^retry-after: 2\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain('"code":"overloaded"');
  expect(await halves()).toBe(1);
  first.end();
  expect(statusOf(await first.answer)).toBe('204');
  expect((await owner.get('VIP', { upload_ids: [refused.id] })).data[refused.id].status).toBe('registered');
});

test('[BF-07] [BF-10] slow senders in every slot do not block the uploads of others', async () => {
  const port = await serve({ places: 2, placeMs: 50 });
  const slow = [await send(port), await send(port)];
  await expect.poll(halves).toBe(2);
  const next = await send(port);
  next.end();
  expect(statusOf(await next.answer)).toBe('204');
  for (const { end } of slow) end();
  expect((await Promise.all(slow.map(({ answer }) => answer))).map(statusOf)).toEqual(['204', '204']);
});

test('[BF-07] [BF-10] an upload that is not received in time is rejected as upload_too_slow, and leaves nothing behind', async () => {
  const port = await serve({ bodyMs: () => 200 });
  const stalled = await send(port);
  const answer = await stalled.answer;
  expect(statusOf(answer)).toBe('408');
  expect(answer).toContain('"code":"upload_too_slow"');
  await expect.poll(halves).toBe(0);
  expect((await owner.get('VIP', { upload_ids: [stalled.id] })).data[stalled.id].status).toBe('registered');
});
