import type { PinCardData } from '@pegboard/pin-card';
import { expect, test } from 'vitest';
import { isModule, withModule, type FeedModule } from './feed-module.ts';

const pins = ['1', '2', '3'].map((entityId) => ({ entityId }) as PinCardData);
const module: FeedModule = { key: 'row', after: 2, size: { aspect: 1, extra: 0, span: 2 }, node: 'Row' };
const keys = (after: number): readonly string[] =>
  withModule(pins, { ...module, after }).map((item) => (isModule(item) ? item.key : item.entityId));

test('[PG-09] a module stands after as many pins as it says, and at the end of fewer', () => {
  expect(keys(2)).toEqual(['1', '2', 'row', '3']);
  expect(keys(0)).toEqual(['row', '1', '2', '3']);
  expect(keys(8)).toEqual(['1', '2', '3', 'row']);
});

test('[PG-09] a feed without a module is the same list', () => {
  expect(withModule(pins, undefined)).toBe(pins);
});
