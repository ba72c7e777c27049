import { expect, test } from 'vitest';
import { mailMessages } from '../../platform/mail/index.ts';
import { accountMail } from './account-mail.ts';
import { passwordResetText } from './password-reset-mail.ts';

const INES = { email: 'ines@pegboard.example', firstName: 'Ines <3' };
const LINK = 'https://pegboard.example/password/reset/?token=a&b';

test.each([
  ['en-US', 'ltr', 'Reset your Pegboard password', 'Hello Ines &lt;3,', '60 minutes'],
  ['de', 'ltr', 'Wähle ein neues Passwort für Pegboard', 'Hallo Ines &lt;3,', '60 Minuten'],
  ['ar', 'rtl', 'اختر كلمة مرور جديدة لـ Pegboard', 'مرحبًا \u2068Ines &lt;3\u2069،', '60 دقيقة'],
])(
  '[WB-12] a mail is in the language of the account: %s, from %s',
  (locale, dir, subject, hello, minutes) => {
    const mail = passwordResetText({ ...INES, locale }, LINK);
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`<div lang="${locale}" dir="${dir}">\n<p>${hello}</p>`);
    expect(mail.html).toContain('<a href="https://pegboard.example/password/reset/?token=a&amp;b">');
    expect(mail.text).toContain(`\n\n${LINK}\n\n`);
    expect(mail.text).toContain(minutes);
  },
);

test('[WB-12] a mail of a language that is no more, and one to a business, is in US English', () => {
  expect(passwordResetText({ ...INES, locale: 'xx' }, LINK).html).toContain('<div lang="en-US" dir="ltr">');
  expect(accountMail(INES, 'Hi', []).text).toBe('Hello Ines <3,\n');
});

test('[WB-12] no mail to members is left in English', () => {
  const said = (table: object): readonly unknown[] =>
    Object.values(table).flatMap((text: unknown) =>
      typeof text === 'function'
        ? [text('Ines', 'Cups')]
        : typeof text === 'object'
          ? said(text ?? {})
          : [text],
    );
  const english = said(mailMessages('en-US'));
  for (const locale of ['de', 'ar'])
    expect(said(mailMessages(locale)).filter((text) => english.includes(text))).toEqual([]);
});
