import { expect, test } from 'vitest';
import { interleaveCandidates, type CandidateList } from './interleave-candidates.ts';

const lane = (name: string, ...ids: number[]): CandidateList => ({
  name,
  entries: ids.map((id) => ({ id: BigInt(id), contentId: BigInt(id) })),
});

test('[BF-08] lanes take turns by the pattern', () => {
  const page = interleaveCandidates([lane('a', 9, 8, 7), lane('b', 6, 5)], ['a', 'a', 'b'], 4);
  expect(page.ids).toEqual([9n, 8n, 6n, 7n]);
  expect(page.cursors).toEqual({ a: 7n, b: 6n });
  expect(page.isMore).toBe(true);
});

test('[BF-08] an empty lane is passed over and the page is full', () => {
  expect(interleaveCandidates([lane('a'), lane('b', 3, 2, 1)], ['a', 'b'], 3)).toEqual({
    ids: [3n, 2n, 1n],
    cursors: { b: 1n },
    isMore: false,
  });
});

test('[BF-08] a content in two lanes is shown once', () => {
  expect(interleaveCandidates([lane('a', 5), lane('b', 5, 4)], ['a', 'b'], 5).ids).toEqual([5n, 4n]);
});

test('[BF-08] an exhausted source continues after the rows it examined', () => {
  const seen: CandidateList = { ...lane('a', 9, 8), seenTo: 4n };
  expect(interleaveCandidates([seen], ['a'], 5)).toEqual({ ids: [9n, 8n], cursors: { a: 4n }, isMore: true });
  expect(interleaveCandidates([seen], ['a'], 1)).toEqual({ ids: [9n], cursors: { a: 9n }, isMore: true });
});
