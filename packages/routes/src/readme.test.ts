import { readmeClaims } from '@pegboard/config/readme-claims';
import { expect, test } from 'vitest';
import * as routes from './index.ts';

test('[RL-01] the example of the README returns the documented results', () => {
  const claims = readmeClaims(new URL('../README.md', import.meta.url), routes);
  expect(claims.length).toBeGreaterThanOrEqual(5);
  for (const { line, actual, expected } of claims) expect(actual, line).toEqual(expected);
});
