import { expect, test } from 'vitest';
import { facet } from '../documents/pin-facets.ts';
import type { Candidate } from '../index/search-index.ts';
import { EMPTY_QUERY } from './parse-query.ts';
import type { QueryPlan, QueryTerm } from './plan-query.ts';
import { rankCandidates, Ranking } from './rank.ts';

const wordsOf = (text: string) => (text === '' ? [] : text.split(' ').map((word) => ({ word, stem: word })));

let nextId = 1n;
function aCandidate(
  fields: { readonly title?: string; readonly body?: string; readonly context?: string } & Partial<
    Omit<Candidate, 'title' | 'body' | 'context'>
  >,
): Candidate {
  const id = nextId++;
  return {
    kind: 'pin',
    id,
    label: fields.title ?? '',
    language: 'en',
    facets: [],
    quality: 0,
    createdAt: new Date(0),
    creatorId: id,
    site: null,
    look: null,
    ...fields,
    title: wordsOf(fields.title ?? ''),
    body: wordsOf(fields.body ?? ''),
    context: wordsOf(fields.context ?? ''),
  };
}

const aTerm = (word: string, more: Partial<QueryTerm> = {}): QueryTerm => ({
  words: [word],
  stems: new Set([word]),
  synonyms: new Set(),
  completions: new Set(),
  count: 10,
  isOptional: false,
  groups: [[word]],
  ...more,
});

const aPlan = (...terms: QueryTerm[]): QueryPlan => ({
  query: { ...EMPTY_QUERY, words: terms.map(({ words }) => ({ anyOf: words })) },
  terms,
  languages: new Set(),
  documents: 1e7,
  unknown: [],
});

const order = (plan: QueryPlan, ...candidates: Candidate[]): readonly string[] =>
  rankCandidates(plan, candidates).map(({ candidate }) => candidate.label);

test('[SR-08] a word counts most in the title, then around the pin, then in its texts', () => {
  const found = order(
    aPlan(aTerm('bowl')),
    aCandidate({ title: 'a', body: 'bowl' }),
    aCandidate({ title: 'b', context: 'bowl' }),
    aCandidate({ title: 'bowl c' }),
  );
  expect(found).toEqual(['bowl c', 'b', 'a']);
});

test('[SR-08] a rare word counts more than a common one', () => {
  const plan = aPlan(aTerm('blue', { count: 100_000 }), aTerm('amphora', { count: 5 }));
  expect(order(plan, aCandidate({ title: 'blue' }), aCandidate({ title: 'amphora' }))).toEqual([
    'amphora',
    'blue',
  ]);
});

test('[SR-08] a word in a tenth of the documents counts less on a small site, too', () => {
  const [blue, amphora] = [aTerm('blue', { count: 2000 }), aTerm('amphora', { count: 20 })];
  const plan = { ...aPlan(blue, amphora), documents: 16_384 };
  const found = order(plan, aCandidate({ title: 'blue' }), aCandidate({ context: 'amphora' }));
  expect(found).toEqual(['', 'blue']);
});

test('[SR-04] of equal texts those in the language of the search come first, names in any', () => {
  const plan = { ...aPlan(aTerm('salade')), languages: new Set(['fr']) };
  const found = order(
    plan,
    aCandidate({ title: 'salade', label: 'de', language: 'de' }),
    aCandidate({ title: 'salade', label: 'fr', language: 'fr', quality: 0 }),
    aCandidate({ title: 'salade', label: 'person', kind: 'person', language: 'de' }),
  );
  expect(found).toEqual(['person', 'fr', 'de']);
  expect(
    order({ ...plan, languages: new Set() }, aCandidate({ title: 'salade', language: 'de' })),
  ).toHaveLength(1);
});

test('[SR-08] of equal texts the better pin comes first, but no quality makes up for a missing word', () => {
  const plan = aPlan(aTerm('blue'), aTerm('bowl'));
  const found = order(
    plan,
    aCandidate({ title: 'blue bowl', quality: 1 }),
    aCandidate({ title: 'blue bowl', quality: 12 }),
    aCandidate({ title: 'blue', quality: 20 }),
  );
  expect(found).toEqual(['blue bowl', 'blue bowl', 'blue']);
  const [first] = rankCandidates(plan, [
    aCandidate({ title: 'blue bowl', quality: 1 }),
    aCandidate({ title: 'blue bowl', quality: 12 }),
  ]);
  expect(first?.candidate.quality).toBe(12);
});

test('[SR-08] a title that is the search comes first, and words in the order of the search before others', () => {
  const plan = aPlan(aTerm('blue'), aTerm('bowl'));
  const found = order(
    plan,
    aCandidate({ title: 'bowl in very blue' }),
    aCandidate({ title: 'a blue bowl here' }),
    aCandidate({ title: 'blue bowl' }),
  );
  expect(found).toEqual(['blue bowl', 'a blue bowl here', 'bowl in very blue']);
});

