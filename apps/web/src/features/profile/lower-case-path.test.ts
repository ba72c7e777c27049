import { expect, test } from 'vitest';
import { lowerCasePath } from './lower-case-path.ts';

test.each([
  ['/Maya/', 'Maya', '/maya/'],
  ['/MAYA', 'MAYA', '/maya'],
  ['/%4Daya/', 'Maya', '/maya/'],
  ['/Maya/_Saved/', 'Maya', '/maya/_saved/'],
  ['/maya/Followers/', 'maya', '/maya/followers/'],
  ['/%C3%89va/', 'Éva', '/%C3%A9va/'],
])('[RT-03] %s of %s is led to %s', (pathname, username, lower) => {
  expect(lowerCasePath(pathname, username)).toBe(lower);
});

test.each([
  ['/maya/', 'maya'],
  ['/maya/_saved/', 'maya'],
  ['/%C3%A9va/', 'éva'],
  ['/%c3%a9va/', 'éva'],
  ['/unauth-profile/Maya/', 'Maya'],
])('[RT-03] %s of %s stays where it is', (pathname, username) => {
  expect(lowerCasePath(pathname, username)).toBeUndefined();
});
