import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SESSION_COOKIE, SIGN_ON_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { signOnIdentities, signUpRequests, users } from '../accounts/index.ts';
import {
  claimsOf,
  createTestProvider,
  open,
  signedByAnother,
  signOn,
  TEST_CLIENT,
  unsigned,
  type TestPerson,
  type TestProvider,
} from './testing.ts';

const PROBLEM = '/login/sso/?problem=';
let site: TestApp;
let provider: TestProvider;
let people = 0;

beforeAll(async () => {
  provider = createTestProvider('https://id.example');
  site = await testApp({
    signOn: { issuer: provider.issuer, ...TEST_CLIENT, label: 'Example ID' },
    fetchProvider: provider.fetch,
  });
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
  provider.forge = undefined;
});

/** Adds a person to the provider, and returns their subject. */
function aPerson(changes: TestPerson = {}): string {
  people += 1;
  const subject = `person-${people}`;
  provider.people.set(subject, {
    email: `${subject}@mail.example`,
    email_verified: true,
    name: `Person ${people}`,
    ...changes,
  });
  return subject;
}

const enter = (visitor: TestVisitor, subject: string, query?: string): Promise<string> =>
  signOn(site, visitor, provider, subject, query);
const step = async (visitor: TestVisitor) => (await visitor.get('SignOn')).data;
const signUp = (visitor: TestVisitor, options: object = {}) =>
  visitor.call('SignOnAccount', 'create', { full_name: 'New Person', ...options });
const whoIs = async (visitor: TestVisitor): Promise<string | undefined> =>
  (await visitor.graphql('{ viewer { email } }')).data.viewer?.email;

/** Creates a member who signed up with the provider. */
async function aMember(subject = aPerson()): Promise<{ subject: string; member: TestVisitor; id: string }> {
  const member = site.visitor();
  await enter(member, subject);
  const { data } = await signUp(member);
  return { subject, member, id: data.id };
}

async function logInAgain(subject: string): Promise<string | undefined> {
  const visitor = site.visitor();
  await enter(visitor, subject);
  return whoIs(visitor);
}

async function setMode(mode: string): Promise<void> {
  await site.deps.db.execute(
    `insert into site_settings (name, value) values ('sign_up_mode', '"${mode}"')
     on conflict (name) do update set value = excluded.value`,
  );
}

test('[AC-09] a new person gets an account with the verified email of the provider, and logs in again', async () => {
  const subject = aPerson({ email: 'Mira@Mail.example' });
  const visitor = site.visitor();
  expect(await enter(visitor, subject, '?next=/ideas/')).toBe('/login/sso/?next=%2Fideas%2F');
  expect(await whoIs(visitor)).toBeUndefined();
  expect(await step(visitor)).toMatchObject({
    step: 'sign-up',
    label: 'Example ID',
    email: 'mira@mail.example',
    mode: 'open',
  });
  const { data } = await signUp(visitor, { full_name: 'Mira Vale', locale: 'de' });
  expect(data.username).toBe('miravale');
  expect(await whoIs(visitor)).toBe('mira@mail.example');
  expect(visitor.cookies.has(SIGN_ON_COOKIE)).toBe(false);
  const [row] = await site.deps.db
    .select()
    .from(users)
    .where(eq(users.id, BigInt(data.id)));
  expect([row?.hasPassword, row?.emailVerifiedAt !== null, row?.locale]).toEqual([false, true, 'de']);
  const again = site.visitor();
  expect(await enter(again, subject, '?next=/ideas/')).toBe('/ideas/');
  expect(await whoIs(again)).toBe('mira@mail.example');
});

