import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { createAccessTokens } from './access-tokens.ts';
import { accountClosedMail } from './index.ts';
import { DELETION_GRACE_DAYS } from './close-account.ts';
import { accountClosures } from './tables.ts';

const DAY_MS = 86_400_000;
let site: TestApp;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  (await visitor.graphql('{ viewer { email } }')).data.viewer !== null;
const logIn = (member: TestVisitor, options: object = {}, password = TEST_PASSWORD) => {
  const visitor = site.visitor();
  return visitor
    .call('UserSession', 'create', { username_or_email: member.username, password, ...options })
    .then((answer) => ({ visitor, answer }));
};
const profileOf = async (member: TestVisitor, viewer = site.visitor()) =>
  (
    await viewer.graphql('query ($name: String!) { v3GetUserQuery(username: $name) { __typename } }', {
      name: member.username,
    })
  ).data.v3GetUserQuery.__typename;
const mailTo = ({ id }: TestVisitor) => accountClosedMail.write({ userId: id }, site.deps, { id: 'a' });
const remove = (member: TestVisitor, password = TEST_PASSWORD) =>
  member.call('UserDeletion', 'create', { password });

test('[AC-03] a deactivated account is hidden, ends its sessions and tokens, and comes back by logging in', async () => {
  const member = await site.member();
  const elsewhere = (await logIn(member)).visitor;
  const grant = { userId: BigInt(member.id), name: 'Script', scopes: ['pins:write' as const] };
  const { token } = await createAccessTokens(site.deps).issue(site.deps.db, grant);
  const shown = await profileOf(member);
  expect((await member.call('UserDeactivation', 'create')).status).toBe(200);
  expect([await isSignedIn(member), await isSignedIn(elsewhere)]).toEqual([false, false]);
  expect(await createAccessTokens(site.deps).grantOf(token)).toBeNull();
  expect(await profileOf(member)).not.toBe(shown);
  expect((await mailTo(member))?.subject).toBe('Your Pegboard account is deactivated');
  const { visitor } = await logIn(member);
  expect(await isSignedIn(visitor)).toBe(true);
  expect(await profileOf(member)).toBe(shown);
  expect(await mailTo(member)).toBeNull();
});

test('[AC-03] [BY-22] a deleted account is hidden at once, and kept by logging in with that choice', async () => {
  const member = await site.member();
  const deletion = await remove(member);
  expect(deletion.status).toBe(200);
  const until = new Date(deletion.data.delete_at).getTime() - Date.now();
  expect(Math.round(until / DAY_MS)).toBe(DELETION_GRACE_DAYS);
  expect(await isSignedIn(member)).toBe(false);
  const refused = await logIn(member);
  expect(refused.answer).toMatchObject({ status: 403, error: { code: 'account_closing' } });
  expect(refused.answer.error.fields).toEqual({
    keep_account: 'This account will be deleted. Days left: 14.',
  });
  expect(await isSignedIn(refused.visitor)).toBe(false);
  const kept = await logIn(member, { keep_account: true });
  expect(await isSignedIn(kept.visitor)).toBe(true);
  expect(await site.deps.db.$count(accountClosures, eq(accountClosures.userId, BigInt(member.id)))).toBe(0);
});

test('[AC-03] a wrong password neither deletes an account nor reveals that one is deleted', async () => {
  const member = await site.member();
  const wrong = await remove(member, 'another password');
  expect(wrong).toMatchObject({ status: 400, error: { fields: { password: expect.anything() } } });
  expect(await isSignedIn(member)).toBe(true);
  await remove(member);
  const refused = await logIn(member, { keep_account: true }, 'another password');
  expect(refused.answer.error).toMatchObject({ code: 'login_failed' });
  expect((await logIn(member)).answer.error.code).toBe('account_closing');
});

test('[AC-03] an account that is being erased cannot be kept', async () => {
  const member = await site.member();
  await remove(member);
  const own = eq(accountClosures.userId, BigInt(member.id));
  await site.deps.db.update(accountClosures).set({ erasingAt: new Date() }).where(own);
  expect((await logIn(member, { keep_account: true })).answer.error.code).toBe('login_failed');
});

test('[AC-03] the mail says the day of the deletion in the language of the member', async () => {
  const member = await site.member();
  await member.call('UserSettings', 'update', { locale: 'de' });
  site.clock.now = new Date('2026-12-01T10:00:00Z');
  await remove(member);
  const mail = await mailTo(member);
  expect(mail?.subject).toBe('Dein Pegboard-Konto wird gelöscht');
  expect(mail?.text).toContain('am 15. Dezember 2026 wird alles gelöscht');
  expect(mail?.html).toContain('lang="de"');
});

test('[AC-03] profile, boards, pins, comments and messages of a closed account are hidden from members and visitors', async () => {
  const [member, other] = [await site.member('Xenia Closing'), await site.member()];
  const board = (await member.call('Board', 'create', { name: 'Closing boards' })).data.id;
  const theirs = (await other.call('Board', 'create', { name: 'Others' })).data.id;
  const pin = await member.call('Pin', 'create', {
    board_id: board,
    title: 'Closing pin',
    image_base64: await testPicture('#123456'),
  });
  const saved = await other.call('Repin', 'create', { pin_id: pin.data.id, board_id: theirs });
  const otherPin = await other.call('Pin', 'create', {
    board_id: theirs,
    title: 'Mine',
    image_base64: await testPicture('#654321'),
  });
  await member.call('AggregatedComment', 'create', { pin_id: otherPin.data.id, text: 'Closing comment' });
  const read = async (): Promise<readonly unknown[]> => [
    await profileOf(member),
    ...(await Promise.all(
      [site.visitor(), other].flatMap((viewer) => [
        viewer.get('Board', { board_id: board }),
        viewer.get('Pin', { id: pin.data.id }),
        viewer.get('Pin', { id: saved.data.id }),
      ]),
    ).then((answers) => answers.map(({ status }) => status))),
    JSON.stringify((await other.get('AggregatedComments', { pin_id: otherPin.data.id })).data).includes(
      'Closing comment',
    ),
    (await site.app.inject(`/${member.username}/feed.rss`)).statusCode,
  ];
  const before = await read();
  await member.call('UserDeactivation', 'create');
  expect(await read()).toEqual([
    expect.not.stringMatching(String(before[0])),
    404,
    404,
    404,
    404,
    404,
    404,
    false,
    404,
  ]);
  expect((await other.get('Pin', { id: otherPin.data.id })).status).toBe(200);
  await logIn(member);
  expect(await read()).toEqual(before);
});
