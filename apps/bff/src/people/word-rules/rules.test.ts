import { expect, test } from 'vitest';
import { foldText, needleOf, rulesFor, type WordAction, type WordMatch } from './rules.ts';

const rule = (phrase: string, match: WordMatch = 'word', action: WordAction = 'refuse') => ({
  phrase,
  action,
  needle: needleOf(phrase, match) ?? '',
});
const matches = (text: string, ...rules: readonly ReturnType<typeof rule>[]): readonly string[] =>
  rulesFor(rules, foldText(text)).map(({ phrase }) => phrase);

test.each([
  ['Buy PILLS now', true],
  ['pills', true],
  ['ｐｉｌｌｓ', true],
  ['pi\u200Blls and pi\u00ADlls', true],
  ['“pills”, cheap!', true],
  ['pillsbury', false],
  ['caterpillars', false],
])('[OP-06] [BY-20] the whole word is found in “%s”: %s', (text, isFound) => {
  expect(matches(text, rule('pills'))).toEqual(isFound ? ['pills'] : []);
});

test('[OP-06] a phrase is found across spaces, signs and lines, and a part within words', () => {
  expect(matches('Cheap…\n  pills', rule('cheap pills'))).toEqual(['cheap pills']);
  expect(matches('buypillshere', rule('pills', 'part'))).toEqual(['pills']);
  expect(matches('حبوبٌ رخيصة', rule('رخيصة'))).toEqual(['رخيصة']);
  expect(matches('cafe\u0301', rule('café'))).toEqual(['café']);
});

test('[OP-06] an exception allows the word within its phrase only', () => {
  const rules = [rule('cock', 'part'), rule('peacock', 'word', 'allow'), rule('a b')];
  expect(matches('A peacock', ...rules)).toEqual([]);
  expect(matches('A peacock and a cockpit', ...rules)).toEqual(['cock']);
  expect(matches('a peacock b', ...rules)).toEqual([]);
});

test('[OP-06] a phrase without letters and digits is none', () => {
  expect(needleOf(' ?! ', 'part')).toBeUndefined();
});
