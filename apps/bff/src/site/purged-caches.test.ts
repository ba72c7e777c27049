import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setRole } from '../people/accounts/index.ts';
import { withholdRemoved } from '../pins/image-lifecycle/index.ts';
import { purgeLinkPreviews, purgePreviewFile } from '../pins/link-previews/index.ts';
import {
  openFilePurge,
  purgeImageFiles,
  removeImageFiles,
  setMediaOrigin,
} from '../platform/media/images/index.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { runJob } from '../testing/run-job.ts';
import { runQueued } from '../testing/run-queued.ts';
import { testPicture } from '../testing/test-picture.ts';

const MEDIA = 'https://media.example';
const TOKEN = 'a token of the cache';

/** A request that the cache received, without those for files. */
type Received = { readonly method: string; readonly path: string; readonly body: string };

let site: TestApp;
let cache: Server;
let cacheUrl: string;
/** The files that the cache holds, by host and path. */
const stored = new Map<string, Buffer>();
let received: Received[] = [];
/** The status with which the cache answers what is no request for a file; undefined if it does its work. */
let refusal: number | undefined;

/** Answers as a caching proxy before the site: files from memory, `PURGE` for one of them, and `POST` as an API with lists. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  const key = `${headers.host}${url}`;
  if (method === 'GET') {
    const held = stored.get(key);
    if (held) return void response.end(held);
    const { statusCode, rawPayload } = await site.app.inject({ url });
    if (statusCode === 200) stored.set(key, rawPayload);
    return void response.writeHead(statusCode).end(rawPayload);
  }
  const body = (await buffer(request)).toString();
  received.push({ method, path: url, body });
  if (refusal !== undefined || headers.authorization !== `Bearer ${TOKEN}`)
    return void response.writeHead(refusal ?? 403).end();
  if (method === 'PURGE') return void response.writeHead(stored.delete(key) ? 200 : 404).end();
  for (const address of (JSON.parse(body) as { readonly files: readonly string[] }).files)
    stored.delete(address.replace('https://', ''));
  return void response.end();
}

beforeAll(async () => {
  cache = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(cache, 'listening');
  cacheUrl = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`;
  site = await testApp({
    mediaUrl: MEDIA,
    purgeFiles: openFilePurge({ purge: { url: cacheUrl, token: TOKEN } }),
  });
});
afterAll(async () => {
  setMediaOrigin(undefined);
  await site.close();
  cache.close();
});
afterEach(() => {
  received = [];
  refusal = undefined;
});

/** Reads a file through the cache, by its address at the CDN. */
async function statusOf(address: string): Promise<number> {
  const { host, pathname } = new URL(address);
  const { status } = await fetch(cacheUrl + pathname, { headers: { host } });
  return status;
}

/** Publishes a Pin, and returns the addresses of its image after the cache has stored them. */
async function publish(color: string): Promise<{
  readonly pin: string;
  readonly board: string;
  readonly addresses: string[];
}> {
  const member = await site.member('Maker');
  const board: string = (await member.call('Board', 'create', { name: 'Cups' })).data.id;
  const options = { board_id: board, title: 'Cup', image_base64: await testPicture(color) };
  const pin: string = (await member.call('Pin', 'create', options)).data.id;
  const { images } = (await member.get('Pin', { id: pin })).data;
  const addresses = Object.values<{ readonly url: string }>(images).map(({ url }) => url);
  expect(addresses[0]).toContain(MEDIA);
  for (const address of addresses) expect(await statusOf(address)).toBe(200);
  return { pin, board, addresses };
}

/** Removes a Pin as a moderator, and runs the jobs that withhold its image and delete the files. */
async function removeByModerator(pin: string): Promise<void> {
  const [moderator, reporter] = [await site.member('Moderator'), await site.member('Reporter')];
  await setRole(site.deps.db, moderator.username, 'moderator');
  const about = { object_type: 'pin', object_id: pin };
  await reporter.call('Report', 'create', { ...about, reason: 'spam' });
  await moderator.call('ModerationDecision', 'create', { ...about, decision: 'remove' });
  await runQueued(site.deps, [withholdRemoved, removeImageFiles]);
}

test('[OP-03] [OP-07] a withheld image is gone from the cache at every size, as soon as the cache answers again', async () => {
  const { pin, addresses } = await publish('#507020');
  await removeByModerator(pin);
  for (const address of addresses) expect(await statusOf(address)).toBe(200);
  refusal = 503;
  const failed = runQueued(site.deps, [purgeImageFiles]);
  await expect(failed).rejects.toThrow(/answered PURGE with 503: check PEGBOARD_PURGE_URL/);
  await expect(failed).rejects.not.toThrow(TOKEN);
  refusal = undefined;
  expect(await runQueued(site.deps, [purgeImageFiles])).toBe(1);
  for (const address of addresses) expect(await statusOf(address)).toBe(404);
});

test('[OP-03] [OP-07] an API of a CDN receives the complete addresses, at most 30 at once', async () => {
  const { addresses } = await publish('#205070');
  const purge = openFilePurge({ purge: { url: `${cacheUrl}/v4/purge_cache`, token: TOKEN } });
  const others = Array.from({ length: 40 }, (_, nth) => `${MEDIA}/i/other/${nth}.webp`);
  await purge?.([...addresses, ...others], AbortSignal.timeout(10_000));
  expect(received.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/v4/purge_cache'],
    ['POST', '/v4/purge_cache'],
  ]);
  expect(received.map(({ body }) => JSON.parse(body).files.length)).toEqual([30, addresses.length + 10]);
  expect([...stored.keys()].filter((key) => addresses.includes(`https://${key}`))).toEqual([]);
});

test('[OP-07] the image for link previews of a board is gone from the cache after the Pin that it shows was removed', async () => {
  const { pin, board } = await publish('#702050');
  const query = `{ result: v3GetBoardByIdQuery(board: "${board}") { ... on BoardData { data { linkPreview { url } } } } }`;
  const { data } = await site.visitor().graphql(query);
  const address = `${site.deps.env.publicUrl}${data.result.data.linkPreview.url}`;
  expect(await statusOf(address)).toBe(200);
  await removeByModerator(pin);
  await runJob(site.deps, purgeLinkPreviews);
  expect(await statusOf(address)).toBe(200);
  expect(await runQueued(site.deps, [purgePreviewFile])).toBe(1);
  await runQueued(site.deps, [purgeImageFiles]);
  expect(await statusOf(address)).not.toBe(200);
});

test('[OP-03] without a cache, deleted files queue nothing', async () => {
  expect(openFilePurge({ purge: undefined })).toBeUndefined();
  const deps = { ...site.deps, purgeFiles: undefined };
  const signature = '0'.repeat(32);
  await removeImageFiles.handle({ signature }, deps, { id: 'a', signal: AbortSignal.timeout(10_000) });
  expect(await runQueued(site.deps, [purgeImageFiles])).toBe(0);
});
