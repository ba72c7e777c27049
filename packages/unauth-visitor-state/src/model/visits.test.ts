import { expect, test } from 'vitest';
import { DAY_MS, daysSinceRevisitation, recordVisit, type Visits } from './visits.ts';

const NOW = 1_800_000_000_000;
const anew: Visits = { count: 1, time: NOW, ts: NOW, daysSince: null };
const visits = (fields: object = {}): Visits => ({ ...anew, ...fields });

test('[UV-05] the first visit counts 1', () => expect(recordVisit(null, NOW)).toEqual(anew));

test('[UV-05] within a day it is the same visit, so nothing is written', () => {
  const before = visits({ count: 3, daysSince: 2 });
  expect(recordVisit(before, NOW + DAY_MS - 1)).toBe(before);
});

test('[UV-05] a day later it is a new visit, with the days since the last', () => {
  expect(recordVisit(visits({ count: 3 }), NOW + 9.5 * DAY_MS)).toEqual({
    count: 4,
    time: NOW,
    ts: NOW + 9.5 * DAY_MS,
    daysSince: 9,
  });
});

test.each([
  ['no count', { count: undefined }],
  ['a count as text', { count: '3' }],
  ['no time', { time: null }],
  ['a ts that is no number', { ts: Number.NaN }],
  ['a visit in times to come', { ts: NOW + 1 }],
])('[UV-05] with %s the count restarts', (_, broken) => {
  expect(recordVisit(visits({ count: 3, ...broken }), NOW)).toEqual(anew);
});

test.each([
  [null, null],
  [0, '0-6'],
  [9, '7-13'],
  [83, '77-83'],
  [84, '84+'],
  [400, '84+'],
])('[UV-01] %s days since the last visit are in the bucket %s', (daysSince, bucket) => {
  expect(daysSinceRevisitation(visits({ daysSince }))).toEqual({
    daysSinceLastRevisitation: daysSince,
    daysSinceLastRevisitationBucket: bucket,
  });
});

test('[UV-01] without a visit there is no bucket', () => {
  expect(daysSinceRevisitation(null).daysSinceLastRevisitationBucket).toBeNull();
});
