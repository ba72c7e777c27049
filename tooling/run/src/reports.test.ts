import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from './paths.mjs';
import {
  countPlaywright,
  countStep,
  countVitest,
  flakyLine,
  flakyOfPlaywright,
  flakyOfStep,
  flakySummary,
  sum,
  summary,
} from './reports.mjs';

const vitest = { numPassedTests: 12, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

test('vitest counts its tests; those to be written are skipped ones', () => {
  expect(countVitest(vitest)).toEqual({ passed: 12, failed: 1, skipped: 3 });
});

describe('[HO-07] a journey that fails once and passes when repeated', () => {
  const file = join(import.meta.dirname, 'fixtures', 'flaky-journeys.json');
  const flaky = flakyOfPlaywright('/project');
  const report = { file, count: countPlaywright, flaky };

  test('counts as passed; one that fails twice counts as one failure', () => {
    expect(countStep({ code: 1, report })).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  test('is reported with its file, its title and the trace of the failure', () => {
    expect(flakyOfStep(report).map(flakyLine)).toEqual([
      'flaky: apps/web/e2e/save.spec.ts › the save button › saves to the chosen board ' +
        '(trace: .pegboard/test/journeys/save-the-save-button-saves-to-the-chosen-board-desktop/trace.zip)',
    ]);
  });

  test('is reported without a trace when none was recorded', () => {
    expect(flakyLine({ file: 'a.spec.ts', title: 'saves', trace: undefined })).toBe(
      'flaky: a.spec.ts › saves (trace: none)',
    );
  });

  test('is counted in the summary, which has no such line without one', () => {
    expect(flakySummary(2)).toEqual([expect.stringMatching(/^2 flaky:/)]);
    expect(flakySummary(0)).toEqual([]);
  });

  test('is not looked for without a report, or in one of a tool that repeats nothing', () => {
    expect(flakyOfStep(undefined)).toEqual([]);
    expect(flakyOfStep({ ...report, file: '/no/such/report.json' })).toEqual([]);
    expect(flakyOfStep({ file, count: countVitest })).toEqual([]);
  });

  test('leaves its trace in the artifacts of a CI run that passed', () => {
    const workflow = readFileSync(join(ROOT, '.github', 'workflows', 'ci.yml'), 'utf8');
    const upload = workflow.slice(workflow.indexOf('actions/upload-artifact'));
    expect(upload).toMatch(/^\s+if: \$\{\{ !cancelled\(\) \}\}$/m);
    expect(upload).toMatch(/^\s+path: \.pegboard\/test$/m);
  });
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
