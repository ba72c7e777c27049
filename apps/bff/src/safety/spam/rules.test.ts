import { expect, test } from 'vitest';
import { isSpam, type JudgedMember, type SpamRule } from './rules.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const days = (count: number): Date => new Date(NOW.getTime() - count * 86_400_000);
const member = (change: Partial<JudgedMember> = {}): JudgedMember => ({
  createdAt: days(30),
  role: 'user',
  isVerifiedMerchant: false,
  ...change,
});

test.each<[string, SpamRule, JudgedMember, number, boolean]>([
  [
    'the fourth equal comment of a new account within an hour',
    'same_comment',
    member({ createdAt: days(6.9) }),
    4,
    true,
  ],
  ['the third one', 'same_comment', member({ createdAt: days(6.9) }), 3, false],
  ['the fourth one after seven days', 'same_comment', member({ createdAt: days(7) }), 4, false],
  ['the tenth one of any account', 'same_comment', member(), 10, true],
  [
    'the 20th pin with a link of a new account within a day',
    'same_link',
    member({ createdAt: days(0) }),
    20,
    true,
  ],
  ['the 99th one of another account', 'same_link', member(), 99, false],
  ['the 100th one', 'same_link', member(), 100, true],
  [
    'the 60th follow of a new account within an hour',
    'follow_burst',
    member({ createdAt: days(1) }),
    60,
    true,
  ],
  ['the 299th follow of another account', 'follow_burst', member(), 299, false],
  ['the 300th one', 'follow_burst', member(), 300, true],
  ['a moderator', 'same_link', member({ role: 'moderator' }), 999, false],
  ['a verified merchant', 'same_link', member({ isVerifiedMerchant: true }), 999, false],
])('[OP-09] spam: %s', (_, rule, judged, count, expected) => {
  expect(isSpam(rule, judged, count, NOW)).toBe(expected);
});
