import { VISITOR_LIST_MAX } from '@pegboard/types';
import { expect, test } from 'vitest';
import { withClickthrough, withCloseup, withInvite, withoutSearch, withSearch } from './lists.ts';

const kiln = { query: 'kiln', rs: 'typed', scope: 'pins', rg: null } as const;
const glaze = { query: 'glaze' };
const out = (pinId: string, link = 'https://a.example/') => ({ pinId, link, imageSignature: null });

test('[UV-04] a completed search replaces an older one for the same query', () => {
  expect(withSearch([glaze, kiln], { query: 'kiln', scope: 'boards' })).toEqual([
    { query: 'kiln', scope: 'boards' },
    glaze,
  ]);
});

test('[UV-04] a search that was removed is gone', () => {
  expect(withoutSearch([glaze, kiln], 'kiln')).toEqual([glaze]);
});

test.each([
  ['one equal to the latest is not added again', out('7'), ['7', '8']],
  ['one equal to an older is', out('8'), ['8', '7', '8']],
  ['another link of the same pin is', out('7', 'https://b.example/'), ['7', '7', '8']],
])('[UV-04] of clickthroughs %s', (_, pin, ids) => {
  expect(withClickthrough([out('7'), out('8')], pin).map(({ pinId }) => pinId)).toEqual(ids);
});

test('[UV-04] an equal clickthrough gives the same list, so nothing is written', () => {
  const pins = [out('7')];
  expect(withClickthrough(pins, out('7'))).toBe(pins);
});

test('[UV-01] a close-up opened again, and an invite redeemed again, are there once, in front', () => {
  expect(withCloseup(['1', '2'], '2')).toEqual(['2', '1']);
  expect(withInvite(['a', 'b'], 'b')).toEqual(['b', 'a']);
});

test('[UV-04] all lists share one cap, the oldest leave', () => {
  const many = Array.from({ length: VISITOR_LIST_MAX }, (_, index) => `${index + 1}`);
  const lists = [
    withCloseup(many, '99'),
    withInvite(many, 'x'),
    withSearch(
      many.map((query) => ({ query })),
      kiln,
    ),
    withClickthrough(
      many.map((id) => out(id)),
      out('99'),
    ),
  ];
  expect(lists.map(({ length }) => length)).toEqual([50, 50, 50, 50]);
  expect(lists[0]?.slice(0, 2)).toEqual(['99', '1']);
});
