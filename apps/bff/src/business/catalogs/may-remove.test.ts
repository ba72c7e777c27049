import { expect, test } from 'vitest';
import { canRemoveMissing } from './may-remove.ts';

const feed = { isWhole: true, unreadable: 0, seen: 90, known: 100, mayShrink: false };

test.each([
  ['a whole feed takes away what it has no more', {}, true],
  ['one that broke off takes nothing away', { isWhole: false }, false],
  ['nor does one with lines that cannot be read', { unreadable: 1 }, false],
  ['half of what was there is enough', { seen: 50 }, true],
  ['less is not', { seen: 49 }, false],
  ['unless a member said that it may', { seen: 0, mayShrink: true }, true],
  ['which does not help a feed that broke off', { isWhole: false, mayShrink: true }, false],
  ['a first feed takes nothing away, and may', { seen: 0, known: 0 }, true],
])('[BD-07] %s', (_, more, may) => {
  expect(canRemoveMissing({ ...feed, ...more })).toBe(may);
});
