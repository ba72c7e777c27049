import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { embedSize } from './embed-size.ts';
import { oembedSchema, parsePinUrl } from './oembed.ts';

const HOSTILE = `"><script>alert(1)</script>'&`;
let site: TestApp;
let maker: TestVisitor;
let picture: string;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  picture = await testPicture('#806040', { width: 300, height: 450 });
});
afterAll(() => site.close());

async function pinOn(privacy: string): Promise<string> {
  const board = await maker.call('Board', 'create', { name: `${privacy} ${Math.random()}`, privacy });
  const made = await maker.call('Pin', 'create', {
    board_id: board.data.id,
    title: HOSTILE,
    alt_text: HOSTILE,
    image_base64: picture,
  });
  return made.data.id;
}
const get = (url: string) => site.app.inject({ method: 'GET', url });
const oembedOf = (id: string, more = '') =>
  get(`/oembed/?url=${encodeURIComponent(`${site.deps.env.publicUrl}/pin/a-cup--${id}/`)}${more}`);

test('[CU-12] oEmbed returns the frame of a pin, its title, creator and image, to any site', async () => {
  const id = await pinOn('public');
  const answer = await oembedOf(id, '&maxwidth=400');
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  });
  const data = oembedSchema.parse(answer.json());
  expect(data).toMatchObject({
    type: 'rich',
    title: HOSTILE,
    author_name: 'Mara Lind',
    width: 400,
    height: 692,
  });
  expect(data.thumbnail_url).toMatch(/^http.*\.jpg$/);
  expect(data.html).toContain(`/pin/${id}/embed/" width="400" height="692"`);
  expect(data.html).not.toContain('<script');
});

test('[CU-12] the embeddable page can be framed by any site, runs no scripts and escapes texts of members', async () => {
  const answer = await get(`/pin/${await pinOn('public')}/embed/`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain('Mara Lind');
  expect(answer.body).not.toMatch(/<script|alert\(1\)<|onerror=/);
});

test('[CU-12] a pin that is not on a public board has the same response as none', async () => {
  const bodies = await Promise.all(
    [await pinOn('secret'), await pinOn('protected'), '9', 'nonsense'].map(async (id) => {
      const [page, embed] = [await get(`/pin/${id}/embed/`), await oembedOf(id)];
      expect([page.statusCode, embed.statusCode]).toEqual([404, 404]);
      return page.body.replaceAll(/nonce="[^"]*"/g, '');
    }),
  );
  expect(new Set(bodies).size).toBe(1);
});

test.each([
  ['no address', '/oembed/', 400],
  ['another format', '/oembed/?url=https://pegboard.example/pin/7/&format=xml', 501],
  ['a width that is none', '/oembed/?url=https://pegboard.example/pin/7/&maxwidth=-4', 400],
  ['two addresses', '/oembed/?url=a&url=b', 400],
])('[CU-12] oEmbed refuses %s', async (_, url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test.each([
  ['https://pegboard.example/pin/a-cup--77/', '77'],
  ['https://pegboard.example/pin/77', '77'],
  ['https://pegboard.example/pin/77/?utm=1#comments', '77'],
  ['https://pegboard.example/pin/77/edit/', undefined],
  ['https://evil.example/pin/77/', undefined],
  ['https://ada@pegboard.example/pin/77/', undefined],
  ['javascript:alert(1)', undefined],
  ['/pin/77/', undefined],
])('[CU-12] the pin of %s is %s', (address, id) => {
  expect(parsePinUrl(address, 'https://pegboard.example')).toBe(id);
});

test('[CU-12] a frame has the requested width within bounds, and the height of the image and the texts', () => {
  const picture = { width: 200, height: 300 };
  expect(embedSize(picture, {})).toEqual({ width: 345, height: 610 });
  expect(embedSize(picture, { maxWidth: 10 })).toEqual({ width: 150, height: 317 });
  expect(embedSize(picture, { maxWidth: 5000, maxHeight: 400 })).toEqual({ width: 600, height: 400 });
  expect(embedSize(undefined, { maxWidth: 200 })).toEqual({ width: 200, height: 342 });
});
