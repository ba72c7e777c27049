import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { issueToken } from '../../testing/api-tokens.ts';
import {
  allow,
  callAs,
  connect,
  exchange,
  newVerifier,
  postForm,
  refresh,
  registerClient,
  requestOf,
  type TestClient,
} from './testing.ts';

const HOUR_MS = 3_600_000;
const INACTIVE = { active: false };
/** The characters of `error_description` (RFC 6749, 5.2). */
const DESCRIPTION = /^[\x20-\x21\x23-\x5b\x5d-\x7e]*$/;
let site: TestApp;
let member: TestVisitor;
let client: TestClient;
let confidential: TestClient;

beforeAll(async () => {
  site = await testApp();
  const developer = await site.member();
  client = await registerClient(developer);
  confidential = await registerClient(developer, { isConfidential: true });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = undefined;
  // A member connects 30 apps an hour at most.
  member = await site.member();
});

const describeRequest = async (query: string) => (await member.get('AppAuthorization', { query })).data;
const readBoards = async (token: string): Promise<number> =>
  (await callAs(site, token, 'BoardPickerBoards/get')).status;
const introspect = (by: TestClient, token: string, changes: object = {}) =>
  postForm(site, '/oauth/introspect', by, { token, ...changes });
const revoke = (by: TestClient, token: string, changes: object = {}) =>
  postForm(site, '/oauth/revoke', by, { token, ...changes });

/** Connects the public app to the member by a request with changed parameters. */
async function connectBy(changes: Readonly<Record<string, string | undefined>>) {
  const verifier = newVerifier();
  const address = await allow(member, requestOf(client, verifier, changes));
  return { address, verifier, code: address.searchParams.get('code') };
}

test.each<[string, Readonly<Record<string, string>>]>([
  ['of no specification', { extra: 'foobar' }],
  ['display=page', { display: 'page' }],
  ['display=popup', { display: 'popup' }],
  ['login_hint', { login_hint: 'someone@mail.example' }],
  ['ui_locales', { ui_locales: 'se' }],
  ['claims_locales', { claims_locales: 'se' }],
  ['acr_values', { acr_values: '1 2' }],
  ['max_age', { max_age: '10000' }],
  ['id_token_hint', { id_token_hint: 'eyJhbGciOiJub25lIn0.e30.' }],
  ['nonce', { nonce: 'a-nonce' }],
  ['claims', { claims: '{"userinfo":{"name":{"essential":true}}}' }],
])('[AC-06] a request with the parameter %s gets a code as without it', async (_, changes) => {
  const { code, verifier, address } = await connectBy(changes);
  expect([...address.searchParams.keys()]).toEqual(['code', 'state', 'iss']);
  const { status, body } = await exchange(site, client, code, verifier);
  expect([status, body.scope, body.id_token]).toEqual([200, 'boards:read boards:write', undefined]);
});

test('[AC-06] the order of scopes does not matter', async () => {
  const { code, verifier } = await connectBy({ scope: 'boards:write boards:read' });
  expect((await exchange(site, client, code, verifier)).body.scope).toBe('boards:read boards:write');
});

test.each([
  'a state with spaces & signs=/?#%25',
  'ein Zustand für später ✓',
  '"><script>alert(1)</script>',
  'x'.repeat(500),
])('[AC-06] the state %j is returned as it was sent', async (state) => {
  expect((await connectBy({ state })).address.searchParams.get('state')).toBe(state);
});

test.each([
  ['is missing', undefined],
  ['is empty', ''],
])('[AC-06] a state that %s is not returned', async (_, state) => {
  expect((await connectBy({ state })).address.searchParams.has('state')).toBe(false);
});

