import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  accountSuspendedMail,
  createAccessTokens,
  users,
  type UserRole,
} from '../../people/accounts/index.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { rightsOn } from './rules.ts';
import { setRoleByCommand } from './set-role-by-command.ts';

const DAY_MS = 86_400_000;
const REASON = 'Selling followers';
let site: TestApp;
let moderator: TestVisitor;
let employee: TestVisitor;

const inTheTeam = async (role: UserRole): Promise<TestVisitor> => {
  const member = await site.member(`Team ${role}`);
  await setRoleByCommand(site.deps.db, member.username, role);
  return member;
};

beforeAll(async () => {
  site = await testApp();
  moderator = await inTheTeam('moderator');
  employee = await inTheTeam('employee');
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  (await visitor.graphql('{ viewer { email } }')).data.viewer !== null;
const logIn = async (member: TestVisitor) => {
  const visitor = site.visitor();
  const options = { username_or_email: member.username, password: TEST_PASSWORD };
  return { visitor, answer: await visitor.call('UserSession', 'create', options) };
};
const suspend = (by: TestVisitor, member: TestVisitor, options: object = {}) =>
  by.call('MemberSuspension', 'create', { user_id: member.id, reason: REASON, days: 3, ...options });
const pageOf = async (member: TestVisitor, viewer = employee) =>
  (await viewer.get('TeamMember', { username: member.username })).data;
const namesOf = async (viewer: TestVisitor, options: object): Promise<readonly string[]> =>
  (await viewer.get('TeamMembers', options)).data.map(({ username }: TestVisitor) => username);

test('[OP-06] a suspension ends sessions and tokens, prevents logins, and ends by itself', async () => {
  const member = await site.member('Sara Suspended');
  const grant = { userId: BigInt(member.id), name: 'A script', scopes: ['pins:write' as const] };
  const { token } = await createAccessTokens(site.deps).issue(site.deps.db, grant);
  const made = await suspend(moderator, member);
  expect(made).toMatchObject({ status: 200, data: { username: member.username } });
  expect(await isSignedIn(member)).toBe(false);
  expect(await createAccessTokens(site.deps).grantOf(token)).toBeNull();
  const { suspension } = await pageOf(member);
  expect(suspension.reason).toBe(REASON);

  const refused = await logIn(member);
  expect(refused.answer).toMatchObject({
    status: 403,
    error: {
      code: 'account_suspended',
      fields: { suspension: REASON, suspended_until: suspension.ends_at },
    },
  });
  expect(await isSignedIn(refused.visitor)).toBe(false);

  site.clock.now = new Date(Date.now() + 3 * DAY_MS + 60_000);
  const later = await logIn(member);
  expect([later.answer.status, await isSignedIn(later.visitor)]).toEqual([200, true]);
  expect((await pageOf(member)).suspension).toBeNull();
});

test('[OP-06] a wrong password does not reveal a suspension', async () => {
  const member = await site.member();
  await suspend(moderator, member);
  const options = { username_or_email: member.username, password: 'another long password' };
  const { error } = await site.visitor().call('UserSession', 'create', options);
  expect(error.code).toBe('login_failed');
});

test('[OP-06] a session that started in the moment of the suspension is not accepted', async () => {
  const member = await site.member();
  const { visitor } = await logIn(member);
  const cookies = new Map(visitor.cookies);
  const rows = await site.pool.query('select * from sessions where user_id = $1', [member.id]);
  await suspend(moderator, member, { days: undefined });
  for (const row of rows.rows)
    await site.pool.query(
      'insert into sessions (token_hash, user_id, expires_at, device) values ($1, $2, $3, $4)',
      [row.token_hash, row.user_id, row.expires_at, row.device],
    );
  expect(cookies.size).toBeGreaterThan(0);
  expect(await isSignedIn(visitor)).toBe(false);
  await moderator.call('MemberSuspension', 'delete', { user_id: member.id });
  expect(await isSignedIn(visitor)).toBe(true);
});

test('[OP-06] the member gets the reason and the end by email', async () => {
  const member = await site.member();
  const write = (endsAt: string | null) =>
    accountSuspendedMail.write({ userId: member.id, reason: REASON, endsAt }, site.deps, { id: 'a' });
  const mail = await write('2026-12-03T09:30:00.000Z');
  expect(mail?.subject).toBe('Your Pegboard account is suspended');
  expect(mail?.text).toContain('December 3, 2026');
  expect(mail?.text).toContain(`The reason: ${REASON}`);
  expect((await write(null))?.text).not.toContain('until');
});

test('[OP-06] a lifted suspension allows the login, and is lifted once', async () => {
  const member = await site.member();
  await suspend(employee, member, { days: undefined });
  expect((await pageOf(member)).suspension.ends_at).toBeNull();
  const lift = () => moderator.call('MemberSuspension', 'delete', { user_id: member.id });
  expect((await lift()).status).toBe(200);
  expect((await logIn(member)).answer.status).toBe(200);
  expect((await lift()).error.code).toBe('suspension_not_found');
});

test.each([
  ['user', 'user', false, false],
  ['moderator', 'user', true, false],
  ['moderator', 'moderator', false, false],
  ['moderator', 'employee', false, false],
  ['employee', 'user', true, true],
  ['employee', 'moderator', true, true],
  ['employee', 'employee', true, true],
] as const)('[OP-06] the rights of a %s on a %s', (of, on, canAct, canSetRole) => {
  expect(rightsOn({ id: 1n, role: of }, { id: 2n, role: on })).toEqual({ canAct, canSetRole });
});

test('[OP-06] nobody acts on their own account', async () => {
  expect(rightsOn({ id: 1n, role: 'employee' }, { id: 1n, role: 'employee' })).toEqual({
    canAct: false,
    canSetRole: false,
  });
  const answers = [
    await suspend(employee, employee),
    await employee.call('MemberRole', 'update', { user_id: employee.id, role: 'user' }),
  ];
  expect(answers.map(({ error }) => error.code)).toEqual(['forbidden', 'forbidden']);
});

test('[OP-06] members and visitors get nothing of the administration', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const calls = (by: TestVisitor) => [
    by.get('TeamMembers'),
    by.get('TeamMember', { username: other.username }),
    by.get('AuditLog'),
    suspend(by, other),
    by.call('MemberSuspension', 'delete', { user_id: other.id }),
    by.call('MemberSessions', 'delete', { user_id: other.id }),
    by.call('MemberRole', 'update', { user_id: other.id, role: 'employee' }),
  ];
  for (const answer of await Promise.all(calls(member))) expect(answer.error.code).toBe('forbidden');
  for (const answer of await Promise.all(calls(site.visitor())))
    expect(answer.error.code).toBe('login_required');
  expect(await isSignedIn(other)).toBe(true);
});

test('[OP-06] members are found by name, address, and, by employees, by email', async () => {
  const member = await site.member('Zoë Q_uandt');
  const { email } = (await pageOf(member)) as { readonly email: string };
  expect(await namesOf(moderator, { query: `@${member.username}` })).toEqual([member.username]);
  expect(await namesOf(moderator, { query: 'zoë q_' })).toEqual([member.username]);
  expect(await namesOf(moderator, { query: 'zoë qx' })).toEqual([]);
  expect(await namesOf(employee, { query: email })).toEqual([member.username]);
  expect(await namesOf(moderator, { query: email })).toEqual([]);
  const [listed] = (await moderator.get('TeamMembers', { query: member.username })).data;
  expect([listed.email, (await pageOf(member, moderator)).email]).toEqual([null, null]);
});

test('[OP-06] the search of members uses indexes under each collation', async () => {
  const plan = await site.deps.db.transaction(async (tx) => {
    await tx.execute(sql`create temp table members (like users including indexes) on commit drop`);
    await tx.execute(
      sql`alter table members alter username type text collate "unicode", alter email type text collate "unicode"`,
    );
    await tx.execute(sql`set local enable_seqscan = off`);
    const found = await tx.execute(sql`explain select id from members
      where username like 'lina%' or lower(full_name) like 'lina%' or email like 'lina%'`);
    return found.rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });
  expect(plan).toContain('BitmapOr');
});

test('[OP-06] members are listed by role and suspension, page by page', async () => {
  const suspended = [await site.member(), await site.member()];
  for (const member of suspended) await suspend(moderator, member);
  expect(await namesOf(employee, { role: 'moderator' })).toEqual([moderator.username]);
  const first = await employee.get('TeamMembers', { is_suspended: true, page_size: 1 });
  const second = await employee.get('TeamMembers', {
    is_suspended: true,
    page_size: 1,
    bookmarks: [first.bookmark],
  });
  expect([first.data[0].username, second.data[0].username]).toEqual(
    suspended.map(({ username }) => username).toReversed(),
  );
});

test('[OP-06] ended sessions leave the account as it is', async () => {
  const member = await site.member();
  expect((await pageOf(member)).sessions).toHaveLength(1);
  await moderator.call('MemberSessions', 'delete', { user_id: member.id });
  expect(await isSignedIn(member)).toBe(false);
  expect((await logIn(member)).answer.status).toBe(200);
});

test('[OP-06] an employee gives a role, effective from the next request', async () => {
  const member = await site.member();
  expect((await member.get('TeamMembers')).status).toBe(403);
  await employee.call('MemberRole', 'update', { user_id: member.id, role: 'moderator' });
  expect((await member.get('TeamMembers')).status).toBe(200);
  const { error } = await moderator.call('MemberRole', 'update', { user_id: member.id, role: 'user' });
  expect(error.code).toBe('forbidden');
});

test('[OP-06] of two employees who take the role of each other at once, one stays', async () => {
  const [one, two] = [await inTheTeam('employee'), await inTheTeam('employee')];
  const take = (by: TestVisitor, of: TestVisitor) =>
    by.call('MemberRole', 'update', { user_id: of.id, role: 'user' });
  const answers = await Promise.all([take(one, two), take(two, one)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('[OP-06] every change of a member is in the audit log, with its values', async () => {
  const member = await site.member();
  await suspend(moderator, member);
  await moderator.call('MemberSuspension', 'delete', { user_id: member.id });
  await moderator.call('MemberSessions', 'delete', { user_id: member.id });
  await employee.call('MemberRole', 'update', { user_id: member.id, role: 'moderator' });
  await setRoleByCommand(site.deps.db, member.username, 'user');
  const { data } = await employee.get('AuditLog', { member: member.username });
  const by = (actor: string | null, source = 'team') => ({ actor, source, member: member.username });
  expect(data).toMatchObject([
    { ...by(null, 'command'), action: 'role_changed', details: { from: 'moderator', to: 'user' } },
    { ...by(employee.username), action: 'role_changed', details: { from: 'user', to: 'moderator' } },
    { ...by(moderator.username), action: 'sessions_ended', details: {} },
    { ...by(moderator.username), action: 'suspension_lifted' },
    { ...by(moderator.username), action: 'member_suspended', details: { reason: REASON } },
  ]);
  expect((await pageOf(member)).history).toEqual(data);
});

test('[OP-06] a deleted account is no longer named in the audit log', async () => {
  const member = await site.member();
  await suspend(moderator, member);
  await site.deps.db.delete(users).where(eq(users.id, BigInt(member.id)));
  const { data } = await employee.get('AuditLog', { action: 'member_suspended', page_size: 1 });
  expect(data).toMatchObject([{ member: null, actor: moderator.username, details: { reason: REASON } }]);
});
