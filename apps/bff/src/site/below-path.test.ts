import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordResetMail } from '../people/accounts/password-reset-mail.ts';
import { testApp, TEST_PASSWORD, type TestApp, type TestVisitor } from '../testing/app.ts';
import type { PageRequest } from '../platform/http/page.ts';
import { CSRF_COOKIE, SESSION_COOKIE } from '../platform/http/plugins/cookies.ts';
import { videoPath } from '../platform/media/images/video-files.ts';
import { sourceAssets } from './web-build.ts';

const SITE = 'https://example.org/pins';
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

let site: TestApp;
let member: TestVisitor;
let clientDir: string;
let rendered: PageRequest | undefined;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'pegboard-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets/entry-abc123.js'), 'export {};');
  await writeFile(join(clientDir, 'worker.js'), 'self.works = true;');
  site = await testApp({
    publicUrl: SITE,
    pages: {
      clientDir,
      assets: sourceAssets('/assets/entry-abc123.js'),
      async render(page) {
        rendered = page;
        const { pathname } = new URL(page.url);
        if (pathname === '/old/') return { status: 301, redirect: '/new/?a=1' };
        const html = `<!doctype html><a href="/pin/1/">${page.url}</a>`;
        if (pathname === '/whole/') return { status: 200, html: Buffer.from(html) };
        return { status: 200, stream: Readable.from([html]) };
      },
    },
  });
  member = await site.member('Ines Moreau');
});
afterAll(async () => {
  await site.close();
  await rm(clientDir, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'example.org', 'user-agent': PERSON, ...headers } });
/** Sends a change as a page of the site does, with the cookies by the names that browsers have. */
const change = (url: string, payload: object, cookies: string, token: string) =>
  site.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'example.org', 'sec-fetch-site': 'same-origin', cookie: cookies, 'x-csrftoken': token },
  });
const asMember = (): Record<string, string> => ({
  cookie: `__Secure-pegboard=${member.cookies.get(SESSION_COOKIE) ?? ''}`,
});

test.each([
  '/',
  '/pin/1/',
  '/pinsx/',
  '/graphql',
  '/assets/entry-abc123.js',
  '/v5/boards/',
  '/.well-known/oauth-authorization-server',
])('[OP-02] [BY-19] nothing of the site is outside of its path: %s', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});

test('[OP-02] the checks of the operator are outside of the path alone, so that a proxy does not publish them', async () => {
  for (const url of ['/healthz', '/readyz']) {
    expect((await open(url, { host: '10.0.0.3:4310' })).statusCode).toBe(200);
    expect((await open(`/pins${url}`)).statusCode).toBe(404);
  }
});

test.each([
  ['/pins', '/pins/'],
  ['/pins?a=1', '/pins/?a=1'],
  ['/pins/old/', '/pins/new/?a=1'],
])('[OP-02] [BY-19] %s leads to %s', async (url, expected) => {
  const { statusCode, headers } = await open(url);
  expect([statusCode, headers.location]).toEqual([301, expected]);
});

test.each(['/pins/', '/pins/whole/'])(
  '[OP-02] [BY-19] the page %s links to addresses below the path',
  async (url) => {
    const { body, statusCode } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<a href="/pins/pin/1/">');
    expect([rendered?.url, rendered?.publicUrl]).toEqual([`https://example.org${url.slice(5)}`, SITE]);
  },
);

