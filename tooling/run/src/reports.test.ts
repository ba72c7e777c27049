import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { countPlaywright, countStep, countVitest, sum, summary } from './reports.mjs';

const vitest = { numPassedTests: 12, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

test('vitest counts its tests; those to be written are skipped ones', () => {
  expect(countVitest(vitest)).toEqual({ passed: 12, failed: 1, skipped: 3 });
});

test('a journey that passed at the second try only has failed', () => {
  const stats = { expected: 8, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 8, failed: 2, skipped: 2 });
});

test('counts add up', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(sum(one, { passed: 2, failed: 3, skipped: 4 })).toEqual({ passed: 3, failed: 3, skipped: 4 });
});

test('a step without tests that failed counts as one failure', () => {
  expect(countStep({ code: 1 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countStep({ code: 0 })).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a step whose tests passed and which failed all the same counts one failure more', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pegboard-report-'));
  const file = join(dir, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests: 3, numFailedTests: 0 }));
  expect(countStep({ code: 1, report: { file, count: countVitest } })).toMatchObject({
    passed: 3,
    failed: 1,
  });
  expect(countStep({ code: 0, report: { file, count: countVitest } })).toMatchObject({
    passed: 3,
    failed: 0,
  });
  rmSync(dir, { recursive: true });
});

test('a step that died before its report counts as one failure', () => {
  expect(countStep({ code: 1, report: { file: '/no/such/report.json', count: countVitest } }).failed).toBe(1);
});

test.for([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 3, failed: 1, skipped: 2 }, '3 passed, 1 failed, 2 skipped'],
] as const)('the last line', ([count, line]) => {
  expect(summary(count)).toBe(line);
});
