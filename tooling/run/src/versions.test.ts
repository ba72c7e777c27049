import { expect, test } from 'vitest';

import { isAtLeast, parseVersion } from './versions.mjs';

test.for([
  ['v24.21.0', [24, 21, 0]],
  ['12.21.0+sha512', [12, 21, 0]],
  ['24.0.0-rc.1', [24, 0, 0]],
  ['24', [24, 0, 0]],
] as const)('%s', ([version, parts]) => {
  expect(parseVersion(version)).toEqual(parts);
});

test.for([
  ['24.11.0', '24.11.0', true],
  ['24.11.1', '24.11.0', true],
  ['24.9.9', '24.11.0', false],
  ['26.0.0', '24.11.0', true],
  ['20.20.2', '24.11.0', false],
  ['24.11.0', '24.11.1', false],
] as const)('%s is at least %s: %s', ([version, least, answer]) => {
  expect(isAtLeast(version, least)).toBe(answer);
});
