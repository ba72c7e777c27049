import { getLoginTitle, limitedLoginMessages, loginPath } from '@pegboard/routes';
import { expect, test } from 'vitest';
import { getLoginPrompt } from './login-prompt.ts';

const at = (address: string) => new URL(address, 'https://pegboard.example');
const HERE = at('/pin/7/?q=cup');
const titleOf = (address: string) =>
  getLoginTitle(getLoginPrompt(at(address), HERE)?.params.get('for') ?? null);

test.each(Object.entries(limitedLoginMessages).filter(([, title]) => typeof title === 'string'))(
  '[WB-02] the login prompt for %s has the title: %s',
  (reason, title) => {
    expect(titleOf(loginPath({ next: '/', for: reason }))).toBe(title);
  },
);

test('[WB-02] an invite to a board has its title', () => {
  expect(titleOf('/login/?for=board-invite')).toBe('Friends invited you to join their board');
});

test.each([
  ['/login/', 'log-in'],
  ['/login', 'log-in'],
  ['/signup/?for=save', 'sign-up'],
  ['/login/more/', undefined],
  ['/loginish/', undefined],
  ['/', undefined],
  ['/settings/', undefined],
])('[WB-02] %s asks for %s', (address, mode) => {
  expect(getLoginPrompt(at(address), HERE)?.mode).toBe(mode);
});

test('[WB-02] on the pages of the two forms the way to the other is a page too', () => {
  expect(getLoginPrompt(at('/signup/'), at('/login/?next=%2Fme%2F'))).toBeUndefined();
  expect(getLoginPrompt(at('/login/'), at('/signup/'))).toBeUndefined();
});

test.each([
  ['/login/?next=%2Fpin%2F7%2Frepin%2F&for=save', '/pin/7/repin/'],
  ['/login/', '/pin/7/?q=cup'],
  ['/login/?next=https%3A%2F%2Felsewhere.example%2F', '/'],
  ['/login/?next=%2F%2Felsewhere.example%2F', '/'],
])('[RT-07] after %s the visitor is at %s', (address, next) => {
  const prompt = getLoginPrompt(at(address), HERE);
  expect(prompt?.next).toBe(next);
  expect(prompt?.params.get('next')).toBe(next);
});