test('[AC-09] the request has PKCE, state and nonce, and says nothing of them to the page', async () => {
  const away = new URL(await open(site, site.visitor(), '/login/sso/start/'));
  const sent = Object.fromEntries(away.searchParams);
  expect(away.origin).toBe(provider.issuer);
  expect(sent).toMatchObject({
    response_type: 'code',
    client_id: 'pegboard',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:4310/login/sso/callback/site/',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(sent[name]?.length).toBeGreaterThanOrEqual(43);
});

test('[AC-09] another site cannot start a log-in', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect(await open(site, site.visitor(), '/login/sso/start/', headers)).toBe('/login/');
});

test.each<[string, TestPerson]>([
  ['that is not verified', { email_verified: false }],
  ['of which the provider does not say that it is verified', { email_verified: undefined }],
  ['that is missing', { email: undefined }],
])('[AC-09] an email %s makes no account', async (_, changes) => {
  const visitor = site.visitor();
  expect(await enter(visitor, aPerson(changes))).toBe(`${PROBLEM}sign_on_email_missing`);
  expect(await step(visitor)).toEqual({ step: 'none' });
  expect((await signUp(visitor)).error.code).toBe('sign_on_expired');
});

test('[AC-09] an unverified email of a member opens nothing', async () => {
  const owner = await site.member();
  const email = await whoIs(owner);
  const visitor = site.visitor();
  expect(await enter(visitor, aPerson({ email: email ?? '', email_verified: false }))).toMatch(PROBLEM);
  expect(await whoIs(visitor)).toBeUndefined();
});

test('[AC-09] an account with the same email is never linked silently: its member logs in and confirms', async () => {
  const owner = await site.member();
  const email = (await whoIs(owner)) ?? '';
  const subject = aPerson({ email });
  const visitor = site.visitor();
  expect(await enter(visitor, subject)).toBe('/login/sso/');
  expect(await whoIs(visitor)).toBeUndefined();
  expect(await step(visitor)).toEqual({ step: 'log-in', label: 'Example ID', email });
  expect((await signUp(visitor)).error.code).toBe('sign_on_account_exists');
  expect((await visitor.call('SignOnIdentity', 'create')).error.code).toBe('login_required');
  expect(await logInAgain(subject)).toBeUndefined();
  await visitor.call('UserSession', 'create', { username_or_email: email, password: TEST_PASSWORD });
  expect(await step(visitor)).toMatchObject({ step: 'link', username: owner.username });
  expect((await visitor.call('SignOnIdentity', 'create')).status).toBe(200);
  expect(await logInAgain(subject)).toBe(email);
});

test('[AC-09] another member who logs in meanwhile cannot link the identity', async () => {
  const owner = await site.member();
  const subject = aPerson({ email: (await whoIs(owner)) ?? '' });
  const other = await site.member();
  const visitor = site.visitor();
  await enter(visitor, subject);
  const password = { username_or_email: other.username, password: TEST_PASSWORD };
  await visitor.call('UserSession', 'create', password);
  expect((await step(visitor)).step).toBe('log-in');
  expect((await visitor.call('SignOnIdentity', 'create')).error.code).toBe('sign_on_account_exists');
});

test('[AC-09] an identity is its subject: a changed email opens the same account and no other', async () => {
  const { subject, member } = await aMember();
  const before = await whoIs(member);
  const victim = (await whoIs(await site.member())) ?? '';
  provider.people.set(subject, { email: victim, email_verified: true, name: 'Mallory' });
  expect(await logInAgain(subject)).toBe(before);
  // Another person who gets the former email does not get the account.
  const next = aPerson({ email: before ?? '' });
  const visitor = site.visitor();
  await enter(visitor, next);
  expect(await whoIs(visitor)).toBeUndefined();
  expect((await step(visitor)).step).toBe('log-in');
});

test('[AC-09] a member links and unlinks in the settings, and is informed', async () => {
  const member = await site.member();
  await site.deps.db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.id, BigInt(member.id)));
  const subject = aPerson();
  expect(await enter(member, subject, '?next=/settings/security/')).toBe(
    '/login/sso/?next=%2Fsettings%2Fsecurity%2F',
  );
  expect((await member.call('SignOnIdentity', 'create')).status).toBe(200);
  const { data } = await member.get('SignOnIdentity');
  expect(data).toMatchObject({ has_password: true, offered: 'Example ID' });
  expect(data.identities).toMatchObject([{ label: 'Example ID', email: `${subject}@mail.example` }]);
  const stranger = await site.member();
  const id = data.identities[0].id;
  expect((await stranger.call('SignOnIdentity', 'delete', { id })).error.code).toBe('not_found');
  expect((await member.call('SignOnIdentity', 'delete', { id })).status).toBe(200);
  expect(await logInAgain(subject)).toBeUndefined();
  const { rows } = await site.deps.db.execute<{ mail: string }>(
    `select data::text as mail from jobs.job where name = 'send-mail' and data::text like '%${member.id}%' order by id`,
  );
  const mails = rows.map(({ mail }) => mail).join(' ');
  for (const change of ['signOnLinked', 'signOnUnlinked']) expect(mails).toContain(change);
});

