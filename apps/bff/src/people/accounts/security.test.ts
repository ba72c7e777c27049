import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { interests } from '../interests/tables.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { accountChangedMail, verifyEmailMail } from './index.ts';
import { passwordWork } from './password.ts';
import { users } from './tables.ts';

const DAY_MS = 86_400_000;
let site: TestApp;

beforeAll(async () => {
  site = await testApp({ proxy: { trustedProxies: { kind: 'hops', count: 1 }, countryHeader: 'x-country' } });
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const tokenIn = (mail: { readonly text: string } | null): string =>
  /\?token=([\w.-]+)\n/.exec(mail?.text ?? '')?.[1] ?? '';
const panicToken = async ({ id }: TestVisitor): Promise<string> =>
  tokenIn(await accountChangedMail.write({ userId: id, change: 'password' }, site.deps, { id: 'a' }));
const verifyMail = ({ id }: TestVisitor) => verifyEmailMail.write({ userId: id }, site.deps, { id: 'a' });

/** Starts another session of a member, on another device. */
async function elsewhere(member: TestVisitor, headers: Record<string, string> = {}): Promise<TestVisitor> {
  const visitor = site.visitor();
  const options = { username_or_email: member.username, password: TEST_PASSWORD };
  expect((await visitor.call('UserSession', 'create', options, headers)).status).toBe(200);
  return visitor;
}

const SESSIONS = '{ viewer { sessions { entityId device country isCurrent lastSeenAt } } }';
const sessionsOf = async (member: TestVisitor) => (await member.graphql(SESSIONS)).data.viewer?.sessions;
const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  (await visitor.graphql('{ viewer { email } }')).data.viewer !== null;
const emailOf = async (member: TestVisitor) =>
  (await member.graphql('{ viewer { email newEmail isEmailVerified } }')).data.viewer;

test('[WB-09] sessions are listed by device, country and last use, this one first, without addresses', async () => {
  const member = await site.member();
  await elsewhere(member, {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
    'x-country': 'JP',
  });
  const listed = await sessionsOf(member);
  expect(listed).toMatchObject([
    { device: 'Safari, macOS', country: null, isCurrent: true },
    { device: 'Firefox, Windows', country: 'JP', isCurrent: false },
  ]);
});

test('[WB-09] one session is ended, then all others; the current one stays', async () => {
  const member = await site.member();
  const [one, two, three] = [await elsewhere(member), await elsewhere(member), await elsewhere(member)];
  const { entityId } = (await sessionsOf(one)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  expect((await member.call('UserSessions', 'delete', { session_id: entityId })).status).toBe(200);
  expect(await isSignedIn(one)).toBe(false);
  expect(await isSignedIn(two)).toBe(true);
  expect((await member.call('UserSessions', 'delete', {})).status).toBe(200);
  expect([await isSignedIn(two), await isSignedIn(three), await isSignedIn(member)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("[BF-05] nobody ends a session of somebody else's", async () => {
  const [owner, other] = [await site.member(), await site.member()];
  const [{ entityId }] = await sessionsOf(owner);
  expect((await other.call('UserSessions', 'delete', { session_id: entityId })).status).toBe(404);
  expect(await isSignedIn(owner)).toBe(true);
});

test('[WB-02] the link of a mail ends every session, and so does a member who asks', async () => {
  const member = await site.member();
  const other = await elsewhere(member);
  const token = await panicToken(member);
  expect((await site.visitor().call('UserPanic', 'create', { token })).status).toBe(200);
  expect([await isSignedIn(member), await isSignedIn(other)]).toEqual([false, false]);
  const [again, both] = [await elsewhere(member), await elsewhere(member)];
  expect((await again.call('UserPanic', 'create', {})).status).toBe(200);
  expect([await isSignedIn(again), await isSignedIn(both)]).toEqual([false, false]);
});

test('[WB-02] a link that ends sessions is good for a week, and only as it was made', async () => {
  const member = await site.member();
  const token = await panicToken(member);
  const tries = async (changed: string) =>
    (await site.visitor().call('UserPanic', 'create', { token: changed })).error?.code;
  expect(await tries(token.replace(/^\d+/, '7'))).toBe('link_invalid');
  expect(await tries(`${token.slice(0, -2)}AA`)).toBe('link_invalid');
  expect(await tries(tokenIn(await verifyMail(member)))).toBe('link_invalid');
  site.clock.now = new Date(Date.now() + 7 * DAY_MS + 1000);
  expect(await tries(token)).toBe('link_invalid');
  site.clock.now = undefined;
  expect(await isSignedIn(member)).toBe(true);
});

test('[WB-02] an e-mail is confirmed by the link mailed to it', async () => {
  const member = await site.member();
  expect((await emailOf(member)).isEmailVerified).toBe(false);
  const token = tokenIn(await verifyMail(member));
  expect((await site.visitor().call('UserEmailVerification', 'update', { token })).status).toBe(200);
  expect((await emailOf(member)).isEmailVerified).toBe(true);
});

test('[WB-09] another e-mail counts once its own link is followed, and the former one is notified', async () => {
  const member = await site.member();
  const { email: before } = await emailOf(member);
  const email = `new-${member.id}@pegboard.example`;
  const wrong = await member.call('UserEmail', 'update', { email, password: 'not the password' });
  expect(wrong.error.fields).toEqual({ password: 'This is not your current password.' });
  const stale = tokenIn(await verifyMail(member));
  expect((await member.call('UserEmail', 'update', { email, password: TEST_PASSWORD })).status).toBe(200);
  expect(await emailOf(member)).toEqual({ email: before, newEmail: email, isEmailVerified: false });
  const mail = await verifyMail(member);
  expect(mail?.to).toBe(email);
  const change = await accountChangedMail.write({ userId: member.id, change: 'email' }, site.deps, {
    id: 'a',
  });
  expect(change?.to).toBe(before);
  const follow = async (token: string) =>
    (await site.visitor().call('UserEmailVerification', 'update', { token })).status;
  expect(await follow(stale)).toBe(400);
  expect(await follow(tokenIn(mail))).toBe(200);
  expect(await emailOf(member)).toEqual({ email, newEmail: null, isEmailVerified: true });
});

test('[WB-09] an e-mail that has an account can be requested like any other, and is never taken from it', async () => {
  const [owner, other] = [await site.member(), await site.member()];
  const { email } = await emailOf(owner);
  const input = { email, password: TEST_PASSWORD };
  expect(await other.call('UserEmail', 'update', input)).toMatchObject({ status: 200, data: null });
  const token = tokenIn(await verifyMail(other));
  expect((await site.visitor().call('UserEmailVerification', 'update', { token })).error.code).toBe(
    'link_invalid',
  );
  expect((await emailOf(owner)).email).toBe(email);
});

test('[BF-05] a log-in costs one hash, whether the account is known, unknown or the password wrong', async () => {
  const member = await site.member();
  const costOf = async (name: string, password: string): Promise<number> => {
    const before = passwordWork.hashes;
    await site.visitor().call('UserSession', 'create', { username_or_email: name, password });
    return passwordWork.hashes - before;
  };
  await costOf('nobody', TEST_PASSWORD); // computes the dummy hash, once per process
  expect([
    await costOf(member.username, TEST_PASSWORD),
    await costOf(member.username, 'not the password'),
    await costOf('nobody', TEST_PASSWORD),
    await costOf('nobody@pegboard.example', TEST_PASSWORD),
  ]).toEqual([1, 1, 1, 1]);
});

test('[BF-05] a sign-up costs one hash, whether the e-mail has an account or not', async () => {
  const { email } = await emailOf(await site.member());
  for (const each of [email, `${crypto.randomUUID()}@pegboard.example`]) {
    const before = passwordWork.hashes;
    await site
      .visitor()
      .call('UserRegister', 'create', { email: each, password: TEST_PASSWORD, full_name: 'Ada' });
    expect(passwordWork.hashes - before).toBe(1);
  }
});

test('[WB-02] a passkey signs the challenge of this member, once', async () => {
  const member = await site.member();
  const response = await member.call('UserPasskeyOptions', 'create');
  expect(response.data).toMatchObject({
    rp: { id: 'localhost', name: 'Pegboard' },
    user: { name: member.username },
  });
  const made = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', attestationObject: 'oA' },
  };
  const answer = await member.call('UserPasskey', 'create', { name: 'Laptop', credential: made });
  expect(answer.error.code).toBe('passkey_invalid');
  const signed = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
  const entered = await site
    .visitor()
    .call('UserPasskeySession', 'create', { credential: { ...made, response: signed } });
  expect(entered).toMatchObject({ status: 400, error: { code: 'passkey_invalid' } });
});

test('[WB-02] a mail about a deleted account is not sent', async () => {
  const member = await site.member();
  await site.deps.db.delete(users).where(eq(users.id, BigInt(member.id)));
  expect([await verifyMail(member), tokenIn(null)]).toEqual([null, '']);
});

test('[WB-02] new members may pick topics, ordered by number of followers', async () => {
  const member = await site.member();
  await site.deps.db.insert(interests).values([
    { id: 1n, name: 'Cake', urlName: 'cake' },
    { id: 2n, name: 'Bread', urlName: 'bread' },
    { id: 3n, name: 'Tea', urlName: 'tea' },
  ]);
  await member.call('InterestFollow', 'create', { interest_id: '3' });
  const { viewer } = (await member.graphql('{ viewer { topicsToPick { name followedByMe } } }')).data;
  expect(viewer.topicsToPick).toEqual([
    { name: 'Tea', followedByMe: true },
    { name: 'Bread', followedByMe: false },
    { name: 'Cake', followedByMe: false },
  ]);
});
