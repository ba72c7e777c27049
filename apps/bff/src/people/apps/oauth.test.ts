import { BROWSER_EXTENSION } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import {
  accessTokens,
  appGrants,
  authorizationCodes,
  refreshTokens,
  registeredApps,
} from '../accounts/index.ts';
import {
  allow,
  callAs,
  connect,
  exchange,
  newVerifier,
  postForm,
  REDIRECT,
  refresh,
  registerClient,
  requestOf,
  type TestClient,
} from './testing.ts';

const ISSUER = 'http://localhost:4310';
const EXTENSION: TestClient = {
  clientId: BROWSER_EXTENSION.clientId,
  secret: null,
  redirectUri: BROWSER_EXTENSION.redirectUris[0],
};
const HOUR_MS = 3_600_000;
let site: TestApp;
let developer: TestVisitor;
let client: TestClient;
let confidential: TestClient;

beforeAll(async () => {
  site = await testApp();
  developer = await site.member();
  client = await registerClient(developer);
  confidential = await registerClient(developer, { isConfidential: true });
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const readBoards = async (token: string): Promise<number> =>
  (await callAs(site, token, 'BoardPickerBoards/get')).status;

/** Returns the code that a member's consent hands to the app. */
async function codeOf(member: TestVisitor, verifier: string, of = client): Promise<string | null> {
  return (await allow(member, requestOf(of, verifier))).searchParams.get('code');
}

const describe = async (member: TestVisitor, query: string) =>
  (await member.get('AppAuthorization', { query })).data;

test('[AC-06] a member sees the app and its scopes before anything is stored', async () => {
  const member = await site.member();
  const count = (): Promise<number> => site.deps.db.$count(appGrants);
  const before = await count();
  expect(await describe(member, requestOf(client, newVerifier()))).toEqual({
    app: { name: 'Test app', website_url: 'https://app.example' },
    scopes: ['boards:read', 'boards:write'],
    error: null,
  });
  expect(await count()).toBe(before);
});

test.each([
  ['another site', 'https://evil.example/callback'],
  ['another path', `${REDIRECT}/more`],
  ['a slash at the end', `${REDIRECT}/`],
  ['a query', `${REDIRECT}?next=https://evil.example`],
  ['capitals', 'https://APP.example/callback'],
  ['its port', 'https://app.example:443/callback'],
  ['another port', 'https://app.example:8443/callback'],
  ['http', 'http://app.example/callback'],
  ['a percent-encoded letter', 'https://app.example/%63allback'],
  ['a dot segment', 'https://app.example/./callback'],
  ['credentials', 'https://app.example@evil.example/callback'],
  ['a script', 'javascript:alert(1)'],
])('[AC-06] an address that differs by %s is refused without a redirect', async (_, address) => {
  const member = await site.member();
  const query = requestOf(client, newVerifier(), { redirect_uri: address });
  const { app, error } = await describe(member, query);
  expect([app, error.code, error.return_url]).toEqual([null, 'invalid_redirect_uri', null]);
  for (const decision of ['allow', 'deny']) {
    const refused = await member.call('AppAuthorization', 'create', { query, decision });
    expect(refused).toMatchObject({ status: 400, data: null, error: { code: 'app_request_invalid' } });
  }
});

test('[AC-06] the address of an installed app is compared with its port', async () => {
  const redirectUri = 'http://127.0.0.1:8765/done';
  const app = await registerClient(developer, { redirectUri });
  const member = await site.member();
  expect((await describe(member, requestOf(app, newVerifier()))).error).toBeNull();
  const moved = requestOf(app, newVerifier(), { redirect_uri: 'http://127.0.0.1:9999/done' });
  expect((await describe(member, moved)).error.code).toBe('invalid_redirect_uri');
});

test.each<[string, Record<string, string | undefined>, string]>([
  ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['without a method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
  ['with plain', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['with the implicit grant', { response_type: 'token' }, 'unsupported_response_type'],
  ['with an unknown scope', { scope: 'boards:read everything' }, 'invalid_scope'],
  ['with a scope of OpenID Connect', { scope: 'openid boards:read' }, 'invalid_scope'],
  ['without a scope', { scope: undefined }, 'invalid_scope'],
  ['with a request object', { request: 'eyJ' }, 'request_not_supported'],
])('[AC-06] a request %s is refused, and the member may report it to the app', async (_, changes, code) => {
  const member = await site.member();
  const query = requestOf(client, newVerifier(), changes);
  const { app, error } = await describe(member, query);
  expect([app, error.code]).toEqual([null, code]);
  const back = new URL(error.return_url);
  expect(back.origin + back.pathname).toBe(REDIRECT);
  const sent = back.hash === '' ? back.searchParams : new URLSearchParams(back.hash.slice(1));
  expect([sent.get('error'), sent.get('iss')]).toEqual([code, ISSUER]);
  expect(sent.get('state')).toBe('a-state-of-sixteen-characters');
  const refused = await member.call('AppAuthorization', 'create', { query, decision: 'allow' });
  expect(refused).toMatchObject({ status: 400, error: { code: 'app_request_invalid' } });
});

test.each(['fragment', 'form_post', 'web_message'])(
  '[AC-06] a code is never returned by %s',
  async (mode) => {
    const member = await site.member();
    const query = requestOf(client, newVerifier(), { response_mode: mode });
    const refused = await member.call('AppAuthorization', 'create', { query, decision: 'allow' });
    expect(refused.error.code).toBe('app_request_invalid');
  },
);

test('[AC-06] a parameter that occurs twice is refused', async () => {
  const member = await site.member();
  const query = `${requestOf(client, newVerifier())}&redirect_uri=https%3A%2F%2Fevil.example`;
  const { app, error } = await describe(member, query);
  expect([app, error.code, error.return_url]).toEqual([null, 'invalid_request', null]);
});

test('[AC-06] an app that is not registered is refused without a redirect', async () => {
  const member = await site.member();
  const { error } = await describe(member, requestOf({ ...client, clientId: 'app_unknown' }, newVerifier()));
  expect([error.code, error.return_url]).toEqual(['invalid_client', null]);
});

test('[AC-06] a denial is reported to the app, with its state and the issuer', async () => {
  const member = await site.member();
  const query = requestOf(client, newVerifier());
  const { data } = await member.call('AppAuthorization', 'create', { query, decision: 'deny' });
  const url = new URL(data.redirect_url);
  expect(url.origin + url.pathname).toBe(REDIRECT);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    error: 'access_denied',
    state: 'a-state-of-sixteen-characters',
    iss: ISSUER,
  });
  expect((await member.get('ConnectedApps')).data).toEqual([]);
});

test('[AC-06] grants and errors name the issuer of the metadata, so that apps of several sites detect a mix-up', async () => {
  const { issuer } = (await site.app.inject('/.well-known/oauth-authorization-server')).json();
  const other = await testApp();
  const [member, elsewhere] = [await site.member(), await other.member()];
  const verifier = newVerifier();
  const query = requestOf(EXTENSION, verifier, { scope: 'boards:read' });
  const address = await allow(member, query);
  expect(address.searchParams.get('iss')).toBe(issuer);
  const { data } = await member.call('AppAuthorization', 'create', { query, decision: 'deny' });
  expect(new URL(data.redirect_url).searchParams.get('iss')).toBe(issuer);
  const foreign = (await allow(elsewhere, query)).searchParams.get('code');
  const mixed = await exchange(site, EXTENSION, foreign, verifier);
  expect([mixed.status, mixed.body.error]).toEqual([400, 'invalid_grant']);
  await other.close();
});

test('[AC-06] visitors allow nothing', async () => {
  const query = requestOf(client, newVerifier());
  const refused = await site.visitor().call('AppAuthorization', 'create', { query, decision: 'allow' });
  expect(refused.error.code).toBe('login_required');
});

test('[AC-06] a consent that another site forges is refused', async () => {
  const member = await site.member();
  const query = requestOf(client, newVerifier());
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const forged = await site.app.inject({
    method: 'POST',
    url: '/resource/AppAuthorizationResource/create/',
    headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    payload: { options: { query, decision: 'allow' } },
  });
  expect(forged.statusCode).toBe(403);
  expect(forged.json().resource_response.error.code).toBe('csrf_failed');
});

test('[AC-06] a code is exchanged for tokens, with the issuer, and only hashes are stored', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const address = await allow(member, requestOf(client, verifier));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    code: expect.stringMatching(/^[\w-]{43}$/),
    state: 'a-state-of-sixteen-characters',
    iss: ISSUER,
  });
  const code = address.searchParams.get('code');
  const { status, headers, body } = await exchange(site, client, code, verifier);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toEqual({
    access_token: expect.stringMatching(/^pbt_[\w-]{43}$/),
    refresh_token: expect.stringMatching(/^pbr_[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'boards:read boards:write',
  });
  expect(await readBoards(body.access_token)).toBe(200);
  const tables = [accessTokens, appGrants, authorizationCodes, refreshTokens, registeredApps];
  const rows = await Promise.all(tables.map((table) => site.deps.db.execute(sql`select * from ${table}`)));
  const stored = JSON.stringify(rows.map((one) => one.rows));
  for (const secret of [code, body.access_token, body.refresh_token, confidential.secret])
    expect(stored).not.toContain(secret);
});

test('[AC-06] a confidential app authenticates with its secret, in the header or in the form', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const code = await codeOf(member, verifier, confidential);
  const asPublic = { ...confidential, secret: null };
  const wrong = { ...confidential, secret: `${confidential.secret?.slice(0, -1)}~` };
  for (const one of [wrong, asPublic]) {
    const refused = await exchange(site, one, code, verifier);
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
  }
  expect((await exchange(site, wrong, code, verifier)).headers['www-authenticate']).toContain('Basic');
  const granted = await exchange(site, asPublic, code, verifier, {
    client_secret: confidential.secret ?? '',
  });
  expect(granted.status).toBe(200);
});