test('[AC-09] who signed up with the email of another, unverified, cannot keep access by a linked identity', async () => {
  const member = await site.member();
  await enter(member, aPerson());
  expect((await member.call('SignOnIdentity', 'create')).error.code).toBe('sign_on_verify_first');
});

test('[AC-09] an identity belongs to one account', async () => {
  const { subject } = await aMember();
  const other = await site.member();
  expect(await enter(other, subject)).toBe(`${PROBLEM}sign_on_linked`);
  expect((await other.get('SignOnIdentity')).data.identities).toEqual([]);
});

test('[AC-09] the last method is not removed', async () => {
  const { member } = await aMember();
  const [identity] = (await member.get('SignOnIdentity')).data.identities;
  const refused = await member.call('SignOnIdentity', 'delete', { id: identity.id });
  expect([refused.status, refused.error.code]).toEqual([409, 'login_method_last']);
  expect((await member.get('SignOnIdentity')).data.identities).toHaveLength(1);
});

test('[AC-09] no password opens an account without one, and the answer is that of a wrong password', async () => {
  const { member } = await aMember();
  const email = await whoIs(member);
  for (const password of ['', 'none', TEST_PASSWORD]) {
    const refused = await site
      .visitor()
      .call('UserSession', 'create', { username_or_email: email, password });
    expect([refused.status, refused.error.code]).toEqual([401, 'login_failed']);
  }
});

test('[AC-09] two-step login is asked for after the provider too', async () => {
  const { subject, id } = await aMember();
  await site.deps.db.execute(
    `insert into two_step_logins (user_id, sealed_secret, confirmed_at) values (${id}, 'x', now())`,
  );
  const visitor = site.visitor();
  expect(await enter(visitor, subject, '?next=/ideas/')).toBe('/login/code/?next=%2Fideas%2F');
  expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
});

test('[AC-09] a suspended member is told why, and a deleted account is kept only by choice', async () => {
  const suspended = await aMember();
  await site.deps.db.execute(
    `insert into account_suspensions (user_id, reason, starts_at) values (${suspended.id}, 'Spam', now())`,
  );
  const visitor = site.visitor();
  expect(await enter(visitor, suspended.subject)).toBe('/login/sso/');
  const refused = await visitor.call('SignOnSession', 'create');
  expect([refused.error.code, refused.error.fields.suspension]).toEqual(['account_suspended', 'Spam']);
  const closing = await aMember();
  await site.deps.db.execute(
    `insert into account_closures (user_id, delete_at) values (${closing.id}, now() + interval '5 days')`,
  );
  const returning = site.visitor();
  expect(await enter(returning, closing.subject)).toBe('/login/sso/');
  expect((await step(returning)).step).toBe('continue');
  expect((await returning.call('SignOnSession', 'create')).error.code).toBe('account_closing');
  expect((await returning.call('SignOnSession', 'create', { keep_account: true })).status).toBe(200);
  expect(await whoIs(returning)).toBe(`${closing.subject}@mail.example`);
});

