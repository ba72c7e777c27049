import { expect, test } from 'vitest';
import { notificationTexts } from '../../messages/en-us-notifications.ts';
import { FILTER_NAMES, filterOf, NOTIFICATION_FILTERS, toParams } from './notification-filter.ts';

test('[WB-02] each kind of notification belongs to one filter', () => {
  const filtered = Object.values(NOTIFICATION_FILTERS).flat();
  expect(filtered.toSorted()).toEqual(Object.keys(notificationTexts.kinds).toSorted());
});

test('[WB-02] an address names a filter; others show all', () => {
  expect(filterOf(new URLSearchParams('show=people'))).toBe('people');
  for (const query of ['', 'show=nonsense', 'show=toString'])
    expect(toParams(new URLSearchParams(query)).kinds).toBeNull();
  expect(FILTER_NAMES).toHaveLength(6);
});
