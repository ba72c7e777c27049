import { readmeClaims } from '@pegboard/config/readme-claims';
import { Project } from 'ts-morph';
import { expect, test } from 'vitest';
import * as codemods from './index.ts';

test('[PK-08] [RL-01] the example of the README returns the documented result', () => {
  const claims = readmeClaims(new URL('../README.md', import.meta.url), { ...codemods, Project });
  expect(claims).toHaveLength(1);
  for (const { line, actual, expected } of claims) expect(actual, line).toEqual(expected);
});
