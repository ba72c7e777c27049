import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '../../errors/errors.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import type { PageRequest } from '../page.ts';
import { sourceAssets } from '../../../site/web-build.ts';
import { TEST_SECRET } from '../../../testing/app.ts';
import { CSRF_COOKIE, DEVICE_COOKIE } from './cookies.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { newCsrfToken } from './csrf-token.ts';

const TOKEN = newCsrfToken(TEST_SECRET, undefined);
const HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  cookie: `${CSRF_COOKIE}=${TOKEN}`,
};

let site: TestApp;
let member: TestVisitor;
let addresses = 0;
const requests: PageRequest[] = [];

beforeAll(async () => {
  site = await testApp({
    pages: {
      assets: sourceAssets('/assets/entry.js'),
      async render(page) {
        requests.push(page);
        return { status: 200, stream: Readable.from([`<!doctype html><title>Pegboard</title>`]) };
      },
    },
  });
  member = await site.member('Ines Moreau');
});
afterAll(() => site.close());

/** Submits a form like a browser without scripts, from an address of its own. */
function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  addresses += 1;
  return site.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.1.0.${addresses}`,
    headers: { ...HEADERS, ...headers },
    payload: new URLSearchParams({ csrf_token: TOKEN, ...fields }).toString(),
  });
}

/** Submits a form that is rejected, and returns the rendered page. */
async function refused(...form: Parameters<typeof post>) {
  const count = requests.length;
  const answer = await post(...form);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(answer.cookies.filter(({ name }) => name === SESSION_COOKIE)).toEqual([]);
  expect(requests).toHaveLength(count + 1);
  return { status: answer.statusCode, page: requests.at(-1), headers: answer.headers };
}

const rightPassword = () => ({ username_or_email: member.username, password: TEST_PASSWORD });
const somebodyNew = (email: string) => ({
  full_name: 'Juno Park',
  email,
  password: 'a-long-enough-password',
});

/** Returns the member whose session the response's cookie opens. */
async function signedIn(answer: Awaited<ReturnType<typeof post>>): Promise<string> {
  const visitor = site.visitor();
  for (const { name, value } of answer.cookies) visitor.cookies.set(name, value);
  const { data } = await visitor.graphql('{ viewer { user { fullName } } }');
  return data.viewer?.user.fullName;
}

test('[BF-05] a form that logs in or signs up opens a session by the cookie of the house, and leads home', async () => {
  const loggedIn = await post('/login/', rightPassword());
  expect([loggedIn.statusCode, loggedIn.headers.location]).toEqual([303, '/']);
  expect(loggedIn.headers['cache-control']).toBe('private, no-store');
  expect(loggedIn.cookies).toMatchObject([
    { name: SESSION_COOKIE, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
    { name: CSRF_COOKIE, secure: true, sameSite: 'Lax', path: '/' },
    { name: DEVICE_COOKIE, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
  ]);
  expect(await signedIn(loggedIn)).toBe('Ines Moreau');
  const signedUp = await post('/signup/', somebodyNew('juno@pegboard.example'));
  expect([signedUp.statusCode, signedUp.headers.location]).toEqual([303, '/onboarding/']);
  expect(await signedIn(signedUp)).toBe('Juno Park');
  const toSave = await post('/signup/?next=%2Fpin%2F7%2F', somebodyNew('juna@pegboard.example'));
  expect([toSave.statusCode, toSave.headers.location]).toEqual([303, '/pin/7/']);
});

test('[OP-09] a sign-up without scripts needs no field more where a proof of work is needed: it waits for the team', async () => {
  const set = (value: string) =>
    site.pool.query(
      `insert into site_settings (name, value) values ('sign_up_proof', $1)
        on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(value)],
    );
  await set('always');
  const signedUp = await post('/signup/', somebodyNew('noscript@pegboard.example'));
  await set('load');
  expect([signedUp.statusCode, signedUp.headers.location]).toEqual([303, '/signup/waiting/']);
  expect(await signedIn(signedUp)).toBeUndefined();
});

