import { expect, test } from 'vitest';

import { fitsSocket, shortSocketDir } from './socket-dir.ts';

test('a usual data directory holds its socket', () => {
  expect(fitsSocket('/home/someone/projects/pegboard/.pegboard/data/postgres/socket')).toBe(true);
});

test.runIf(process.platform === 'linux').for([
  [93, true],
  [94, false],
] as const)('a directory of %d bytes: %s', ([bytes, fits]) => {
  expect(fitsSocket(`/${'d'.repeat(bytes - 1)}`)).toBe(fits);
});

test('bytes count, not characters', () => {
  expect(fitsSocket(`/${'ü'.repeat(60)}`)).toBe(false);
});

test('the short directory of a place is always the same, and of another place another', () => {
  expect(shortSocketDir('/tmp', '/a')).toBe(shortSocketDir('/tmp', '/a'));
  expect(shortSocketDir('/tmp', '/a')).not.toBe(shortSocketDir('/tmp', '/b'));
  expect(shortSocketDir('/tmp', '/a')).toMatch(/^\/tmp\/pegboard-[0-9a-f]{16}$/);
});
