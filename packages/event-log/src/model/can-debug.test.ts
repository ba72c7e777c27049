import { expect, test } from 'vitest';
import { canDebug } from './can-debug.ts';

const nobody = { isInternalNetwork: false, isEmployee: false };

test.each([
  [
    'a visitor of the internal network sees it',
    { ...nobody, isInternalNetwork: true },
    '?deb_events=1',
    true,
  ],
  ['a signed-in employee sees it', { ...nobody, isEmployee: true }, '?deb_events=1', true],
  ['nobody else does', nobody, '?deb_events=1', false],
  ['any parameter that starts with deb_ asks for it', { ...nobody, isEmployee: true }, 'q=pot&deb_', true],
  ['one that has it elsewhere does not', { ...nobody, isEmployee: true }, '?a_deb_=1&q=deb_x', false],
  ['without a query it is not asked for', { ...nobody, isEmployee: true }, '', false],
])('[EL-03] %s', (_, who, query, expected) => {
  expect(canDebug({ ...who, query })).toBe(expected);
});
