import { expect, test } from 'vitest';
import { chartShape } from './chart.ts';
import { compareCounts } from './change.ts';
import { lastDays, getPreset, validateRange, formatViewSearch, parseView, withRange } from './view.ts';

const TODAY = '2026-11-21';
const FIRST = { from: '2026-10-25', to: TODAY, metric: 'impressions', grain: 'day' } as const;

test('[BD-05] an address restores the view that it was made of', () => {
  const view = { from: '2026-11-01', to: '2026-11-07', metric: 'saves', grain: 'hour' } as const;
  expect(parseView(new URLSearchParams(formatViewSearch(view)), TODAY)).toEqual(view);
});

test.each([
  ['nothing', '', FIRST],
  ['a metric that is none', 'metric=likes', FIRST],
  ['a range that is reversed', 'from=2026-11-07&to=2026-11-01', FIRST],
  ['a day that is none', 'from=2026-02-30&to=2026-11-01', FIRST],
  ['days to come', 'from=2026-11-20&to=2026-11-22', FIRST],
  ['more than a year', 'from=2025-11-01&to=2026-11-21', FIRST],
  ['hours of a month', 'from=2026-10-22&to=2026-11-21&grain=hour', { ...FIRST, from: '2026-10-22' }],
])('[BD-05] an address with %s shows what can be shown', (_, search, view) => {
  expect(parseView(new URLSearchParams(search), TODAY)).toEqual(view);
});

test.each([
  ['reversed', { from: '2026-11-07', to: '2026-11-01' }],
  ['future', { from: '2026-11-07', to: '2026-11-22' }],
  ['too-long', { from: '2025-11-01', to: TODAY }],
  ['missing', { from: '', to: TODAY }],
  [undefined, { from: TODAY, to: TODAY }],
])('[BD-05] a range that was typed is %s', (problem, range) => {
  expect(validateRange(range, TODAY)).toBe(problem);
});

test('[BD-05] a longer range has daily granularity; presets end today', () => {
  const hourly = { ...FIRST, from: TODAY, grain: 'hour' } as const;
  expect(withRange(hourly, lastDays(90, TODAY)).grain).toBe('day');
  expect(withRange(hourly, lastDays(7, TODAY)).grain).toBe('hour');
  expect(getPreset(FIRST, TODAY)).toBe(28);
  expect(getPreset({ from: '2026-10-24', to: '2026-11-20' }, TODAY)).toBeUndefined();
});

test.each([
  [12, 10, { kind: 'up', ratio: expect.closeTo(0.2) }],
  [5, 10, { kind: 'down', ratio: 0.5 }],
  [7, 7, { kind: 'same' }],
  [0, 0, { kind: 'none' }],
  [3, 0, { kind: 'new' }],
])('[BD-05] %i after %i', (now, before, change) => {
  expect(compareCounts(now, before)).toEqual(change);
});

test('[BD-05] a chart begins at zero, ends at its edge, and finds the point under a finger', () => {
  const frame = { width: 400, height: 200, start: 40, end: 10, top: 10, bottom: 20 };
  const shape = chartShape([0, 5, 90], [1, 2, 3], frame);
  expect(shape.valueMarks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
  expect([shape.at(0), shape.at(2).x]).toEqual([{ x: 40, y: 180 }, 390]);
  expect([-50, 40, 210, 999].map(shape.nearest)).toEqual([0, 0, 1, 2]);
  expect(chartShape([0, 0], [0, 0], frame).valueMarks.map(({ value }) => value)).toEqual([0, 1]);
});