test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
  ['without a response type', { response_type: undefined }, 'invalid_request'],
  ['with an empty response type', { response_type: '' }, 'invalid_request'],
  ['for an ID token', { response_type: 'code id_token' }, 'unsupported_response_type'],
  ['with an empty challenge', { code_challenge: '' }, 'invalid_request'],
  ['with a challenge that is too short', { code_challenge: 'a'.repeat(42) }, 'invalid_request'],
  ['with an unknown method of PKCE', { code_challenge_method: 'S512' }, 'invalid_request'],
  [
    'with the address of a request object',
    { request_uri: 'https://evil.example/r' },
    'request_uri_not_supported',
  ],
  ['with a registration', { registration: '{}' }, 'registration_not_supported'],
  ['that forbids to ask the member', { prompt: 'none' }, 'consent_required'],
])('[AC-06] a request %s is an error, and no code is issued', async (_, changes, code) => {
  const query = requestOf(client, newVerifier(), changes);
  expect((await describeRequest(query)).error.code).toBe(code);
  const refused = await member.call('AppAuthorization', 'create', { query, decision: 'allow' });
  expect(refused).toMatchObject({ status: 400, error: { code: 'app_request_invalid' } });
});

test('[AC-06] a request without its address is refused, though the app has one address only', async () => {
  const { error } = await describeRequest(requestOf(client, newVerifier(), { redirect_uri: undefined }));
  expect([error.code, error.return_url]).toEqual(['invalid_request', null]);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['a verifier that is too short', { code_verifier: 'a'.repeat(42) }],
  ['a verifier with characters that RFC 7636 excludes', { code_verifier: `${'a'.repeat(43)}+/=` }],
  ['an empty address', { redirect_uri: '' }],
])('[AC-06] a code is refused with %s, and is not used up', async (_, changes) => {
  const { code, verifier } = await connectBy({});
  const refused = await exchange(site, client, code, verifier, changes);
  expect(refused.status).toBe(400);
  expect(['invalid_grant', 'invalid_request']).toContain(refused.body.error);
  expect((await exchange(site, client, code, verifier)).status).toBe(200);
});

test('[AC-06] the token endpoint ignores unknown parameters', async () => {
  const { code, verifier } = await connectBy({});
  expect((await exchange(site, client, code, verifier, { extra: 'foobar' })).status).toBe(200);
});

