import { expect, test } from 'vitest';
import { arrangePage, EXPLORE_EVERY, type Arrangeable } from './arrange-page.ts';

const aCandidate = (id: number, rest: Partial<Arrangeable> = {}): Arrangeable => ({
  contentId: BigInt(id),
  creatorId: BigInt(id),
  boardId: BigInt(id),
  topicId: BigInt(id),
  duplicateKey: String(id),
  score: 0.5,
  isExploration: false,
  ...rest,
});
const idsOf = (candidates: readonly Arrangeable[], size = 100, seed = 1): readonly number[] =>
  arrangePage(candidates, { size, seed }).map(({ candidate }) => Number(candidate.contentId));

test('[SR-11] candidates are ordered by score, and the newest of equal ones first', () => {
  const candidates = [
    aCandidate(1, { score: 0.1 }),
    aCandidate(2, { score: 0.9 }),
    aCandidate(3),
    aCandidate(4),
  ];
  expect(idsOf(candidates)).toEqual([2, 4, 3, 1]);
  expect(arrangePage(candidates, { size: 2, seed: 1 }).map(({ rankBefore }) => rankBefore)).toEqual([1, 2]);
});

test('[SR-11] no two pins of a creator, three of a board or three of a topic are in a row while there are others', () => {
  const sameCreator = { creatorId: 7n, score: 0.9 };
  expect(idsOf([aCandidate(1, sameCreator), aCandidate(2, sameCreator), aCandidate(3)])).toEqual([2, 3, 1]);
  for (const same of [{ boardId: 7n }, { topicId: 7n }]) {
    const better = { ...same, score: 0.9 };
    const candidates = [1, 2, 3].map((id) => aCandidate(id, better));
    expect(idsOf([...candidates, aCandidate(4)])).toEqual([3, 2, 4, 1]);
  }
});

test('[SR-11] where every candidate breaks a limit, the fewest limits are broken', () => {
  const candidates = [5, 4, 3].map((id) => aCandidate(id, { creatorId: 7n, topicId: 7n, score: 0.9 }));
  expect(idsOf([...candidates, aCandidate(1, { creatorId: 7n })])).toEqual([5, 4, 1, 3]);
});

test('[SR-11] each further pin of a creator is worth less', () => {
  const often = [9, 8, 7].map((id) => aCandidate(id, { creatorId: 7n, score: 0.5 }));
  const others = [3, 2, 1].map((id) => aCandidate(id, { score: 0.4 }));
  expect(idsOf([...often, ...others])).toEqual([9, 3, 2, 1, 8, 7]);
});

test('[SR-11] a duplicate of an earlier pin comes after everything else', () => {
  const twice = { duplicateKey: 'same', score: 0.9 };
  const candidates = [
    aCandidate(1, twice),
    aCandidate(2, twice),
    aCandidate(3),
    aCandidate(4, { score: 0.01 }),
  ];
  expect(idsOf(candidates)).toEqual([2, 3, 4, 1]);
});

test('[SR-11] every eighth pin is exploration, drawn by the seed and not by score', () => {
  const known = Array.from({ length: 40 }, (_, at) => aCandidate(at + 1, { score: 0.9 }));
  const fresh = Array.from({ length: 40 }, (_, at) =>
    aCandidate(at + 101, { score: at / 1000, isExploration: true }),
  );
  const pages = [1, 2].map((seed) => idsOf([...known, ...fresh], 24, seed));
  for (const page of pages)
    expect(page.flatMap((id, at) => (id > 100 ? [at + 1] : []))).toEqual(
      [1, 2, 3].map((nth) => nth * EXPLORE_EVERY),
    );
  expect(pages[0]).not.toEqual(pages[1]);
  expect(idsOf([...known, ...fresh], 24, 1)).toEqual(pages[0]);
});
