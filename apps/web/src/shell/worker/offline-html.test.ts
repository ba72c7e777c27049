import { expect, test } from 'vitest';
import { chooseLocale, offlineHtml } from './offline-html.ts';

test.each([
  ['en-US', 'ltr', 'You’re offline'],
  ['de', 'ltr', 'Du bist offline'],
  ['ar', 'rtl', 'أنت غير متصل بالإنترنت'],
] as const)('[IO-08] the offline page is in %s', (locale, dir, title) => {
  const { text } = offlineHtml({ locale, boards: [], home: '/', nonce: 'n' });
  expect(text).toContain(`<html lang="${locale}" dir="${dir}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).not.toContain('<ul');
});

test('[IO-08] the offline page names the kept boards as text, and runs no script', () => {
  const boards = [{ name: '<b>Oak & "ash"', path: '/ada/oak/' }];
  const { text, policy } = offlineHtml({ locale: 'en-US', boards, home: '/pins/', nonce: 'n' });
  expect(text).toContain('<a href="/ada/oak/" dir="auto">&lt;b&gt;Oak &amp; &quot;ash&quot;</a>');
  expect(text).toContain('<a href="/pins/">');
  expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-n';/);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'ar-EG'], 'ar'],
  [['fr'], 'en-US'],
  [[], 'en-US'],
])('[IO-08] of the languages %j the offline page is in %s', (languages, locale) => {
  expect(chooseLocale(languages)).toBe(locale);
});