test('[AC-06] a reused code is refused and revokes the tokens of its first use', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const code = await codeOf(member, verifier);
  const { body } = await exchange(site, client, code, verifier);
  expect(await readBoards(body.access_token)).toBe(200);
  site.clock.now = new Date(Date.now() + 10 * 60_000);
  const reused = await exchange(site, client, code, verifier);
  expect([reused.status, reused.body.error]).toEqual([400, 'invalid_grant']);
  site.clock.now = undefined;
  expect(await readBoards(body.access_token)).toBe(401);
  expect((await refresh(site, client, body.refresh_token)).body.error).toBe('invalid_grant');
});

test('[AC-06] of twenty exchanges of one code at once, at most one succeeds', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const code = await codeOf(member, verifier);
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(site, client, code, verifier)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
});

test('[AC-06] a code of another app is refused, also with that app’s own secret', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const code = await codeOf(member, verifier);
  const stolen = await exchange(site, { ...confidential, redirectUri: REDIRECT }, code, verifier);
  expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
  expect((await exchange(site, client, code, verifier)).status).toBe(200);
});

test.each([
  ['another verifier', () => ({ code_verifier: newVerifier() })],
  [
    'the challenge as verifier',
    (query: string) => ({ code_verifier: new URLSearchParams(query).get('code_challenge') ?? '' }),
  ],
  ['another address', () => ({ redirect_uri: 'https://app.example/callback/' })],
])('[AC-06] a code is refused with %s', async (_, changes) => {
  const member = await site.member();
  const verifier = newVerifier();
  const query = requestOf(client, verifier);
  const code = (await allow(member, query)).searchParams.get('code');
  const refused = await exchange(site, client, code, verifier, changes(query));
  expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
});

