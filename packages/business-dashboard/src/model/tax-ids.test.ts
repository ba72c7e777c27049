import { expect, test } from 'vitest';
import { isTaxId, TAX_COUNTRIES, TAX_IDS } from './tax-ids.ts';

test.each(TAX_COUNTRIES)('[BD-08] %s: its example is a number of its own', (country) => {
  expect(isTaxId(country, TAX_IDS[country].example)).toBe(true);
});

test.each([
  ['blanks, points and small letters do not matter', 'DE', 'de 123.456-789', true],
  ['one of another country is none', 'DE', 'FR12345678901', false],
  ['one that is too short is none', 'AT', 'ATU1234567', false],
  ['Greece writes EL', 'GR', 'GR123456789', false],
  ['an EIN may have its dash', 'US', '12-3456789', true],
] as const)('[BD-08] %s', (_, country, typed, isOne) => {
  expect(isTaxId(country, typed)).toBe(isOne);
});