test.each([
  ['/pin/7/repin/?a=b', '/pin/7/repin/?a=b'],
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['/\\evil.example', '/'],
])('[RT-07] a form that logs in and asks for %s next leads to %s', async (next, target) => {
  const answer = await post(`/login/?${new URLSearchParams({ next, for: 'save' })}`, rightPassword());
  expect([answer.statusCode, answer.headers.location]).toEqual([303, target]);
});

test('[BF-05] a wrong password and an unknown account are reported alike, on the page of the form', async () => {
  for (const account of [member.username, 'Nobody@Pegboard.example']) {
    const { status, page } = await refused('/login/?next=%2Fme%2F', {
      username_or_email: account,
      password: 'not my password',
    });
    expect(status).toBe(401);
    expect(page).toMatchObject({ url: 'http://localhost:4310/login/?next=%2Fme%2F', csrfToken: TOKEN });
    expect(page?.form).toEqual({
      path: '/login/',
      code: 'login_failed',
      message: ERRORS.login_failed.message,
      fields: {},
      problems: {},
      values: { username_or_email: account },
    });
  }
});

test('a refused sign-up gives back what was typed, and never the password', async () => {
  await post('/signup/', somebodyNew('taken@pegboard.example'));
  const typed = { full_name: ' Juno  Park', email: 'Taken@pegboard.example' };
  const taken = await refused('/signup/', { ...typed, password: 'another-long-password' });
  expect(taken.status).toBe(409);
  expect(taken.page?.form).toEqual({
    path: '/signup/',
    code: 'email_taken',
    message: ERRORS.email_taken.message,
    fields: { email: ERRORS.email_taken.message },
    problems: { email: { code: 'email_taken', numbers: [] } },
    values: typed,
  });
  expect(JSON.stringify(taken.page)).not.toContain('another-long-password');
});

test('[BF-04] a form has the rules of its resource, and each field shows its own error', async () => {
  const { status, page } = await refused('/signup/', { full_name: '\0', email: 'juno', password: 'short' });
  expect(status).toBe(400);
  expect(page?.form?.fields).toEqual({ full_name: 'This text holds characters that cannot be kept.' });
  const wrong = await refused('/signup/', { full_name: ' ', email: 'juno', password: 'short' });
  expect(wrong.page?.form?.fields).toEqual({
    full_name: 'Tell us your name.',
    email: 'This does not look like an e-mail.',
    password: 'Use 8 characters or more.',
  });
});

test('[BF-05] a form counts towards the limit of wrong passwords that the resource has', async () => {
  const other = await site.member('Theo Brandt');
  const wrong = { username_or_email: other.username, password: 'not my password' };
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await refused('/login/', wrong)).status).toBe(401);
    await site.visitor().call('UserSession', 'create', wrong);
  }
  const { status, page } = await refused('/login/', wrong);
  expect(status).toBe(429);
  expect(page?.form?.message).toBe(ERRORS.rate_limited.message);
});

test.each<[string, Record<string, string>]>([
  ['no token', { csrf_token: '' }],
  ['another token', { csrf_token: 'b'.repeat(32) }],
])(
  '[BF-05] a form with %s is shown again, with what was typed and the token of the cookie',
  async (_, token) => {
    const { status, page } = await refused('/login/', { ...rightPassword(), ...token });
    expect(status).toBe(403);
    expect(page).toMatchObject({
      csrfToken: TOKEN,
      form: { message: ERRORS.csrf_failed.message, values: { username_or_email: member.username } },
    });
  },
);

test('[BF-05] a browser without the cookie gets one, and the page repeats it', async () => {
  const { status, page, headers } = await refused('/login/', rightPassword(), { cookie: '' });
  expect(status).toBe(403);
  expect(page?.csrfToken).toMatch(/^[\w-]{75}$/);
  expect(String(headers['set-cookie'])).toContain(`${CSRF_COOKIE}=${page?.csrfToken};`);
});

/** Submits data that is no form of our pages: the error has the common form, and no page is rendered. */
async function expectNoForm(code: ErrorCode, headers: Record<string, string>, account = member.username) {
  const count = requests.length;
  const answer = await post('/login/', { ...rightPassword(), username_or_email: account }, headers);
  expect(answer.statusCode).toBe(ERRORS[code].status);
  expect(answer.json().resource_response.error).toMatchObject({ code, message: ERRORS[code].message });
  expect(answer.cookies).toEqual([]);
  expect(requests).toHaveLength(count);
}

