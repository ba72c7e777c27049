import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { isContextPassword, type PasswordContext } from './context-passwords.ts';
import { makeResetToken } from './password-reset.ts';
import { users } from './tables.ts';

const ADA: PasswordContext = {
  username: 'ada_lovelace',
  email: 'countess+pins@engines.example.co.uk',
  publicUrl: 'https://ideas.pinboards.org',
};
const REFUSAL =
  'This password is too close to the name of this site, your username or your e-mail. Choose another.';

describe('the rule', () => {
  test.each([
    ['the name of the site', 'pegboard'],
    ['the username', 'ada_lovelace'],
    ['the username without its punctuation', 'adalovelace'],
    ['the e-mail', 'countess+pins@engines.example.co.uk'],
    ['the part before the @', 'countess+pins'],
    ['the part before the +', 'countess'],
    ['the domain of the e-mail', 'engines.example.co.uk'],
    ['the label below its public suffix', 'example1'],
    ['another label of the domain', 'engines1'],
    ['the host of the site', 'ideas.pinboards.org'],
    ['the label of the host', 'pinboards'],
    ['capitals', 'PegBoard'],
    ['accents', 'pégboärd'],
    ['accents as marks of their own', 'pe\u0301gboard'],
    ['full width', 'ｐｅｇｂｏａｒｄ'],
    ['letters in circles', 'ⓟⓔⓖⓑⓞⓐⓡⓓ'],
    ['signs of no width', 'peg\u200bboard\u2060'],
    ['digits and punctuation behind it', 'Pegboard1!'],
    ['digits and punctuation before it', '...2026-pegboard'],
    ['digits of another script', 'pegboard١٢٣'],
    ['digits and punctuation within it', 'peg-board_2026'],
    ['spaces', ' p e g b o a r d '],
    ['it twice', 'pegboardpegboard'],
    ['it many times, with digits between', 'pegboard1pegboard2PEGBOARD3'],
    ['several of these words', 'pegboard-countess-ada_lovelace'],
    ['digits and signs that resemble letters', 'P3gb0@rd!'],
  ])('[WB-02] refuses %s: %j', (_, password) => {
    expect(isContextPassword(password, ADA)).toBe(true);
  });

  test.each([
    ['a word with another one', 'pegboard-demo'],
    ['a sentence that names the site', 'my pegboard is full of cups'],
    ['digits alone', '4815162342'],
    ['punctuation alone', '?!.,;:-_'],
    ['part of a word', 'pegboar1'],
    ['a public suffix', 'co.uk.co.uk'],
    ['something else', TEST_PASSWORD],
    ['something else in Arabic', 'كلمة مرور طويلة'],
  ])('[WB-02] takes %s: %j', (_, password) => {
    expect(isContextPassword(password, ADA)).toBe(false);
  });

  test('[WB-02] words of one or two letters are parts of too many others', () => {
    const short = { username: 'abc', email: 'al@x.de', publicUrl: 'http://127.0.0.1:4310' };
    expect(isContextPassword('alalalal', short)).toBe(false);
    expect(isContextPassword('al@x.de al@x.de', short)).toBe(true);
    expect(isContextPassword('abcabcabc', short)).toBe(true);
  });

  test('[WB-02] many words that overlap are decided as any others', () => {
    const email = `${'aaa.'.repeat(15)}aaa@aaaa.aaaaa.aaaaaa.example`;
    expect(isContextPassword(`${'a'.repeat(255)}b`, { ...ADA, username: 'aaa', email })).toBe(false);
  });
});

describe('a password to set', () => {
  let site: TestApp;
  let member: TestVisitor;

  beforeAll(async () => {
    site = await testApp();
    member = await site.member('Ines Moreau');
  });
  afterAll(() => site.close());

  const emailOf = async ({ id }: TestVisitor): Promise<string> =>
    (
      await site.deps.db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, BigInt(id)))
    )[0]?.email ?? '';

  test.each([
    ['the site', 'Pegboard1!', {}],
    ['the host', 'localhost', {}],
    ['the e-mail', 'New.Member@cups.example', {}],
    ['the username that they choose', 'mugs_and_cups', { username: 'mugs_and_cups' }],
    ['the username that their name gives', 'ChloéDubois!', {}],
  ])('[WB-02] is refused at sign-up when it is that of %s', async (_, password, overrides) => {
    const account = { email: 'new.member@cups.example', full_name: 'Chloé Dubois', ...overrides };
    const visitor = site.visitor();
    expect(await visitor.call('UserRegister', 'create', { ...account, password })).toMatchObject({
      status: 400,
      error: {
        code: 'invalid_input',
        fields: { password: REFUSAL },
        problems: { password: { code: 'password_from_context', numbers: [] } },
      },
    });
    expect((await visitor.graphql('{ viewer { email } }')).data.viewer).toBeNull();
  });

  test.each([
    ['the site', async () => 'pegboardpegboard'],
    ['the username', async () => `${member.username}2026`],
    ['the e-mail', async () => emailOf(member)],
  ])('[WB-02] is refused in the settings and by a link when it is that of %s', async (_, passwordOf) => {
    const password = await passwordOf();
    const refused = { status: 400, error: { code: 'invalid_input', fields: { new_password: REFUSAL } } };
    expect(
      await member.call('UserPassword', 'update', { old_password: TEST_PASSWORD, new_password: password }),
    ).toMatchObject(refused);
    const token = await makeResetToken(site.deps, BigInt(member.id), `reset to ${password}`);
    expect(
      await site.visitor().call('UserPasswordReset', 'update', { token, new_password: password }),
    ).toMatchObject(refused);
    const logIn = { username_or_email: member.username, password: TEST_PASSWORD };
    expect((await site.visitor().call('UserSession', 'create', logIn)).status).toBe(200);
  });

  test('[WB-02] a link whose password was refused sets the next one', async () => {
    const person = await site.member('Noor Haddad');
    const token = await makeResetToken(site.deps, BigInt(person.id), 'a reset');
    const set = (new_password: string) =>
      site.visitor().call('UserPasswordReset', 'update', { token, new_password });
    expect((await set('pegboard')).status).toBe(400);
    expect((await set('a wholly new password')).status).toBe(200);
  });

  test('[WB-02] a wrong current password is reported, and nothing about the new one', async () => {
    const passwords = { old_password: 'not my password', new_password: 'pegboard' };
    expect((await member.call('UserPassword', 'update', passwords)).error.fields).toEqual({
      old_password: 'This is not your current password.',
    });
  });
});
