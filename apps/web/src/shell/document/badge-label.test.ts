import { expect, test } from 'vitest';
import { badgeLabel, bellName } from './badge-label.ts';

test.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('[WB-02] the bell shows %s unread notifications as %s', (count, label) => {
  expect(badgeLabel(count, 'en-US')).toBe(label);
});

test('[WB-02] the name of the bell holds what is seen of it as a word of its own', () => {
  expect(bellName('Notifications', '99+').split(' ')).toEqual(['Notifications:', '99+']);
  expect(bellName('Notifications', undefined)).toBe('Notifications');
});
