import { readmeClaims } from '@pegboard/config/readme-claims';
import { expect, test } from 'vitest';
import * as types from './index.ts';

test('[RL-01] the example of the README returns the documented results', () => {
  const claims = readmeClaims(new URL('../README.md', import.meta.url), types);
  expect(claims.length).toBeGreaterThanOrEqual(4);
  for (const { line, actual, expected } of claims) expect(actual, line).toEqual(expected);
});