test('[AC-09] sign-up follows the mode of the site', async () => {
  try {
    await setMode('closed');
    const closed = site.visitor();
    await enter(closed, aPerson());
    expect((await signUp(closed)).error.code).toBe('sign_up_closed');
    await setMode('invite');
    const invited = site.visitor();
    await enter(invited, aPerson());
    expect((await signUp(invited, { invite_code: 'guess' })).error.fields).toHaveProperty('invite_code');
    await setMode('approval');
    const waiting = site.visitor();
    const subject = aPerson();
    await enter(waiting, subject);
    expect((await signUp(waiting)).data).toEqual({ waits_for_approval: true });
    const [request] = await site.deps.db
      .select()
      .from(signUpRequests)
      .where(eq(signUpRequests.email, `${subject}@mail.example`));
    expect(request?.identity).toEqual({ provider: 'site', issuer: provider.issuer, subject });
  } finally {
    await setMode('open');
  }
});

const changed = (changes: object) => (token: string) => provider.signed({ ...claimsOf(token), ...changes });
const now = (): number => Math.floor(Date.now() / 1000);

test.each<[string, (token: string) => string]>([
  ['is unsigned', (token) => unsigned(claimsOf(token))],
  ['lost its signature', (token) => token.replace(/[^.]+$/, '')],
  ['is signed by another key', (token) => signedByAnother(claimsOf(token))],
  [
    'has claims that the signature does not cover',
    (token) => {
      const [head, , mac] = token.split('.');
      const claims = Buffer.from(JSON.stringify({ ...claimsOf(token), sub: 'other' })).toString('base64url');
      return `${head}.${claims}.${mac}`;
    },
  ],
  ['is for another client', changed({ aud: 'another' })],
  ['is for several clients without a party', changed({ aud: ['pegboard', 'another'] })],
  ['has expired', changed({ exp: now() - 3600, iat: now() - 7200 })],
  ['has another nonce', changed({ nonce: 'another' })],
  ['has no nonce', changed({ nonce: undefined })],
  ['is of another issuer', changed({ iss: 'https://evil.example' })],
  ['has no subject', changed({ sub: undefined })],
])('[AC-09] an ID token that %s opens nothing', async (_, forge) => {
  const { subject } = await aMember();
  const visitor = site.visitor();
  const away = await open(site, visitor, '/login/sso/start/');
  const back = await provider.logIn(away, subject);
  provider.forge = forge;
  expect(await open(site, visitor, back.href)).toBe(`${PROBLEM}sign_on_failed`);
  expect(provider.forge).toBeUndefined();
  expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
});

test('[AC-09] a token that the provider signs anew is accepted: the forgeries above fail for their reason', async () => {
  const { subject } = await aMember();
  const visitor = site.visitor();
  const back = await provider.logIn(await open(site, visitor, '/login/sso/start/'), subject);
  provider.forge = changed({});
  expect(await open(site, visitor, back.href)).toBe('/');
});

test('[AC-09] a response belongs to the browser that started the log-in', async () => {
  const { subject } = await aMember();
  const attacker = site.visitor();
  const back = await provider.logIn(await open(site, attacker, '/login/sso/start/'), subject);
  const victim = site.visitor();
  expect(await open(site, victim, back.href)).toBe(`${PROBLEM}sign_on_failed`);
  // Also while the victim has a log-in of their own under way.
  await open(site, victim, '/login/sso/start/');
  expect(await open(site, victim, back.href)).toBe(`${PROBLEM}sign_on_failed`);
  expect(victim.cookies.has(SESSION_COOKIE)).toBe(false);
  expect(await open(site, attacker, back.href)).toBe('/');
});

test('[AC-09] a response is of use once, and its code too', async () => {
  const { subject } = await aMember();
  const visitor = site.visitor();
  const away = await open(site, visitor, '/login/sso/start/');
  const cookie = visitor.cookies.get(SIGN_ON_COOKIE) ?? '';
  const back = await provider.logIn(away, subject);
  expect(await open(site, visitor, back.href)).toBe('/');
  visitor.cookies.delete(SESSION_COOKIE);
  expect(await open(site, visitor, back.href)).toBe(`${PROBLEM}sign_on_failed`);
  visitor.cookies.set(SIGN_ON_COOKIE, cookie);
  expect(await open(site, visitor, back.href)).toBe(`${PROBLEM}sign_on_failed`);
  expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
});

