import { expect, test } from 'vitest';
import { median, medians } from '../stats.ts';
import { gridThresholds, PEERS, type GridFacts, type GridResults } from './thresholds.ts';

const facts: GridFacts = {
  weight: 3000,
  mount: 100,
  script: 1,
  tasks: 3,
  heapRetained: 0.5,
  heapPeak: 5,
  longTasks: 0,
  heapBack: 0.5,
  nodesBack: 1,
  holes: 0,
  cardsMax: 30,
};
const good: GridResults = {
  ours: { ...facts, mount: 80, script: 0.7, tasks: 2.55 },
  peers: {
    virtua: facts,
    masonic: { ...facts, mount: 120, script: 0.7, tasks: 3.5, holes: 12 },
    virtuoso: { ...facts, mount: 130 },
    tanstack: { ...facts, mount: 140 },
    gestalt: { ...facts, weight: 200_000, mount: 1000 },
  },
  large: { scriptRatio: 1, tasksRatio: 1, layoutMs: 20, holes: 0, cardsMax: 30 },
};
const missed = (results: GridResults): readonly string[] =>
  gridThresholds(results)
    .filter(({ isMet }) => !isMet)
    .map(({ text }) => text);

test('a grid that is exactly at every mark meets them all; holes of peers are their own affair', () => {
  expect(missed(good)).toEqual([]);
});

test.for<{ change: Partial<GridFacts>; text: string }>([
  { change: { mount: 81 }, text: 'mount ÷ quickest peer' },
  { change: { heapBack: 0.6 }, text: 'heap retained when back at the top, MB' },
  { change: { nodesBack: 1.2 }, text: 'DOM nodes when back at the top ÷ at first' },
  { change: { tasks: 2.6 }, text: 'scroll, all tasks ÷ best peer' },
  { change: { holes: 1 }, text: 'frames with a hole' },
  { change: { longTasks: 1 }, text: 'long tasks while scrolling' },
  { change: { heapRetained: 0.6 }, text: 'heap retained, MB' },
  { change: { heapPeak: 5.1 }, text: 'heap peak ÷ virtua' },
  { change: { cardsMax: 31 }, text: 'cards in the page' },
])('$text is missed by $change', ({ change, text }) => {
  expect(missed({ ...good, ours: { ...good.ours, ...change } })).toEqual([text]);
});

test('at 100,000 pins a hole and a card too many each miss a mark', () => {
  const large = { ...good.large, holes: 1, cardsMax: 31 };
  expect(missed({ ...good, large })).toEqual([
    '100,000 pins: frames with a hole',
    '100,000 pins: cards in the page',
  ]);
});

test('a grid of more than 3 kB misses one mark, and another when a peer is lighter', () => {
  const ours = { ...good.ours, weight: 3001 };
  const peers = { ...good.peers };
  for (const peer of PEERS) peers[peer] = { ...peers[peer], weight: 3001 };
  expect(missed({ ...good, ours, peers })).toEqual(['kB compressed']);
  peers.tanstack = { ...peers.tanstack, weight: 3000 };
  expect(missed({ ...good, ours, peers })).toEqual(['kB compressed', 'weight ÷ smallest peer']);
});

test('a value that could not be measured misses its mark', () => {
  expect(missed({ ...good, ours: { ...good.ours, mount: Number.NaN } })).toEqual(['mount ÷ quickest peer']);
});

test('a median is the middle one, or between the two middle ones', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(
    medians([
      { a: 1, b: 9 },
      { a: 3, b: 7 },
      { a: 2, b: 8 },
    ]),
  ).toEqual({ a: 2, b: 8 });
});