test('[AC-06] the credentials of an app are not read from the address', async () => {
  const { clientId, secret } = confidential;
  const answer = await site.app.inject({
    method: 'POST',
    url: `/oauth/introspect?client_id=${clientId}&client_secret=${secret}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'token=pbt_unknown',
  });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
});

test('[AC-06] an app that authenticates by two methods at once, or by two ids, is refused', async () => {
  const { clientId, secret } = confidential;
  const twice = await introspect(confidential, 'pbt_unknown', { client_id: clientId, client_secret: secret });
  expect([twice.status, twice.body.error]).toEqual([400, 'invalid_request']);
  const other = await introspect(confidential, 'pbt_unknown', { client_id: client.clientId });
  expect([other.status, other.body.error]).toEqual([400, 'invalid_request']);
});

test('[AC-06] errors are JSON that is not stored, with the characters of RFC 6749', async () => {
  const answers = await Promise.all([
    exchange(site, client, 'Ünknown "code"\\', newVerifier()),
    refresh(site, client, '"\u2713'),
    postForm(site, '/oauth/token', client, { grant_type: '"ü"\\' }),
    postForm(site, '/oauth/token', { clientId: 'app_"ü', secret: null }, { grant_type: 'refresh_token' }),
    revoke({ ...confidential, secret: 'wrong' }, 'pbt_unknown'),
  ]);
  for (const { headers, body } of answers) {
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.error).toMatch(/^[a-z_]+$/);
    expect(body.error_description ?? '').toMatch(DESCRIPTION);
  }
});

test('[AC-06] a refresh token gives fewer scopes on request, and its successor keeps all', async () => {
  const first = await connect(site, member, client);
  const narrow = (await refresh(site, client, first.refresh, { scope: 'boards:read' })).body;
  expect(narrow.scope).toBe('boards:read');
  const refused = await callAs(site, narrow.access_token, 'Board/create', { name: 'No' });
  expect(refused.code).toBe('scope_missing');
  expect((await refresh(site, client, narrow.refresh_token)).body.scope).toBe('boards:read boards:write');
});

test.each(['access_token', 'refresh_token', 'something_else'])(
  '[AC-06] with the hint %s, tokens of both kinds are revoked',
  async (hint) => {
    for (const kind of ['access', 'refresh'] as const) {
      const tokens = await connect(site, member, client);
      const { status } = await revoke(client, tokens[kind], { token_type_hint: hint });
      expect(status).toBe(200);
      expect(await readBoards(tokens.access)).toBe(401);
      expect((await refresh(site, client, tokens.refresh)).body.error).toBe('invalid_grant');
      expect((await revoke(client, tokens[kind], { token_type_hint: hint })).status).toBe(200);
    }
  },
);

test('[AC-06] with a wrong secret nothing is revoked or described', async () => {
  const tokens = await connect(site, member, confidential);
  const thief = { ...confidential, secret: `${confidential.secret?.slice(0, -1)}~` };
  for (const answer of [await revoke(thief, tokens.refresh), await introspect(thief, tokens.access)]) {
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
    expect(answer.headers['www-authenticate']).toContain('Basic');
  }
  expect(await readBoards(tokens.access)).toBe(200);
});

test.each(['/oauth/token', '/oauth/revoke', '/oauth/introspect'])(
  '[AC-06] %s accepts POST alone',
  async (url) => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await site.app.inject({ method, url: `${url}?token=pbt_unknown` });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    }
  },
);

test('[AC-06] of an expired, revoked or used token, introspection says no more than that it is not active', async () => {
  const used = await connect(site, member, confidential);
  expect(
    (await introspect(confidential, used.access, { token_type_hint: 'refresh_token' })).body.active,
  ).toBe(true);
  const { body } = await refresh(site, confidential, used.refresh);
  expect((await introspect(confidential, used.refresh)).body).toEqual(INACTIVE);
  await revoke(confidential, body.refresh_token);
  expect((await introspect(confidential, body.access_token)).body).toEqual(INACTIVE);
  const late = await connect(site, member, confidential);
  site.clock.now = new Date(Date.now() + HOUR_MS + 1000);
  const expired = await introspect(confidential, late.access);
  expect(expired.body).toEqual(INACTIVE);
  expect(expired.headers['cache-control']).toBe('no-store');
});

test('[AC-06] a bearer token is not read from an address or a body', async () => {
  const access_token = await issueToken(site, member);
  const inAddress = await site.app.inject({ url: `/v5/boards?access_token=${access_token}` });
  const payload = { access_token, name: 'No' };
  const inBody = await site.app.inject({ method: 'POST', url: '/v5/boards', payload });
  expect([inAddress.statusCode, inBody.statusCode]).toEqual([401, 401]);
});

test('[AC-06] a request without a token, with an invalid one or without its scope is challenged by RFC 6750', async () => {
  const narrow = await issueToken(site, member, ['pins:read']);
  const challenge = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await site.app.inject({ url: '/v5/boards', headers })).headers['www-authenticate'];
  };
  expect(await challenge()).toBe('Bearer');
  expect(await challenge('Bearer pbt_unknown')).toBe('Bearer error="invalid_token"');
  expect(await challenge(`Bearer ${narrow}`)).toBe('Bearer error="insufficient_scope", scope="boards:read"');
});

test.each([
  '/.well-known/openid-configuration',
  '/oauth/userinfo',
  '/oauth/jwks',
  '/oauth/register',
  '/oauth/par',
  '/jwks',
  '/reg',
  '/request',
  '/session/end',
  '/device/auth',
])('[AC-06] the library serves nothing at %s', async (url) => {
  const answer = await site.app.inject({ url, headers: { accept: 'application/json' } });
  expect(answer.statusCode).toBe(404);
});
