import { expect, test } from 'vitest';
import { hasReport, runProgress } from './run-progress.ts';
import { aRun } from './testing/a-run.ts';

test('[BD-10] a run is as far as its file is read, then as its products are applied', () => {
  expect(runProgress(aRun({ state: 'waiting' }))).toEqual({ step: 'waiting', share: null });
  expect(runProgress(aRun({ state: 'reading', bytes: 200, bytes_read: 50 }))).toEqual({
    step: 'reading',
    share: 0.25,
  });
  const applying = aRun({ state: 'applying', to_apply_count: 10, created_count: 3, failed_count: 2 });
  expect(runProgress(applying)).toEqual({ step: 'applying', share: 0.5 });
  expect(runProgress(aRun({ state: 'applying' }))).toEqual({ step: 'applying', share: null });
  expect(runProgress(aRun({ state: 'done' }))).toBeNull();
});

test('[BD-07] there is a report where something was found', () => {
  expect(hasReport(aRun({}))).toBe(false);
  expect(hasReport(aRun({ warning_count: 1 }))).toBe(true);
});
