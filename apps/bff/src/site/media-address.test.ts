import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../testing/app.ts';
import { testPicture } from '../testing/test-picture.ts';
import { setMediaOrigin } from '../platform/media/images/index.ts';

const CDN = 'https://media.example';
let site: TestApp;
let member: TestVisitor;
let pin: string;
let signature: string;

beforeAll(async () => {
  site = await testApp({ mediaUrl: CDN });
  member = await site.member();
  const board = await member.call('Board', 'create', { name: 'Pots' });
  const made = await member.call('Pin', 'create', {
    board_id: board.data.id,
    image_base64: await testPicture('#207060'),
  });
  pin = made.data.id;
  signature = (await member.get('Pin', { id: pin })).data.image_signature;
});
afterAll(async () => {
  setMediaOrigin(undefined);
  await site.close();
});

test('[OP-03] images have the address of the CDN, and the site serves them at the same path', async () => {
  const { data } = await member.get('Pin', { id: pin });
  const { url } = data.images['236x'];
  expect(url).toMatch(new RegExp(`^${CDN}/i/236x/.*/${signature}\\.webp$`));
  const answer = await site.app.inject({ url: new URL(url).pathname });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('s-maxage=86400'),
  });
});

test('[OP-03] embedded pins and oEmbed show the image of the CDN, and their policy allows it', async () => {
  const page = await site.app.inject({ url: `/pin/${pin}/embed/` });
  expect(page.payload).toContain(`<img src="${CDN}/i/`);
  expect(page.headers['content-security-policy']).toContain(`img-src 'self' ${CDN};`);
  const address = `${site.deps.env.publicUrl}/pin/${pin}/`;
  const oembed = await site.app.inject({ url: `/oembed/?url=${encodeURIComponent(address)}` });
  expect(oembed.json().thumbnail_url).toMatch(`${CDN}/i/`);
});

test('[OP-07] a CDN that asks for a deleted image again learns that it is gone', async () => {
  const path = `/i/236x/${[0, 2, 4].map((at) => signature.slice(at, at + 2)).join('/')}/${signature}.jpg`;
  const ask = async () =>
    (await site.app.inject({ url: path, headers: { 'if-none-match': `"${signature}"` } })).statusCode;
  expect(await ask()).toBe(304);
  await site.deps.imageStore.delete(path.slice('/i/'.length));
  expect(await ask()).toBe(404);
});