test.each(['cross-site', 'same-site', 'none'])(
  '[BF-05] a form that the browser calls %s is refused',
  async (from) => {
    await expectNoForm('csrf_failed', { 'sec-fetch-site': from });
  },
);

test('[BF-04] what is no form of a page, or over 16 kB, is refused in the one shape', async () => {
  await expectNoForm('media_type_unsupported', { 'content-type': 'application/json' });
  await expectNoForm('media_type_unsupported', { 'content-type': 'multipart/form-data; boundary=a' });
  await expectNoForm('payload_too_large', {}, 'a'.repeat(16_384));
});

test.each(['is_admin=1', 'username=maya', 'password=again', '__proto__=x'])(
  '[BF-04] what the form does not have is refused: %s',
  async (extra) => {
    const payload = `${new URLSearchParams({ csrf_token: TOKEN, ...somebodyNew('new@pegboard.example') })}&${extra}`;
    const answer = await site.app.inject({ method: 'POST', url: '/signup/', headers: HEADERS, payload });
    expect(answer.statusCode).toBe(400);
    expect(requests.at(-1)?.form).toEqual({
      path: '/signup/',
      code: 'bad_request',
      message: ERRORS.bad_request.message,
      fields: {},
      problems: {},
      values: { full_name: 'Juno Park', email: 'new@pegboard.example' },
    });
  },
);

/** Submits a form of a members' page as the member. */
const sendAs = (visitor: TestVisitor, url: string, fields: Record<string, string>) => {
  const session = visitor.cookies.get(SESSION_COOKIE);
  const token = newCsrfToken(TEST_SECRET, session);
  const cookie = `${CSRF_COOKIE}=${token}${session === undefined ? '' : `; ${SESSION_COOKIE}=${session}`}`;
  return post(url, { csrf_token: token, ...fields }, { cookie });
};

test('[WB-02] a form of a page for members is refused for others before anything is read', async () => {
  for (const [url, fields] of [
    ['/edit/', { kind: 'history', use: 'off' }],
    ['/age-appeal/', { birth_date: 'no date' }],
    ['/email/subscription/choices/', {}],
  ] as const)
    expect((await refused(url, fields)).page?.form).toMatchObject({ code: 'login_required', fields: {} });
});

