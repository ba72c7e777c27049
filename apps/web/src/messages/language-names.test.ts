import { LOCALES } from '@pegboard/types';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES } from './language-names.ts';

test('each language has the name that browsers give it', () => {
  const names = LOCALES.map((locale) =>
    new Intl.DisplayNames(locale, { type: 'language' }).of(locale.slice(0, 2)),
  );
  expect(LOCALES.map((locale) => LANGUAGE_NAMES[locale])).toEqual(names);
});
