import { expect, test } from 'vitest';
import { serverThresholds, type Costs } from './thresholds.ts';

const atTheMarks: Costs = {
  hello: 1,
  'bare page': 10,
  'bare yoga': 20,
  'bare yoga, SQL': 35,
  'bare board': 10,
  'bare 25 rows': 15,
  'bare insert': 7,
  home: 60,
  'home, brotli': 90,
  'close-up': 40,
  'close-up, first': 280,
  'feed GraphQL': 75,
  'feed REST': 30,
  viewer: 12.25,
  save: 35,
};
const missed = (costs: Costs): readonly string[] =>
  serverThresholds(costs)
    .filter(({ isMet }) => !isMet)
    .map(({ text }) => text);

test('costs that are exactly at the marks meet them all', () => {
  expect(missed(atTheMarks)).toEqual([]);
});

test.for<[keyof Costs, string]>([
  ['home', 'home ÷ bare page'],
  ['close-up', 'close-up ÷ bare page'],
  ['feed REST', 'feed REST ÷ bare route with its query'],
  ['feed GraphQL', '(feed GraphQL − its SQL) ÷ bare yoga'],
  ['viewer', 'session and limits ÷ feed GraphQL'],
  ['save', 'save ÷ bare insert'],
])('a dearer %s misses its own mark', ([name, text]) => {
  expect(missed({ ...atTheMarks, [name]: atTheMarks[name] + 1 })).toEqual([text]);
});

test('a feed that is dear by what is not its SQL misses both of its marks', () => {
  expect(missed({ ...atTheMarks, 'feed GraphQL': 106 })).toEqual([
    'feed GraphQL ÷ bare yoga with its SQL',
    '(feed GraphQL − its SQL) ÷ bare yoga',
  ]);
});