test('[SR-08] the further pins of a creator make room for others', () => {
  const plan = aPlan(aTerm('bowl'));
  const same = [1, 2, 3].map((nth) => aCandidate({ title: `bowl ${nth}`, creatorId: 7n, quality: 3 }));
  const found = order(plan, ...same, aCandidate({ title: 'bowl other', quality: 2.6 }));
  expect(found.indexOf('bowl other')).toBeLessThan(3);
});

test('[SR-08] of images that look the same and have one title, those of one creator are shown', () => {
  const plan = aPlan(aTerm('bowl'));
  const found = order(
    plan,
    aCandidate({ title: 'bowl', look: 'x', creatorId: 1n, quality: 9 }),
    aCandidate({ title: 'bowl', look: 'x', creatorId: 1n }),
    aCandidate({ title: 'bowl', look: 'x', creatorId: 2n }),
    aCandidate({ title: 'bowl of mine', look: 'x', creatorId: 2n }),
  );
  expect(found).toEqual(['bowl', 'bowl', 'bowl of mine']);
});

test('[SR-05] a phrase needs its words one after the other', () => {
  const plan: QueryPlan = {
    ...aPlan(aTerm('blue'), aTerm('bowl')),
    query: { ...EMPTY_QUERY, words: [{ anyOf: ['blue'] }, { anyOf: ['bowl'] }], phrases: [['blue', 'bowl']] },
  };
  expect(
    order(plan, aCandidate({ title: 'bowl blue' }), aCandidate({ title: 'a', body: 'one blue bowl' })),
  ).toEqual(['a']);
});

test('[SR-08] the order does not depend on the order of the candidates', () => {
  const plan = aPlan(aTerm('bowl'));
  const candidates = Array.from({ length: 30 }, (_, at) =>
    aCandidate({ title: `bowl ${at}`, quality: at % 5, creatorId: BigInt(at % 3) }),
  );
  expect(order(plan, ...candidates)).toEqual(order(plan, ...candidates.toReversed()));
});

test('[SR-08] [SR-09] in steps, with hidden candidates, the order is that of the others alone, and a final result stays', () => {
  const plan = aPlan(aTerm('bowl'));
  for (let seed = 1; seed <= 50; seed += 1) {
    let state = seed;
    const draw = (below: number): number => {
      state = (state * 16_807) % 2_147_483_647;
      return state % below;
    };
    const candidates = Array.from({ length: 60 }, () =>
      aCandidate({
        title: draw(2) === 0 ? 'bowl' : 'bowl of mine',
        body: 'bowl '.repeat(draw(3)).trim(),
        quality: draw(4),
        creatorId: BigInt(draw(5)),
        site: draw(3) === 0 ? null : `site ${draw(3)}`,
        look: draw(3) === 0 ? `look ${draw(4)}` : null,
      }),
    );
    const hidden = new Set(candidates.filter(() => draw(3) === 0));
    const expected = rankCandidates(
      plan,
      candidates.filter((one) => !hidden.has(one)),
    );
    const ranking = new Ranking(plan, candidates);
    while (!ranking.isComplete) {
      ranking.add(1 + draw(12), (one) => !hidden.has(one));
      const results = ranking.finalResults();
      expect(results).toEqual(expected.slice(0, results.length));
    }
    expect(ranking.finalResults()).toEqual(expected);
  }
});

test('[SR-08] a member’s taste raises pins of the creators and topics that they save, less than words and quality do', () => {
  const plan = aPlan(aTerm('bowl'));
  const taste = { creators: new Map([[7n, 0.2]]), topics: new Map([[9n, 0.5]]), until: 1n };
  const candidates = [
    aCandidate({ title: 'bowl topic', facets: [facet.topic(9n)] }),
    aCandidate({ title: 'bowl creator', creatorId: 7n }),
    aCandidate({ title: 'bowl other' }),
    aCandidate({ title: 'only', body: 'bowl', facets: [facet.topic(9n)] }),
    aCandidate({ title: 'bowl good', quality: 8 }),
  ];
  const ordered = (of: typeof taste | null) => {
    const ranking = new Ranking(plan, candidates, of);
    ranking.add(candidates.length, () => true);
    return ranking.finalResults().map(({ candidate }) => candidate.label);
  };
  expect(ordered(taste)).toEqual(['bowl good', 'bowl topic', 'bowl creator', 'bowl other', 'only']);
  expect(ordered(null)).toEqual(['bowl good', 'bowl other', 'bowl creator', 'bowl topic', 'only']);
});