test('[AC-06] a code is refused without its verifier, after a minute, and when it is unknown', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const code = await codeOf(member, verifier);
  expect((await exchange(site, client, code, undefined)).body.error).toBe('invalid_grant');
  expect((await exchange(site, client, newVerifier(), verifier)).body.error).toBe('invalid_grant');
  site.clock.now = new Date(Date.now() + 61_000);
  expect((await exchange(site, client, code, verifier)).body.error).toBe('invalid_grant');
});

test('[AC-06] a refresh token is rotated, and cannot add scopes', async () => {
  const member = await site.member();
  const first = await connect(site, member, client, 'boards:read');
  const wider = await refresh(site, client, first.refresh, { scope: 'boards:read boards:write' });
  expect([wider.status, wider.body.error]).toEqual([400, 'invalid_scope']);
  const { status, body } = await refresh(site, client, first.refresh);
  expect(status).toBe(200);
  expect(body.refresh_token).not.toBe(first.refresh);
  expect(body.scope).toBe('boards:read');
  expect(await readBoards(body.access_token)).toBe(200);
  expect((await callAs(site, body.access_token, 'Board/create', { name: 'No' })).code).toBe('scope_missing');
});

test('[AC-06] a refresh token that is used twice revokes all tokens of its grant', async () => {
  const member = await site.member();
  const first = await connect(site, member, client);
  const second = (await refresh(site, client, first.refresh)).body;
  const reused = await refresh(site, client, first.refresh);
  expect([reused.status, reused.body.error]).toEqual([400, 'invalid_grant']);
  expect(await readBoards(first.access)).toBe(401);
  expect(await readBoards(second.access_token)).toBe(401);
  expect((await refresh(site, client, second.refresh_token)).body.error).toBe('invalid_grant');
  expect((await member.get('ConnectedApps')).data).toEqual([]);
});

