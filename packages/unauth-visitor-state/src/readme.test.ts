import { readmeClaims } from '@pegboard/config/readme-claims';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as visitorState from './index.ts';

test('[RL-01] the example of the README returns the documented results', () => {
  const claims = readmeClaims(new URL('../README.md', import.meta.url), visitorState);
  expect(claims.length).toBeGreaterThanOrEqual(7);
  for (const { line, actual, expected } of claims) expect(actual, line).toEqual(expected);
});

test('[UV-10] the core knows no framework and no page: only the binding does', () => {
  const sources = globSync(['*.ts', 'model/*.ts'], { cwd: import.meta.dirname });
  const core = sources.filter((file) => !file.endsWith('.test.ts'));
  expect(core.length).toBeGreaterThan(10);
  for (const file of core) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(text, file).not.toMatch(/from 'react/);
    if (file !== 'visitor-storage.ts') expect(text, file).not.toMatch(/\b(?:localStorage|document|window)\./);
  }
});