test('[WB-09] [AC-01] the country of a member is changed by the form of the settings, to a country that exists', async () => {
  const path = '/settings/appearance/';
  const choose = (country: string) => sendAs(member, path, { theme: 'dark', locale: 'de', country });
  const stored = async () => (await member.graphql('{ viewer { country theme locale } }')).data.viewer;
  const saved = await choose('PT');
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${path}?done=saved`]);
  expect(await stored()).toEqual({ country: 'PT', theme: 'dark', locale: 'de' });
  expect((await choose('ZZ')).statusCode).toBe(400);
  expect(await stored()).toEqual({ country: 'PT', theme: 'dark', locale: 'de' });
  await sendAs(member, path, { theme: 'auto', locale: 'en-US', country: 'US' });
});

test('[WB-01] [WB-02] [AC-01] what members choose by forms is stored, and a form may redirect where its answer says', async () => {
  const choose = (fields: Record<string, string>) =>
    sendAs(member, '/email/subscription/choices/?next=%2Femail%2Fsubscription%2F%3Fsaved%3D1', fields);
  const lists = async () => (await member.get('EmailSettings')).data.lists;
  const saved = await choose({});
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/email/subscription/?saved=1']);
  const none = { board_invites: false, notifications: false, digest: false };
  expect(await lists()).toEqual(none);
  await choose({ board_invites: 'on' });
  expect(await lists()).toEqual({ ...none, board_invites: true });
  await choose({ board_invites: 'on', none: 'on' });
  expect(await lists()).toEqual(none);

  const survey = await sendAs(member, '/email/user_survey/?next=%2Fme%2F', {
    reason: 'useful',
    comment: ' ',
  });
  expect([survey.statusCode, survey.headers.location]).toEqual([303, '/me/']);
  const tuned = await sendAs(member, '/edit/', { kind: 'history', use: 'off' });
  expect([tuned.statusCode, tuned.headers.location]).toEqual([303, '/edit/']);
  const { data } = await member.graphql('{ viewer { homeFeedSources { kind isOn } } }');
  expect(data.viewer.homeFeedSources).toEqual([{ kind: 'history', isOn: false }]);

  const notified = await sendAs(member, '/settings/notifications/', {
    'save.app': 'on',
    'mention.app': 'on',
    'mention.mail': 'digest',
  });
  expect([notified.statusCode, notified.headers.location]).toEqual([303, '/settings/notifications/']);
  const { kinds } = (await member.get('NewsHubSettings')).data;
  expect(Object.keys(kinds).filter((kind) => kinds[kind])).toEqual(['save', 'mention']);
  const { data: read } = await member.graphql('{ viewer { newsHubMutedKinds } }');
  expect(read.viewer.newsHubMutedKinds).toHaveLength(16);

  const back = { pin_id: '7', feedback_type: 'undo' };
  const { page } = await refused('/pin/7/feedback/', back);
  expect(page?.form).toMatchObject({ path: '/pin/7/feedback/', code: 'login_required' });

  const appeal = async (birth_date: string) =>
    (await sendAs(member, '/age-appeal/', { birth_date })).headers.location;
  expect(await appeal('1990-02-03')).toBe('/age-appeal/done/');
  expect(await appeal(`${new Date().getUTCFullYear() - 5}-01-01`)).toBe('/age-appeal/too-young/');
});

test('[AC-04] [AC-01] privacy, requests to follow and followers are changed by forms without scripts', async () => {
  const [owner, asker] = [await site.member(), await site.member()];
  const send = async (who: TestVisitor, path: string, fields: Record<string, string>) => {
    const { statusCode, headers } = await sendAs(who, path, fields);
    return [statusCode, headers.location];
  };
  const privacy = { messages_from: 'followed', mentions_from: 'everyone', comments_from: 'nobody' };
  const page = '/settings/followers/';
  expect(await send(owner, '/settings/privacy/', { ...privacy, is_private: 'on' })).toEqual([
    303,
    '/settings/privacy/?done=saved',
  ]);
  const profile = `/${owner.username}/`;
  const ask = async () => {
    const next = new URLSearchParams({ next: profile });
    expect(await send(asker, `${page}ask/?${next}`, { user_id: owner.id })).toEqual([303, profile]);
  };
  await ask();
  const next = new URLSearchParams({ next: profile });
  expect(await send(asker, `${page}withdraw/?${next}`, { user_id: owner.id })).toEqual([303, profile]);
  const answers = { user_id: asker.id, answer: 'accept' };
  const late = await sendAs(owner, `${page}answer/`, answers);
  expect(late.statusCode).toBe(404);
  await ask();
  expect(await send(owner, `${page}answer/`, answers)).toEqual([303, page]);
  expect((await asker.get('UserFollowers', { username: owner.username })).data).toHaveLength(1);
  expect(await send(owner, `${page}remove/`, { user_id: asker.id })).toEqual([303, page]);
  expect((await asker.get('UserFollowers', { username: owner.username })).data).toEqual([]);
  expect(await send(owner, '/settings/privacy/', privacy)).toEqual([303, '/settings/privacy/?done=saved']);
  const { data } = await owner.graphql('{ viewer { privacy { isPrivate commentsFrom } } }');
  expect(data.viewer.privacy).toEqual({ isPrivate: false, commentsFrom: 'nobody' });
  await owner.call('RecentSearch', 'create', { query: 'linen' });
  expect(await send(owner, '/settings/privacy/history/', {})).toEqual([
    303,
    '/settings/privacy/?done=cleared',
  ]);
  const { data: typed } = await owner.graphql('{ v3SearchTypeaheadQuery(text: "") { recent } }');
  expect(typed.v3SearchTypeaheadQuery.recent).toEqual([]);
});

test('no other page takes a form', async () => {
  expect((await post('/settings/', {})).json().resource_response.error.code).toBe('not_found');
});
