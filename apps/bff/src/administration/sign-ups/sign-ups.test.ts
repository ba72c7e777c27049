import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setRole, signUpApprovedMail, signUpRequests, users } from '../../people/accounts/index.ts';
import { INVITE_SIGN_UPS_MAX } from '../../people/invites/redeem-invite.ts';
import type { SignUpMode } from '../../people/site-settings/index.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

let site: TestApp;
let employee: TestVisitor;
let moderator: TestVisitor;
let people = 0;

beforeAll(async () => {
  site = await testApp();
  employee = await site.member('Employee');
  moderator = await site.member('Moderator');
  await setRole(site.deps.db, employee.username, 'employee');
  await setRole(site.deps.db, moderator.username, 'moderator');
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const setMode = async (mode: SignUpMode) =>
  expect((await employee.call('SiteSettings', 'update', { sign_up_mode: mode })).status).toBe(200);
const newEmail = (): string => `signing-up${(people += 1)}@pegboard.example`;
const signUp = (options: object = {}, visitor = site.visitor()) =>
  visitor.call('UserRegister', 'create', {
    email: newEmail(),
    password: TEST_PASSWORD,
    full_name: 'Nia Okoye',
    ...options,
  });
const accounts = () => site.deps.db.$count(users);

test('[OP-06] by default everyone can sign up', async () => {
  expect((await employee.get('SiteSettings')).data).toEqual({ sign_up_mode: 'open', sign_up_proof: 'load' });
  expect((await signUp()).status).toBe(200);
});

test('[OP-06] a closed site creates no account', async () => {
  await setMode('closed');
  const before = await accounts();
  expect((await signUp()).error.code).toBe('sign_up_closed');
  expect(await accounts()).toBe(before);
});

test('[OP-06] a site by invitation needs a code that is known, and counts its accounts', async () => {
  await setMode('invite');
  const wrong = async (options: object) => (await signUp(options)).error.fields.invite_code;
  expect(await wrong({})).toBe('Enter an invite code: this site is by invitation.');
  expect(await wrong({ invite_code: '' })).toBe('Enter an invite code: this site is by invitation.');
  expect(await wrong({ invite_code: 'unknown' })).toMatch('This invite code is unknown');
  const { data } = await moderator.call('TeamInvite', 'create');
  for (let nth = 0; nth < INVITE_SIGN_UPS_MAX; nth += 1)
    expect((await signUp({ invite_code: data.invite_code })).status).toBe(200);
  const before = await accounts();
  expect(await wrong({ invite_code: data.invite_code })).toMatch('This invite code is unknown');
  expect(await accounts()).toBe(before);
});

test('[OP-06] an invite of a member is accepted until it expires', async () => {
  await setMode('invite');
  const member = await site.member();
  const { data } = await member.call('InviteCode', 'create', { invite_channel: 1 });
  expect((await signUp({ invite_code: data.invite_code })).status).toBe(200);
  site.clock.now = new Date(Date.now() + 31 * 86_400_000);
  expect((await signUp({ invite_code: data.invite_code })).status).toBe(400);
});

test('[OP-06] a failed sign-up does not use an invite up', async () => {
  await setMode('invite');
  const { data } = await moderator.call('TeamInvite', 'create');
  const email = newEmail();
  expect((await signUp({ email, invite_code: data.invite_code })).status).toBe(200);
  expect((await signUp({ email, invite_code: data.invite_code })).error.code).toBe('email_taken');
  const { rows } = await site.pool.query(
    'select max(sign_up_count) as most from invite_codes where channel = 900 and sign_up_count < 10',
  );
  expect(rows[0].most).toBe(1);
});

test('[OP-06] with approval there is no account before the team decides', async () => {
  await setMode('approval');
  const before = await accounts();
  const [email, visitor] = [newEmail(), site.visitor()];
  const answer = await signUp({ email, username: 'niawaits' }, visitor);
  expect(answer.data).toEqual({ waits_for_approval: true });
  expect((await visitor.graphql('{ viewer { email } }')).data.viewer).toBeNull();
  expect(await accounts()).toBe(before);
  expect((await signUp({ email })).error.code).toBe('sign_up_waiting');
  const logIn = async (password: string) =>
    site.visitor().call('UserSession', 'create', { username_or_email: email, password });
  expect((await logIn('another long password')).error.code).toBe('login_failed');
  expect((await logIn(TEST_PASSWORD)).error.code).toBe('sign_up_waiting');

  const { data } = await moderator.get('SignUpRequests');
  expect(data).toMatchObject([{ full_name: 'Nia Okoye', email }]);
  const approve = () => moderator.call('SignUpRequest', 'update', { id: data[0].id, decision: 'approve' });
  expect((await approve()).status).toBe(200);
  expect((await logIn(TEST_PASSWORD)).status).toBe(200);
  expect((await approve()).error.code).toBe('sign_up_not_found');
  const [made] = await site.deps.db.select().from(users).where(eq(users.email, email));
  const mail = await signUpApprovedMail.write({ userId: String(made?.id) }, site.deps, { id: 'a' });
  expect(mail?.subject).toBe('Welcome to Pegboard');
});

test('[OP-06] a declined sign-up leaves nothing', async () => {
  await setMode('approval');
  await signUp();
  const { data } = await moderator.get('SignUpRequests');
  await moderator.call('SignUpRequest', 'update', { id: data[0].id, decision: 'decline' });
  expect((await moderator.get('SignUpRequests')).data).toEqual([]);
  expect(await site.deps.db.$count(signUpRequests)).toBe(0);
});

test('[OP-06] the mode is changed by employees only, and recorded', async () => {
  await setMode('open');
  await setMode('closed');
  const { status, error } = await moderator.call('SiteSettings', 'update', { sign_up_mode: 'open' });
  expect([status, error.code]).toEqual([403, 'forbidden']);
  const { data } = await employee.get('AuditLog', { action: 'sign_up_mode_changed', page_size: 1 });
  expect(data[0]).toMatchObject({ actor: employee.username, details: { from: 'open', to: 'closed' } });
});

test('[OP-06] members and visitors see and decide nothing', async () => {
  const member = await site.member();
  const answers = [
    await member.get('SignUpRequests'),
    await member.get('SiteSettings'),
    await member.get('TeamOverview'),
    await member.call('SignUpRequest', 'update', { id: '7', decision: 'approve' }),
    await member.call('TeamInvite', 'create'),
    await member.call('SiteSettings', 'update', { sign_up_mode: 'open' }),
  ];
  expect(answers.map(({ error }) => error.code)).toEqual(answers.map(() => 'forbidden'));
});

test('[OP-06] the overview counts open decisions', async () => {
  await setMode('approval');
  await signUp();
  expect((await moderator.get('TeamOverview')).data).toEqual({
    reports: 0,
    appeals: 0,
    notices: 0,
    sign_ups: 1,
    limited: 0,
    suspended: 0,
  });
});
