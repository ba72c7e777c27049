import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { collectOperations, createModules } from '../../../site/modules.ts';
import { AppError } from '../../errors/errors.ts';
import { testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import { sourceAssets } from '../../../site/web-build.ts';
import { CSRF_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { newCsrfToken } from './csrf-token.ts';
import { errorPage } from './error-page.ts';
import type { PageRequest } from '../page.ts';

const HASH = 'b'.repeat(64);
const BOARDS = 'c'.repeat(64);
const PATH_ID = '1000000000000000001';

let site: TestApp;
let member: TestVisitor;
/** Renders the test page, and returns its status. */
let render: (page: PageRequest) => Promise<number>;
const giveBack = vi.fn<() => void>();
const streams: Readable[] = [];

beforeAll(async () => {
  site = await testApp({
    persisted: {
      [`sha256:${HASH}`]: '{ v3GetPinQuery(pin: "1") { __typename } }',
      [`sha256:${BOARDS}`]: '{ viewer { user { fullName } } v3GetPinQuery(pin: "1") { __typename } }',
    },
    pages: {
      assets: sourceAssets('/assets/entry.js'),
      async render(page) {
        const status = await render(page);
        if (page.url.endsWith('/cached/')) return { status, html: Buffer.from('<!doctype html>'), giveBack };
        const stream = Readable.from(['<!doctype html>']);
        streams.push(stream);
        return { status, stream };
      },
    },
  });
  member = await site.member();
});
afterAll(() => site.close());

beforeEach(() => {
  vi.spyOn(site.pool, 'connect').mockImplementation(((done?: (error: Error) => void) => {
    if (!done) return Promise.reject(new AppError('db_unavailable'));
    done(new AppError('db_unavailable'));
    return undefined;
  }) as never);
  render = async (page) => {
    await page.read(HASH, {}).catch(() => undefined);
    return 500;
  };
});
afterEach(() => vi.restoreAllMocks());

const cookies = (of: TestVisitor): string =>
  [...of.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const filled = (path: string): string => path.replaceAll(/:\w+/g, PATH_ID);

test('[BF-10] every call of a member is refused as db_unavailable, with Retry-After, while the database is down', async () => {
  const { resources, v3Routes } = collectOperations(createModules(site.deps));
  const calls = [
    ...resources.map(({ name, action }) => ({
      method: action === 'get' ? ('GET' as const) : ('POST' as const),
      url: `/resource/${name}Resource/${action}/`,
    })),
    ...v3Routes.map(({ method, path }) => ({ method, url: filled(path) })),
  ];
  const session = member.cookies.get(SESSION_COOKIE);
  const token = newCsrfToken(site.deps.env.secret, session);
  const wrong: unknown[] = [];
  for (const { method, url } of calls) {
    const { statusCode, headers, body } = await site.app.inject({
      method,
      url,
      headers: {
        cookie: `${SESSION_COOKIE}=${session}; ${CSRF_COOKIE}=${token}`,
        'x-csrftoken': token,
        'sec-fetch-site': 'same-origin',
      },
      ...(method === 'GET' ? {} : { payload: { options: {} } }),
    });
    const isRefused = statusCode === 503 && headers['retry-after'] === '2' && body.includes('db_unavailable');
    if (!isRefused) wrong.push([method, url, statusCode, body.slice(0, 100)]);
  }
  expect(calls.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each([
  '/readyz',
  '/oembed/?url=http://localhost:4310/pin/1000000000000000001/',
  '/pin/1000000000000000001/embed/',
  `/resource/PinResource/get/?data=${encodeURIComponent('{"options":{"id":"1000000000000000001"}}')}`,
])('[BF-10] a visitor is refused %s as db_unavailable, with Retry-After', async (url) => {
  const answer = await site.app.inject({ url, headers: { cookie: `csrftoken=${'a'.repeat(32)}` } });
  expect(answer.json().resource_response.error.code).toBe('db_unavailable');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
});

test.each([
  ['without data', HASH],
  ['beside data', BOARDS],
])('[BF-10] a GraphQL answer %s has the status 503 and Retry-After', async (_, hash) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { extensions: { persistedQuery: { sha256Hash: hash } } },
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json().errors[0].extensions.code).toBe('db_unavailable');
});

const openPage = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', ...headers } });

test.each([
  ['with an error', 500],
  ['without a part that could not be read', 200],
])(
  '[BF-10] a page that was rendered %s is refused with 503, Retry-After and a page of its own',
  async (_, status) => {
    render = async (page) => {
      await page.read(HASH, {}).catch(() => undefined);
      return status;
    };
    const answer = await openPage('/ideas/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('We can’t reach our database right now. Try again in a few seconds.');
    expect(streams.at(-1)?.destroyed).toBe(true);
  },
);

test('[BF-10] the form of every page is refused with 503 and Retry-After', async () => {
  render = async () => 200;
  const forms = collectOperations(createModules(site.deps)).resources.flatMap(({ form }) => form ?? []);
  const session = member.cookies.get(SESSION_COOKIE);
  const token = newCsrfToken(site.deps.env.secret, session);
  const answers = await Promise.all(
    forms.map(async ({ path }) => {
      const { statusCode, headers } = await site.app.inject({
        method: 'POST',
        url: filled(path),
        headers: {
          accept: 'text/html',
          cookie: `${SESSION_COOKIE}=${session}; ${CSRF_COOKIE}=${token}`,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        payload: `csrf_token=${token}`,
      });
      return [path, statusCode, headers['retry-after']];
    }),
  );
  expect(answers.length).toBeGreaterThan(5);
  expect(answers).toEqual(forms.map(({ path }) => [path, 503, '2']));
});

test('[BF-10] a refused page gives its memory back', async () => {
  await openPage('/cached/');
  expect(giveBack).toHaveBeenCalledTimes(1);
});

test('[BF-10] a page of a member whose resource cannot be read is refused', async () => {
  render = async (page) => {
    await page.readResource('Pin', { id: PATH_ID }).catch(() => undefined);
    return 500;
  };
  expect((await openPage('/pin/1/', { cookie: cookies(member) })).statusCode).toBe(503);
});

test('[BF-10] a page that reads nothing is served while the database is down', async () => {
  render = async () => 200;
  expect((await openPage('/about/')).statusCode).toBe(200);
});

test('[BF-10] a page that fails for a bug stays a 500, with the page that it rendered', async () => {
  render = async () => 500;
  const answer = await openPage('/ideas/');
  expect([answer.statusCode, answer.body]).toEqual([500, '<!doctype html>']);
});

test.each([
  ['en-US', 'ltr', {}, 'We can’t reach our database right now. Try again in a few seconds.', 'Try again'],
  [
    'de',
    'ltr',
    { 'accept-language': 'de-AT' },
    'Wir kommen gerade nicht an unsere Daten.',
    'Noch einmal versuchen',
  ],
  ['ar', 'rtl', { cookie: 'pb_locale=ar' }, 'لا نصل إلى بياناتنا الآن.', 'حاول مرة أخرى'],
])(
  '[WB-12] the error page is in the language of the request: %s',
  async (locale, dir, headers, message, retry) => {
    const answer = await openPage('/ideas/?locale=', headers);
    expect(answer.headers['content-language']).toBe(locale);
    expect(answer.body).toContain(`<html lang="${locale}" dir="${dir}"`);
    expect(answer.body).toContain(message);
    expect(answer.body).toContain(`>${retry}</a>`);
  },
);

test('[BF-05] the error page runs no script, and its styles are those of its own nonce', async () => {
  const answer = await openPage('/ideas/', { cookie: 'pb_theme=dark' });
  const policy = String(answer.headers['content-security-policy']);
  const [, nonce = ''] = /style-src 'nonce-([^']+)'/.exec(policy) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(answer.body).toContain(`<style nonce="${nonce}">`);
  expect(answer.body).toContain('data-theme="dark"');
  expect(answer.body).not.toMatch(/<script| style=| on\w+=|src=/);
});

test('[WB-13] the error page has the colours of the site', () => {
  const tokens = readFileSync(
    new URL('../../../../../../packages/ui/src/tokens.css', import.meta.url),
    'utf8',
  );
  const page = errorPage(new AppError('db_unavailable'), {
    nonce: '',
    locale: 'en-US',
    theme: 'auto',
    url: '/',
    id: '',
  });
  const colours = page.match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(colours.length).toBeGreaterThan(10);
  for (const colour of colours) expect(tokens).toContain(colour);
});

test.each(['//evil.example/', '/\\evil.example/', 'http://evil.example/'])(
  '[BF-05] the error page of %s leads to no other site',
  (url) => {
    const page = { nonce: '', locale: 'en-US', theme: 'auto', url, id: '' } as const;
    const [, href = ''] = /href="([^"]*)"/.exec(errorPage(new AppError('overloaded'), page)) ?? [];
    expect(new URL(href, 'http://localhost:4310').origin).toBe('http://localhost:4310');
  },
);
