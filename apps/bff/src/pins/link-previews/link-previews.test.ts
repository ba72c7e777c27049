import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { purgeLinkPreviews } from './purge-previews.ts';

const PREVIEW = '{ linkPreview { url width height } }';
let site: TestApp;
let maker: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
});
afterAll(() => site.close());

type Made = { readonly id: string; readonly slug: string };

async function board(name: string, options: object = {}, by = maker): Promise<Made> {
  const made = await by.call('Board', 'create', { name, ...options });
  expect(made.error).toBeUndefined();
  return { id: made.data.id, slug: made.data.url.split('/')[2] };
}
async function pin(boardId: string, color: string, more: object = {}): Promise<string> {
  const image = await testPicture(color, { width: 800, height: 1000 });
  const made = await maker.call('Pin', 'create', {
    board_id: boardId,
    image_base64: image,
    title: color,
    ...more,
  });
  expect(made.error).toBeUndefined();
  return made.data.id;
}
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers });
async function previewOf({ id }: { readonly id: string }, by = site.visitor()): Promise<string | undefined> {
  const read = await by.graphql(
    `{ result: v3GetBoardByIdQuery(board: "${id}") { ... on BoardData { data ${PREVIEW} } } }`,
  );
  const preview = read.data.result.data?.linkPreview;
  if (preview) expect(preview).toMatchObject({ width: 1200, height: 630 });
  return preview?.url;
}
async function storedPreviews(): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const path of site.deps.imageStore.list()) if (path.startsWith('preview/')) paths.push(path);
  return paths;
}
async function colorAt(jpeg: Buffer, left: number, top: number): Promise<readonly number[]> {
  const data = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...data];
}

test('[IO-10] the preview of a board shows its covers at their colors, is made once and cached forever', async () => {
  const made = await board('Kitchens');
  for (const color of ['#206080', '#806020', '#208040']) await pin(made.id, color);
  const url = (await previewOf(made)) ?? '';
  const [first, second] = await Promise.all([get(url), get(url)]);
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const near = async (left: number, top: number, color: readonly number[]): Promise<void> => {
    const found = await colorAt(first.rawPayload, left, top);
    for (const [at, value] of color.entries()) expect(Math.abs((found[at] ?? 0) - value)).toBeLessThan(6);
  };
  await near(700, 300, [0x20, 0x80, 0x40]);
  await near(1100, 100, [0x80, 0x60, 0x20]);
  await near(1100, 500, [0x20, 0x60, 0x80]);
  expect(await storedPreviews()).toHaveLength(1);
  const again = await get(url, { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test('[IO-10] the address changes with the name and the covers, and a former one leads to the current one', async () => {
  const made = await board('Gardens');
  const empty = (await previewOf(made)) ?? '';
  expect((await get(empty)).statusCode).toBe(200);
  await pin(made.id, '#305070');
  const withCover = (await previewOf(made)) ?? '';
  await maker.call('Board', 'update', { board_id: made.id, name: 'Quiet gardens' });
  const renamed = (await previewOf(made)) ?? '';
  expect(new Set([empty, withCover, renamed]).size).toBe(3);
  const former = await get(withCover);
  expect([former.statusCode, former.headers['location']]).toEqual([302, renamed]);
  const before = await storedPreviews();
  expect((await get(renamed)).statusCode).toBe(200);
  // The image of the former contents is replaced.
  expect(await storedPreviews()).toHaveLength(before.length);
});

test('[IO-10] a section and a profile have images of their own', async () => {
  const made = await board('Rooms');
  const section = await maker.call('BoardSection', 'create', { board_id: made.id, title: 'Hall' });
  await pin(made.id, '#604020', { section: section.data.id });
  const read = await site.visitor().graphql(`{
    board: v3GetBoardByIdQuery(board: "${made.id}") { ... on BoardData { data { sections ${PREVIEW} } } }
    user: v3GetUserQuery(username: "${maker.username}") { ... on UserData { data ${PREVIEW} } }
  }`);
  const urls = [read.data.board.data.sections[0].linkPreview.url, read.data.user.data.linkPreview.url];
  for (const url of urls) expect((await get(url)).headers['content-type']).toBe('image/jpeg');
  expect(urls).toEqual([
    expect.stringMatching(/^\/i\/preview\/section\/\d+\/[0-9a-f]{32}\.jpg$/),
    expect.stringMatching(/^\/i\/preview\/member\/\d+\/[0-9a-f]{32}\.jpg$/),
  ]);
  const page = await get(
    `/oembed/?url=${encodeURIComponent(`${site.deps.env.publicUrl}/${maker.username}/${made.slug}/`)}`,
  );
  expect(page.json()).toMatchObject({
    thumbnail_url: `${site.deps.env.publicUrl}${await previewOf(made)}`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
});

test('[IO-10] what visitors do not see has no preview: the same bytes as what does not exist', async () => {
  const missing = await get(`/i/preview/board/1/${'0'.repeat(32)}.jpg`);
  expect(missing.statusCode).toBe(404);
  const plain = (payload: string): string => payload.replaceAll(/"request_id":"[^"]*"/g, '');
  for (const change of [{ privacy: 'secret' }, { privacy: 'protected' }, undefined]) {
    const made = await board(`Hidden ${change?.privacy}`);
    await pin(made.id, '#111111');
    const url = (await previewOf(made)) ?? '';
    expect((await get(url)).statusCode).toBe(200);
    if (change) await maker.call('Board', 'update', { board_id: made.id, ...change });
    else await maker.call('Board', 'delete', { board_id: made.id });
    const hidden = await get(url);
    expect([hidden.statusCode, plain(hidden.payload)]).toEqual([404, plain(missing.payload)]);
    expect(await previewOf(made)).toBeUndefined();
  }
  const hider = await site.member('Hidden Hanna');
  const made = await board('Mine', {}, hider);
  const url = (await previewOf(made)) ?? '';
  await site.deps.db.execute(`update users set hides_from_search_engines = true where id = ${hider.id}`);
  expect((await get(url)).statusCode).toBe(404);
});

test('[OP-07] the image of a deleted board is removed from the store', async () => {
  const made = await board('Short');
  await get((await previewOf(made)) ?? '');
  await runJob(site.deps, purgeLinkPreviews, {});
  const before = await storedPreviews();
  await maker.call('Board', 'delete', { board_id: made.id });
  await runJob(site.deps, purgeLinkPreviews, {});
  expect(await storedPreviews()).toHaveLength(before.length - 1);
});

test('[IO-10] nothing is read for members, whose pages name no image', async () => {
  const made = await board('For members');
  expect(await previewOf(made, maker)).toBeUndefined();
});

test('[IO-10] an address may request images up to a rate limit', async () => {
  const url = `/i/preview/board/1/${'0'.repeat(32)}.jpg`;
  const ask = () => site.app.inject({ method: 'GET', url, remoteAddress: '198.51.100.77' });
  const codes = new Set<number>();
  for (let at = 0; at < 125; at += 1) codes.add((await ask()).statusCode);
  expect([...codes]).toEqual([404, 429]);
});