test('[AC-06] of ten uses of one refresh token at once, at most one succeeds', async () => {
  const member = await site.member();
  const { refresh: token } = await connect(site, member, client);
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(site, client, token)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
});

test('[AC-06] a refresh token of another app is refused', async () => {
  const member = await site.member();
  const { refresh: token } = await connect(site, member, client);
  const stolen = await refresh(site, confidential, token);
  expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
  expect((await refresh(site, client, token)).status).toBe(200);
});

test('[AC-06] an access token expires after an hour, a refresh token after 60 days', async () => {
  const member = await site.member();
  const tokens = await connect(site, member, client);
  site.clock.now = new Date(Date.now() + HOUR_MS + 1000);
  expect(await readBoards(tokens.access)).toBe(401);
  site.clock.now = new Date(Date.now() + 60 * 24 * HOUR_MS + 1000);
  expect((await refresh(site, client, tokens.refresh)).body.error).toBe('invalid_grant');
  expect((await member.get('ConnectedApps')).data).toEqual([]);
});

test('[AC-06] introspection describes a token to its own app alone', async () => {
  const member = await site.member();
  const { access, refresh: token } = await connect(site, member, confidential);
  const introspect = (by: TestClient, value: string) =>
    postForm(site, '/oauth/introspect', by, { token: value });
  expect((await introspect(confidential, access)).body).toMatchObject({
    active: true,
    sub: member.id,
    client_id: confidential.clientId,
    scope: 'boards:read boards:write',
    iss: ISSUER,
    token_type: 'Bearer',
    exp: expect.any(Number),
  });
  expect((await introspect(confidential, token)).body.active).toBe(true);
  expect((await introspect(client, access)).body).toEqual({ active: false });
  expect((await introspect(confidential, 'pbt_unknown')).body).toEqual({ active: false });
  const anonymous = await postForm(
    site,
    '/oauth/introspect',
    { clientId: '', secret: null },
    { token: access },
  );
  expect([anonymous.status, anonymous.body.error]).toEqual([400, 'invalid_request']);
});

test('[AC-06] revocation ends the tokens of a grant, and is no oracle for those of others', async () => {
  const member = await site.member();
  const tokens = await connect(site, member, client);
  const foreign = await postForm(site, '/oauth/revoke', confidential, { token: tokens.refresh });
  const unknown = await postForm(site, '/oauth/revoke', confidential, { token: 'pbr_unknown' });
  expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
  expect(await readBoards(tokens.access)).toBe(200);
  const { status } = await postForm(site, '/oauth/revoke', client, { token: tokens.refresh });
  expect(status).toBe(200);
  expect(await readBoards(tokens.access)).toBe(401);
  expect((await refresh(site, client, tokens.refresh)).body.error).toBe('invalid_grant');
});

