import { expect, test } from 'vitest';
import { findingsCsv } from './findings-csv.ts';
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

test('[BD-07] a report as CSV runs no formula, and keeps quotes and delimiters', () => {
  const finding = { seq: 1, line: 3, field: 'title', severity: 'error', code: 'formula' } as const;
  const csv = findingsCsv(
    [
      { ...finding, item_id: '=cmd()', value: '=A1,"x"' },
      { ...finding, item_id: null, value: '-1' },
    ],
    ['Line', 'Product', 'Field', 'Value', 'What to do'],
    () => 'Mend it',
  );
  expect(csv.split('\r\n')).toEqual([
    'Line,Product,Field,Value,What to do',
    `3,'=cmd(),title,"'=A1,""x""",Mend it`,
    "3,,title,'-1,Mend it",
  ]);
});
