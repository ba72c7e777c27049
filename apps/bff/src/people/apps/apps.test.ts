import { BROWSER_EXTENSION } from '@pegboard/types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectOperations, createModules } from '../../site/modules.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { accessTokens, createAccessTokens, registeredApps } from '../accounts/index.ts';
import { connect as connectDatabase } from '../../platform/database/db.ts';
import { APP_SCOPES } from '../../platform/http/app-scope.ts';
import {
  allow,
  callAs,
  connect as connectApp,
  newVerifier,
  requestOf,
  exchange,
  type TestClient,
} from './testing.ts';

const DAY_MS = 86_400_000;
const SCOPE = BROWSER_EXTENSION.scopes.join(' ');
const EXTENSION: TestClient = {
  clientId: BROWSER_EXTENSION.clientId,
  secret: null,
  redirectUri: BROWSER_EXTENSION.redirectUris[0],
};
const APP = {
  name: 'Recipe collector',
  website_url: 'https://recipes.example',
  redirect_uris: ['https://recipes.example/oauth'],
  is_confidential: true,
};
let site: TestApp;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const connect = async (member: TestVisitor, scope = SCOPE): Promise<string> =>
  (await connectApp(site, member, EXTENSION, scope)).access;

const asApp = (token: string, name: string, options?: object, cookies?: string) =>
  callAs(site, token, name, options, cookies);

const newToken = (member: TestVisitor, changes: object = {}) =>
  member.call('PersonalToken', 'create', {
    name: 'Backup script',
    scopes: ['boards:read'],
    days: 30,
    ...changes,
  });

