import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  claimsOf,
  createTestProvider,
  open,
  signedByAnother,
  signOn,
  unsigned,
  TEST_CLIENT,
  type TestProvider,
} from '../../people/single-sign-on/testing.ts';
import type { SafeFetch } from '../../platform/outbound-fetch/index.ts';
import { SESSION_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { parseDomain } from './rules.ts';
import { signOnDomains } from './tables.ts';

let site: TestApp;
let acme: TestProvider;
let operator: TestProvider;
let owner: TestVisitor;
let business: string;
const records = new Map<string, readonly string[]>();
const files = new Map<string, { readonly status: number; readonly text: string }>();

beforeAll(async () => {
  acme = createTestProvider('https://login.acme.example');
  operator = createTestProvider('https://id.example');
  const fetchSafely: SafeFetch = async (url, options) => {
    const file = files.get(url);
    if (file)
      return {
        kind: 'answered',
        url,
        hops: [url],
        status: file.status,
        type: 'text/plain',
        bytes: Buffer.from(file.text),
      };
    if (url.startsWith(acme.issuer)) return acme.fetch(url, options);
    return { kind: 'refused', why: 'name_unknown', hops: [] };
  };
  site = await testApp({
    fetchSafely,
    resolveTxt: async (name) => records.get(name) ?? [],
    signOn: { issuer: operator.issuer, ...TEST_CLIENT, label: 'Example ID' },
    fetchProvider: operator.fetch,
  });
  owner = await site.member('Acme Owner');
  business = await aBusiness(owner);
});
afterAll(() => site.close());

async function aBusiness(member: TestVisitor): Promise<string> {
  const { data } = await member.call('BusinessConversion', 'create', {
    name: 'Acme',
    category: 'maker',
    website_url: 'https://acme.example',
  });
  return data.id;
}

const change = (name: string, action: 'create' | 'update' | 'delete', options: object, by = owner) =>
  by.call(`BusinessSignOn${name}`, action, { business_id: business, ...options });
const domains = async (by = owner) =>
  (await by.get('BusinessSignOn')).data.flatMap((one: { domains: object[] }) => one.domains);
const domainOf = async (domain: string, by = owner) =>
  (await domains(by)).find((one: { domain: string }) => one.domain === domain);
const whoIs = async (visitor: TestVisitor): Promise<string | undefined> =>
  (await visitor.graphql('{ viewer { email } }')).data.viewer?.email;
const PROVIDER = {
  issuer: 'https://login.acme.example',
  client_id: TEST_CLIENT.clientId,
  client_secret: TEST_CLIENT.clientSecret,
};

/** Claims and proves a domain by DNS, sets its provider, tests it and turns it on. Returns its id. */
async function turnOn(domain: string, isRequired = false): Promise<string> {
  await change('Domain', 'create', { domain });
  const { id, proof } = await domainOf(domain);
  records.set(proof.record, [proof.value]);
  await change('Proof', 'create', { domain_id: id });
  await change('Provider', 'update', { domain_id: id, ...PROVIDER });
  acme.people.set('tester', { email: `tester@${domain}`, email_verified: true });
  await signOn(site, owner, acme, 'tester', `?provider=${id}&test=1`);
  const answer = await change('State', 'update', { domain_id: id, is_on: true, is_required: isRequired });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return id;
}

test.each([
  ['example.com', 'example.com'],
  [' @Example.COM. ', 'example.com'],
  ['mail.example.co.uk', 'mail.example.co.uk'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['co.uk', undefined],
  ['com', undefined],
  ['github.io', undefined],
  ['127.0.0.1', undefined],
  ['localhost', undefined],
  ['example.com/path', undefined],
  ['example.com:8080', undefined],
  ['me@example.com', undefined],
  ['', undefined],
])('[AC-09] %j is the domain %s', (text, domain) => {
  expect(parseDomain(text)).toBe(domain);
});

test('[AC-09] a domain is proved by a record or a file, and by nothing else', async () => {
  await change('Domain', 'create', { domain: 'dns.example' });
  const { id, proof } = await domainOf('dns.example');
  const prove = () => change('Proof', 'create', { domain_id: id });
  expect((await prove()).error.code).toBe('sign_on_domain_unproved');
  records.set('dns.example', [proof.value]);
  records.set(proof.record, ['pegboard-site-verification=another', `${proof.value}x`]);
  expect((await prove()).error.code).toBe('sign_on_domain_unproved');
  expect((await change('Provider', 'update', { domain_id: id, ...PROVIDER })).error.code).toBe(
    'sign_on_domain_unproved',
  );
  records.set(proof.record, ['v=spf1', proof.value]);
  expect((await prove()).status).toBe(200);
  await change('Domain', 'create', { domain: 'file.example' });
  const byFile = await domainOf('file.example');
  const proveFile = () => change('Proof', 'create', { domain_id: byFile.id });
  files.set(byFile.proof.file, { status: 302, text: byFile.proof.value });
  expect((await proveFile()).error.code).toBe('sign_on_domain_unproved');
  files.set(byFile.proof.file, { status: 200, text: `${byFile.proof.value}\n` });
  expect((await proveFile()).status).toBe(200);
});

test('[AC-09] another business cannot prove a domain again', async () => {
  await change('Domain', 'create', { domain: 'taken.example' });
  const first = await domainOf('taken.example');
  const other = await site.member();
  const theirs = { business_id: await aBusiness(other) };
  await other.call('BusinessSignOnDomain', 'create', { ...theirs, domain: 'taken.example' });
  const second = await domainOf('taken.example', other);
  expect(second.proof.value).not.toBe(first.proof.value);
  records.set(first.proof.record, [first.proof.value, second.proof.value]);
  expect((await change('Proof', 'create', { domain_id: first.id })).status).toBe(200);
  const refused = await other.call('BusinessSignOnProof', 'create', { ...theirs, domain_id: second.id });
  expect(refused.error.code).toBe('sign_on_domain_taken');
  // Nor change that of another by its id.
  for (const [name, action, more] of [
    ['Proof', 'create', {}],
    ['Provider', 'update', PROVIDER],
    ['State', 'update', { is_on: false, is_required: false }],
    ['Domain', 'delete', {}],
  ] as const) {
    const options = { ...theirs, domain_id: first.id, ...more };
    expect((await other.call(`BusinessSignOn${name}`, action, options)).error.code).toBe('not_found');
  }
  expect(await open(site, other, `/login/sso/start/?provider=${first.id}&test=1`)).toBe(
    '/login/sso/?problem=sign_on_domain_unknown',
  );
});

test('[AC-09] a wrong issuer is refused with its reason, and the secret is encrypted', async () => {
  await change('Domain', 'create', { domain: 'config.example' });
  const { id, proof } = await domainOf('config.example');
  records.set(proof.record, [proof.value]);
  await change('Proof', 'create', { domain_id: id });
  const set = async (changes: object) => {
    const answer = await change('Provider', 'update', { domain_id: id, ...PROVIDER, ...changes });
    return answer.error?.fields ?? answer.status;
  };
  for (const issuer of ['http://login.acme.example', 'https://login.acme.example/?a=b', 'login.acme.example'])
    expect(await set({ issuer })).toHaveProperty('issuer');
  expect((await set({ issuer: 'https://nowhere.example' })).issuer).toBe('We could not reach this address.');
  expect((await set({ issuer: 'https://login.acme.example/other' })).issuer).toMatch(/no OpenID Connect/);
  expect(await set({ client_secret: '' })).toHaveProperty('client_secret');
  expect(await set({})).toBe(200);
  expect(await set({ client_secret: '' })).toBe(200);
  const [row] = await site.deps.db
    .select()
    .from(signOnDomains)
    .where(eq(signOnDomains.domain, 'config.example'));
  expect(JSON.stringify({ ...row, id: '', businessId: '' })).not.toContain(TEST_CLIENT.clientSecret);
  expect(JSON.stringify(await domains())).not.toContain(TEST_CLIENT.clientSecret);
});

test('[AC-09] a log-in is turned on after a test with an email of the domain, and a change turns it off', async () => {
  await change('Domain', 'create', { domain: 'test.example' });
  const { id, proof } = await domainOf('test.example');
  records.set(proof.record, [proof.value]);
  await change('Proof', 'create', { domain_id: id });
  await change('Provider', 'update', { domain_id: id, ...PROVIDER });
  const on = () => change('State', 'update', { domain_id: id, is_on: true, is_required: false });
  expect((await on()).error.code).toBe('sign_on_untested');
  acme.people.set('outsider', { email: 'outsider@elsewhere.example', email_verified: true });
  expect(await signOn(site, owner, acme, 'outsider', `?provider=${id}&test=1`)).toBe(
    '/login/sso/?problem=sign_on_email_foreign',
  );
  expect((await on()).error.code).toBe('sign_on_untested');
  acme.people.set('insider', { email: 'insider@test.example', email_verified: true });
  expect(await signOn(site, owner, acme, 'insider', `?provider=${id}&test=1`)).toBe(
    `/signup/sso-business-account/?tested=${id}`,
  );
  // A test neither logs anyone in nor makes an account.
  expect((await owner.get('SignOn')).data).toEqual({ step: 'none' });
  expect((await owner.call('SignOnAccount', 'create', { full_name: 'Nobody' })).error.code).toBe(
    'sign_on_expired',
  );
  expect((await on()).status).toBe(200);
  await change('Provider', 'update', { domain_id: id, ...PROVIDER, client_id: 'another' });
  expect((await domainOf('test.example')).is_on).toBe(false);
});

test('[AC-09] the domain of an email leads to its provider, which makes accounts of this domain alone', async () => {
  const id = await turnOn('acme.example');
  const visitor = site.visitor();
  const found = await visitor.call('SignOnDomain', 'create', { email: 'Someone@ACME.example' });
  expect(found.data).toEqual({ provider: id, domain: 'acme.example', host: 'login.acme.example' });
  const unknown = await visitor.call('SignOnDomain', 'create', { email: 'a@unknown.example' });
  expect(unknown.error.code).toBe('sign_on_domain_unknown');
  acme.people.set('ceo', { email: 'ceo@acme.example', email_verified: true, name: 'Cee O' });
  expect(await signOn(site, visitor, acme, 'ceo', `?provider=${id}`)).toBe('/login/sso/');
  expect((await visitor.call('SignOnAccount', 'create', { full_name: 'Cee O' })).status).toBe(200);
  expect(await whoIs(visitor)).toBe('ceo@acme.example');
  // The provider of a company cannot claim the emails of others: neither a new one nor that of a member.
  const email = await whoIs(await site.member());
  acme.people.set('thief', { email: email ?? '', email_verified: true });
  expect(await signOn(site, site.visitor(), acme, 'thief', `?provider=${id}`)).toBe(
    '/login/sso/?problem=sign_on_email_foreign',
  );
  // A linked identity whose email left the domain opens nothing any more.
  acme.people.set('ceo', { email: 'ceo@elsewhere.example', email_verified: true });
  const left = site.visitor();
  expect(await signOn(site, left, acme, 'ceo', `?provider=${id}`)).toBe(
    '/login/sso/?problem=sign_on_email_foreign',
  );
  expect(left.cookies.has(SESSION_COOKIE)).toBe(false);
});

test('[AC-09] the same email at two providers is one account, linked to each by its member', async () => {
  const id = await turnOn('two.example');
  const person = { email: 'both@two.example', email_verified: true, name: 'Both' };
  acme.people.set('both', person);
  operator.people.set('both', person);
  const first = site.visitor();
  await signOn(site, first, operator, 'both');
  await first.call('SignOnAccount', 'create', { full_name: 'Both' });
  const second = site.visitor();
  expect(await signOn(site, second, acme, 'both', `?provider=${id}`)).toBe('/login/sso/');
  expect(await whoIs(second)).toBeUndefined();
  expect((await second.get('SignOn')).data.step).toBe('log-in');
  // The subject is the same, but an identity is of one provider.
  expect((await second.call('SignOnAccount', 'create', { full_name: 'Both' })).error.code).toBe(
    'sign_on_account_exists',
  );
  await signOn(site, first, acme, 'both', `?provider=${id}`);
  expect((await first.call('SignOnIdentity', 'create')).status).toBe(200);
  const third = site.visitor();
  expect(await signOn(site, third, acme, 'both', `?provider=${id}`)).toBe('/');
  expect(await whoIs(third)).toBe('both@two.example');
  const { identities } = (await third.get('SignOnIdentity')).data;
  await third.call('SignOnIdentity', 'delete', { id: identities[0].id });
  expect((await third.call('SignOnIdentity', 'delete', { id: identities[1].id })).error.code).toBe(
    'login_method_last',
  );
});

describe('[AC-09] an employee of a company', () => {
  let id: string;
  let member: TestVisitor;
  const ACCOUNT = { email: 'eve@staff.example', email_verified: true, name: 'Eve' };
  const now = (): number => Math.floor(Date.now() / 1000);
  const changed = (changes: object) => (token: string) => acme.signed({ ...claimsOf(token), ...changes });

  beforeAll(async () => {
    id = await turnOn('staff.example');
    acme.people.set('eve', ACCOUNT);
    member = site.visitor();
    await signOn(site, member, acme, 'eve', `?provider=${id}`);
    await member.call('SignOnAccount', 'create', { full_name: 'Eve' });
  });

  test('logs in again', async () => {
    const visitor = site.visitor();
    expect(await signOn(site, visitor, acme, 'eve', `?provider=${id}`)).toBe('/');
    expect(await whoIs(visitor)).toBe(ACCOUNT.email);
  });

  test.each<[string, object, string]>([
    ['whose email is not verified any more', { email_verified: false }, 'sign_on_email_missing'],
    ['without an email', { email: undefined }, 'sign_on_email_missing'],
    ['whose email left the domain', { email: 'eve@elsewhere.example' }, 'sign_on_email_foreign'],
    ['whose email is of a subdomain', { email: 'eve@mail.staff.example' }, 'sign_on_email_foreign'],
  ])('%s is not logged in', async (_, changes, code) => {
    acme.people.set('eve', { ...ACCOUNT, ...changes });
    const visitor = site.visitor();
    expect(await signOn(site, visitor, acme, 'eve', `?provider=${id}`)).toBe(`/login/sso/?problem=${code}`);
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
    acme.people.set('eve', ACCOUNT);
  });

  test('keeps the account after a change of the email within the domain', async () => {
    acme.people.set('eve', { ...ACCOUNT, email: 'eve.smith@staff.example' });
    const visitor = site.visitor();
    expect(await signOn(site, visitor, acme, 'eve', `?provider=${id}`)).toBe('/');
    expect(await whoIs(visitor)).toBe(ACCOUNT.email);
    acme.people.set('eve', ACCOUNT);
  });

  test.each<[string, (token: string) => string]>([
    ['is unsigned', (token) => unsigned(claimsOf(token))],
    ['lost its signature', (token) => token.replace(/[^.]+$/, '')],
    ['is signed by another key', (token) => signedByAnother(claimsOf(token))],
    ['is signed by the provider of the operator', (token) => operator.signed(claimsOf(token))],
    ['is for another client', changed({ aud: 'another' })],
    ['has expired', changed({ exp: now() - 3600, iat: now() - 7200 })],
    ['is of another issuer', changed({ iss: 'https://id.example' })],
  ])('is not logged in by an ID token that %s', async (_, forge) => {
    const visitor = site.visitor();
    const back = await acme.logIn(await open(site, visitor, `/login/sso/start/?provider=${id}`), 'eve');
    acme.forge = forge;
    expect(await open(site, visitor, back.href)).toBe('/login/sso/?problem=sign_on_failed');
    expect(acme.forge).toBeUndefined();
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
  });
});

test('[AC-09] the response of one provider is not taken for that of another', async () => {
  const id = await turnOn('mix.example');
  operator.people.set('mixed', { email: 'mixed@mix.example', email_verified: true });
  acme.people.set('mixed', { email: 'mixed@mix.example', email_verified: true });
  const visitor = site.visitor();
  const away = await open(site, visitor, `/login/sso/start/?provider=${id}`);
  const back = await acme.logIn(away, 'mixed');
  // The browser is led to the address of the other provider, whose token endpoint would receive the code.
  back.pathname = '/login/sso/callback/site/';
  expect(await open(site, visitor, back.href)).toBe('/login/sso/?problem=sign_on_failed');
  await open(site, visitor, '/login/sso/start/');
  expect(await open(site, visitor, back.href)).toBe('/login/sso/?problem=sign_on_failed');
});

test('[AC-09] a company may require its log-in: no password or sign-up of the domain goes past it', async () => {
  const member = await site.member();
  await site.deps.db.execute(`update users set email = 'old@must.example' where id = ${member.id}`);
  const id = await turnOn('must.example', true);
  const logIn = (visitor: TestVisitor) =>
    visitor.call('UserSession', 'create', { username_or_email: 'old@must.example', password: TEST_PASSWORD });
  const visitor = site.visitor();
  expect((await logIn(visitor)).error.code).toBe('sign_on_required');
  const guess = { username_or_email: 'old@must.example', password: 'wrong password' };
  expect((await site.visitor().call('UserSession', 'create', guess)).error.code).toBe('login_failed');
  const squatter = { email: 'new@must.example', password: TEST_PASSWORD, full_name: 'New' };
  expect((await site.visitor().call('UserRegister', 'create', squatter)).error.code).toBe('sign_on_required');
  // The provider confirms the email, then the member proves the account once more by its password, and links both.
  acme.people.set('old', { email: 'old@must.example', email_verified: true });
  await signOn(site, visitor, acme, 'old', `?provider=${id}`);
  expect((await logIn(visitor)).status).toBe(200);
  expect((await visitor.call('SignOnIdentity', 'create')).status).toBe(200);
  expect((await logIn(site.visitor())).error.code).toBe('sign_on_required');
  const next = site.visitor();
  expect(await signOn(site, next, acme, 'old', `?provider=${id}`)).toBe('/');
  await change('State', 'update', { domain_id: id, is_on: false, is_required: true });
  expect((await logIn(site.visitor())).status).toBe(200);
  expect(await open(site, site.visitor(), `/login/sso/start/?provider=${id}`)).toBe(
    '/login/sso/?problem=sign_on_domain_unknown',
  );
});
