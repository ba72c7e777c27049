import { isReservedUsername } from '@pegboard/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  TEST_PASSWORD,
  testApp,
  type TestAnswer,
  type TestApp,
  type TestVisitor,
} from '../../testing/app.ts';
import { passwordWork } from './password.ts';

const ME =
  '{ viewer { email theme locale country isEmployee user { fullName firstName username about websiteUrl } } }';
let site: TestApp;
let people = 0;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const newEmail = (): string => `new${(people += 1)}@pegboard.example`;
const me = async (visitor: TestVisitor) => (await visitor.graphql(ME)).data.viewer;
const logIn = (visitor: TestVisitor, account: string, password = TEST_PASSWORD): Promise<TestAnswer> =>
  visitor.call('UserSession', 'create', { username_or_email: account, password });
/** Returns the session cookie of a response. */
const cookieOf = ({ headers }: TestAnswer): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('__Host-')) ?? '';

test('[BF-05] who registers is signed in, by a name made from theirs', async () => {
  const visitor = site.visitor();
  const email = newEmail();
  const made = await visitor.call('UserRegister', 'create', {
    email: ` ${email.toUpperCase()} `,
    password: TEST_PASSWORD,
    full_name: '  Chloé   Dubois ',
  });
  expect(made).toMatchObject({
    status: 200,
    data: { id: expect.stringMatching(/^\d+$/), username: 'chloedubois' },
  });
  expect(await me(visitor)).toEqual({
    email,
    theme: 'auto',
    locale: 'en-US',
    country: 'US',
    isEmployee: false,
    user: {
      fullName: 'Chloé Dubois',
      firstName: 'Chloé',
      username: 'chloedubois',
      about: null,
      websiteUrl: null,
    },
  });
  expect((await site.member('Chloé Dubois')).username).toMatch(/^chloedubois\d+$/);
});

test('[WB-12] a new account has the language of the sign-up page', async () => {
  const right = { password: TEST_PASSWORD, full_name: 'Ines Moreau' };
  const visitor = site.visitor();
  await visitor.call('UserRegister', 'create', { ...right, email: newEmail(), locale: 'ar' });
  expect(await me(visitor)).toMatchObject({ locale: 'ar' });
  const refused = await site
    .visitor()
    .call('UserRegister', 'create', { ...right, email: newEmail(), locale: 'xx' });
  expect(refused).toMatchObject({ status: 400, error: { fields: { locale: expect.any(String) } } });
});

test.each<[string, object, object]>([
  ['an e-mail that is none', { email: 'ines' }, { email: 'This does not look like an e-mail.' }],
  ['a password of 7 characters', { password: 'letmein' }, { password: 'Use 8 characters or more.' }],
  ['a password of a book', { password: 'a'.repeat(257) }, { password: 'This password is too long.' }],
  ['no name', { full_name: ' ' }, { full_name: 'Tell us your name.' }],
  ['a name of 101 characters', { full_name: 'a'.repeat(101) }, { full_name: 'Use 100 characters or fewer.' }],
  [
    'a username of 2 characters',
    { username: 'ab' },
    { username: 'Use 3 to 30 letters, digits or underscores.' },
  ],
  ['a role', { role: 'employee' }, { role: 'Unrecognized key: "role"' }],
])('[BF-05] registration rejects %s', async (_, wrong, fields) => {
  const right = { email: newEmail(), password: TEST_PASSWORD, full_name: 'Ines Moreau' };
  const answer = await site.visitor().call('UserRegister', 'create', { ...right, ...wrong });
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input', fields } });
});

test('[BF-05] an e-mail, a username and the name of a page are each one account’s', async () => {
  const member = await site.member();
  const right = { email: newEmail(), password: TEST_PASSWORD, full_name: 'Ines Moreau' };
  const register = (wrong: object) => site.visitor().call('UserRegister', 'create', { ...right, ...wrong });
  const { email } = await me(member);
  expect(await register({ email: email.toUpperCase() })).toMatchObject({
    status: 409,
    error: { code: 'email_taken' },
  });
  for (const username of [member.username, 'settings'])
    expect(await register({ username })).toMatchObject({ status: 409, error: { code: 'username_taken' } });
});

test('[BF-05] who is called as a page of the site gets another username', async () => {
  expect((await site.member('Settings')).username).toMatch(/^settings\d+$/);
});

test('[BF-05] login accepts email or username, case-insensitively', async () => {
  const member = await site.member();
  const { email } = await me(member);
  for (const account of [email, member.username, ` ${member.username.toUpperCase()} `]) {
    const visitor = site.visitor();
    expect(await logIn(visitor, account)).toMatchObject({ status: 200, data: { id: member.id } });
    expect((await me(visitor)).email).toBe(email);
  }
});

