import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib/functional';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_SECRET, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { DEVICE_COOKIE, PENDING_LOGIN_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { accountChangedMail, turnTwoStepLoginOff } from './index.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { recoveryCodes, twoStepChanges, twoStepLogins, users } from './tables.ts';

const START = Date.parse('2026-11-01T12:00:10Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const STEP_MS = 30_000;
let site: TestApp;

beforeAll(async () => {
  site = await testApp({ proxy: { trustedProxies: { kind: 'hops', count: 1 }, countryHeader: 'x-country' } });
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = new Date(START);
});

const passMs = (ms: number): void => {
  site.clock.now = new Date((site.clock.now?.getTime() ?? START) + ms);
};
/** Returns the code that the app shows, `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor((site.clock.now?.getTime() ?? START) / 1000) + steps * 30 });

type Protected = { readonly member: TestVisitor; readonly secret: string; readonly codes: readonly string[] };

/** Creates a member who turned two-step login on. */
async function protectedMember(): Promise<Protected> {
  const member = await site.member();
  const { data } = await member.call('UserTwoStepLogin', 'create', { password: TEST_PASSWORD });
  const confirmed = await member.call('UserTwoStepLogin', 'update', { code: codeOf(data.secret) });
  expect(confirmed.status).toBe(200);
  passMs(STEP_MS);
  return { member, secret: data.secret, codes: confirmed.data.recovery_codes };
}

/** Enters the right password on another device. */
async function enterPassword({ member }: Pick<Protected, 'member'>, visitor = site.visitor()) {
  const answer = await visitor.call('UserSession', 'create', {
    username_or_email: member.username,
    password: TEST_PASSWORD,
  });
  return { visitor, answer };
}
const enterCode = (visitor: TestVisitor, code: string, options: object = {}) =>
  visitor.call('UserSessionCode', 'create', { code, ...options });
const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  (await visitor.graphql('{ viewer { email } }')).data.viewer !== null;
const stateOf = async (member: TestVisitor) =>
  (await member.graphql('{ viewer { twoStepLogin { isOn recoveryCodesLeft } } }')).data.viewer.twoStepLogin;

test('[AC-05] two-step login is set up with the password, and on after a code of the app', async () => {
  const member = await site.member();
  const wrong = await member.call('UserTwoStepLogin', 'create', { password: 'not the password' });
  expect(wrong.error.fields).toEqual({ password: 'This is not your current password.' });
  const { data } = await member.call('UserTwoStepLogin', 'create', { password: TEST_PASSWORD });
  expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(data.uri).toBe(`otpauth://totp/Pegboard:${member.username}?secret=${data.secret}&issuer=Pegboard`);
  expect(data.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(await stateOf(member)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  expect((await enterPassword({ member })).answer.status).toBe(200);
  const invalid = await member.call('UserTwoStepLogin', 'update', { code: codeOf(data.secret, 5) });
  expect(invalid.error.fields).toEqual({
    code: 'This code is wrong or was used already. Wait for the next one.',
  });
  const { data: confirmed } = await member.call('UserTwoStepLogin', 'update', { code: codeOf(data.secret) });
  expect(confirmed.recovery_codes).toHaveLength(10);
  expect(confirmed.recovery_codes[0]).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  expect(await stateOf(member)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  const again = await member.call('UserTwoStepLogin', 'create', { password: TEST_PASSWORD });
  expect(again.error.code).toBe('two_step_login_on');
  const mail = await accountChangedMail.write({ userId: member.id, change: 'twoStepOn' }, site.deps, {
    id: 'a',
  });
  expect(mail?.text).toContain('Two-step login was turned on');
});

test('[AC-05] secret and recovery codes are not stored as plain text, and a secret works for its member alone', async () => {
  const { member, secret, codes } = await protectedMember();
  const { db } = site.deps;
  const [row] = await db
    .select()
    .from(twoStepLogins)
    .where(eq(twoStepLogins.userId, BigInt(member.id)));
  const stored = await db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, BigInt(member.id)));
  const text = JSON.stringify([row?.sealedSecret, stored.map(({ codeHash }) => codeHash)]);
  for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', '').toUpperCase())])
    expect(text).not.toContain(plain);
  const sealed = row?.sealedSecret ?? '';
  expect(openSecret(TEST_SECRET, BigInt(member.id), sealed)).toBe(secret);
  expect(openSecret(TEST_SECRET, 7n, sealed)).toBeUndefined();
  expect(openSecret('another secret of the site, 32 chars', BigInt(member.id), sealed)).toBeUndefined();
  expect(openSecret(TEST_SECRET, BigInt(member.id), `${sealed.slice(0, -4)}AAAA`)).toBeUndefined();
  expect(openSecret(TEST_SECRET, BigInt(member.id), '')).toBeUndefined();
  expect(sealSecret(TEST_SECRET, 7n, secret)).not.toBe(sealSecret(TEST_SECRET, 7n, secret));
});

test('[AC-05] the right password asks for the code and opens no session; the code opens it', async () => {
  const { member, secret } = await protectedMember();
  const { visitor, answer } = await enterPassword({ member });
  expect(answer).toMatchObject({ status: 401, error: { code: 'login_code_required' } });
  expect(await isSignedIn(visitor)).toBe(false);
  const entered = await enterCode(visitor, codeOf(secret));
  expect(entered).toMatchObject({ status: 200, data: { username: member.username } });
  expect(await isSignedIn(visitor)).toBe(true);
  expect(visitor.cookies.has(PENDING_LOGIN_COOKIE)).toBe(false);
});

test('[AC-05] a wrong password is rejected alike with and without two-step login', async () => {
  const { member } = await protectedMember();
  const answer = await site
    .visitor()
    .call('UserSession', 'create', { username_or_email: member.username, password: 'not the password' });
  expect(answer).toMatchObject({ status: 401, error: { code: 'login_failed' } });
});

test('[AC-05] a code works once in its window', async () => {
  const { member, secret } = await protectedMember();
  const code = codeOf(secret);
  const [first, second] = [await enterPassword({ member }), await enterPassword({ member })];
  expect((await enterCode(first.visitor, code)).status).toBe(200);
  expect((await enterCode(second.visitor, code)).error.code).toBe('invalid_input');
  expect(await isSignedIn(second.visitor)).toBe(false);
  expect((await enterCode(second.visitor, codeOf(secret, -1))).error.code).toBe('invalid_input');
});

test.each([
  [-2, 400],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 400],
])('[AC-05] an app whose clock differs by %i steps of 30 s: %i', async (steps, status) => {
  const { member, secret } = await protectedMember();
  passMs(2 * STEP_MS);
  const { visitor } = await enterPassword({ member });
  expect((await enterCode(visitor, codeOf(secret, steps))).status).toBe(status);
});

test('[AC-05] one of two parallel uses of a code opens a session, and so it is for a recovery code', async () => {
  const { member, secret, codes } = await protectedMember();
  for (const code of [codeOf(secret), codes[0] ?? '']) {
    const entered = [await enterPassword({ member }), await enterPassword({ member })];
    const answers = await Promise.all(entered.map(({ visitor }) => enterCode(visitor, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  }
});

test('[AC-05] a recovery code works once, however it is typed, and its use is mailed and recorded', async () => {
  const { member, codes } = await protectedMember();
  const [code = ''] = codes;
  const { visitor } = await enterPassword({ member });
  expect((await enterCode(visitor, ` ${code.replaceAll('-', ' ').toUpperCase()} `)).status).toBe(200);
  expect(await stateOf(visitor)).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  const again = await enterPassword({ member });
  expect((await enterCode(again.visitor, code)).error.code).toBe('invalid_input');
  const changes = await site.deps.db
    .select({ change: twoStepChanges.change })
    .from(twoStepChanges)
    .where(eq(twoStepChanges.userId, BigInt(member.id)));
  expect(changes.map(({ change }) => change)).toEqual(['on', 'code_used']);
});

test('[AC-05] guesses are limited by account, whoever makes them', async () => {
  const { member, secret } = await protectedMember();
  for (let guess = 0; guess < 10; guess += 1) {
    const { visitor } = await enterPassword({ member });
    await enterCode(visitor, '000000');
  }
  const { visitor } = await enterPassword({ member });
  expect(await enterCode(visitor, codeOf(secret))).toMatchObject({
    status: 429,
    error: { code: 'rate_limited' },
  });
  passMs(16 * MINUTE_MS);
  const later = await enterPassword({ member });
  expect((await enterCode(later.visitor, codeOf(secret))).status).toBe(200);
});

test('[AC-05] the code alone, and with the pending login of another member, opens nothing', async () => {
  const [one, other] = [await protectedMember(), await protectedMember()];
  expect((await enterCode(site.visitor(), codeOf(one.secret))).error.code).toBe('login_expired');
  const { visitor } = await enterPassword(other);
  expect((await enterCode(visitor, codeOf(one.secret))).error.code).toBe('invalid_input');
  const forged = site.visitor();
  forged.cookies.set(PENDING_LOGIN_COOKIE, 'a'.repeat(43));
  expect((await enterCode(forged, codeOf(one.secret))).error.code).toBe('login_expired');
  expect(await isSignedIn(forged)).toBe(false);
});

test('[AC-05] a pending login ends after its session, after ten minutes, with all sessions and with the account', async () => {
  const account = await protectedMember();
  const { visitor } = await enterPassword(account);
  const pending = visitor.cookies.get(PENDING_LOGIN_COOKIE) ?? '';
  expect((await enterCode(visitor, codeOf(account.secret))).status).toBe(200);
  const replay = async (token: string): Promise<string> => {
    passMs(STEP_MS);
    const other = site.visitor();
    other.cookies.set(PENDING_LOGIN_COOKIE, token);
    const { error } = await enterCode(other, codeOf(account.secret));
    return error.code;
  };
  expect(await replay(pending)).toBe('login_expired');
  const tokenOf = async () => (await enterPassword(account)).visitor.cookies.get(PENDING_LOGIN_COOKIE) ?? '';
  const late = await tokenOf();
  passMs(11 * MINUTE_MS);
  expect(await replay(late)).toBe('login_expired');
  const before = await tokenOf();
  await account.member.call('UserPanic', 'create', {});
  expect(await replay(before)).toBe('login_expired');
  const last = await tokenOf();
  await site.deps.db.delete(users).where(eq(users.id, BigInt(account.member.id)));
  expect(await replay(last)).toBe('login_expired');
});

test('[AC-05] a remembered device needs no code for 30 days, until the password changes', async () => {
  const account = await protectedMember();
  const { visitor } = await enterPassword(account);
  expect((await enterCode(visitor, codeOf(account.secret), { remember_device: true })).status).toBe(200);
  await visitor.call('UserSession', 'delete');
  expect((await enterPassword(account, visitor)).answer.status).toBe(200);
  const thief = site.visitor();
  thief.cookies.set(DEVICE_COOKIE, 'a'.repeat(43));
  expect((await enterPassword(account, thief)).answer.status).toBe(401);
  passMs(30 * DAY_MS + 1000);
  await visitor.call('UserSession', 'delete');
  expect((await enterPassword(account, visitor)).answer.status).toBe(401);
  await enterCode(visitor, codeOf(account.secret), { remember_device: true });
  passMs(STEP_MS);
  const code = codeOf(account.secret);
  const changed = { old_password: TEST_PASSWORD, new_password: TEST_PASSWORD, code };
  expect((await visitor.call('UserPassword', 'update', changed)).status).toBe(200);
  await visitor.call('UserSession', 'delete');
  expect((await enterPassword(account, visitor)).answer.status).toBe(401);
});

test('[AC-05] a trusted device of one member is not trusted for another', async () => {
  const [one, other] = [await protectedMember(), await protectedMember()];
  const { visitor } = await enterPassword(one);
  await enterCode(visitor, codeOf(one.secret), { remember_device: true });
  await visitor.call('UserSession', 'delete');
  expect((await enterPassword(other, visitor)).answer.error.code).toBe('login_code_required');
});

test('[AC-05] e-mail, password, passkeys, recovery codes and turning it off need a code, too', async () => {
  const { member, secret, codes } = await protectedMember();
  const email = `next-${member.id}@pegboard.example`;
  const calls = [
    ['UserEmail', 'update', { email, password: TEST_PASSWORD }],
    ['UserPassword', 'update', { old_password: TEST_PASSWORD, new_password: 'a wholly new password' }],
    ['UserPasskeyOptions', 'create', {}],
  ] as const;
  for (const [name, action, options] of calls) {
    const missing = await member.call(name, action, options);
    expect(missing.error.fields, name).toEqual({
      code: 'Enter the code of your authenticator app, or a recovery code.',
    });
    expect((await member.call(name, action, { ...options, code: '000000' })).status).toBe(400);
  }
  const both = { password: TEST_PASSWORD, code: '000000' };
  expect((await member.call('UserTwoStepLogin', 'delete', both)).status).toBe(400);
  expect((await member.call('UserRecoveryCodes', 'create', { code: '000000' })).status).toBe(400);
  const { data } = await member.call('UserRecoveryCodes', 'create', { code: codeOf(secret) });
  expect(data.recovery_codes).toHaveLength(10);
  const old = { password: TEST_PASSWORD, code: codes[0] ?? '' };
  expect((await member.call('UserTwoStepLogin', 'delete', old)).status).toBe(400);
  const right = { password: TEST_PASSWORD, code: data.recovery_codes[0] };
  expect((await member.call('UserTwoStepLogin', 'delete', { ...right, password: 'wrong' })).status).toBe(400);
  expect((await member.call('UserTwoStepLogin', 'delete', right)).status).toBe(200);
  expect((await enterPassword({ member })).answer.status).toBe(200);
});

test('[AC-05] an operator turns two-step login off, with a reason that is stored', async () => {
  const { member } = await protectedMember();
  expect(await turnTwoStepLoginOff(site.deps, BigInt(member.id), 'Showed the passport')).toBe(true);
  expect(await turnTwoStepLoginOff(site.deps, BigInt(member.id), 'Again')).toBe(false);
  expect((await enterPassword({ member })).answer.status).toBe(200);
  const changes = await site.deps.db
    .select({ change: twoStepChanges.change, reason: twoStepChanges.reason })
    .from(twoStepChanges)
    .where(eq(twoStepChanges.userId, BigInt(member.id)));
  expect(changes.at(-1)).toEqual({ change: 'off_by_operator', reason: 'Showed the passport' });
});

/** Returns the emails about new devices that are queued for a member. */
async function newDeviceMails({ id }: TestVisitor): Promise<readonly Record<string, string>[]> {
  const { rows } = await site.pool.query(
    `select data->'told' as told from jobs.job where data->>'mail' = 'new-device' and data->'told'->>'userId' = $1`,
    [id],
  );
  return rows.map(({ told }) => told);
}

test('[AC-05] a login from a new device is mailed with device, time, country and a link that ends sessions', async () => {
  const member = await site.member();
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
    'x-country': 'JP',
  };
  const logIn = (visitor: TestVisitor) =>
    visitor.call(
      'UserSession',
      'create',
      { username_or_email: member.username, password: TEST_PASSWORD },
      headers,
    );
  const laptop = site.visitor();
  await logIn(laptop);
  const [queued] = await newDeviceMails(member);
  expect(queued).toMatchObject({ device: 'Firefox, Windows', country: 'JP' });
  const data = newDeviceMail.data.parse(queued);
  const mail = await newDeviceMail.write(data, site.deps, { id: 'a' });
  for (const part of ['Firefox, Windows', 'November 1, 2026', 'Japan', '/secure/panic/?token='])
    expect(mail?.text).toContain(part);
  await laptop.call('UserSession', 'delete');
  await logIn(laptop);
  expect(await newDeviceMails(member)).toHaveLength(1);
  await logIn(site.visitor());
  expect(await newDeviceMails(member)).toHaveLength(2);
  await site.deps.db.delete(users).where(eq(users.id, BigInt(member.id)));
  expect(await newDeviceMail.write(data, site.deps, { id: 'a' })).toBeNull();
});

test('[AC-05] the device of a sign-up is known: no email is sent about it', async () => {
  const visitor = site.visitor();
  const account = { email: 'first@pegboard.example', password: TEST_PASSWORD, full_name: 'Juno Park' };
  const { data } = await visitor.call('UserRegister', 'create', account);
  await visitor.call('UserSession', 'delete');
  await visitor.call('UserSession', 'create', {
    username_or_email: account.email,
    password: account.password,
  });
  expect(await newDeviceMails(Object.assign(visitor, { id: data.id }))).toEqual([]);
});

test('[AC-05] [AC-03] an account is deleted with a code, and kept by the password with the choice, then a code', async () => {
  const { member, secret } = await protectedMember();
  const withoutCode = await member.call('UserDeletion', 'create', { password: TEST_PASSWORD });
  expect(withoutCode.error.fields).toEqual({ code: expect.stringContaining('Enter the code') });
  const deleted = await member.call('UserDeletion', 'create', {
    password: TEST_PASSWORD,
    code: codeOf(secret),
  });
  expect(deleted.status).toBe(200);
  passMs(STEP_MS);
  // Without the choice no code is asked for, and none is used up.
  expect((await enterPassword({ member })).answer.error.code).toBe('account_closing');
  const visitor = site.visitor();
  const chosen = await visitor.call('UserSession', 'create', {
    username_or_email: member.username,
    password: TEST_PASSWORD,
    keep_account: true,
  });
  expect(chosen.error.code).toBe('login_code_required');
  expect((await enterCode(visitor, codeOf(secret))).status).toBe(200);
  expect(await isSignedIn(visitor)).toBe(true);
});
