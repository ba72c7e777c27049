import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { sourceAssets } from '../../site/web-build.ts';
import { CSRF_COOKIE } from '../../platform/http/plugins/cookies.ts';
import type { PageRequest } from '../../platform/http/page.ts';
import { newVerifier, registerClient, requestOf, type TestClient } from './testing.ts';

const rendered: PageRequest[] = [];
let site: TestApp;
let member: TestVisitor;
let client: TestClient;

beforeAll(async () => {
  site = await testApp({
    pages: {
      assets: sourceAssets('/assets/entry.js'),
      async render(page) {
        rendered.push(page);
        return { status: 200, stream: Readable.from(['<!doctype html><title>Pegboard</title>']) };
      },
    },
  });
  member = await site.member();
  client = await registerClient(member);
});
afterAll(() => site.close());

const cookieOf = ({ cookies }: TestVisitor): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const open = (query: string) =>
  site.app.inject({ url: `/oauth/?${query}`, headers: { cookie: cookieOf(member) } });

/** Submits a form of a page as a browser without scripts does. */
const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: cookieOf(member),
      ...headers,
    },
    payload: new URLSearchParams({ csrf_token: member.cookies.get(CSRF_COOKIE) ?? '', ...fields }).toString(),
  });

test('[AC-06] no site can frame the consent page, and its form leads to the registered app alone', async () => {
  const policy = (await open(requestOf(client, newVerifier()))).headers['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' https://app.example;");
});

test.each([
  ['another address', { redirect_uri: 'https://evil.example/' }],
  ['another app', { client_id: 'app_unknown' }],
  ['an address that ends the directive', { redirect_uri: 'https://app.example/callback; script-src *' }],
  ['no address', { redirect_uri: undefined }],
])('[AC-06] for a request with %s, the policy is that of every page', async (_, changes) => {
  const policy = (await open(requestOf(client, newVerifier(), changes))).headers['content-security-policy'];
  expect(policy).toContain("form-action 'self';");
  expect(policy).not.toContain('script-src *');
});

test('[AC-06] without scripts, the form hands the code to the app', async () => {
  const query = requestOf(client, newVerifier());
  const answer = await submit(`/oauth/?${query}`, { query, decision: 'allow' });
  expect(answer.statusCode).toBe(303);
  const url = new URL(String(answer.headers.location));
  expect(url.origin + url.pathname).toBe(client.redirectUri);
  expect([...url.searchParams.keys()]).toEqual(['code', 'state', 'iss']);
});

test.each([
  ['of another site', {}, { 'sec-fetch-site': 'cross-site' }],
  ['without the token', { csrf_token: '' }, {}],
  ['with the token of somebody else', { csrf_token: 'a'.repeat(43) }, {}],
])('[AC-06] a form %s allows nothing', async (_, fields, headers) => {
  const query = requestOf(client, newVerifier());
  const before = (await member.get('ConnectedApps')).data;
  const answer = await submit(`/oauth/?${query}`, { query, decision: 'allow', ...fields }, headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.headers.location).toBeUndefined();
  expect((await member.get('ConnectedApps')).data).toEqual(before);
});

test.each(['next', 'return_to', 'continue', 'redirect'])(
  '[AC-06] the parameter %s redirects nowhere, neither with a request nor with its answer',
  async (name) => {
    const query = `${requestOf(client, newVerifier())}&${name}=https://evil.example/`;
    expect((await open(query)).statusCode).toBe(200);
    const answer = await submit(`/oauth/?${query}`, { query, decision: 'deny' });
    expect(new URL(String(answer.headers.location)).origin).toBe('https://app.example');
    const refused = requestOf(client, newVerifier(), { code_challenge: undefined });
    const stays = await submit(`/oauth/?${refused}&${name}=https://evil.example/`, {
      query: refused,
      decision: 'allow',
    });
    expect([stays.statusCode, stays.headers.location]).toEqual([400, undefined]);
  },
);

test('[AC-06] without scripts, a secret is in the response to its form, and in no address', async () => {
  const answer = await submit('/app-factory-oauth/', {
    name: 'Plain app',
    website_url: 'https://app.example',
    redirect_uris: 'https://app.example/one\r\nhttps://app.example/two',
    client_type: 'confidential',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(rendered.at(-1)?.shown).toEqual({
    path: '/app-factory-oauth/',
    values: {
      client_id: expect.stringMatching(/^app_/),
      name: 'Plain app',
      client_secret: expect.stringMatching(/^pbs_/),
    },
  });
  await submit('/settings/apps/tokens/', { name: 'Script', days: '7', 'boards:read': 'on' });
  expect(rendered.at(-1)?.shown?.values).toEqual({
    name: 'Script',
    access_token: expect.stringMatching(/^pbp_/),
  });
  const wrong = await submit('/settings/apps/tokens/', { name: 'Script', days: '7' });
  expect([wrong.statusCode, Object.keys(rendered.at(-1)?.form?.fields ?? {})]).toEqual([400, ['scopes']]);
});