test('[BF-05] a wrong password and an unknown account have the same answer and cost the same: one hash, as many statements', async () => {
  const member = await site.member();
  const refusalOf = async (account: string) => {
    const before = { hashes: passwordWork.hashes, statements: site.statements.count };
    const { status, error } = await logIn(site.visitor(), account, 'not my password');
    return {
      status,
      error: { ...error, request_id: '' },
      hashes: passwordWork.hashes - before.hashes,
      statements: site.statements.count - before.statements,
    };
  };
  await refusalOf('nobody-at-all'); // computes the dummy hash for unknown accounts, once per process
  const wrong = await refusalOf(member.username);
  expect(wrong).toMatchObject({ status: 401, error: { code: 'login_failed' }, hashes: 1 });
  expect(await refusalOf('nobody')).toEqual(wrong);
  expect(await refusalOf('nobody@pegboard.example')).toEqual(wrong);
});

test('[BF-05] after ten wrong passwords an account is closed for five minutes, by whichever name and from anywhere', async () => {
  const member = await site.member();
  const { email } = await me(member);
  for (let tries = 0; tries < 10; tries += 1)
    expect((await logIn(site.visitor(), tries % 2 ? email : member.username, 'wrong password')).status).toBe(
      401,
    );
  expect(await logIn(site.visitor(), email)).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
  site.clock.now = new Date(Date.now() + 5 * 60_000);
  expect((await logIn(site.visitor(), email)).status).toBe(200);
  site.clock.now = undefined;
});

test('[BF-05] an address is limited over all accounts, an IPv6 one by its /64', async () => {
  const statuses = [];
  for (let tries = 0; tries < 61; tries += 1)
    statuses.push(
      (await logIn(site.visitor(`2001:db8:1:2::${tries.toString(16)}`), `nobody-${tries}`)).status,
    );
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([401]));
  expect(statuses[60]).toBe(429);
  expect((await logIn(site.visitor('2001:db8:1:3::1'), 'nobody-else')).status).toBe(401);
});

