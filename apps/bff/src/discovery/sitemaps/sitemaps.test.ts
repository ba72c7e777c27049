import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import sax from 'sax';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { sitemapEntries } from './read-entries.ts';
import { createSitemapFiles } from './read-ranges.ts';

const HOUR = 3_600_000;
let site: TestApp;
let maker: TestVisitor;
let picture: string;
let hour = 0;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  picture = await testPicture('#806040', { width: 900, height: 1350 });
});
afterAll(() => site.close());
/** Lets an hour pass: the ranges of the files are read again after ten minutes. */
const wait = () => {
  site.clock.now = new Date(Date.now() + ++hour * HOUR);
};
beforeEach(wait);

const open = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const board = async (privacy: string, who = maker) =>
  (await who.call('Board', 'create', { name: `Pots ${Math.random()}`, privacy })).data;
const pinOn = async (boardId: string, title = 'Cup', who = maker): Promise<string> =>
  (await who.call('Pin', 'create', { board_id: boardId, title, image_base64: picture })).data.id;

/** Returns the texts of the elements of XML by name. Throws if it is not well-formed. */
function textsOf(xml: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const parser = sax.parser(true);
  let name = '';
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => {
    name = tag.name;
    const { hreflang, href } = tag.attributes as Readonly<Record<string, string>>;
    if (name === 'xhtml:link') texts.set(name, [...(texts.get(name) ?? []), `${hreflang} ${href}`]);
  };
  parser.ontext = (text) => texts.set(name, [...(texts.get(name) ?? []), text]);
  parser.write(xml).close();
  return texts;
}
const locations = async (kind: string): Promise<readonly string[]> => {
  const answer = await open(`/sitemap-${kind}-1.xml`);
  expect([200, 404], answer.body).toContain(answer.statusCode);
  return answer.statusCode === 404 ? [] : (textsOf(answer.body).get('loc') ?? []);
};

test('[IO-04] the index lists a file of each kind with the time of its last change', async () => {
  const { id } = await board('public');
  await pinOn(id);
  const answer = await open('/sitemap.xml');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  const texts = textsOf(answer.body);
  expect(texts.get('loc')).toEqual(
    ['pages', 'pins-1', 'boards-1', 'profiles-1'].map(
      (file) => `${site.deps.env.publicUrl}/sitemap-${file}.xml`,
    ),
  );
  expect(texts.get('lastmod')).toHaveLength(3);
});

test('[IO-04] each Pin is in one file, also where the files are found by several statements', async () => {
  const { id } = await board('public');
  // Files of one entry, of which a statement finds five.
  for (let nth = 0; nth < 11; nth += 1) await pinOn(id, `Cup number ${nth}`);
  wait();
  const all = await locations('pins');
  const files = await createSitemapFiles(site.deps, 1)();
  const paths: string[] = [];
  for (const file of files.filter(({ kind }) => kind === 'pins')) {
    const found: string[] = [];
    for await (const entries of sitemapEntries(site.deps.db, file))
      found.push(...[...entries].map(({ path }) => path));
    expect(found).toHaveLength(1);
    paths.push(...found);
  }
  expect(paths.map((path) => site.deps.env.publicUrl + path)).toEqual(all);
});

test('[IO-04] the entry of a Pin has its canonical address, image, languages and last change', async () => {
  const { id: boardId } = await board('public');
  const id = await pinOn(boardId, 'A cup & <saucer>');
  const of = async () => {
    const { body } = await open('/sitemap-pins-1.xml');
    const entry = body.split('<url>').find((each) => each.includes(`--${id}/`)) ?? '';
    return textsOf(`<url xmlns:image="i" xmlns:xhtml="x">${entry.replace('</urlset>', '')}`);
  };
  const [before] = [await of()];
  const address = `${site.deps.env.publicUrl}/pin/a-cup-saucer--${id}/`;
  expect(before.get('loc')).toEqual([address]);
  expect(before.get('image:loc')?.[0]).toMatch(/^http:\/\/localhost:4310\/i\/736x\/.*\.jpg$/);
  expect(before.get('xhtml:link')).toEqual([
    `en ${address}?locale=en-US`,
    `de ${address}?locale=de`,
    `ar ${address}?locale=ar`,
    `x-default ${address}`,
  ]);
  await maker.call('Pin', 'update', { id, description: 'Fired twice.' });
  const [first, second] = [before.get('lastmod')?.[0] ?? '', (await of()).get('lastmod')?.[0] ?? ''];
  expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
});

