import { expect, test } from 'vitest';
import { languageLinks } from './language-links.ts';

test('[IO-04] a page has an address in each language, and one that chooses the language of the reader', () => {
  expect(languageLinks('https://pins.example/ada/').map(({ lang, url }) => `${lang} ${url}`)).toEqual([
    'en https://pins.example/ada/?locale=en-US',
    'de https://pins.example/ada/?locale=de',
    'ar https://pins.example/ada/?locale=ar',
    'x-default https://pins.example/ada/',
  ]);
});