test('[CR-14] the extension gets a token for 90 days, and no refresh token', async () => {
  const member = await site.member();
  const verifier = newVerifier();
  const address = await allow(member, requestOf(EXTENSION, verifier, { scope: SCOPE }));
  expect(address.href.startsWith(EXTENSION.redirectUri)).toBe(true);
  expect(address.searchParams.get('iss')).toBe('http://localhost:4310');
  const { body } = await exchange(site, EXTENSION, address.searchParams.get('code'), verifier);
  expect(body).toEqual({
    access_token: expect.stringMatching(/^pbt_[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 90 * 86_400,
    scope: SCOPE,
  });
});

test('[CR-14] the extension cannot ask for scopes beyond its own', async () => {
  const member = await site.member();
  const query = requestOf(EXTENSION, newVerifier(), { scope: `${SCOPE} catalogs:read` });
  expect((await member.get('AppAuthorization', { query })).data.error.code).toBe('invalid_scope');
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

test('[AC-06] secret boards and their pins need the secret scopes, in the resources as in the API', async () => {
  const member = await site.member();
  const create = (privacy: string) => member.call('Board', 'create', { name: `A ${privacy} one`, privacy });
  const [open, secret] = [(await create('public')).data.id, (await create('secret')).data.id];
  const plain = await connect(member, 'boards:read boards:write pins:write');
  const reading = await connect(member, 'boards:read boards:read_secret boards:write pins:write');
  const whole = await connect(member);
  const image = await testPicture('#204060');
  const save = (token: string, board: string) =>
    asApp(token, 'Pin/create', { board_id: board, title: 'A cup', image_base64: image });
  const codesOf = async (token: string, pin: string) => [
    (await asApp(token, 'BoardPickerBoards/get')).data.length,
    (await asApp(token, 'BoardSections/get', { board_id: secret })).code,
    (await asApp(token, 'BoardSection/create', { board_id: secret, title: `By ${token.slice(-9)}` })).code,
    (await asApp(token, 'Board/create', { name: `Of ${token.slice(-9)}`, privacy: 'secret' })).code,
    (await save(token, secret)).code,
    (await asApp(token, 'Pin/delete', { id: pin })).code,
    (await save(token, open)).code,
  ];
  const pin = (await save(whole, secret)).data.id;
  const [none, missing] = ['board_not_found', 'scope_missing'];
  expect(await codesOf(plain, pin)).toEqual([1, none, none, missing, none, 'pin_not_found', undefined]);
  expect(await codesOf(reading, pin)).toEqual([2, undefined, missing, missing, missing, missing, undefined]);
  expect(await codesOf(whole, pin)).toEqual([2, ...Array(6).fill(undefined)]);
  const existing = { name: 'A secret one', return_existing: true };
  expect((await asApp(plain, 'Board/create', existing)).code).toBe('board_name_taken');
  expect((await asApp(reading, 'Board/create', existing)).data.id).toBe(secret);
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
  const member = await site.member();
  const { data } = await newToken(member, { scopes: APP_SCOPES });
  const token: string = data.access_token;
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

test('[CR-14] editions of the extension give their token up without their client id', async () => {
  const token = await connect(await site.member());
  const answer = await site.app.inject({
    method: 'POST',
    url: '/oauth/revoke',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  expect((await asApp(token, 'BoardPickerBoards/get')).code).toBe('access_token_invalid');
});

test('[CR-14] a token of the extension expires after 90 days', async () => {
  const member = await site.member();
  const token = await connect(member);
  site.clock.now = new Date(Date.now() + 90 * DAY_MS - 60_000);
  expect((await asApp(token, 'BoardPickerBoards/get')).status).toBe(200);
  site.clock.now = new Date(Date.now() + 90 * DAY_MS + 1000);
  expect((await asApp(token, 'BoardPickerBoards/get')).code).toBe('access_token_invalid');
  expect((await member.get('ConnectedApps')).data).toEqual([]);
});

test('[AC-06] a registered app gets its secret once, and its hash is stored', async () => {
  const member = await site.member();
  const { data } = await member.call('RegisteredApp', 'create', APP);
  expect(data).toEqual({
    ...APP,
    client_id: expect.stringMatching(/^app_[\w-]{22}$/),
    client_secret: expect.stringMatching(/^pbs_[\w-]{43}$/),
    created_at: expect.any(String),
  });
  const [row] = await site.deps.db.select().from(registeredApps);
  expect(row?.secretHash).toMatch(/^[0-9a-f]{64}$/);
  const { client_secret: _, ...listed } = data;
  expect((await member.get('RegisteredApp')).data).toEqual([listed]);
  const publicApp = await member.call('RegisteredApp', 'create', { ...APP, is_confidential: false });
  expect(publicApp.data.client_secret).toBeNull();
});

test.each([
  ['http of another computer', 'http://recipes.example/oauth'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a scheme without a domain', 'recipes:/oauth'],
  ['a fragment', 'https://recipes.example/oauth#part'],
  ['a name and password', 'https://me:secret@recipes.example/oauth'],
  ['capitals that a browser lowers', 'https://Recipes.example/oauth'],
  ['a relative address', '/oauth'],
])('[AC-06] an app cannot have a redirect address with %s', async (_, address) => {
  const member = await site.member();
  const refused = await member.call('RegisteredApp', 'create', { ...APP, redirect_uris: [address] });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input']);
});

test.each(['http://localhost:8080/done', 'http://127.0.0.1/done', 'com.example.recipes:/done'])(
  '[AC-06] an installed app can have the redirect address %s',
  async (address) => {
    const member = await site.member();
    const { status, data } = await member.call('RegisteredApp', 'create', {
      ...APP,
      is_confidential: false,
      redirect_uris: [address],
    });
    expect(status).toBe(200);
    const client = { clientId: data.client_id, redirectUri: address };
    expect((await allow(member, requestOf(client, newVerifier()))).href.startsWith(address)).toBe(true);
  },
);

test('[AC-06] a member registers at most ten apps, also at once, and deletes only their own', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => member.call('RegisteredApp', 'create', APP)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 200)?.error.code).toBe('apps_full');
  const options = { client_id: answers.find(({ status }) => status === 200)?.data.client_id };
  expect((await other.call('RegisteredApp', 'delete', options)).error.code).toBe('app_not_found');
  expect((await other.get('RegisteredApp')).data).toEqual([]);
  expect((await member.call('RegisteredApp', 'delete', options)).status).toBe(200);
  expect((await member.get('RegisteredApp')).data).toHaveLength(9);
});

test('[AC-06] a personal token has its scopes, is shown once and is stored as a hash', async () => {
  const member = await site.member();
  const { data } = await newToken(member);
  expect(data.access_token).toMatch(/^pbp_[\w-]{43}$/);
  expect((await asApp(data.access_token, 'BoardPickerBoards/get')).status).toBe(200);
  expect((await asApp(data.access_token, 'Board/create', { name: 'No' })).code).toBe('scope_missing');
  const rows = await site.deps.db.select({ hash: accessTokens.tokenHash }).from(accessTokens);
  expect(JSON.stringify(rows)).not.toContain(data.access_token);
  const listed = (await member.get('PersonalToken')).data;
  expect(listed).toMatchObject([
    { name: 'Backup script', scopes: ['boards:read'], last_used_at: expect.any(String) },
  ]);
  expect(JSON.stringify(listed)).not.toContain('pbp_');
  expect((await member.get('ConnectedApps')).data).toEqual([]);
});

test('[AC-06] a personal token expires, is revoked by its member alone, and ends with a new password', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const { data } = await newToken(member, { days: 7 });
  const isAccepted = async (token: string): Promise<boolean> =>
    (await asApp(token, 'BoardPickerBoards/get')).status === 200;
  site.clock.now = new Date(Date.now() + 7 * DAY_MS + 1000);
  expect(await isAccepted(data.access_token)).toBe(false);
  site.clock.now = undefined;
  const { id } = data;
  expect((await other.call('PersonalToken', 'delete', { id })).error.code).toBe('token_not_found');
  expect(await isAccepted(data.access_token)).toBe(true);
  expect((await member.call('PersonalToken', 'delete', { id })).status).toBe(200);
  expect(await isAccepted(data.access_token)).toBe(false);
  const second = (await newToken(member)).data.access_token;
  await member.call('UserPassword', 'update', {
    old_password: TEST_PASSWORD,
    new_password: 'a wholly new password',
  });
  expect(await isAccepted(second)).toBe(false);
});

test('[AC-06] [AC-07] a token that one process revokes is refused by another from its next request', async () => {
  const elsewhere = connectDatabase(site.deps.env.databaseUrl ?? '', () => undefined);
  try {
    const { grantOf } = createAccessTokens({ ...site.deps, db: elsewhere.db });
    const member = await site.member();
    const { data } = await newToken(member);
    for (let nth = 0; nth < 3; nth += 1) expect(await grantOf(data.access_token)).not.toBeNull();
    await member.call('PersonalToken', 'delete', { id: data.id });
    expect(await grantOf(data.access_token)).toBeNull();
  } finally {
    await elsewhere.close();
  }
});

test.each([
  ['no scope', { scopes: [] }, 'scopes'],
  ['an unknown scope', { scopes: ['everything'] }, 'scopes.0'],
  ['no end', { days: 100_000 }, 'days'],
  ['no name', { name: ' ' }, 'name'],
  ['a hidden character in its name', { name: 'Back\u202Eup' }, 'name'],
])('[AC-06] a personal token with %s is refused', async (_, changes, field) => {
  const refused = await newToken(await site.member(), changes);
  expect(refused.error.code).toBe('invalid_input');
  expect(Object.keys(refused.error.fields)).toEqual([field]);
});

test('[AC-06] a member has at most 20 personal tokens, also when they are created at once', async () => {
  const member = await site.member();
  const answers = await Promise.all(Array.from({ length: 22 }, () => newToken(member)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)?.error.code).toBe('personal_tokens_full');
});

test('[AC-06] tokens cannot create tokens, apps or consents', async () => {
  const { data } = await newToken(await site.member(), { scopes: APP_SCOPES });
  for (const call of ['PersonalToken/create', 'RegisteredApp/create', 'AppAuthorization/create'])
    expect((await asApp(data.access_token, call)).code).toBe('scope_missing');
});