test('[OP-02] an error page below the path leads back to it', async () => {
  const { body, statusCode } = await open('/pins/%E0%A4%A', { accept: 'text/html' });
  expect(statusCode).toBe(400);
  expect([...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    expect.stringMatching(/^\/pins\//),
    '/pins/',
  ]);
});

test('[OP-02] files and the worker are served below the path', async () => {
  for (const url of ['/pins/assets/entry-abc123.js', '/pins/worker.js'])
    expect((await open(url)).statusCode, url).toBe(200);
});

test('[OP-02] a play list names the parts of its video below the path, also if a part of the list is requested', async () => {
  const signature = '0123456789abcdef0123456789abcdef';
  const path = videoPath('hls', signature);
  await site.deps.imageStore.put(path, Buffer.from('#EXTM3U\n/i/720p/a.mp4\n'));
  const { statusCode, body } = await open(`/pins/i/${path}`, { range: 'bytes=0-3' });
  expect([statusCode, body]).toEqual([200, '#EXTM3U\n/pins/i/720p/a.mp4\n']);
});

test('[OP-02] [BY-19] the app is installed below the path', async () => {
  const manifest = (await open('/pins/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/pins/', start_url: '/pins/', scope: '/pins/' });
  const { icons, shortcuts, share_target: share } = manifest;
  for (const address of [
    ...icons.map(({ src }: { src: string }) => src),
    ...shortcuts.map(({ url }: { url: string }) => url),
    share.action,
  ])
    expect(address).toMatch(/^\/pins\//);
});

test('[OP-02] [OP-10] cookies belong to the path, and those of the whole host to other sites', async () => {
  const first = await open('/pins/');
  const token = first.cookies.find(({ name }) => name === CSRF_COOKIE);
  expect(token).toMatchObject({ path: '/pins', secure: true, sameSite: 'Lax' });
  const csrf = token?.value ?? '';
  const login = await change(
    '/pins/resource/UserSessionResource/create/',
    { options: { username_or_email: member.username, password: TEST_PASSWORD } },
    `${CSRF_COOKIE}=${csrf}`,
    csrf,
  );
  expect(login.statusCode).toBe(200);
  const session = login.cookies.find(({ name }) => name === '__Secure-pegboard');
  expect(session).toMatchObject({ path: '/pins', secure: true, httpOnly: true, sameSite: 'Lax' });
  expect(login.cookies.map(({ name }) => name).filter((name) => name.startsWith('__Host-'))).toEqual([]);
  expect(login.cookies.map(({ path }) => path)).toEqual(login.cookies.map(() => '/pins'));
  const accountOf = async (cookie: string) => (await open('/pins/', { cookie })).headers['pegboard-account'];
  expect(await accountOf(`__Secure-pegboard=${session?.value ?? ''}`)).toBe(member.id);
  expect(await accountOf(`__Host-pegboard=${session?.value ?? ''}`)).toBe('none');
});

test('[OP-02] [BF-05] a change without the token of the path is rejected', async () => {
  const refused = await change(
    '/pins/resource/UserSessionResource/delete/',
    { options: {} },
    asMember()['cookie'] ?? '',
    '',
  );
  expect(refused.statusCode).toBe(403);
});

test('[OP-02] [BY-19] GraphQL and resources are below the path', async () => {
  const resource = await open(
    `/pins/resource/BoardsResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { username: member.username } }))}`,
    asMember(),
  );
  expect(resource.statusCode).toBe(200);
  const graphql = await site.app.inject({
    method: 'POST',
    url: '/pins/graphql',
    headers: { host: 'example.org', ...asMember() },
    payload: { query: '{ viewer { user { username } } }' },
  });
  expect(graphql.json().data.viewer.user.username).toBe(member.username);
});

test.each(['/.well-known/oauth-authorization-server/pins', '/pins/.well-known/oauth-authorization-server'])(
  '[OP-02] [AC-08] apps find the server of the path at %s',
  async (url) => {
    expect((await open(url)).json()).toMatchObject({
      issuer: SITE,
      authorization_endpoint: `${SITE}/oauth/`,
      token_endpoint: `${SITE}/oauth/token`,
      revocation_endpoint: `${SITE}/oauth/revoke`,
    });
  },
);

test('[OP-02] [IO-04] robots.txt and the sitemap have addresses below the path', async () => {
  const robots = (await open('/pins/robots.txt')).body;
  expect(robots).toContain('Disallow: /pins/resource/\n');
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(robots.match(/^Disallow: (?!\/pins\/)/m)).toBeNull();
  const pages = (await open('/pins/sitemap-pages.xml')).body;
  const addresses = [...pages.matchAll(/(?:<loc>|href=")(https?:[^<"]+)/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/example\.org\/pins\//);
});

test('[OP-02] [IO-06] oEmbed knows the addresses below the path, and no others of the host', async () => {
  const asked = (url: string) => open(`/pins/oembed/?url=${encodeURIComponent(url)}`);
  const found = await asked(`${SITE}/${member.username}/`);
  expect(found.json()).toMatchObject({
    provider_url: `${SITE}/`,
    html: expect.stringContaining(`src="${SITE}/embed/`),
  });
  expect((await asked(`https://example.org/${member.username}/`)).statusCode).toBe(404);
});

test('[OP-02] feeds have addresses below the path', async () => {
  const { body, statusCode } = await open(`/pins/${member.username}/feed.rss`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`${SITE}/${member.username}/`);
  expect(body).not.toMatch(/https:\/\/example\.org\/(?!pins\/)/);
});

test('[OP-02] [AC-09] links in emails are below the path', async () => {
  const mail = await passwordResetMail.write({ userId: member.id }, site.deps, { id: 'a mail' } as never);
  expect(JSON.stringify(mail)).toContain(`${SITE}/password/reset/?token=`);
});

test('[OP-02] an outbound notice and a payment lead back to addresses of the path alone', async () => {
  const away = await open(`/pins/offsite/?url=${encodeURIComponent('https://other.example/')}`, {
    accept: 'text/html',
  });
  expect(away.statusCode).toBe(200);
  for (const [back, status] of [
    ['/business/', 200],
    [`${SITE}/business/`, 200],
    ['https://example.org/shop/', 400],
  ] as const)
    expect(
      (await open(`/pins/resource/LocalPayments/card/?back=${encodeURIComponent(back)}`)).statusCode,
      back,
    ).toBe(status);
});
