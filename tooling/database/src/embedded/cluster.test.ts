import { tmpdir } from 'node:os';

import { expect, test } from 'vitest';

import { checkSpace } from './cluster.ts';

test('enough free space passes', () => {
  expect(() => checkSpace(tmpdir(), 1)).not.toThrow();
});

test('too little free space is refused with both numbers and a way out', () => {
  expect(() => checkSpace(tmpdir(), 1e12)).toThrow(/only \d+ MB free .* needs 1000000000000 MB.*--data/);
});
