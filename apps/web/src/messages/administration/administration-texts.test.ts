import { expect, test } from 'vitest';
import { ADMINISTRATION_TEXTS } from './use-administration-texts.ts';

/** Words that German has too, and names. */
const SAME_IN_GERMAN = ['7 UTC', 'Moderation', 'Pin'];
const ARABIC = /\p{Script=Arabic}/u;

function textsOf(table: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof table === 'string') return [[path, table]];
  if (typeof table === 'function')
    return [[path, (table as (...args: readonly string[]) => string)('7', '7')]];
  return Object.entries(table as object).flatMap(([name, part]) => textsOf(part, `${path}.${name}`));
}

const english = new Map(textsOf(ADMINISTRATION_TEXTS['en-US']));

test('[OP-06] [WB-12] no text of the administration is left in English', () => {
  const same = (locale: 'de' | 'ar') =>
    textsOf(ADMINISTRATION_TEXTS[locale]).filter(([path, text]) => english.get(path) === text);
  expect(same('ar')).toEqual([]);
  expect(same('de').filter(([, text]) => !SAME_IN_GERMAN.includes(text))).toEqual([]);
});

test('[OP-06] [WB-12] every text of the administration in Arabic has its letters', () => {
  expect(textsOf(ADMINISTRATION_TEXTS.ar).filter(([, text]) => !ARABIC.test(text))).toEqual([]);
});
