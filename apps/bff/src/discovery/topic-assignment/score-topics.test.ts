import { expect, test } from 'vitest';
import { scoreTopics, type TopicEvidence } from './score-topics.ts';
import { selectTopics } from './select-topics.ts';
import { createTopicLexicon, type TopicWords } from './topic-lexicon.ts';

const HOME = 1n;
const HOME_OFFICE = 2n;
const CERAMICS = 3n;
const BOWLS = 4n;
const COFFEE = 5n;
const topic = (
  id: bigint,
  name: string,
  parentId: bigint | null = null,
  keywords: string[] = [],
): TopicWords => ({ id, name, parentId, keywords });
const TOPICS = [
  topic(HOME, 'Home'),
  topic(HOME_OFFICE, 'Home office', HOME, ['Arbeitszimmer']),
  topic(CERAMICS, 'Ceramics', null, ['Keramik', 'خزف', '陶器']),
  topic(BOWLS, 'Bowls', CERAMICS),
  topic(COFFEE, 'Coffee'),
];
const parentOf = (id: bigint) => TOPICS.find((one) => one.id === id)?.parentId ?? null;
/** A stemmer that removes a final "s", and articles. */
const stemOf = (word: string) => (['the', 'of', 'a'].includes(word) ? '' : word.replace(/s$/, ''));
const lexicon = createTopicLexicon(TOPICS, stemOf);

const NO_TEXTS = { title: '', description: '', altText: '', category: '', details: '' };
const evidence = (
  texts: Partial<TopicEvidence['texts']>,
  rest: Partial<TopicEvidence> = {},
): TopicEvidence => ({ boards: [], neighbours: [], ...rest, texts: { ...NO_TEXTS, ...texts } });
const board = (names: string, isOwn: boolean, pins = 0, topics: [bigint, number][] = []) => ({
  names,
  isOwn,
  pins,
  topics: new Map(topics),
});
const scored = (of: TopicEvidence) =>
  scoreTopics(of, lexicon, parentOf).map(({ topicId, origin }) => [topicId, origin]);
const nothing = { chosen: new Set<bigint>(), removed: new Set<bigint>() };

test('[SR-16] a text names a topic by its name, a keyword of any language, or less by a synonym', () => {
  expect([...lexicon.match('A ceramic')]).toEqual([[CERAMICS, 1]]);
  for (const text of ['Keramik', 'خزف', '手作りの陶器'])
    expect([...lexicon.match(text)], text).toEqual([[CERAMICS, 1]]);
  expect([...lexicon.match('pottery')]).toEqual([[CERAMICS, 0.6]]);
  expect([...lexicon.match('cups and tea')]).toEqual([]);
});

test('[SR-16] words of a longer name do not count for a shorter one', () => {
  expect([...lexicon.match('the home office')]).toEqual([[HOME_OFFICE, 1]]);
  expect([...lexicon.match('home, office of')]).toEqual([[HOME_OFFICE, 1]]);
  expect([...lexicon.match('office at home').keys()]).toEqual([HOME]);
});

test('[SR-16] a title that names a topic is enough; a description that mentions it is not', () => {
  expect(scored(evidence({ title: 'Ceramics for beginners' }))).toEqual([[CERAMICS, 'texts']]);
  expect(scored(evidence({ description: 'Best with coffee' }))).toEqual([]);
  expect(scored(evidence({ description: 'Best with coffee', altText: 'Coffee' }))).toEqual([
    [COFFEE, 'texts'],
  ]);
});

test('[SR-16] words of a parent count less, and only for a topic that is named itself', () => {
  const description = 'Bowls';
  expect(scored(evidence({ description }))).toEqual([]);
  expect(scored(evidence({ description, category: 'Ceramics', altText: 'Ceramics' }))).toContainEqual([
    BOWLS,
    'texts',
  ]);
  expect(scored(evidence({ title: 'Ceramics' }))).toEqual([[CERAMICS, 'texts']]);
});

