import { expect, test } from 'vitest';
import { isSecretAddress, loggedAddress } from './secret-address.ts';

test.each([
  ['/board/shared/abc/?after=1', '/board/shared/…/', true],
  ['/board/shared/abc/images/', '/board/shared/…/images/', true],
  ['/board/shared/', '/board/shared/', false],
  ['/ada/shared/?q=1', '/ada/shared/', false],
])('[IO-09] the code of a share link is not logged: %s', (url, logged, isSecret) => {
  expect([loggedAddress(url), isSecretAddress(url)]).toEqual([logged, isSecret]);
});
