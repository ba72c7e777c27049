import { isReservedUsername, RESERVED_FIRST_SEGMENTS } from '@pegboard/routes';
import { expect, test } from 'vitest';
import { firstNameFrom, usernameFrom, usernameSchema } from './rules.ts';

const inFullWidth = (word: string): string =>
  word.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
const encoded = (word: string): string =>
  Array.from(word)
    .map((sign) => `%${(sign.codePointAt(0) ?? 0).toString(16)}`)
    .join('');

/** Returns whether a name is valid and unreserved. */
const isAvailable = (name: string): boolean => {
  const parsed = usernameSchema.safeParse(name);
  return parsed.success && !isReservedUsername(parsed.data);
};

test.each([
  ['as they are', (word: string) => word],
  ['in capitals', (word: string) => word.toUpperCase()],
  ['in full width', inFullWidth],
  ['percent-encoded', encoded],
  ['percent-encoded twice', (word: string) => encodeURIComponent(encoded(word))],
  ['with blanks around', (word: string) => ` ${word}\u00a0`],
  ['with signs of no width', (word: string) => Array.from(word).join('\u200b')],
  ['with a sign that turns the text', (word: string) => `\u202e${word}`],
  ['with control characters', (word: string) => `${word}\u0000`],
  ['in Cyrillic', (word: string) => word.replaceAll('o', 'о').replaceAll('a', 'а').replaceAll('i', 'і')],
  ['in digits', (word: string) => word.replaceAll('o', '0').replaceAll('l', '1')],
  ['with the sign of Kelvin', (word: string) => word.replaceAll('k', '\u212a')],
])('[RT-02] reserved words %s are not valid usernames', (_, dressed) => {
  expect([...RESERVED_FIRST_SEGMENTS].map(dressed).filter(isAvailable)).toEqual([]);
});

test('[RT-02] a username is 3 to 30 of a–z, 0–9 and _, whatever passes for them', () => {
  expect(usernameSchema.parse(' Maya_Lind ')).toBe('maya_lind');
  for (const name of [
    'ma',
    'a'.repeat(31),
    '_maya',
    'mäya',
    'mауа',
    'ｍａｙａ',
    'ma%79a',
    'ma\u200bya',
    'ma ya',
  ])
    expect(usernameSchema.safeParse(name).success, name).toBe(false);
});

test('[WB-04] a first name is the first word of a name, 30 characters of it at most', () => {
  expect(firstNameFrom('Chloé Dubois')).toBe('Chloé');
  expect(firstNameFrom('👩‍👩‍👧‍👦'.repeat(31))).toBe('👩‍👩‍👧‍👦'.repeat(30));
});

test.each([
  ['Chloé Dubois', 'chloedubois'],
  ['山田', 'pegboarder'],
])('the username of %s is %s', (name, username) => {
  expect(usernameFrom(name)).toBe(username);
});
