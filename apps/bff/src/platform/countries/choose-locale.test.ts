import { expect, test } from 'vitest';
import { chooseLocale, type LocaleSigns } from './choose-locale.ts';

const NONE: LocaleSigns = {
  account: undefined,
  requested: undefined,
  chosen: undefined,
  accepted: undefined,
  country: null,
  isBot: false,
};

test.each<readonly [string, Partial<LocaleSigns>, string]>([
  ['US English where nothing is said', {}, 'en-US'],
  ['that of the account', { account: 'ar', requested: 'de', accepted: 'de', country: 'DE' }, 'ar'],
  ['US English where the account says so', { account: 'en-US', accepted: 'de', country: 'DE' }, 'en-US'],
  ['the next sign’s where the account has none of ours', { account: 'fr-FR', accepted: 'de' }, 'de'],
  ['the one that the address asks for', { requested: 'ar', accepted: 'de', country: 'DE' }, 'ar'],
  ['the next sign’s where the address asks for none of ours', { requested: 'xx', accepted: 'de' }, 'de'],
  ['the one that the address asks for, whatever was chosen before', { requested: 'ar', chosen: 'de' }, 'ar'],
  ['the one that was chosen before', { chosen: 'en-US', accepted: 'de', country: 'DE' }, 'en-US'],
  ['the account’s, whatever was chosen before', { account: 'ar', chosen: 'de' }, 'ar'],
  ['the next sign’s where none of ours was chosen', { chosen: 'xx', accepted: 'de' }, 'de'],
  ['what the browser names', { accepted: 'de', country: 'SA' }, 'de'],
  ['what the browser names for another region', { accepted: 'ar-EG' }, 'ar'],
  ['US English for all English', { accepted: 'en-GB', country: 'DE' }, 'en-US'],
  ['the first that is ours', { accepted: 'fr-CH, fr;q=0.9, de;q=0.7, en;q=0.5' }, 'de'],
  ['what the browser likes best', { accepted: 'en;q=0.3, ar;q=0.8, de;q=0.5' }, 'ar'],
  ['none that the browser refuses', { accepted: 'de;q=0, ar;q=0.1' }, 'ar'],
  ['named in any case of letters', { accepted: 'DE-at' }, 'de'],
  ['the country’s where the browser names none of ours', { accepted: 'fr', country: 'AT' }, 'de'],
  ['the country’s where the browser takes any', { accepted: '*', country: 'EG' }, 'ar'],
  ['US English in other countries', { country: 'FR' }, 'en-US'],
  ['not the country’s for a bot', { country: 'DE', isBot: true }, 'en-US'],
  ['what a bot asks for', { accepted: 'de', isBot: true }, 'de'],
  ['US English for a header of nonsense', { accepted: ';;q=,,=;q=x' }, 'en-US'],
])('[WB-12] the language is %s', (_, signs, expected) => {
  expect(chooseLocale({ ...NONE, ...signs })).toBe(expected);
});

test('[WB-12] of an endless header only the beginning is read', () => {
  expect(chooseLocale({ ...NONE, accepted: `${'fr,'.repeat(1000)}de` })).toBe('en-US');
});
