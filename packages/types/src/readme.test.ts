import { readmeClaims } from '@pegboard/config/readme-claims';
import { expect, test } from 'vitest';
import * as types from './index.ts';

test('[RL-01] the example of the README gives what it says', () => {
  const claims = readmeClaims(new URL('../README.md', import.meta.url), types);
  expect(claims.length).toBeGreaterThanOrEqual(4);
  for (const { line, given, said } of claims) expect(given, line).toEqual(said);
});
