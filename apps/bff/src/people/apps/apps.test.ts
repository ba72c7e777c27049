import { BROWSER_EXTENSION } from '@pegboard/types';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectOperations, createModules } from '../../site/modules.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { accessTokens, authorizationCodes } from '../accounts/index.ts';

const DAY_MS = 86_400_000;
const [REDIRECT] = BROWSER_EXTENSION.redirectUris;
const SCOPE = BROWSER_EXTENSION.scopes.join(' ');
let site: TestApp;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const newVerifier = (): string => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
const requestOf = (verifier: string, changes: object = {}) => ({
  response_type: 'code',
  client_id: BROWSER_EXTENSION.clientId,
  redirect_uri: REDIRECT,
  scope: SCOPE,
  state: 'a-state-of-sixteen-characters',
  code_challenge: challengeOf(verifier),
  code_challenge_method: 'S256',
  ...changes,
});

/** Allows the extension, and returns the address that the browser hands to it. */
async function allow(member: TestVisitor, verifier: string, changes?: object): Promise<URL> {
  const { data, status } = await member.call('AppAuthorization', 'create', requestOf(verifier, changes));
  expect(status).toBe(200);
  return new URL(data.redirect_url);
}

async function exchange(code: string | null, verifier: string, changes: Record<string, string> = {}) {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code ?? '',
      client_id: BROWSER_EXTENSION.clientId,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      ...changes,
    }).toString(),
  });
  const body = answer.json();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body,
    code: body.resource_response?.error?.code as string | undefined,
    token: body.access_token as string,
  };
}

/** Returns an access token of the extension for a member. */
async function connect(member: TestVisitor, scope = SCOPE): Promise<string> {
  const verifier = newVerifier();
  const code = (await allow(member, verifier, { scope })).searchParams.get('code');
  return (await exchange(code, verifier)).token;
}

/** Calls a resource as an app does: with a token, without CSRF token, and with `cookies` if a browser added some. */
async function asApp(token: string, name: string, options: object = {}, cookies?: string) {
  const [resource = '', action = ''] = name.split('/');
  const isRead = action === 'get';
  const path = `/resource/${resource}Resource/${action}/`;
  const answer = await site.app.inject({
    method: isRead ? 'GET' : 'POST',
    url: isRead ? `${path}?data=${encodeURIComponent(JSON.stringify({ options }))}` : path,
    ...(isRead ? {} : { payload: { options } }),
    headers: { authorization: `Bearer ${token}`, ...(cookies === undefined ? {} : { cookie: cookies }) },
  });
  const { data, error } = answer.json().resource_response;
  return { status: answer.statusCode, data, code: error?.code, headers: answer.headers };
}

test('[CR-14] a member sees the app and its scopes, and no address is answered to that is not registered', async () => {
  const member = await site.member();
  const { data } = await member.get('AppAuthorization', requestOf(newVerifier()));
  expect(data).toMatchObject({
    app_name: 'Pegboard browser extension',
    scopes: ['boards:read', 'boards:write', 'pins:write'],
  });
  expect(new URL(data.denied_url).searchParams.get('error')).toBe('access_denied');
});

test.each([
  ['an app that is not registered', { client_id: 'another' }, 'client_id'],
  ['an address of another site', { redirect_uri: 'https://evil.example/' }, 'redirect_uri'],
  ['a path added to the address', { redirect_uri: `${REDIRECT}path` }, 'redirect_uri'],
  ['the address without its last slash', { redirect_uri: REDIRECT.slice(0, -1) }, 'redirect_uri'],
  ['the address in capitals', { redirect_uri: REDIRECT.toUpperCase() }, 'redirect_uri'],
  ['an unknown scope', { scope: `${SCOPE} ads:write` }, 'scope'],
  ['no scope', { scope: '' }, 'scope'],
  ['a scope twice', { scope: 'pins:write pins:write' }, 'scope'],
  ['a challenge that is the verifier', { code_challenge_method: 'plain' }, 'code_challenge_method'],
  ['no challenge', { code_challenge: '' }, 'code_challenge'],
  ['a short state', { state: 'abc' }, 'state'],
  ['the implicit grant', { response_type: 'token' }, 'response_type'],
])('[CR-14] a request with %s is refused without a redirect', async (_, changes, field) => {
  const member = await site.member();
  for (const refused of [
    await member.get('AppAuthorization', requestOf(newVerifier(), changes)),
    await member.call('AppAuthorization', 'create', requestOf(newVerifier(), changes)),
  ]) {
    expect(refused).toMatchObject({ status: 400, data: null, error: { code: 'app_request_invalid' } });
    expect(Object.keys(refused.error.fields)).toEqual([field]);
  }
});