test('[SR-16] the board of the creator counts by its name, other boards by names and by the pins beside it', () => {
  expect(scored(evidence({}, { boards: [board('Ceramics / ', true)] }))).toEqual([[CERAMICS, 'boards']]);
  expect(scored(evidence({}, { boards: [board('Ceramics / ', false)] }))).toEqual([]);
  const beside = (count: number) => board('Things / ', false, 20, [[CERAMICS, count]]);
  expect(scored(evidence({}, { boards: [beside(20)] }))).toEqual([[CERAMICS, 'boards']]);
  expect(scored(evidence({}, { boards: [beside(10)] }))).toEqual([]);
  expect(scored(evidence({}, { boards: Array.from({ length: 6 }, () => beside(12)) }))).toEqual([
    [CERAMICS, 'boards'],
  ]);
  expect(scored(evidence({}, { boards: [board('Things / ', false, 1, [[CERAMICS, 1]])] }))).toEqual([]);
});

test('[SR-16] neighbours in the graph count by their scores, and few of them count little', () => {
  const neighbours = (count: number, topicIds: bigint[]) =>
    Array.from({ length: count }, () => ({ score: 2, topicIds }));
  expect(scored(evidence({}, { neighbours: neighbours(30, [COFFEE]) }))).toEqual([[COFFEE, 'neighbours']]);
  expect(scored(evidence({}, { neighbours: neighbours(3, [COFFEE]) }))).toEqual([]);
  expect(
    scored(evidence({}, { neighbours: [...neighbours(15, [COFFEE]), ...neighbours(15, [CERAMICS])] })),
  ).toEqual([]);
});

test('[SR-16] the origin is the evidence with which the score reaches the threshold', () => {
  const boards = [board('Ceramics / ', false, 20, [[CERAMICS, 20]])];
  expect(scored(evidence({ title: 'Ceramics' }, { boards }))).toEqual([[CERAMICS, 'texts']]);
  expect(scored(evidence({ description: 'Ceramics' }, { boards }))).toEqual([[CERAMICS, 'boards']]);
});

test('[SR-16] at most three topics are assigned, none far behind the best, and none above another', () => {
  const score = (topicId: bigint, value: number) => ({ topicId, score: value, origin: 'texts' }) as const;
  const five = [1n, 2n, 3n, 4n, 5n].map((id) => score(id + 10n, 2));
  expect(selectTopics(five, nothing, parentOf)).toHaveLength(3);
  expect(selectTopics([score(COFFEE, 3), score(CERAMICS, 1.4)], nothing, parentOf)).toHaveLength(1);
  expect(selectTopics([score(CERAMICS, 2), score(BOWLS, 1.5)], nothing, parentOf)).toEqual([
    score(BOWLS, 1.5),
  ]);
});

test('[SR-16] nothing is assigned that the creator chose or removed, or that is above their choice', () => {
  const all = [CERAMICS, BOWLS, COFFEE].map((topicId) => ({ topicId, score: 2, origin: 'texts' }) as const);
  const select = (chosen: bigint[], removed: bigint[]) =>
    selectTopics(all, { chosen: new Set(chosen), removed: new Set(removed) }, parentOf).map(
      ({ topicId }) => topicId,
    );
  expect(select([BOWLS], [])).toEqual([COFFEE]);
  expect(select([COFFEE], [BOWLS])).toEqual([CERAMICS]);
  expect(select([11n, 12n, 13n, 14n, 15n, 16n, 17n, 18n, 19n, 20n], [])).toEqual([]);
});

test('[SR-16] the choice of a creator is supplemented by texts only', () => {
  const origins = ['texts', 'boards', 'neighbours'] as const;
  const scored = origins.map((origin, at) => ({ topicId: BigInt(at + 11), score: 2, origin }));
  expect(selectTopics(scored, nothing, parentOf)).toHaveLength(3);
  const chosen = new Set([COFFEE]);
  expect(selectTopics(scored, { ...nothing, chosen }, parentOf).map(({ origin }) => origin)).toEqual([
    'texts',
  ]);
});