test('[AC-06] the metadata names the addresses and what is supported, and nothing of OpenID Connect', async () => {
  const answer = await site.app.inject('/.well-known/oauth-authorization-server');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/oauth/`,
    token_endpoint: `${ISSUER}/oauth/token`,
    revocation_endpoint: `${ISSUER}/oauth/revoke`,
    introspection_endpoint: `${ISSUER}/oauth/introspect`,
    scopes_supported: expect.arrayContaining(['boards:read', 'pins:write_secret', 'user_accounts:read']),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
});

test.each<[string, AppRequest, number, string]>([
  ['another method', { method: 'GET', url: '/oauth/token' }, 405, 'invalid_request'],
  ['JSON', { method: 'POST', url: '/oauth/token', payload: {} }, 415, 'invalid_request'],
  ['no app', form('/oauth/token', 'grant_type=authorization_code'), 400, 'invalid_request'],
  [
    'the password grant',
    form('/oauth/token', 'grant_type=password&client_id=$client'),
    400,
    'unsupported_grant_type',
  ],
  [
    'an app’s own grant',
    form('/oauth/token', 'grant_type=client_credentials&client_id=$client'),
    400,
    'unsupported_grant_type',
  ],
  ['no grant', form('/oauth/token', 'client_id=$client'), 400, 'invalid_request'],
  [
    'a parameter twice',
    form('/oauth/token', 'grant_type=refresh_token&grant_type=password&client_id=$client'),
    400,
    'invalid_request',
  ],
  ['an unknown app', form('/oauth/token', 'grant_type=refresh_token&client_id=app_x'), 401, 'invalid_client'],
  ['no token', form('/oauth/revoke', 'client_id=$client'), 400, 'invalid_request'],
])('[AC-06] %s is answered with the error of RFC 6749', async (_, request, status, error) => {
  const payload =
    typeof request.payload === 'string'
      ? request.payload.replace('$client', client.clientId)
      : request.payload;
  const answer = await site.app.inject({ ...request, ...(payload === undefined ? {} : { payload }) });
  expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  expect(answer.headers['cache-control']).toContain('no-store');
});

test.each([
  [
    'a new password',
    (member: TestVisitor) =>
      member.call('UserPassword', 'update', {
        old_password: TEST_PASSWORD,
        new_password: 'a wholly new password',
      }),
  ],
  ['the deactivation of the account', (member: TestVisitor) => member.call('UserDeactivation', 'create')],
  [
    'the deletion of the account',
    (member: TestVisitor) => member.call('UserDeletion', 'create', { password: TEST_PASSWORD }),
  ],
])('[AC-06] %s ends codes, tokens and grants of the member', async (_, change) => {
  const member = await site.member();
  const tokens = await connect(site, member, client);
  const verifier = newVerifier();
  const code = await codeOf(member, verifier);
  expect((await change(member)).status).toBe(200);
  expect(await readBoards(tokens.access)).toBe(401);
  expect((await refresh(site, client, tokens.refresh)).body.error).toBe('invalid_grant');
  expect((await exchange(site, client, code, verifier)).body.error).toBe('invalid_grant');
});

test('[AC-06] with its app, all tokens are deleted', async () => {
  const member = await site.member();
  const app = await registerClient(developer);
  const tokens = await connect(site, member, app);
  const verifier = newVerifier();
  const code = await codeOf(member, verifier, app);
  await developer.call('RegisteredApp', 'delete', { client_id: app.clientId });
  expect(await readBoards(tokens.access)).toBe(401);
  expect((await refresh(site, app, tokens.refresh)).body.error).toBe('invalid_client');
  expect((await exchange(site, app, code, verifier)).body.error).toBe('invalid_client');
  expect((await member.get('ConnectedApps')).data).toEqual([]);
});

test('[AC-06] a member has at most 20 connected apps: a new one disconnects the oldest', async () => {
  const member = await site.member();
  const first = await connect(site, member, client);
  const second = await connect(site, member, client);
  for (let nth = 0; nth < 19; nth += 1) await connect(site, member, client);
  expect([await readBoards(first.access), await readBoards(second.access)]).toEqual([401, 200]);
});

test('[AC-06] the check of a token is one statement', async () => {
  const member = await site.member();
  const { access } = await connect(site, member, client);
  await readBoards(access);
  const before = site.statements.count;
  expect((await callAs(site, access, 'ConnectedApps/get')).code).toBe('scope_missing');
  expect(site.statements.count - before).toBe(1);
});

type AppRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: string | object;
  readonly headers?: Record<string, string>;
};

function form(url: string, payload: string): AppRequest {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url, payload, headers };
}
