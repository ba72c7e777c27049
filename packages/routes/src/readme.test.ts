import { readmeClaims } from '@pegboard/config/readme-claims';
import { expect, test } from 'vitest';
import * as routes from './index.ts';

test('[RL-01] the example of the README gives what it says', () => {
  const claims = readmeClaims(new URL('../README.md', import.meta.url), routes);
  expect(claims.length).toBeGreaterThanOrEqual(5);
  for (const { line, given, said } of claims) expect(given, line).toEqual(said);
});
