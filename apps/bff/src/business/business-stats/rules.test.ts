import { expect, test } from 'vitest';
import fc from 'fast-check';
import { splitIntoBlocks, dayAt, dayNumber } from './blocks.ts';
import { mergeSmallGroups } from './fold-small.ts';
import { getGranularity, countDays, rangeBefore, validateRange, listBucketStarts } from './ranges.ts';

test('[BD-05] a range of days is put together of few blocks: every day of it once, and no other', () => {
  const days = fc.integer({ min: 0, max: 30_000 });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 366 }), (first, length) => {
      const blocks = splitIntoBlocks(dayAt(first), dayAt(first + length - 1));
      const covered = blocks.flatMap(({ span, firstDay }) =>
        Array.from({ length: span }, (_, n) => dayNumber(firstDay) + n),
      );
      expect(covered).toEqual(Array.from({ length }, (_, n) => first + n));
      expect(blocks.length).toBeLessThanOrEqual(24);
      for (const { span, firstDay } of blocks) expect(dayNumber(firstDay) % span).toBe(0);
    }),
  );
  expect(splitIntoBlocks('2026-11-21', '2026-11-20')).toEqual([]);
});

test('[BD-05] a period is compared with the one of the same length that ends where it begins', () => {
  expect(rangeBefore({ from: '2026-11-15', to: '2026-11-21' })).toEqual({
    from: '2026-11-08',
    to: '2026-11-14',
  });
  expect(rangeBefore({ from: '2024-03-01', to: '2024-03-01' })).toEqual({
    from: '2024-02-29',
    to: '2024-02-29',
  });
  expect(countDays({ from: '2026-01-01', to: '2026-12-31' })).toBe(365);
});

const TODAY = '2026-11-21';

test.each([
  ['today', { from: TODAY, to: TODAY }, undefined],
  ['the day that has begun elsewhere', { from: TODAY, to: '2026-11-22' }, undefined],
  ['a leap year', { from: '2025-11-21', to: '2026-11-21' }, undefined],
  ['one that is reversed', { from: TODAY, to: '2026-11-20' }, 'to'],
  ['days to come', { from: TODAY, to: '2026-11-23' }, 'to'],
  ['more than a year', { from: '2025-11-20', to: '2026-11-21' }, 'from'],
  ['what is no longer stored', { from: '2024-01-01', to: '2024-01-31' }, 'from'],
])('[BD-05] a range of %s is taken, or refused by its field', (_, range, field) => {
  expect(Object.keys(validateRange(range, TODAY) ?? {})).toEqual(field === undefined ? [] : [field]);
});

test('[BD-05] hours are reported for two weeks at most, days for any range', () => {
  expect(getGranularity({ from: '2026-11-08', to: TODAY }, 'hour')).toBe('hour');
  expect(getGranularity({ from: '2026-11-07', to: TODAY }, 'hour')).toBe('day');
  expect(getGranularity({ from: TODAY, to: TODAY }, 'day')).toBe('day');
  expect(listBucketStarts({ from: '2026-02-28', to: '2026-03-01' }, 'day')).toEqual([
    '2026-02-28',
    '2026-03-01',
  ]);
  const hours = listBucketStarts({ from: TODAY, to: TODAY }, 'hour');
  expect([hours.length, hours[5]]).toEqual([24, '2026-11-21T05:00:00.000Z']);
});

test.each([
  ['large groups are reported by size', { FR: 7, US: 9 }, { US: 9, FR: 7 }],
  ['small ones are one', { US: 9, FR: 4, DE: 3 }, { US: 9, other: 7 }],
  ['a single small one cannot be derived from the rest', { US: 9, FR: 7, DE: 1 }, { US: 9, other: 8 }],
  ['few in all are no more than that', { FR: 2, DE: 1 }, { other: 3 }],
  ['what nobody knows stays apart', { unknown: 3, US: 9 }, { US: 9, unknown: 3 }],
  ['nothing is nothing', { US: 0 }, {}],
])('[BD-05] of an audience %s', (_, groups, counts) => {
  const folded = mergeSmallGroups(Object.entries(groups).map(([key, count]) => ({ key, count })));
  expect(folded.map(({ key, count }) => [key, count])).toEqual(Object.entries(counts));
});
