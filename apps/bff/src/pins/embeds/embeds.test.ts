import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import sax from 'sax';
import { embedSize, gridSize } from './embed-size.ts';
import { toColumns } from './embed-page.ts';
import { parseEmbedUrl } from './embed-target.ts';
import { oembedSchema } from './oembed.ts';

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

test('[IO-06] oEmbed in XML has the values of that in JSON, and hostile texts stay texts', async () => {
  const id = await pinOn('public');
  const [json, xml] = [await oembedOf(id), await oembedOf(id, '&format=xml')];
  expect(xml.headers).toMatchObject({
    'content-type': 'text/xml; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  const values: Record<string, string> = {};
  const parser = sax.parser(true);
  let name = '';
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => (name = tag.name);
  parser.ontext = (text) => (values[name] = text);
  parser.write(xml.body).close();
  expect(values).toEqual(
    Object.fromEntries(Object.entries(json.json() as object).map(([key, value]) => [key, String(value)])),
  );
});

test('[CU-12] the embeddable page can be framed by any site, runs its one script and escapes texts of members', async () => {
  const answer = await get(`/pin/${await pinOn('public')}/embed/`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain('Mara Lind');
  const script = `<script defer src="${site.deps.env.publicUrl}/embed/frame.js"></script>`;
  expect(answer.body.replace(script, '')).not.toMatch(/<script|alert\(1\)<|onerror=/);
  expect(answer.headers['content-security-policy']).toContain(
    `script-src ${site.deps.env.publicUrl}/embed/frame.js;`,
  );
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
  ['another format', '/oembed/?url=https://pegboard.example/pin/7/&format=yaml', 501],
  ['a theme that is none', '/oembed/?url=https://pegboard.example/pin/7/&theme=blue', 400],
  ['too many columns', '/oembed/?url=https://pegboard.example/pin/7/&columns=7', 400],
  ['a width that is none', '/oembed/?url=https://pegboard.example/pin/7/&maxwidth=-4', 400],
  ['two addresses', '/oembed/?url=a&url=b', 400],
])('[CU-12] oEmbed refuses %s', async (_, url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test.each<[string, object | undefined]>([
  ['/pin/a-cup--77/', { kind: 'pin', id: '77' }],
  ['/pin/77', { kind: 'pin', id: '77' }],
  ['/pin/77/?utm=1#comments', { kind: 'pin', id: '77' }],
  ['/ada/pots/', { kind: 'board', username: 'ada', slug: 'pots' }],
  ['/ada/pots/cups/', { kind: 'board', username: 'ada', slug: 'pots' }],
  ['/ada/t%C3%B6pfe/', { kind: 'board', username: 'ada', slug: 'töpfe' }],
  ['/ada/', { kind: 'profile', username: 'ada' }],
  ['/ada/_saved/', { kind: 'profile', username: 'ada' }],
  ['/pin/77/edit/', undefined],
  ['/pin/nonsense/', undefined],
  ['/settings/privacy/', undefined],
  ['/embed/ada/', undefined],
  ['/ada/followers/', undefined],
])('[IO-06] the target of %s is %o', (path, target) => {
  expect(parseEmbedUrl(`https://pegboard.example${path}`, 'https://pegboard.example')).toEqual(target);
});

test.each([
  'https://evil.example/pin/77/',
  'https://ada@pegboard.example/pin/77/',
  'javascript:alert(1)',
  '/pin/77/',
])('[CU-12] %s has no target', (address) => {
  expect(parseEmbedUrl(address, 'https://pegboard.example')).toBeUndefined();
});

test('[IO-06] the embedded page of a Pin is at its address with the slug too', async () => {
  const id = await pinOn('public');
  expect((await get(`/pin/a-cup--${id}/embed/`)).statusCode).toBe(200);
  expect((await get(`/pin/a-cup--9/embed/`)).statusCode).toBe(404);
});

test('[IO-06] a board and a profile are embedded with their public Pins, in columns, a theme and a language', async () => {
  const board = (await maker.call('Board', 'create', { name: 'Töpfe', privacy: 'public' })).data;
  await maker.call('Pin', 'create', { board_id: board.id, title: HOSTILE, image_base64: picture });
  const secret = await pinOn('secret');
  for (const path of [`/embed${board.url}`, `/embed/${maker.username}/`]) {
    const answer = await get(`${path}?theme=dark&columns=2&lang=ar`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
    expect(answer.body.match(/class="column"/g)).toHaveLength(2);
    expect(answer.body).toContain('عرض على Pegboard');
    expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toMatch(/alert\(1\)<|onerror=/);
    const target = `${site.deps.env.publicUrl}${path.replace('/embed', '')}`;
    const data = oembedSchema.parse(
      (await get(`/oembed/?url=${encodeURIComponent(target)}&theme=dark&columns=2&lang=ar`)).json(),
    );
    expect(data).toMatchObject({ author_name: expect.any(String), thumbnail_url: expect.any(String) });
    expect(data.html).toContain(`${path}?theme=dark&amp;columns=2&amp;lang=ar"`);
  }
});

test.each(['secret', 'protected'])('[IO-06] a %s board has the response of none', async (privacy) => {
  const board = (await maker.call('Board', 'create', { name: `Closed ${privacy}`, privacy })).data;
  const bodies = await Promise.all(
    [board.url, `/${maker.username}/none/`, '/nobody_at_all/'].map(async (path) => {
      const page = await get(`/embed${path}`);
      const embed = await get(`/oembed/?url=${encodeURIComponent(site.deps.env.publicUrl + path)}`);
      expect([page.statusCode, embed.statusCode]).toEqual([404, 404]);
      return page.body.replaceAll(/nonce="[^"]*"/g, '');
    }),
  );
  expect(new Set(bodies).size).toBe(1);
});

test('[IO-06] the script of frames sends and hears messages of the page around it alone', async () => {
  const answer = await get('/embed/frame.js');
  expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain('event.source !== parent');
});

test('[IO-06] a card goes to the shortest column', () => {
  const card = (id: string, height: number) => ({
    title: id,
    address: `https://pegboard.example/pin/${id}/`,
    alt: '',
    color: '#806040',
    picture: { url: 'https://pegboard.example/i/a.jpg', width: 100, height },
  });
  const columns = toColumns([card('1', 300), card('2', 100), card('3', 100), card('4', 50)], 2);
  expect(columns.map((column) => column.map(({ title }) => title))).toEqual([['1'], ['2', '3', '4']]);
  expect(gridSize({ maxWidth: 5000, maxHeight: 10 })).toEqual({ width: 1200, height: 200 });
});

test('[CU-12] a frame has the requested width within bounds, and the height of the image and the texts', () => {
  const picture = { width: 200, height: 300 };
  expect(embedSize(picture, {})).toEqual({ width: 345, height: 610 });
  expect(embedSize(picture, { maxWidth: 10 })).toEqual({ width: 150, height: 317 });
  expect(embedSize(picture, { maxWidth: 5000, maxHeight: 400 })).toEqual({ width: 600, height: 400 });
  expect(embedSize(undefined, { maxWidth: 200 })).toEqual({ width: 200, height: 342 });
});