test('[CR-14] visitors allow nothing', async () => {
  const refused = await site.visitor().call('AppAuthorization', 'create', requestOf(newVerifier()));
  expect(refused.error.code).toBe('login_required');
});

test('[CR-14] a code is exchanged for a token of 256 bits, of which the hash is stored', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const address = await allow(member, verifier);
  expect(address.href.startsWith(REDIRECT)).toBe(true);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    code: expect.stringMatching(/^[\w-]{43}$/),
    state: 'a-state-of-sixteen-characters',
    iss: 'http://localhost:4310',
  });
  const { status, body, headers, token } = await exchange(address.searchParams.get('code'), verifier);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({
    access_token: expect.stringMatching(/^pbt_[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 90 * 86_400,
    scope: SCOPE,
  });
  const stored = JSON.stringify(
    [await site.deps.db.select().from(accessTokens), await site.deps.db.select().from(authorizationCodes)],
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  );
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(address.searchParams.get('code'));
});

test('[CR-14] a code that is used again is refused, and revokes the token of its first use', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const code = (await allow(member, verifier)).searchParams.get('code');
  const { token } = await exchange(code, verifier);
  expect((await asApp(token, 'BoardPickerBoards/get')).status).toBe(200);
  expect(await exchange(code, verifier)).toMatchObject({ status: 400, code: 'authorization_code_invalid' });
  expect(await asApp(token, 'BoardPickerBoards/get')).toMatchObject({
    status: 401,
    code: 'access_token_invalid',
  });
});

test('[CR-14] of twenty exchanges of one code at once, at most one succeeds', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const code = (await allow(member, verifier)).searchParams.get('code');
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  ['another verifier', () => ({ code_verifier: newVerifier() })],
  ['another app', () => ({ client_id: 'another' })],
  ['another address', () => ({ redirect_uri: BROWSER_EXTENSION.redirectUris[1] })],
])('[CR-14] a code is refused with %s, and is used up by the attempt', async (_, changes) => {
  const member = await site.member();
  const verifier = newVerifier();
  const code = (await allow(member, verifier)).searchParams.get('code');
  expect((await exchange(code, verifier, changes())).code).toBe('authorization_code_invalid');
  expect((await exchange(code, verifier)).code).toBe('authorization_code_invalid');
});

test('[CR-14] a code that is unknown or over a minute old is refused', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  expect((await exchange(newVerifier(), verifier)).code).toBe('authorization_code_invalid');
  const code = (await allow(member, verifier)).searchParams.get('code');
  site.clock.now = new Date(Date.now() + 61_000);
  expect((await exchange(code, verifier)).code).toBe('authorization_code_invalid');
});

test('[CR-14] an app reads boards, makes one and its section, without cookies and without a CSRF token', async () => {
  const member = await site.member();
  const token = await connect(member);
  const board = await asApp(token, 'Board/create', { name: 'From the web', privacy: 'secret' });
  expect(board.status).toBe(200);
  const section = await asApp(token, 'BoardSection/create', { board_id: board.data.id, title: 'Lamps' });
  expect(section.status).toBe(200);
  expect((await asApp(token, 'BoardPickerBoards/get')).data).toEqual([
    { id: board.data.id, name: 'From the web', privacy: 'secret', section_count: 1 },
  ]);
  expect((await asApp(token, 'BoardSections/get', { board_id: board.data.id })).data).toMatchObject([
    { id: section.data.id, title: 'Lamps' },
  ]);
});

test("[CR-14] an app sees no sections of another member's secret board", async () => {
  const [owner, other] = [await site.member(), await site.member()];
  const board = await owner.call('Board', 'create', { name: 'Hidden', privacy: 'secret' });
  const token = await connect(other);
  expect((await asApp(token, 'BoardSections/get', { board_id: board.data.id })).code).toBe('board_not_found');
});

test('[CR-14] a token without the scope of a call is refused, and says so in the header', async () => {
  const token = await connect(await site.member(), 'boards:read');
  const refused = await asApp(token, 'Board/create', { name: 'Not allowed' });
  expect(refused).toMatchObject({ status: 403, code: 'scope_missing' });
  expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope"');
  expect((await asApp(token, 'BoardPickerBoards/get')).status).toBe(200);
});

