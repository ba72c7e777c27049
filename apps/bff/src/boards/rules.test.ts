import { expect, test } from 'vitest';
import { boardNameSchema, slugFrom } from './rules.ts';

test('[TY-14] a board’s name is trimmed, collapsed, and 1 to 50 characters that a reader sees', () => {
  expect(boardNameSchema.parse('  Soups \n and   stews ')).toBe('Soups and stews');
  expect(boardNameSchema.safeParse('   ').success).toBe(false);
  expect(boardNameSchema.safeParse('\u200b\u200d').success).toBe(false);
  expect(boardNameSchema.safeParse('a'.repeat(51)).success).toBe(false);
  expect(boardNameSchema.safeParse('👩‍👩‍👧‍👦'.repeat(50)).success).toBe(true);
  expect(boardNameSchema.safeParse('👩‍👩‍👧‍👦'.repeat(51)).success).toBe(false);
  expect(boardNameSchema.safeParse('a\u0007b').success).toBe(false);
});

test('[RT-02] a board’s address keeps letters of any script, and never is a route of the site', () => {
  expect(slugFrom('Soups & stews!', 'board')).toBe('soups-stews');
  expect(slugFrom('Grandma’s Café', 'board')).toBe('grandmas-café');
  expect(slugFrom('日本の器', 'board')).toBe('日本の器');
  expect(slugFrom('!!!', 'board')).toBe('board');
  expect(slugFrom('Followers', 'board')).toBe('followers-board');
});
