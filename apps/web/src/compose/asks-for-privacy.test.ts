import { expect, test } from 'vitest';
import { asksForPrivacy } from './asks-for-privacy.ts';

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }, true],
  ['Do Not Track', { doNotTrack: '1' }, true],
  ['one of both', { globalPrivacyControl: false, doNotTrack: '1' }, true],
  ['neither, where both are known', { globalPrivacyControl: false, doNotTrack: null }, false],
  ['the word that tracking is welcome', { doNotTrack: '0' }, false],
  ['a browser that knows neither', {}, false],
])('%s', (_, browser, expected) => {
  expect(asksForPrivacy(browser)).toBe(expected);
});
