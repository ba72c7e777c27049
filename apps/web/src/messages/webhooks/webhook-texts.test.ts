import { expect, test } from 'vitest';
import { WEBHOOK_TEXTS } from './use-webhook-texts.ts';

/** Words that German has too. */
const SAME_IN_GERMAN = ['Webhooks', 'Status 7', '7 ms', 'HTTP 7', '7 UTC'];
const ARABIC = /\p{Script=Arabic}/u;

function textsOf(table: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof table === 'string') return [[path, table]];
  if (typeof table === 'function')
    return [[path, (table as (...args: readonly string[]) => string)('7', '7')]];
  return Object.entries(table as object).flatMap(([name, part]) => textsOf(part, `${path}.${name}`));
}

const english = new Map(textsOf(WEBHOOK_TEXTS['en-US']));

test('[AC-08] [WB-12] no text of webhooks is left in English', () => {
  const same = (locale: 'de' | 'ar') =>
    textsOf(WEBHOOK_TEXTS[locale]).filter(([path, text]) => english.get(path) === text);
  expect(same('ar')).toEqual([]);
  expect(same('de').filter(([, text]) => !SAME_IN_GERMAN.includes(text))).toEqual([]);
});

test('[AC-08] [WB-12] every text of webhooks in Arabic has its letters', () => {
  expect(textsOf(WEBHOOK_TEXTS.ar).filter(([, text]) => !ARABIC.test(text))).toEqual([]);
});
