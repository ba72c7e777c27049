import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import type { PageRequest } from '../page.ts';
import { sourceAssets } from '../../../site/web-build.ts';

const HASH = 'a'.repeat(64);
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

let site: TestApp;
let member: TestVisitor;
let clientDir: string;
let otherBuild: string;
const requests: PageRequest[] = [];
const giveBack = vi.fn<() => void>();

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'pegboard-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets/entry-abc123.js'), 'export {};');
  await writeFile(join(clientDir, 'assets/favicon.ico'), 'an icon');
  await writeFile(join(clientDir, 'worker.js'), 'self.works = true;');
  await writeFile(join(clientDir, 'embed-elements.js'), 'customElements;');
  otherBuild = await mkdtemp(join(tmpdir(), 'pegboard-other-build-'));
  await writeFile(join(otherBuild, 'part-of-before.js'), 'export const before = true;');
  await writeFile(join(otherBuild, 'part-of-before.js.br'), 'compressed');
  site = await testApp({
    proxy: { trustedProxies: { kind: 'hops', count: 1 }, countryHeader: 'x-country' },
    persisted: { [`sha256:${HASH}`]: '{ viewer { user { fullName } } }' },
    pages: {
      clientDir,
      findOtherBuild: async (name) => (name === 'part-of-before.js' ? otherBuild : undefined),
      assets: sourceAssets('/assets/entry-abc123.js'),
      async render(page) {
        requests.push(page);
        if (page.url.endsWith('/cached/'))
          return { status: 200, html: Buffer.from('<!doctype html>'), giveBack };
        if (/\/(?:hidden|search\/pins)\/$/.test(page.url))
          return { status: 200, isNoindex: true, html: Buffer.from('<!doctype html>') };
        if (page.url.endsWith('/old/')) return { status: 301, redirect: '/new/' };
        return { status: 200, stream: Readable.from([`<!doctype html><title>Pegboard</title>`]) };
      },
    },
  });
  member = await site.member('Ines Moreau');
});
afterAll(async () => {
  await site.close();
  await rm(clientDir, { recursive: true });
  await rm(otherBuild, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const lastRequest = (): PageRequest => {
  const page = requests.at(-1);
  if (!page) throw new Error('No page was rendered.');
  return page;
};

test('[AC-04] a page that search engines must not index says so in a header, and JSON always does', async () => {
  const tagOf = async (url: string) => (await open(url)).headers['x-robots-tag'];
  expect(await tagOf('/hidden/')).toBe('noindex');
  expect(await tagOf('/')).toBeUndefined();
  expect(await tagOf('/resource/UserFollowersResource/get/')).toBe('noindex');
  expect(await tagOf('/oembed/?url=none')).toBe('noindex');
});

test('[BF-05] a page runs only the scripts of its own nonce, which no other page has', async () => {
  const answer = await open('/');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'nonce-${lastRequest().nonce}' 'strict-dynamic';`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  for (const forbidden of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(forbidden);
  expect(policy).not.toContain('unsafe');
  const first = lastRequest().nonce;
  await open('/');
  expect(lastRequest().nonce).not.toBe(first);
});

test('[BF-03] the memory of a cached page is released when its answer was sent', async () => {
  expect((await open('/cached/')).body).toBe('<!doctype html>');
  await expect.poll(() => giveBack.mock.calls).toHaveLength(1);
});

test.each(['/', '/nothing/at/all', '/resource/BoardResource/get/', '/assets/entry-abc123.js', '/healthz'])(
  '[BF-05] %s carries the headers that keep a browser from harm',
  async (url) => {
    expect((await open(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  },
);

test('[BF-05] the browser may restore the public pages of a visitor, and no others', async () => {
  const cachingOf = async (url: string, headers = {}) => (await open(url, headers)).headers['cache-control'];
  for (const url of ['/cached/', '/search/pins/'])
    expect(await cachingOf(url), url).toBe('private, no-cache');
  for (const url of ['/', '/hidden/', '/old/', '/board/shared/cached/'])
    expect(await cachingOf(url), url).toBe('private, no-store');
  expect((await open('/cached/')).headers['vary']).toContain('cookie');
});

test('[BF-05] a page sets a token that scripts can repeat', async () => {
  const answer = await open('/');
  expect(answer.cookies).toMatchObject([{ name: 'csrftoken', secure: true, sameSite: 'Lax', path: '/' }]);
  expect(answer.cookies[0]?.httpOnly).toBeUndefined();
  const { value = '' } = answer.cookies[0] ?? {};
  expect((await open('/', { cookie: `csrftoken=${value}` })).cookies).toEqual([]);
  for (const old of ['short', 'a'.repeat(32), 'a'.repeat(75)])
    expect((await open('/', { cookie: `csrftoken=${old}` })).cookies).toHaveLength(1);
});

test('[BF-05] absolute addresses are built from the configuration, never from Host', async () => {
  await open('/pin/1/?a=b', { host: '127.0.0.1:9' });
  expect(lastRequest()).toMatchObject({
    url: 'http://localhost:4310/pin/1/?a=b',
    publicUrl: 'http://localhost:4310',
  });
});

test('[BF-03] a page reads GraphQL in this process, as its visitor', async () => {
  const read = async (cookie: string): Promise<unknown> => {
    await open('/', { cookie });
    return lastRequest().read(HASH, {});
  };
  const session = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await read(session)).toEqual({ viewer: { user: { fullName: 'Ines Moreau' } } });
  expect(await read('')).toEqual({ viewer: null });
});

test('[BF-10] a process lives without its database, and is ready with it alone', async () => {
  const statuses = async (): Promise<readonly number[]> => [
    (await open('/healthz')).statusCode,
    (await open('/readyz')).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200]);
  const away = vi.spyOn(site.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  expect(await statuses()).toEqual([200, 503]);
  away.mockRestore();
});

test('[BF-10] a page that reads nothing is served while the database is away', async () => {
  const away = vi.spyOn(site.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  const answer = await open('/', { cookie: '__Host-pegboard=a-token' });
  expect(answer.statusCode).toBe(200);
  await expect(lastRequest().read(HASH, {})).rejects.toThrow('connect');
  away.mockRestore();
});

test.each<[string, string, object]>([
  [
    'dark',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    { isBot: true, device: 'desktop' },
  ],
  [
    'light',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36',
    { isBot: false, runsScripts: true },
  ],
  [
    'auto',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    { device: 'mobile' },
  ],
  [
    'auto',
    'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/106.0.0.0 Mobile Safari/537.36',
    { runsScripts: false },
  ],
])('[WB-14] a page knows the chosen theme %s, and who reads', async (theme, agent, reader) => {
  await open('/', { cookie: `pb_theme=${theme}`, 'user-agent': agent });
  expect(lastRequest()).toMatchObject({ theme, ...reader });
});

test.each<[string, string, Record<string, string>, string]>([
  ['the browser', '/', { 'accept-language': 'de-AT, en;q=0.5' }, 'de'],
  ['the country', '/', { 'x-country': 'EG', 'user-agent': PERSON }, 'ar'],
  ['the address', '/?locale=ar', { 'accept-language': 'de' }, 'ar'],
])('[WB-12] a page is in the language of %s, and says so', async (_, url, headers, locale) => {
  const answer = await open(url, headers);
  expect(lastRequest().locale).toBe(locale);
  expect(answer.headers).toMatchObject({
    'content-language': locale,
    vary: expect.stringContaining('accept-language'),
  });
});

test('[WB-12] the language that a visitor chose on one of our pages is that of the next ones, in every country', async () => {
  const pressed = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-user': '?1',
    'x-country': 'DE',
    'sec-gpc': '1',
  };
  const localeCookies = (answer: Awaited<ReturnType<typeof open>>) =>
    answer.cookies.filter(({ name }) => name === 'pb_locale');
  const chosen = await open('/?locale=ar', pressed);
  expect(localeCookies(chosen)).toMatchObject([
    { value: 'ar', path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 31_536_000 },
  ]);
  await open('/', { cookie: 'pb_locale=ar', 'accept-language': 'de' });
  expect(lastRequest().locale).toBe('ar');
  const elsewhere = [
    await open('/?locale=ar', { 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }),
    await open('/?locale=ar', { 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' }),
    await open('/?locale=ar', { 'sec-fetch-site': 'same-origin' }),
    await open('/?locale=ar'),
    await open('/?locale=xx', pressed),
    await open('/', pressed),
  ];
  expect(elsewhere.flatMap(localeCookies)).toEqual([]);
});

test('[WB-09] a member’s page is in the language of the account, whatever the browser says', async () => {
  await member.call('UserSettings', 'update', { locale: 'de' });
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await open('/', { cookie, 'accept-language': 'ar' });
  expect(lastRequest().locale).toBe('de');
});

test('a page that moved is a redirect', async () => {
  const answer = await open('/old/');
  expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/new/']);
});

test('[BF-01] an address of the interface is never a page', async () => {
  const count = requests.length;
  expect((await open('/resource/NothingResource/get/')).json().resource_response.error.code).toBe(
    'not_found',
  );
  expect((await open('/graphql')).statusCode).toBe(405);
  expect((await open('/i/236x/nothing')).statusCode).toBe(404);
  expect((await open('/assets/missing.js')).statusCode).toBe(404);
  expect(requests).toHaveLength(count);
});

test('[IO-08] a page names its member to the service worker, and visitors as none; its policy allows workers of the site alone', async () => {
  const ofVisitor = await open('/');
  expect(ofVisitor.headers['pegboard-account']).toBe('none');
  expect(ofVisitor.headers['content-security-policy']).toContain("worker-src 'self';");
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ofMember = await open('/', { cookie });
  expect(ofMember.headers['pegboard-account']).toBe(member.id);
  expect(ofMember.headers['cache-control']).toBe('private, no-store');
});

test('[IO-08] browsers find the icon of the site at /favicon.ico, without a link', async () => {
  const answer = await open('/favicon.ico');
  expect([answer.statusCode, answer.body]).toEqual([200, 'an icon']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=86400',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a built file is cached for ever, as it never changes under its name', async () => {
  const answer = await open('/assets/entry-abc123.js');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('[PK-09] a page of the build before, open since then, still loads its parts', async () => {
  const answer = await open('/assets/part-of-before.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'export const before = true;']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const compressed = await open('/assets/part-of-before.js', { 'accept-encoding': 'br' });
  expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', 'compressed']);
  for (const other of ['..%2fworker.js', '..%2f..%2fpackage.json', '.hidden.js'])
    expect([other, (await open(`/assets/${other}`)).statusCode]).toEqual([other, 404]);
});

test.each([
  ['in an allowed country', { 'x-country': 'JP' }, 'JP'],
  ['not in an excluded one', { 'x-country': 'FR' }, undefined],
  ['not in an unknown one', {}, undefined],
  ['not to who asks for privacy by Sec-GPC', { 'x-country': 'JP', 'sec-gpc': '1' }, undefined],
  ['not to who asks for privacy by DNT', { 'x-country': 'JP', dnt: '1' }, undefined],
  ['[UV-09] not to bots', { 'x-country': 'JP', 'user-agent': 'Googlebot/2.1' }, undefined],
])('[UV-02] a page gets the country %s', async (_, headers, country) => {
  await open('/', { 'user-agent': PERSON, ...headers });
  expect(lastRequest().country).toBe(country);
});

test.each([
  ['en-US', 'ltr', 'Create a Pin'],
  ['de', 'ltr', 'Pin erstellen'],
  ['ar', 'rtl', 'إنشاء دبوس'],
])('[CR-13] the manifest in %s is installable and has the share target', async (lang, dir, shortcut) => {
  const answer = await open(`/manifest.webmanifest?lang=${lang}`);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers['set-cookie']).toBeUndefined();
  const manifest = answer.json();
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Pegboard',
    lang,
    dir,
    start_url: '/',
    display: 'standalone',
    shortcuts: expect.arrayContaining([{ name: shortcut, url: '/pin/create/' }]),
    share_target: {
      action: '/pin/create/share/',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', 'video/*'] }] },
    },
  });
  const assets = new URL('../../../../../web/public/', import.meta.url);
  for (const { src, sizes, type } of manifest.icons) {
    if (type !== 'image/png') continue;
    const { format, width, height, hasAlpha } = await sharp(
      fileURLToPath(new URL(`.${src}`, assets)),
    ).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    // A mask cuts a maskable icon, so it has no transparent corners.
    if (src.includes('maskable')) expect(hasAlpha).toBe(false);
  }
});

test('[IO-08] the service worker is checked for a new version at each use, and may send requests to this site alone', async () => {
  const answer = await open('/worker.js');
  expect(answer.body).toBe('self.works = true;');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('[IO-07] pages of any origin can run the script of the embedding elements, which sets no cookie', async () => {
  const answer = await open('/embed/elements.js');
  expect(answer.body).toBe('customElements;');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.cookies).toEqual([]);
});
