import type { AssignedOrigin } from '../../pins/pin-access/index.ts';
import type { TopicLexicon } from './topic-lexicon.ts';

/** The texts of a content by their kind. */
export type ContentTexts = Readonly<Record<keyof typeof TEXT_WEIGHTS, string>>;

/** A listed board with a content. */
export type BoardEvidence = {
  /** The names of the board and of the section with the content. */
  readonly names: string;
  /** True if the creator of the content created it there. */
  readonly isOwn: boolean;
  /** The number of examined other contents, and how many of them have each topic. */
  readonly pins: number;
  readonly topics: ReadonlyMap<bigint, number>;
};

/** A content near another in the graph of saves. */
export type NeighbourEvidence = { readonly score: number; readonly topicIds: readonly bigint[] };

/** The evidence for the topics of a content (SR-16). */
export type TopicEvidence = {
  readonly texts: ContentTexts;
  readonly boards: readonly BoardEvidence[];
  readonly neighbours: readonly NeighbourEvidence[];
};

/** A topic with its score, and the evidence with which it reached the threshold. */
export type ScoredTopic = {
  readonly topicId: bigint;
  readonly score: number;
  readonly origin: AssignedOrigin;
};

/** The score from which a topic is assigned: a title that names it is enough, a description that mentions it is not. */
const THRESHOLD = 1;
const TEXT_WEIGHTS = { title: 1.2, description: 0.7, altText: 0.5, category: 0.5, details: 0.4 } as const;
/** The share of its parent's match that a matched topic gets in addition. */
const PARENT_SHARE = 0.3;
/** The weight of the name of the board on which the creator created the pin, and of the names of other boards together. */
const NAME_WEIGHTS = { own: 1, others: 0.8 } as const;
const SAVED_WEIGHT = 2.4;
const NEIGHBOUR_WEIGHT = 1.5;
/** Boards, pins of a board, and neighbours of which nothing is known: a few say little. */
const UNKNOWN = { boards: 1, pins: 2, neighbours: 5 } as const;

/**
 * Returns the topics of a content with a score of at least 1, best first. Texts are examined first, then boards, then neighbours: the
 * origin of a topic is the evidence that makes the sum reach the threshold, so a topic by texts depends on nothing else.
 */
export function scoreTopics(
  evidence: TopicEvidence,
  lexicon: TopicLexicon,
  parentOf: (topicId: bigint) => bigint | null,
): readonly ScoredTopic[] {
  const byTexts = scoreTexts(evidence.texts, lexicon, parentOf);
  const byBoards = scoreBoards(evidence.boards, lexicon);
  const byNeighbours = scoreNeighbours(evidence.neighbours);
  const ids = new Set([...byTexts.keys(), ...byBoards.keys(), ...byNeighbours.keys()]);
  return [...ids]
    .map((topicId): ScoredTopic => {
      const texts = byTexts.get(topicId) ?? 0;
      const boards = byBoards.get(topicId) ?? 0;
      const score = texts + boards + (byNeighbours.get(topicId) ?? 0);
      const origin = texts >= THRESHOLD ? 'texts' : texts + boards >= THRESHOLD ? 'boards' : 'neighbours';
      return { topicId, score, origin };
    })
    .filter(({ score }) => score >= THRESHOLD)
    .toSorted((one, other) => other.score - one.score || (one.topicId < other.topicId ? -1 : 1));
}

function scoreTexts(
  texts: ContentTexts,
  lexicon: TopicLexicon,
  parentOf: (topicId: bigint) => bigint | null,
): ReadonlyMap<bigint, number> {
  const own = new Map<bigint, number>();
  for (const [kind, weight] of Object.entries(TEXT_WEIGHTS) as [keyof ContentTexts, number][])
    for (const [topicId, match] of lexicon.match(texts[kind])) add(own, topicId, weight * match);
  return new Map(
    [...own].map(([topicId, score]) => {
      const parentId = parentOf(topicId);
      return [topicId, score + PARENT_SHARE * (parentId === null ? 0 : (own.get(parentId) ?? 0))];
    }),
  );
}

function scoreBoards(boards: readonly BoardEvidence[], lexicon: TopicLexicon): ReadonlyMap<bigint, number> {
  const scores = new Map<bigint, number>();
  const total = boards.length + UNKNOWN.boards;
  const others = boards.filter(({ isOwn }) => !isOwn).length + UNKNOWN.boards;
  for (const { names, isOwn, pins, topics } of boards) {
    for (const [topicId, match] of lexicon.match(names))
      add(scores, topicId, match * (isOwn ? NAME_WEIGHTS.own : NAME_WEIGHTS.others / others));
    for (const [topicId, count] of topics)
      add(scores, topicId, (SAVED_WEIGHT * count) / (pins + UNKNOWN.pins) / total);
  }
  return scores;
}

function scoreNeighbours(neighbours: readonly NeighbourEvidence[]): ReadonlyMap<bigint, number> {
  const scores = new Map<bigint, number>();
  const total = neighbours.reduce((sum, { score }) => sum + score, 0);
  const confidence = neighbours.length / (neighbours.length + UNKNOWN.neighbours);
  for (const { score, topicIds } of neighbours)
    for (const topicId of topicIds) add(scores, topicId, (NEIGHBOUR_WEIGHT * confidence * score) / total);
  return scores;
}

function add(scores: Map<bigint, number>, topicId: bigint, score: number): void {
  scores.set(topicId, (scores.get(topicId) ?? 0) + score);
}
