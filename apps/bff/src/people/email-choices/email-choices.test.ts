import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../accounts/index.ts';
import { ageOn, validateBirthDate } from '../accounts/age.ts';
import { boardInviteMail } from '../../pins/boards/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { unsubscribeLink } from './email-links.ts';
import { maskedEmail } from './rules.ts';

let site: TestApp;
let member: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  member = await site.member('Ines Moreau');
});
afterAll(() => site.close());

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const linkOf = (of: TestVisitor): string => unsubscribeLink(site.deps, BigInt(of.id), 'board_invites');
const wants = async (of: TestVisitor): Promise<boolean> =>
  (await of.get('EmailSettings')).data.lists.board_invites;

/** Sends the request of a mail client's Unsubscribe button: without cookie or CSRF token. */
function press(link: string, body = 'List-Unsubscribe=One-Click') {
  const { pathname, search } = new URL(link);
  return site.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });
}

test('[WB-02] one POST of a mail program ends a list, as often as it is sent', async () => {
  expect(await wants(member)).toBe(true);
  const link = linkOf(member);
  const answers = [await press(link), await press(link)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.body).toBe('You get no more of these mails.\n');
  expect(await wants(member)).toBe(false);
  await member.call('EmailSettings', 'update', { lists: { board_invites: true } });
  expect(await wants(member)).toBe(true);
});

test('[WB-02] a changed link, another body or an unknown list ends nothing', async () => {
  const link = linkOf(member);
  const changed = link.replace(/token=(\d)/, (_, digit: string) => `token=${(Number(digit) % 9) + 1}`);
  expect((await press(changed)).statusCode).toBe(400);
  expect((await press(link, 'a=b')).statusCode).toBe(400);
  expect((await press(link.replace('board_invites', 'everything'))).statusCode).toBe(400);
  expect(await wants(member)).toBe(true);
});

test('[WB-02] the link of a mail opens the preferences of whom it was sent to, without the address', async () => {
  const visitor = site.visitor();
  const token = tokenOf(linkOf(member));
  const read = await visitor.get('EmailSettings', { token });
  expect(read.data).toEqual({
    email: expect.stringMatching(/^.•••@/),
    lists: { board_invites: true, notifications: false, digest: false },
  });
  const off = await visitor.call('EmailSettings', 'update', { token, lists: { board_invites: false } });
  expect(off.data.lists).toMatchObject({ board_invites: false });
  const answered = { token, reason: 'too_many', comment: 'One a week would do.' };
  expect((await visitor.call('EmailSurvey', 'create', answered)).status).toBe(200);
  expect((await visitor.get('EmailSettings')).status).toBe(401);
  expect((await visitor.get('EmailSettings', { token: 'none' })).error.code).toBe('link_invalid');
  await member.call('EmailSettings', 'update', { lists: { board_invites: true } });
});

test('[WB-02] a member invited by name gets a mail with one-click unsubscribe, if they want it', async () => {
  const guest = await site.member('Noa Berg');
  const board = (await member.call('Board', 'create', { name: 'Cups' })).data;
  await member.call('BoardInvite', 'create', { board_id: board.id, username: guest.username });
  const data = { userId: guest.id, boardId: board.id };
  const write = () => boardInviteMail.write(data, site.deps, { id: 'one' });
  expect(await write()).toBeNull();
  await site.deps.db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.id, BigInt(guest.id)));
  const mail = await write();
  expect(mail).toMatchObject({ subject: 'Ines Moreau invited you to join their board' });
  expect(mail?.text).toContain(board.url);
  expect((await press(mail?.unsubscribe ?? '')).statusCode).toBe(200);
  expect(await write()).toBeNull();
});

test('[WB-02] who gives a day of birth that is old enough has it taken as the year of the account', async () => {
  const young = await site.member();
  const appeal = (birth_date: string) => young.call('AgeAppeal', 'create', { birth_date });
  const year = new Date().getUTCFullYear();
  expect((await appeal(`${year - 5}-01-01`)).data).toEqual({ is_old_enough: false });
  expect((await appeal('1990-02-30')).status).toBe(400);
  expect((await appeal(`${year + 1}-01-01`)).error.fields).toEqual({
    birth_date: 'This day is still to come.',
  });
  expect((await appeal('1990-05-01')).data).toEqual({ is_old_enough: true });
  const [row] = await site.deps.db
    .select({ year: users.birthYear })
    .from(users)
    .where(eq(users.id, BigInt(young.id)));
  expect(row?.year).toBe(1990);
  await appeal('1990-05-01');
  expect((await appeal('1990-05-01')).status).toBe(429);
});

test.each([
  ['2013-11-21', 13],
  ['2013-11-22', 12],
  ['2012-02-29', 14],
  ['2026-11-22', -1],
])('[WB-02] who is born on %s is %i years old on 21 November 2026', (birthDate, age) => {
  expect(ageOn(birthDate, new Date('2026-11-21T10:00:00Z'))).toBe(age);
});

test('[WB-02] a day in the future, or too long ago, is refused', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(validateBirthDate('2027-01-01', now)).toBe('This day is still to come.');
  expect(validateBirthDate('1890-01-01', now)).toBe('Check the year.');
  expect(validateBirthDate('2025-01-01', now)).toBeUndefined();
});

test('[WB-02] an address is shown by its first letter', () => {
  expect(maskedEmail('ines@pegboard.example')).toBe('i•••@pegboard.example');
});
