import { expect, test } from 'vitest';

import { limitedLoginMessages, limitedSignUpMessages, getLoginTitle } from './limited-login.ts';

test.each([
  ['continue', 'Log in to continue'],
  ['save', 'Log in to save this Pin'],
  ['send', 'Log in to send this Pin'],
  ['edit', 'Log in to edit this Pin'],
  ['create', 'Log in to create a Pin or board'],
  ['hide', 'Log in to hide this Pin'],
  ['share-profile', 'Log in to share the profile'],
  ['create-board', 'Log in to create a board'],
  ['follow', 'Log in to follow or unfollow'],
])('the login page to %s has its own title', (reason, title) => {
  expect(getLoginTitle(reason)).toBe(title);
});

test.each([
  ['names who sent it', 'Maya', 'Maya invited you to join their board'],
  ['says friends, when nobody is known', undefined, 'Friends invited you to join their board'],
  ['says friends, when nobody is named', null, 'Friends invited you to join their board'],
  ['says friends, when the name is empty', '  ', 'Friends invited you to join their board'],
])('the title of a board invite %s', (_, inviter, title) => {
  expect(getLoginTitle('board-invite', { inviter })).toBe(title);
});

test.each([null, '', 'SAVE', 'constructor', 'toString', '__proto__'])(
  'the reason %j is none of ours, and has no title',
  (reason) => {
    expect(getLoginTitle(reason)).toBeUndefined();
  },
);

test('another language brings its own titles', () => {
  const messages = { ...limitedLoginMessages, save: 'Zum Merken anmelden' };
  expect(getLoginTitle('save', { messages })).toBe('Zum Merken anmelden');
});

test('the sign-up page has titles of its own, and no login title', () => {
  const messages = limitedSignUpMessages;
  expect(getLoginTitle('save', { messages })).toBe('Sign up to save this Pin');
  const titles = Object.values(messages).filter((title) => typeof title === 'string');
  expect(titles.filter((title) => !title.startsWith('Sign up to '))).toEqual([]);
  expect(getLoginTitle('board-invite', { inviter: 'Maya', messages })).toBe(
    'Maya invited you to join their board',
  );
});
