import { describe, expect, test } from 'vitest';
import { hasPrivacySignal, isAllowedCountry, canPersistState } from './persistence-policy.ts';

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

describe('[UV-02] storage without an explicit request is permitted', () => {
  test.each(EU)('not in %s, of the EU', (country) => expect(isAllowedCountry(country)).toBe(false));
  test.each(['IS', 'LI', 'NO'])('not in %s, of the EEA', (country) =>
    expect(isAllowedCountry(country)).toBe(false),
  );
  test.each(['GB', 'JE', 'CH', 'AX', 'RE'])('not in %s, where the same law holds', (country) =>
    expect(isAllowedCountry(country)).toBe(false),
  );
  test.each([null, undefined, '', 'us', 'USA', 'T1', 'XX', 'ZZ', 'QZ'])(
    'not in %j, which is no country',
    (country) => expect(isAllowedCountry(country)).toBe(false),
  );
  test.each(['US', 'JP', 'BR'])('in %s', (country) => expect(isAllowedCountry(country)).toBe(true));
});

describe('[UV-02] privacy is requested by', () => {
  test.each([
    ['Global Privacy Control', { globalPrivacyControl: true }, true],
    ['Do Not Track', { doNotTrack: '1' }, true],
    ['one of both', { globalPrivacyControl: false, doNotTrack: '1' }, true],
    ['neither, where both are known', { globalPrivacyControl: false, doNotTrack: null }, false],
    ['not by the word that tracking is welcome', { doNotTrack: '0' }, false],
    ['not by a browser that knows neither', {}, false],
  ])('%s', (_, browser, expected) => expect(hasPrivacySignal(browser)).toBe(expected));
});

test.each([
  ['of a visitor in an allowed country it is', {}, true],
  ['of a member it is not', { isSignedIn: true }, false],
  ['of a bot it is not', { isBot: true }, false],
  ['of who asks for privacy it is not', { asksForPrivacy: true }, false],
  ['in an excluded country it is not', { country: 'FR' }, false],
  ['in an unknown country it is not', { country: null }, false],
])('[UV-02] the state is persisted: %s', (_, fields, expected) => {
  const visitor = { country: 'US', isSignedIn: false, isBot: false, asksForPrivacy: false };
  expect(canPersistState({ ...visitor, ...fields })).toBe(expected);
});
