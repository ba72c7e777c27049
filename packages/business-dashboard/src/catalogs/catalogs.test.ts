import { expect, test } from 'vitest';
import { hasReport, runProgress } from './run-progress.ts';
import { createRun } from './testing/a-run.ts';

test('[BD-10] a run is as far as its file is read, then as its products are applied', () => {
  expect(runProgress(createRun({ state: 'waiting' }))).toEqual({ step: 'waiting', share: null });
  expect(runProgress(createRun({ state: 'reading', bytes: 200, bytes_read: 50 }))).toEqual({
    step: 'reading',
    share: 0.25,
  });
  const applying = createRun({ state: 'applying', to_apply_count: 10, created_count: 3, failed_count: 2 });
  expect(runProgress(applying)).toEqual({ step: 'applying', share: 0.5 });
  expect(runProgress(createRun({ state: 'applying' }))).toEqual({ step: 'applying', share: null });
  expect(runProgress(createRun({ state: 'done' }))).toBeNull();
});

test('[BD-07] there is a report where something was found', () => {
  expect(hasReport(createRun({}))).toBe(false);
  expect(hasReport(createRun({ warning_count: 1 }))).toBe(true);
});