test('[IO-04] saves, comments and reactions are no change of a Pin', async () => {
  const { id: boardId } = await board('public');
  const id = await pinOn(boardId);
  const before = await open('/sitemap-pins-1.xml');
  const other = await site.member();
  const own = await board('public', other);
  await other.call('Repin', 'create', { pin_id: id, board_id: own.id });
  expect((await open('/sitemap-pins-1.xml')).headers['etag']).toBe(before.headers['etag']);
});

test.each(['secret', 'protected'])('[IO-04] a %s board and its Pins are in no file', async (privacy) => {
  const hidden = await board(privacy);
  const id = await pinOn(hidden.id);
  expect((await locations('pins')).filter((url) => url.includes(id))).toEqual([]);
  expect((await locations('boards')).filter((url) => url.endsWith(hidden.url))).toEqual([]);
});

test('[IO-04] a board that becomes secret leaves with its Pins, and changes the entity tags', async () => {
  const shown = await board('public');
  const id = await pinOn(shown.id);
  const tags = async () =>
    Promise.all(
      ['pins', 'boards'].map(async (kind) => (await open(`/sitemap-${kind}-1.xml`)).headers['etag']),
    );
  const before = await tags();
  expect((await locations('pins')).filter((url) => url.includes(id))).toHaveLength(1);
  expect((await locations('boards')).filter((url) => url.endsWith(shown.url))).toHaveLength(1);
  await maker.call('Board', 'update', { board_id: shown.id, privacy: 'secret' });
  expect((await locations('pins')).filter((url) => url.includes(id))).toEqual([]);
  expect((await locations('boards')).filter((url) => url.endsWith(shown.url))).toEqual([]);
  const after = await tags();
  expect(after.filter((tag) => before.includes(tag))).toEqual([]);
});

test.each<[string, (of: { readonly boardId: string; readonly id: string }) => Promise<unknown>]>([
  ['was deleted', ({ id }) => maker.call('Pin', 'delete', { id })],
  ['is on a deleted board', ({ boardId }) => maker.call('Board', 'delete', { board_id: boardId })],
  ['is on an archived board', ({ boardId }) => maker.call('BoardArchive', 'create', { board_id: boardId })],
])('[IO-04] a Pin that %s is in no file', async (_, change) => {
  const { id: boardId } = await board('public');
  const id = await pinOn(boardId);
  expect((await locations('pins')).filter((url) => url.includes(id))).toHaveLength(1);
  expect(await change({ boardId, id })).toMatchObject({ status: 200 });
  expect((await locations('pins')).filter((url) => url.includes(id))).toEqual([]);
});

test('[IO-04] a repin is in no file: its page has noindex', async () => {
  const { id: boardId } = await board('public');
  const id = await pinOn(boardId);
  const other = await site.member();
  const own = await board('public', other);
  const saved = await other.call('Repin', 'create', { pin_id: id, board_id: own.id });
  const found = await locations('pins');
  expect(found.filter((url) => url.includes(id))).toHaveLength(1);
  expect(found.filter((url) => url.includes(saved.data.id))).toEqual([]);
});

test('[IO-04] a profile is listed once it shows something, and a member with secret boards alone is in no file', async () => {
  const other = await site.member();
  const hidden = await board('secret', other);
  await pinOn(hidden.id, 'Cup', other);
  const profile = `${site.deps.env.publicUrl}/${other.username}/`;
  expect(await locations('profiles')).not.toContain(profile);
  await other.call('Board', 'update', { board_id: hidden.id, privacy: 'public' });
  wait();
  expect(await locations('profiles')).toContain(profile);
});

test('[IO-04] a file that did not change is a 304', async () => {
  const { id } = await board('public');
  await pinOn(id);
  for (const url of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-pins-1.xml', '/sitemap-boards-1.xml']) {
    const etag = String((await open(url)).headers['etag']);
    const again = await open(url, { 'if-none-match': etag });
    expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
  }
});

test('[IO-04] files that are none are 404, and other methods are refused', async () => {
  for (const url of [
    '/sitemap-pins-2.xml',
    '/sitemap-pins-0.xml',
    '/sitemap-nothing-1.xml',
    '/sitemap-pins.xml',
  ])
    expect((await open(url)).statusCode, url).toBe(404);
  expect((await site.app.inject({ method: 'POST', url: '/sitemap.xml' })).statusCode).toBe(405);
});

test('[IO-04] a site that is not to be indexed has no sitemap', async () => {
  const hidden = await testApp({ allowsIndexing: false });
  expect((await hidden.app.inject({ url: '/sitemap.xml' })).statusCode).toBe(404);
  await hidden.close();
});