test('[AC-09] the request of a browser for its service worker uses no code up and starts nothing', async () => {
  const { subject } = await aMember();
  const visitor = site.visitor();
  const preload = { 'service-worker-navigation-preload': 'true' };
  expect(await open(site, visitor, '/login/sso/start/', preload)).toBe('204: ');
  expect(visitor.cookies.has(SIGN_ON_COOKIE)).toBe(false);
  const back = await provider.logIn(await open(site, visitor, '/login/sso/start/'), subject);
  expect(await open(site, visitor, back.href, preload)).toBe('204: ');
  expect(await open(site, visitor, back.href)).toBe('/');
});

test('[AC-09] a log-in ends after 15 minutes, and its cookie cannot be changed', async () => {
  const { subject } = await aMember();
  const late = site.visitor();
  const back = await provider.logIn(await open(site, late, '/login/sso/start/'), subject);
  site.clock.now = new Date(Date.now() + 16 * 60_000);
  expect(await open(site, late, back.href)).toBe(`${PROBLEM}sign_on_failed`);
  site.clock.now = undefined;
  const forger = site.visitor();
  const again = await provider.logIn(await open(site, forger, '/login/sso/start/'), subject);
  const cookie = forger.cookies.get(SIGN_ON_COOKIE) ?? '';
  forger.cookies.set(
    SIGN_ON_COOKIE,
    `${cookie.slice(0, 40)}${cookie[40] === 'A' ? 'B' : 'A'}${cookie.slice(41)}`,
  );
  expect(await open(site, forger, again.href)).toBe(`${PROBLEM}sign_on_failed`);
});

test.each<[string, (back: URL) => void]>([
  ['of another issuer', (back) => back.searchParams.set('iss', 'https://evil.example')],
  ['without an issuer', (back) => back.searchParams.delete('iss')],
  ['with two issuers', (back) => back.searchParams.append('iss', 'https://evil.example')],
  ['with another state', (back) => back.searchParams.set('state', 'x'.repeat(43))],
  ['without a state', (back) => back.searchParams.delete('state')],
  ['with another code', (back) => back.searchParams.set('code', 'x'.repeat(43))],
  ['without a code', (back) => back.searchParams.delete('code')],
  ['at the address of another provider', (back) => (back.pathname = '/login/sso/callback/7/')],
  [
    'that denies access',
    (back) => {
      back.searchParams.delete('code');
      back.searchParams.set('error', 'access_denied');
    },
  ],
])('[AC-09] a response %s opens nothing', async (_, change) => {
  const { subject } = await aMember();
  const visitor = site.visitor();
  const back = await provider.logIn(await open(site, visitor, '/login/sso/start/'), subject);
  change(back);
  expect(await open(site, visitor, back.href)).toBe(`${PROBLEM}sign_on_failed`);
  expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/%2F/evil.example',
  'javascript:alert(1)',
  '\thttps://evil.example',
])('[AC-09] a log-in leads nowhere but to this site: %j', async (next) => {
  const { subject } = await aMember();
  const query = `?${new URLSearchParams({ next })}`;
  const target = await enter(site.visitor(), subject, query);
  expect(new URL(target, 'http://localhost:4310').origin).toBe('http://localhost:4310');
  expect(target).toMatch(/^\/(?![/\\])/);
});

test('[AC-09] the same email at two subjects of one provider makes one account', async () => {
  const email = 'shared@mail.example';
  const first = site.visitor();
  const second = site.visitor();
  await enter(first, aPerson({ email }));
  await enter(second, aPerson({ email }));
  const answers = await Promise.all([signUp(first), signUp(second)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const rows = await site.deps.db.select().from(signOnIdentities).where(eq(signOnIdentities.email, email));
  expect(rows).toHaveLength(1);
});
