import { expect, test } from 'vitest';
import { getVisitorEvent } from './visitor-event.ts';

const at = (address: string) => getVisitorEvent(new URL(address, 'https://pegboard.example'));

test.each([
  ['/pin/7/', '7'],
  ['/pin/stoneware-cup--912/', '912'],
])('[UV-01] at %s the close-up of pin %s is opened', (address, pinId) => {
  expect(at(address)).toEqual({ kind: 'closeup', pinId });
});

test.each([
  '/',
  '/pin/cup/',
  '/pin/7/repin/',
  '/pin/create/',
  '/mira/cups/',
  '/search/',
  '/search/pins/?q=+',
])('[UV-01] at %s nothing is remembered', (address) => expect(at(address)).toEqual({ kind: 'other' }));

test('[UV-01] a search is completed where its results are shown, with its scope and how it came about', () => {
  expect(at('/search/pins/?q=+kiln+&rs=typed')).toEqual({
    kind: 'search',
    search: { query: 'kiln', scope: 'pins', rs: 'typed', rg: null },
  });
  expect(at('/search/boards/?q=kiln')).toMatchObject({ search: { scope: 'boards' } });
});

test.each(['/login/?next=%2F', '/signup/'])('[UV-07] %s is a login prompt', (address) => {
  expect(at(address)).toEqual({ kind: 'login-prompt' });
});
