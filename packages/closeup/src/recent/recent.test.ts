import type { RecentCloseup } from '@pegboard/types';
import { expect, test } from 'vitest';
import {
  createRecentCloseups,
  pruneRecentCloseups,
  parseRecentCloseups,
  recentPinPaths,
  type RecentStorage,
} from './index.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const entry = (id: number, change: Partial<RecentCloseup> = {}): RecentCloseup => ({
  id: `${id}`,
  path: `/pin/${id}/`,
  pageType: 'pin',
  ts: NOW - id,
  ...change,
});

test('[CU-11] the history has only close-ups of the last 28 days, at most 100, newest first', () => {
  expect(pruneRecentCloseups([entry(1, { pageType: 'board' }), entry(2)], NOW)).toEqual([entry(2)]);
  const [young, old] = [entry(1, { ts: NOW - 28 * DAY }), entry(2, { ts: NOW - 28 * DAY - 1 })];
  expect(pruneRecentCloseups([old, young], NOW)).toEqual([young]);
  const many = Array.from({ length: 130 }, (_, id) => entry(id));
  expect(pruneRecentCloseups(many.toReversed(), NOW)).toEqual(many.slice(0, 100));
});

test('[CU-11] a pin that is opened again is there once, and a moment to come is none', () => {
  expect(pruneRecentCloseups([entry(1, { ts: NOW - 9 }), entry(1), entry(2, { ts: NOW + 1 })], NOW)).toEqual([
    entry(1),
  ]);
});

test('[CU-11] the pages visited last are ten', () => {
  const entries = Array.from({ length: 20 }, (_, id) => entry(id));
  expect(recentPinPaths([entry(0), ...entries])).toEqual(entries.slice(0, 10).map(({ path }) => path));
});

test.each([null, '', 'null', '{}', '[7, null, {"id": "x"}]', '[{"id":"1"}]', '<script>'])(
  '[CU-11] what is stored as %j is no history',
  (text) => expect(parseRecentCloseups(text)).toEqual([]),
);

test('[CU-11] a history is stored on the device per user, and can be cleared', () => {
  const texts = new Map<string, string>();
  const storage: RecentStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
    removeItem: (key) => texts.delete(key),
  };
  const of = (owner: string) => createRecentCloseups({ storage, owner, nowMs: () => NOW });
  of('ada').add({ id: '7', path: '/pin/7/' });
  expect(of('ada').entries()).toEqual([{ id: '7', path: '/pin/7/', pageType: 'pin', ts: NOW }]);
  expect(of('ada').visited()).toEqual(['/pin/7/']);
  expect(of('noor').entries()).toEqual([]);
  of('ada').clear();
  expect(of('ada').entries()).toEqual([]);
});

test('[CU-11] a storage that is missing, blocked or full costs the history, and nothing else', () => {
  const refuse = (): never => {
    throw new Error('QuotaExceededError');
  };
  for (const storage of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    const recent = createRecentCloseups({ storage, owner: 'ada', nowMs: () => NOW });
    recent.add({ id: '7', path: '/pin/7/' });
    recent.clear();
    expect(recent.entries()).toEqual([]);
  }
});
