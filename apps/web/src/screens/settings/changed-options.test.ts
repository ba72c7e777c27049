import { expect, test } from 'vitest';
import { changedOptions } from './changed-options.ts';

test('[WB-04] a form of the profile sends what was changed, and nothing that stands as it stood', () => {
  const known = { full_name: 'Maya', about: 'Pots.\nCups.', website_url: 'https://maya.example/' };
  const typed = { full_name: 'Maya Lind', about: 'Pots.\r\nCups.', website_url: '' };
  expect(changedOptions(known, typed)).toEqual({ full_name: 'Maya Lind', website_url: '' });
  expect(changedOptions(known, known)).toEqual({});
});
