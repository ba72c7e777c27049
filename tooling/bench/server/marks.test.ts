import { expect, test } from 'vitest';
import { serverMarks, type Costs } from './marks.ts';

const atTheMarks: Costs = {
  hello: 1,
  'bare page': 10,
  'bare yoga': 20,
  'bare 25 rows': 15,
  'bare insert': 7,
  home: 60,
  'home, brotli': 90,
  'close-up': 40,
  'feed GraphQL': 75,
  save: 35,
};
const missed = (costs: Costs): readonly string[] =>
  serverMarks(costs)
    .filter(({ isMet }) => !isMet)
    .map(({ text }) => text);

test('costs that are exactly at the marks meet them all', () => {
  expect(missed(atTheMarks)).toEqual([]);
});

test.for<[keyof Costs, string]>([
  ['home', 'home ÷ bare page'],
  ['close-up', 'close-up ÷ bare page'],
  ['feed GraphQL', '(feed GraphQL − bare 25 rows) ÷ bare yoga'],
  ['save', 'save ÷ bare insert'],
])('a dearer %s misses its own mark', ([name, text]) => {
  expect(missed({ ...atTheMarks, [name]: atTheMarks[name] + 1 })).toEqual([text]);
});
