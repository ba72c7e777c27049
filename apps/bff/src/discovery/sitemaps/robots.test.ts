import { matchRoute, RESERVED_FIRST_SEGMENTS } from '@pegboard/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { PRIVATE_SEGMENTS } from './robots.ts';

const PAGES_FOR_EVERYONE = ['pin', 'ideas', 'videos', 'shopping', 'topics', 'today', 'discover', 'policy'];

let site: TestApp;
let hidden: TestApp;
beforeAll(async () => {
  site = await testApp();
  hidden = await testApp({ allowsIndexing: false });
});
afterAll(async () => {
  await site.close();
  await hidden.close();
});

const robots = (of: TestApp) => of.app.inject({ url: '/robots.txt' });

test('[IO-04] robots.txt disallows private pages, searches and the API, and names the sitemap by the address of the site', async () => {
  const answer = await robots(site);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    etag: expect.any(String),
  });
  expect(answer.headers['x-robots-tag']).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
  const lines = answer.body.split('\n');
  for (const path of ['/settings/', '/search/', '/resource/', '/graphql/', '/v5/', '/login/', '/pin/*/edit/'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${site.deps.env.publicUrl}/sitemap.xml`);
  expect(lines).not.toContain('Disallow: /');
});

test('[IO-04] robots.txt that did not change is a 304', async () => {
  const { etag } = (await robots(site)).headers;
  const again = await site.app.inject({ url: '/robots.txt', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('[IO-04] a site that is not to be indexed disallows every path, on every response too', async () => {
  const answer = await robots(hidden);
  expect(answer.body).toBe('User-agent: *\nDisallow: /\n');
  for (const url of ['/robots.txt', '/resource/BoardResource/get/', '/healthz'])
    expect((await hidden.app.inject({ url })).headers['x-robots-tag'], url).toBe('noindex');
});

test('[IO-04] each page of the site is private or for everyone, and no private segment is a profile', () => {
  const pages = [...RESERVED_FIRST_SEGMENTS].filter((word) =>
    ['', 'x/', 'x/y/', 'x/y/z/'].some((rest) => matchRoute(`/${word}/${rest}`) !== undefined),
  );
  expect(
    pages.filter((word) => !PRIVATE_SEGMENTS.includes(word) && !PAGES_FOR_EVERYONE.includes(word)),
  ).toEqual([]);
  expect(PRIVATE_SEGMENTS.filter((word) => !RESERVED_FIRST_SEGMENTS.has(word))).toEqual([]);
});
