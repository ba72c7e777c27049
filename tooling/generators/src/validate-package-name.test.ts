import { expect, test } from 'vitest';

import { validatePackageName } from './validate-package-name.ts';

const taken = ['pin-card', 'web', 'config'];

test.each(['board-cover', 'search', 'oauth2', 'ad-explanation', 'pin-titles-list'])(
  '%s can be used',
  (name) => {
    expect(validatePackageName(name, taken)).toBeUndefined();
  },
);

test.each([
  ['nothing', '', 'Give the package a name'],
  ['capitals', 'BoardCover', 'write it in lower-case words'],
  ['an underscore', 'board_cover', 'write it in lower-case words'],
  ['a scope', '@pegboard/board-cover', 'write it in lower-case words'],
  ['a way out of its folder', '../board-cover', 'write it in lower-case words'],
  ['a hyphen at the end', 'board-', 'write it in lower-case words'],
  ['two hyphens', 'board--cover', 'write it in lower-case words'],
  ['a word that starts with a digit', 'board-2', 'write it in lower-case words'],
  ['letters of another script', 'доска', 'write it in lower-case words'],
  ['too many characters', `board-${'o'.repeat(40)}`, 'is too long'],
  [
    'a word that says nothing',
    'board-utils',
    "says too little: name what the package does instead of 'utils'",
  ],
  ['a word of every package', 'pin', 'is used inside of every package'],
  ['the name of a package', 'pin-card', 'is taken'],
  ['the name of an app', 'web', 'is taken'],
  ['the name of a tool', 'config', 'is taken'],
])('[RL-06] %s is refused in one sentence', (_, name, words) => {
  const problem = validatePackageName(name, taken);
  expect(problem).toContain(words);
  expect(problem?.match(/[.!?](\s|$)/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
