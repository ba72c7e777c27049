import { expect, test } from 'vitest';

import { expandIds, idsInTests, requirementsWithoutTest } from './requirement-ids.mjs';

test('ids are written short', () => {
  expect(expandIds({ PG: ['01..03', '07'], RL: ['06'] })).toEqual([
    'PG-01',
    'PG-02',
    'PG-03',
    'PG-07',
    'RL-06',
  ]);
});

test.for([
  ["test('[PC-07] a rule', () => {})", ['PC-07']],
  ["test('[PC-07, PC-08] two rules', () => {})", ['PC-07', 'PC-08']],
  ["test.for(rows)('[SF-01] %s', () => {})", ['SF-01']],
  ["describe('[CU-13] Back', () => { test('[CU-05] related', () => {}) })", ['CU-13', 'CU-05']],
  ['// [PC-07] is not tested yet', []],
  ["/* [PC-07]\n [PC-08] */ test('[PC-20] one', () => {})", ['PC-20']],
  ["test('a link to https://example.com [PC-02]', () => {})", ['PC-02']],
  ["const ids = ['PC-07']", []],
] as const)('%s names %j', ([source, ids]) => {
  expect(idsInTests(source)).toEqual(ids);
});

test('every requirement has a test', () => {
  expect(requirementsWithoutTest().missing).toEqual([]);
});
