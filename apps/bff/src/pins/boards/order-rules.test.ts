import { expect, test } from 'vitest';
import { positionBetween, spreadPositions } from './order-rules.ts';

test.each([
  ['between two neighbours', 10, 8, 9],
  ['above the first', null, 8, 9],
  ['below the last', 10, null, 9],
  ['anywhere in an empty list', null, null, 0],
  ['nowhere between two that stand alike', 8, 8, undefined],
  ['nowhere where a double has no more room', 1, 1 - Number.EPSILON / 2, undefined],
])('[BY-03] a position is found %s', (_, upper, lower, position) => {
  expect(positionBetween(upper, lower)).toBe(position);
});

test('[BY-03] rows are spread evenly, so that each has room again', () => {
  expect(spreadPositions(8, 4, 3)).toEqual([7, 6, 5]);
  expect(spreadPositions(8, 7.9, 3)).toBeUndefined();
});

test('[BY-03] positions at the end of the list are unlimited', () => {
  expect(spreadPositions(2048, null, 2)).toEqual([1024, 0]);
});
