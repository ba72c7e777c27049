import { expect, test } from 'vitest';
import { isBreachedPassword } from './breached-passwords.ts';
import { deviceLabel } from './device-label.ts';
import { newPasswordSchema } from './rules.ts';

test.each(['password1', 'PASSWORD1', ' iloveyou ', 'qwertyuiop', '12345678'])(
  '[WB-02] %j is a password that thieves try first',
  (password) => {
    expect(isBreachedPassword(password)).toBe(true);
  },
);

test('[WB-02] a password from the lists of stolen ones is refused, and says so', () => {
  expect(newPasswordSchema.safeParse('qwertyuiop').error?.issues.map(({ message }) => message)).toEqual([
    'This password is in lists of stolen ones. Choose another.',
  ]);
  expect(newPasswordSchema.safeParse('correct horse battery').success).toBe(true);
});

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('[WB-09] %s is a session on %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
