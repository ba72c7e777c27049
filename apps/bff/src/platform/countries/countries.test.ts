import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { LOCALES } from '@pegboard/types';
import { COUNTRY_CODES, getCountry, isStorageAllowed } from './index.ts';

let site: TestApp;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

type Named = { readonly code: string; readonly name: string };
const named = async (name: 'Countries' | 'Locales', options?: object): Promise<readonly Named[]> =>
  (await site.visitor().get(name, options)).data;
const nameOf = (all: readonly Named[], wanted: string) => all.find(({ code }) => code === wanted)?.name;

test('[BF-01] countries have their names in the requested language', async () => {
  const english = await named('Countries');
  expect(english.map(({ code }) => code)).toEqual(COUNTRY_CODES);
  expect(nameOf(english, 'DE')).toBe('Germany');
  expect(nameOf(await named('Countries', { locale: 'fr-FR' }), 'DE')).toBe('Allemagne');
});

test('[BF-01] an unknown language falls back to English', async () => {
  expect(nameOf(await named('Countries', { locale: 'xx-YY' }), 'DE')).toBe('Germany');
  expect(nameOf(await named('Countries', { locale: '../en' }), 'DE')).toBe('Germany');
});

test('[BF-01] locales have their names', async () => {
  const locales = await named('Locales');
  expect(locales.map(({ code }) => code)).toEqual(LOCALES);
  expect(nameOf(locales, 'en-US')).toBe('American English');
});

test.each(['Countries', 'Locales'])(
  '[BF-04] %s refuse a language that is no text, or too long',
  async (name) => {
    for (const locale of [7, 'a'.repeat(36)])
      expect(await site.visitor().get(name, { locale })).toMatchObject({
        status: 400,
        error: { code: 'invalid_input', fields: { locale: expect.any(String) } },
      });
  },
);

test.each([
  ['FR', false],
  ['GB', false],
  ['CH', false],
  ['NO', false],
  [null, false],
  ['US', true],
  ['JP', true],
])('in %s unrequested storage on a device is permitted: %s', (country, expected) => {
  expect(isStorageAllowed(country)).toBe(expected);
});

test.each([
  ['as a trusted proxy sends it', { 'cf-ipcountry': 'JP' }, {}, 'JP'],
  ['in capitals', { 'cf-ipcountry': 'jp' }, {}, 'JP'],
  ['unknown without a word of it', {}, {}, null],
  ['unknown when it is no country', { 'cf-ipcountry': 'XX' }, {}, null],
  ['unknown from any other peer', { 'cf-ipcountry': 'JP' }, { isFromProxy: false }, null],
  ['unknown without a header that is named', { 'cf-ipcountry': 'JP' }, { countryHeader: undefined }, null],
])('[UV-02] the country of a request is %s', (_, headers, overrides, expected) => {
  const { isFromProxy, ...settings } = { isFromProxy: true, countryHeader: 'cf-ipcountry', ...overrides };
  expect(getCountry({ headers, isFromProxy }, settings)).toBe(expected);
});
