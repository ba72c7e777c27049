import { expect, test } from 'vitest';
import { badgeLabel } from './badge-label.ts';

test.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('[WB-02] the bell shows %s unread notifications as %s', (count, label) => {
  expect(badgeLabel(count, 'en-US')).toBe(label);
});
