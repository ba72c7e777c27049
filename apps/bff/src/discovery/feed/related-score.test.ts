import { expect, test } from 'vitest';
import { relatedFeatures, scoreRelated, type RelatedCandidate } from './related-score.ts';

const SUBJECT = { creatorId: 1n, topicId: 10n };

let last = 100n;
function aCandidate(properties: Partial<RelatedCandidate> = {}): RelatedCandidate {
  last += 1n;
  return {
    contentId: last,
    creatorId: last,
    topicId: null,
    walkScore: 0,
    saves: 5,
    exposure: 0.5,
    likeness: 0,
    ...properties,
  };
}

/** Returns whether the first of two candidates comes first, beside others. */
function comesFirst(one: RelatedCandidate, other: RelatedCandidate, ...beside: RelatedCandidate[]): boolean {
  const order = scoreRelated(SUBJECT, [other, one, ...beside]).map(({ contentId }) => contentId);
  return order.indexOf(one.contentId) < order.indexOf(other.contentId);
}

test.each<[string, Partial<RelatedCandidate>, Partial<RelatedCandidate>]>([
  ['that walks reach more often', { walkScore: 9 }, { walkScore: 2 }],
  ['by the creator of the subject', { creatorId: 1n }, {}],
  ['with its topic', { topicId: 10n }, { topicId: 11n }],
  ['with more saves of equal age', { saves: 20 }, { saves: 5 }],
  ['that is newer of equally many saves', { exposure: 0.1 }, { exposure: 0.9 }],
  ['that looks like it', { likeness: 0.8 }, { likeness: 0.1 }],
])('[SR-10] of two pins the one %s comes first', (_, better, worse) => {
  expect(comesFirst(aCandidate(better), aCandidate(worse), aCandidate({ walkScore: 10 }))).toBe(true);
});

test('[SR-10] a pin comes first if walks reach other pins of its creator, or of its topic', () => {
  const beside = [
    aCandidate({ creatorId: 2n, walkScore: 8 }),
    aCandidate({ creatorId: 2n, walkScore: 8 }),
    aCandidate({ creatorId: 3n, topicId: 12n, walkScore: 10 }),
  ];
  expect(comesFirst(aCandidate({ creatorId: 2n }), aCandidate(), ...beside)).toBe(true);
  expect(comesFirst(aCandidate({ topicId: 12n }), aCandidate({ topicId: 13n }), ...beside)).toBe(true);
});

test('[SR-10] all features are from 0 to 1, also without walks and topics', () => {
  const candidates = [
    aCandidate({ walkScore: 300, saves: 1_000_000, topicId: 10n, exposure: 1, likeness: 1 }),
    aCandidate({ walkScore: 300, creatorId: 1n }),
    aCandidate(),
  ];
  for (const list of [candidates, [aCandidate()], []])
    for (const features of relatedFeatures({ creatorId: 1n, topicId: null }, list))
      for (const value of Object.values(features)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
});

test('[SR-10] scores are integers, and of equal ones the newer content comes first', () => {
  const [older, newer] = [aCandidate(), aCandidate()];
  const order = scoreRelated(SUBJECT, [older, newer]);
  expect(order.map(({ contentId }) => contentId)).toEqual([newer.contentId, older.contentId]);
  expect(order.every(({ score }) => Number.isSafeInteger(score))).toBe(true);
});