test('[BF-05] the session’s cookie is bound to this host, hidden from scripts, and new at every log-in', async () => {
  const member = await site.member();
  const first = await logIn(member, member.username);
  const before = member.cookies.get('__Host-pegboard') ?? '';
  expect(cookieOf(first)).toMatch(
    /^__Host-pegboard=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  await logIn(member, member.username);
  expect(member.cookies.get('__Host-pegboard')).not.toBe(before);
  const old = site.visitor();
  old.cookies.set('__Host-pegboard', before);
  expect(await me(old)).toBeNull();
});

test('[BF-05] the database knows a session by its hash alone', async () => {
  const member = await site.member();
  const token = member.cookies.get('__Host-pegboard') ?? '';
  const { rows } = await site.deps.db.execute('select * from sessions');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('[BF-05] log-out ends the session on the server and takes the cookie', async () => {
  const member = await site.member();
  const stolen = site.visitor();
  stolen.cookies.set('__Host-pegboard', member.cookies.get('__Host-pegboard') ?? '');
  const out = await member.call('UserSession', 'delete');
  expect(cookieOf(out)).toMatch(/^__Host-pegboard=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(await me(member)).toBeNull();
  expect(await me(stolen)).toBeNull();
  expect((await member.call('UserSession', 'delete')).status).toBe(200);
});

test('[BF-05] a session that is over opens nothing', async () => {
  const member = await site.member();
  await site.deps.db.execute(
    `update sessions set expires_at = now() - interval '1 second' where user_id = ${member.id}`,
  );
  expect(await me(member)).toBeNull();
});

test('[BF-05] a new password ends the other sessions and not this one', async () => {
  const member = await site.member();
  const phone = site.visitor();
  await logIn(phone, member.username);
  const change = (old: string, next: string) =>
    member.call('UserPassword', 'update', { old_password: old, new_password: next });
  expect(await change('not my password', 'a new password')).toMatchObject({
    status: 400,
    error: { fields: { old_password: 'This is not your current password.' } },
  });
  expect(await me(phone)).not.toBeNull();
  expect((await change(TEST_PASSWORD, 'short')).error.fields).toEqual({
    new_password: 'Use 8 characters or more.',
  });
  expect((await change(TEST_PASSWORD, 'a new password')).status).toBe(200);
  expect(await me(phone)).toBeNull();
  expect(await me(member)).not.toBeNull();
  expect((await logIn(site.visitor(), member.username)).status).toBe(401);
  expect((await logIn(site.visitor(), member.username, 'a new password')).status).toBe(200);
});

test('settings change the provided fields and leave the rest', async () => {
  const member = await site.member('Ines Moreau');
  const username = `ines_${member.id.slice(-6)}`;
  const update = (settings: object) => member.call('UserSettings', 'update', settings);
  expect((await update({ full_name: 'Ines  Laurent', about: 'Pots. ', theme: 'dark' })).status).toBe(200);
  expect((await update({ website_url: 'https://ines.example/', country: 'FR', username })).status).toBe(200);
  expect((await update({})).status).toBe(200);
  expect(await me(member)).toMatchObject({
    theme: 'dark',
    country: 'FR',
    user: {
      fullName: 'Ines Laurent',
      firstName: 'Ines',
      username,
      about: 'Pots.',
      websiteUrl: 'https://ines.example/',
    },
  });
  await update({ about: '', website_url: '' });
  expect((await me(member)).user).toMatchObject({ about: null, websiteUrl: null });
});

test.each<[string, object, string]>([
  ['a site that is a script', { website_url: 'javascript:alert(1)' }, 'website_url'],
  ['a site with a password', { website_url: 'https://bank.example@evil.example' }, 'website_url'],
  ['no country', { country: 'ZZ' }, 'country'],
  ['no language', { locale: 'english' }, 'locale'],
  ['another theme', { theme: 'pink' }, 'theme'],
  ['an e-mail', { email: 'other@pegboard.example' }, 'email'],
  ['a role', { role: 'employee' }, 'role'],
])('settings refuse %s', async (_, settings, field) => {
  const member = await site.member();
  const answer = await member.call('UserSettings', 'update', settings);
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect(Object.keys(answer.error.fields)).toEqual([field]);
});

test('[WB-04] pronouns are a line of 30 characters at most, and none when it is empty', async () => {
  const member = await site.member();
  const pronouns = async (text: string) => {
    const { status } = await member.call('UserSettings', 'update', { pronouns: text });
    const { data } = await site
      .visitor()
      .graphql(
        `{ v3GetUserQuery(username: "${member.username}") { ... on UserData { data { pronouns } } } }`,
      );
    return [status, data.v3GetUserQuery.data.pronouns];
  };
  expect(await pronouns(' she /  her ')).toEqual([200, 'she / her']);
  expect(await pronouns('x'.repeat(31))).toEqual([400, 'she / her']);
  expect(await pronouns('they\u0007')).toEqual([400, 'she / her']);
  expect(await pronouns('  ')).toEqual([200, null]);
});

test('[RT-02] a username that is taken, or passes for a page of the site, is refused', async () => {
  const [member, other] = [await site.member(), await site.member()];
  for (const username of [other.username, 'settings', 'Sett1ngs'])
    expect(await member.call('UserSettings', 'update', { username })).toMatchObject({
      status: 409,
      error: { code: 'username_taken', fields: { username: expect.any(String) } },
    });
  expect((await member.call('UserSettings', 'update', { username: member.username })).status).toBe(200);
});

test('[RT-03] after a rename, users and their boards are found by the old username until another user takes it', async () => {
  const [ada, noor, stranger] = [await site.member(), await site.member(), site.visitor()];
  const before = ada.username;
  await ada.call('Board', 'create', { name: 'Pots' });
  await ada.call('Board', 'create', { name: 'Sketches', privacy: 'secret' });
  const rename = (who: typeof ada, username: string) => who.call('UserSettings', 'update', { username });
  const found = async (username: string, slug = 'pots'): Promise<unknown> => {
    const { data } = await stranger.graphql(
      'query ($username: String!, $slug: String!) { user: v3GetUserQuery(username: $username) { ... on UserData { data { username } } } board: v3GetBoardQuery(username: $username, slug: $slug) { ... on BoardData { data { url } } } }',
      { username, slug },
    );
    return [data.user.data?.username, data.board.data?.url];
  };
  const now = `${before}_clay`;
  await rename(ada, now);
  expect(await found(before.toUpperCase())).toEqual([now, `/${now}/pots/`]);
  expect(await found(before, 'sketches')).toEqual([now, undefined]);
  await rename(noor, before);
  expect(await found(before)).toEqual([before, undefined]);
  await rename(noor, noor.username);
  expect(await found(before)).toEqual([noor.username, undefined]);
  expect(await found(now)).toEqual([now, `/${now}/pots/`]);
  await rename(ada, before);
  expect(await found(before)).toEqual([before, `/${before}/pots/`]);
  expect(await found(now)).toEqual([before, `/${before}/pots/`]);
});

test('[RT-02] the first segments of the server’s routes are reserved usernames', () => {
  const words = [...site.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── \/([^/ ]+)/gmu)];
  expect(words.length).toBeGreaterThan(3);
  // A username has no dot, so it is never the name of a file; a parameter is no fixed segment.
  const names = words
    .map(([, word = '']) => word)
    .filter((word) => !/^[*:]/.test(word) && !word.includes('.', 1));
  expect(names.filter((word) => !isReservedUsername(word))).toEqual([]);
});

test('[BF-05] emails of others are not readable', async () => {
  const member = await site.member();
  const answer = await site
    .visitor()
    .graphql(`{ v3GetUserQuery(username: "${member.username}") { ... on UserData { data { username } } } }`);
  expect(answer.data.v3GetUserQuery.data.username).toBe(member.username);
  expect(
    (await site.visitor().graphql('{ v3GetUserQuery(username: "a") { ... on UserData { data { email } } } }'))
      .error.extensions.code,
  ).toBe('query_invalid');
});
