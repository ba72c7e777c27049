import { expect, test } from 'vitest';

import { aPin, aStoryPin } from '../testing/index.ts';
import { hasWriteAccess, isUpload } from './pin-access.ts';

test.each([
  [['write'], true],
  [['read', 'write'], true],
  [['read'], false],
  [['writer'], false],
  [[], false],
  [null, false],
  [undefined, false],
])('[TY-02] access %j gives write access: %s', (access, expected) => {
  expect(hasWriteAccess({ access })).toBe(expected);
});

test("[TY-02] the domain of an upload is 'Uploaded by user'", () => {
  expect(isUpload(aStoryPin())).toBe(true);
  expect(aStoryPin().domain).toBe('Uploaded by user');
  expect(isUpload(aPin())).toBe(false);
});