test('[CR-14] a token is accepted by the calls of its scopes alone, of all resources and raw paths', async () => {
  const token = await connect(await site.member());
  const { resources, v3Routes } = collectOperations(createModules(site.deps));
  const accepted: string[] = [];
  for (const { name, action } of resources) {
    const { code } = await asApp(token, `${name}/${action}`, { invalid: true });
    if (code !== 'scope_missing') accepted.push(`${name}/${action}`);
  }
  expect(accepted.toSorted()).toEqual([
    'Board/create',
    'BoardPickerBoards/get',
    'BoardSection/create',
    'BoardSections/get',
    'Pin/create',
    'Pin/delete',
    'ProductPin/create',
    'UploadFromWeb/create',
  ]);
  for (const { method, path, isBeacon } of v3Routes) {
    const answer = await site.app.inject({
      method,
      url: path.replaceAll(/:\w+/g, '7'),
      headers: {
        authorization: `Bearer ${token}`,
        ...(isBeacon ? { 'sec-fetch-site': 'same-origin' } : {}),
      },
    });
    expect([path, answer.json().resource_response.error?.code]).toEqual([path, 'scope_missing']);
  }
});

test('[CR-14] GraphQL sees a request with a token as that of a visitor', async () => {
  const token = await connect(await site.member());
  const answer = await site.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ viewer { email } }' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.json().data).toEqual({ viewer: null });
});

test('[CR-14] with a token, cookies are ignored: the rights are those of the token', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const cookies = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = await connect(member);
  const board = await asApp(token, 'Board/create', { name: 'Whose is it' }, cookies);
  expect(board.data.owner.username).toBe(member.username);
  const settings = await asApp(token, 'UserSettings/update', { about: 'Changed' }, cookies);
  expect(settings.code).toBe('scope_missing');
  const unknown = await asApp('pbt_unknown', 'Board/create', { name: 'Whose is it' }, cookies);
  expect(unknown).toMatchObject({ status: 401, code: 'access_token_invalid' });
  expect(unknown.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
});

test('[CR-14] a member lists the connected apps and disconnects one; others cannot', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const token = await connect(member);
  await asApp(token, 'BoardPickerBoards/get');
  const { data } = await member.get('ConnectedApps');
  expect(data).toMatchObject([
    { app_name: 'Pegboard browser extension', scopes: SCOPE.split(' '), last_used_at: expect.any(String) },
  ]);
  expect((await other.get('ConnectedApps')).data).toEqual([]);
  const [{ id }] = data;
  expect((await other.call('ConnectedApps', 'delete', { id })).error.code).toBe('token_not_found');
  expect((await asApp(token, 'BoardPickerBoards/get')).status).toBe(200);
  expect((await member.call('ConnectedApps', 'delete', { id })).status).toBe(200);
  expect((await asApp(token, 'BoardPickerBoards/get')).code).toBe('access_token_invalid');
});

test('[CR-14] an app gives its token up', async () => {
  const token = await connect(await site.member());
  const answer = await site.app.inject({
    method: 'POST',
    url: '/oauth/revoke',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  });
  expect(answer.statusCode).toBe(200);
  expect((await asApp(token, 'BoardPickerBoards/get')).code).toBe('access_token_invalid');
});

test('[CR-14] a token expires after 90 days', async () => {
  const member = await site.member();
  const token = await connect(member);
  site.clock.now = new Date(Date.now() + 90 * DAY_MS - 60_000);
  expect((await asApp(token, 'BoardPickerBoards/get')).status).toBe(200);
  site.clock.now = new Date(Date.now() + 90 * DAY_MS + 1000);
  expect((await asApp(token, 'BoardPickerBoards/get')).code).toBe('access_token_invalid');
  expect((await member.get('ConnectedApps')).data).toEqual([]);
});

test('[CR-14] a member has at most 20 tokens: a new one revokes the oldest', async () => {
  const member = await site.member();
  const first = await connect(member);
  const second = await connect(member);
  for (let nth = 0; nth < 19; nth += 1) await connect(member);
  expect((await asApp(first, 'BoardPickerBoards/get')).code).toBe('access_token_invalid');
  expect((await asApp(second, 'BoardPickerBoards/get')).status).toBe(200);
});

test('[CR-14] a new password and the end of all sessions revoke the access of apps', async () => {
  const member = await site.member();
  const tokenOfApp = await connect(member);
  const verifier = newVerifier();
  const code = (await allow(member, verifier)).searchParams.get('code');
  const changed = await member.call('UserPassword', 'update', {
    old_password: TEST_PASSWORD,
    new_password: 'a wholly new password',
  });
  expect(changed.status).toBe(200);
  expect((await asApp(tokenOfApp, 'BoardPickerBoards/get')).code).toBe('access_token_invalid');
  expect((await exchange(code, verifier)).code).toBe('authorization_code_invalid');
});
