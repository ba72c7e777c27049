import { expect, test } from 'vitest';
import { applyRows, getBulkState, type BulkUploadResult, type BulkUploadData } from './data.ts';
import { getAdvice } from './messages.ts';

const anUpload = (fields: Partial<BulkUploadData> = {}): BulkUploadData => ({
  id: '7',
  file_name: 'ads.csv',
  lines: 4,
  lines_come: 4,
  ready: 3,
  refused: 1,
  applied: 0,
  failed: 0,
  is_ended: true,
  created_at: '2026-11-21T09:00:00.000Z',
  ...fields,
});

test.each([
  ['cut', { is_ended: false }],
  ['refused', { ready: 0, refused: 4 }],
  ['checked', {}],
  ['begun', { applied: 1 }],
  ['partly', { applied: 2, failed: 1 }],
  ['partly', { applied: 3 }],
  ['done', { applied: 3, refused: 0 }],
] as const)('[BD-08] a bulk upload is %s', (state, fields) => {
  expect(getBulkState(anUpload(fields))).toBe(state);
});

test('[BD-08] rows are worked until none is left, again where no answer came, and never for ever', async () => {
  const answers: BulkUploadResult[] = [
    { ok: true, data: anUpload({ applied: 2 }) },
    { ok: false, message: '' },
    { ok: true, data: anUpload({ applied: 3 }) },
  ];
  const seen: number[] = [];
  const next = async (): Promise<BulkUploadResult> => answers.shift() ?? { ok: false, message: 'Gone.' };
  expect(await applyRows(anUpload(), next, ({ applied }) => seen.push(applied))).toMatchObject({
    data: { applied: 3 },
  });
  expect(seen).toEqual([2, 3]);
  const stuck = async (): Promise<BulkUploadResult> => ({ ok: true, data: anUpload() });
  expect(await applyRows(anUpload(), stuck, () => seen.push(0))).toEqual({ ok: false, message: '' });
});

test('[BD-08] what to do about a finding says what its column takes; words of the campaigns stay as they are', () => {
  expect(getAdvice('starts_on', 'invalid')).toBe('It takes the first day, as 2027-03-01.');
  expect(getAdvice('pin_id', 'not_yours')).toContain('id library');
  expect(getAdvice('time_zone', 'Choose a time zone.')).toBe('Choose a time zone.');
});
