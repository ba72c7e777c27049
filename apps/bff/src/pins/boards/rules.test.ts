import { expect, test } from 'vitest';
import { RESERVED_SECOND_SEGMENTS } from '@pegboard/routes';
import { boardNameSchema, slugFrom } from './rules.ts';

test('[TY-14] a board’s name is trimmed, collapsed, and 1 to 50 visible characters', () => {
  expect(boardNameSchema.parse('  Soups \n and   stews ')).toBe('Soups and stews');
  expect(boardNameSchema.safeParse('   ').success).toBe(false);
  expect(boardNameSchema.safeParse('\u200b\u200d').success).toBe(false);
  expect(boardNameSchema.safeParse('a'.repeat(51)).success).toBe(false);
  expect(boardNameSchema.safeParse('👩‍👩‍👧‍👦'.repeat(50)).success).toBe(true);
  expect(boardNameSchema.safeParse('👩‍👩‍👧‍👦'.repeat(51)).success).toBe(false);
  expect(boardNameSchema.safeParse('a\u0007b').success).toBe(false);
});

test('[RT-02] a board’s address keeps letters of any script, and is never a route of the site', () => {
  expect(slugFrom('Soups & stews!', 'board')).toBe('soups-stews');
  expect(slugFrom('Grandma’s Café', 'board')).toBe('grandmas-café');
  expect(slugFrom('日本の器', 'board')).toBe('日本の器');
  expect(slugFrom('!!!', 'board')).toBe('board');
  expect(slugFrom('Followers', 'board')).toBe('followers-board');
});

const asItIs = (word: string): string => word;
const inFullWidth = (word: string): string =>
  word.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
const inCyrillic = (word: string): string =>
  word.replaceAll('o', 'о').replaceAll('i', 'і').replaceAll('e', 'е');

test.each([
  ['as it is', asItIs],
  ['in capitals', (word: string) => word.toUpperCase()],
  ['in full width', inFullWidth],
  ['percent-encoded', encodeURIComponent],
  ['with a selector of variants', (word: string) => `${word}\ufe0f`],
  ['with blanks of no width', (word: string) => `${word}\u200b`],
  ['in Cyrillic', inCyrillic],
  ['in digits', (word: string) => word.replaceAll('o', '0').replaceAll('l', '1')],
])('[RT-02] no board gets a reserved address by its name %s', (_, dressed) => {
  for (const word of RESERVED_SECOND_SEGMENTS) {
    const slug = slugFrom(dressed(word), 'board');
    expect(word.startsWith('_') || slug.endsWith('-board'), slug).toBe(true);
    expect(RESERVED_SECOND_SEGMENTS.has(slug)).toBe(false);
  }
});
